import type { Who } from '#kernel';
import { counts } from './counts.en.ts';
import { makeText } from './make.ts';
import { actions, floors, points } from './verbs.en.ts';
import type { Args, Words } from './words.ts';

const list = (numbers: readonly number[]): string => numbers.join(', ');
const num = (a: Args, key: string): string => String(a[key] ?? '');

const majorities = (sole: readonly number[], tied: readonly number[]): string =>
  [...(sole.length > 0 ? [`alone in ${list(sole)}`] : []), ...(tied.length > 0 ? [`tied in ${list(tied)}`] : [])].join(
    ', ',
  );
const lastFloor = (who: Who): string =>
  `${who.name} ${who.does('has', 'have')} placed ${who.you ? 'your' : 'the'} last floor: this is the last round`;

const words: Words = {
  reasons: {
    population: { more: 'Leaves you more population.', less: 'Leaves you less population.' },
    majorities: { more: 'Your majorities bring more population.', less: 'Your majorities bring less population.' },
    buildings: { more: 'Your buildings are worth more.', less: 'Your buildings are worth less.' },
    projects: { more: 'Public projects bring you more.', less: 'Public projects bring you less.' },
    ploys: { more: 'Saves you ploy tokens.', less: 'Is likelier to cost you a ploy token.' },
    secrets: { more: 'Your secret projects bring more.', less: 'Your secret projects bring less.' },
  },
  options: {
    rotateTerritories: 'Turn territories at random',
    maxRounds: 'Ends at the latest after round',
    clans: 'Clans',
    random: 'random',
  },
  optionsAbout: {
    rotateTerritories: 'Every game then has another garden.',
    maxRounds: 'If the game does not end before, it is over after this round.',
    clans: 'Colour and emblem; all clans play alike.',
  },
  prompts: {
    keep: () => 'Which 2 secret projects do you keep?',
    move: (v) =>
      v.crane < 0
        ? 'Where do you build the first floor? Every field of the garden is possible.'
        : `Frida stands in territory ${v.crane + 1}. What do you do? (${actions(v.actions)} left)`,
    soil: (_v, field) => `Which land for ${field}?`,
    project: (_v, field) => `Complete a project on ${field}?`,
    next: (v) => `Who goes next? Frida stands in territory ${v.crane + 1}.`,
  },
  phases: {
    round: (n) => `Round ${n}`,
    secrets: 'Secret projects',
    action: 'Action phase',
    last: 'last round',
    over: 'End of the game',
  },
  events: {
    start: (_e, who) => `${who.name} ${who.does('begins', 'begin')}.`,
    dealt: (e, who, t) =>
      `${who.name} ${who.does('is', 'are')} dealt ${e.cards.map((c) => t.secretById(c)).join(', ')}.`,
    round: (e, who) => `Round ${e.round} begins with ${who.you ? 'you' : who.name}.`,
    trigger: (_e, who) => `${lastFloor(who)}.`,
    revealed: (e, _n, t) => `New public project: ${t.publicById(e.card)}.`,
    crane: (e) =>
      e.territory === e.from ? `Frida stays in territory ${e.territory}.` : `Frida crawls to territory ${e.territory}.`,
    grew: (e, who) =>
      e.gain === 0
        ? null
        : `${who.name} ${who.does('gains', 'gain')} ${e.gain} population (${majorities(e.sole, e.tied)}).`,
    final: (e, who, t) =>
      `${who.name}: ${e.cards.map((c, i) => `${t.secretById(c)} ${points(e.cardPoints[i] ?? 0)}`).join(', ')}, population ${points(e.populationPoints)}, ${points(e.total)} in all.`,
  },
  crane: (n) => `Frida to ${n}`,
  turn: {
    gain: (n) => `+${n} population`,
    points: (n) => `+${n} VP`,
    and: 'and',
  },
  by: {
    roundEnds: (round, who, sole, tied) =>
      `Round ${round} ends: ${who.you ? 'you' : who.name} ${majorities(sole, tied)}`,
    roundEndsEmpty: (round) => `Round ${round} ends, and nobody has the most floors in a territory`,
    lastFloor,
    over: (who, secrets, population) =>
      `The game is over: ${who.you ? 'your' : `${who.name}’s`} secret projects bring ${points(secrets)}, the population ${points(population)}`,
  },
  made: { population: (n) => `Population ${n}` },
  counts,
  categories: {
    projects: 'Public projects',
    secret: 'Secret projects',
    population: 'Points for population',
  },
  refusals: {
    notAsked: () => 'You are not asked this now.',
    sameCards: () => 'The two secret projects must be different.',
    notDealt: () => 'You were not dealt this card.',
    pairOnce: () => 'This pair is already offered in the other order.',
    firstAction: () => 'In the very first action you can only build.',
    unknownField: () => 'There is no such field.',
    otherTerritory: (a) => `Frida stands in territory ${num(a, 'territory')}: you must act there.`,
    otherTerritoryRoof: (a) => `After moving the roof you must act in territory ${num(a, 'territory')}.`,
    opponentsBuilding: () => 'You cannot build on somebody else’s building.',
    roofed: () => 'This building has a roof and is finished.',
    noFloors: () => 'You have no floor left in your supply.',
    tooPoor: (a) => `This costs ${num(a, 'cost')}; of your population of ${num(a, 'population')} at least 1 must stay.`,
    notYours: () => 'You can only demolish a building of your own.',
    noPloy: () => 'You have no ploy token left.',
    ployUsed: () => 'You have already used a ploy token in this action.',
    ployUsedInvade: () => 'Invading needs a ploy token of its own, and you have already used one in this action.',
    notOpponents: () => 'You can only invade somebody else’s building.',
    tooFewFloors: (a) => `The building has ${num(a, 'floors')} floors, your supply has ${num(a, 'supply')}.`,
    tooPoorToInvade: (a) =>
      `Invading costs ${num(a, 'price')}; of your population of ${num(a, 'population')} at least 1 must stay.`,
    notBeside: (a) =>
      `From territory ${num(a, 'territory')} only the next higher and the next lower number can be reached.`,
    noRoofThere: () => 'There is no roofed building of yours on this field.',
    noRoofHere: (a) => `You have no roofed building in territory ${num(a, 'territory')}, where Frida stands.`,
    noRoofTarget: () => 'The roof needs another building of yours without a roof.',
    otherLand: () => 'The roof can only go to a building on the same land.',
    buildPossible: () => 'You can build here; you may move on only when you cannot.',
    buildPossibleAfterWalk: () => 'You can build in this territory; your walk ends here.',
    afterRoof: () => 'After moving a roof you must act in this territory.',
    walkedRound: () => 'You have walked through all territories.',
    buildSomewhere: () => 'You can still build somewhere in the garden; you may give up the action only if you cannot.',
    noSoilTile: () => 'No soil tile of this land is left.',
    notFaceUp: () => 'This project is not face up.',
    notSatisfied: () => 'The building with the new floor does not complete this project.',
    noRoofLeft: () => 'No roof is left in the supply.',
    hadTurn: () => 'This player has already had a turn in this round.',
  },
  summary: {
    players: 'At the table',
    player: (p) =>
      `${p.active ? '▸ ' : ''}${p.name} (${p.clan}): ${points(p.points)}, population ${p.population} (now ${points(p.populationPoints)}), ${floors(p.floors)} in supply, ploy tokens: ${p.ploys}${p.ready === null ? '' : p.ready ? ', has chosen' : ', is choosing'}`,
    order: 'Turn order',
    space: (n, a, who, now) => `${now ? '▸ ' : ''}Space ${n} (${actions(a)}): ${who ?? 'still open'}`,
    projects: 'Public projects',
    project: (name, text, p) => `${name} (${points(p)}): ${text}`,
    emptySlot: 'Empty slot',
    supply: (deck, roofs) => `Deck: ${deck} cards, supply: ${roofs} roofs`,
    soil: (meadow, straw, leaf) => `Soil tiles: ${meadow} meadow, ${straw} straw, ${leaf} leaf`,
    completed: (who, cards) => `Completed by ${who}: ${cards}`,
    secrets: 'Your secret projects',
    dealt: 'Secret projects to choose from',
    secret: (name, text, v) => `${name}: ${text}${v === null ? '' : ` Now ${points(v)}.`}`,
    secretsOf: (who) => `Secret projects of ${who}`,
    territory: (n, position, crane) => `Territory ${n} (${position})${crane ? ' · Frida stands here' : ''}`,
    craneBeside: 'Frida stands beside the board',
    fieldLine: (f) =>
      `${f.direction}: ${f.land} ${f.number}${f.soil ? ' (soil tile)' : ''}, ${f.owner === null ? 'free' : `${f.owner}, ${floors(f.floors)}${f.roof ? ' with roof' : ''}, value ${f.value}`} → Frida to ${f.crane}`,
    majority: 'Floors by territory',
    majorityLine: (n, who) => `Territory ${n}: ${who}`,
    noFloors: 'nobody',
  },
};

export const en = makeText('en', words);
