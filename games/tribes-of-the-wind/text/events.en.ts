import type { EventSpeech } from './phrases.ts';

/** Log sentences. */
export const events: EventSpeech = {
  tribe: (e, names, s) => `${names(e.seat)} leads the ${s.tribe(e.tribe)}.`,
  firstObjective: (e, names, s) => `${names(e.seat)} begins with the objective “${s.village(e.card)}”.`,
  startTile: (e, names, s) => `${names(e.seat)} lays the ${s.tile(e.tile)}.`,
  round: (e) => (e.last ? `Round ${e.round}: the last one.` : `Round ${e.round} begins.`),
  turn: () => null,
  played: (e, names, s) => `${names(e.seat)} plays ${s.card(e.card)}: ${s.rowEffects(e.card, e.row)}.`,
  gained: (e, names) => `${names(e.seat)} takes ${e.water} water.`,
  moved: (e, names, s) => `${names(e.seat)}: windrider ${s.place(e.from)} → ${s.place(e.to)}.`,
  flew: (e, names, s) => `${names(e.seat)}: catapult ${s.place(e.from)} → ${s.place(e.to)}.`,
  cleaned: (e, names, s) => `${names(e.seat)} cleans the ${s.spaceAt(e.space)}.`,
  planted: (e, names, s) =>
    `${names(e.seat)} plants a forest (${s.tile(e.tile)}) on the ${s.spaceAt(e.space)} for ${e.cost} water.`,
  forestRefilled: (e, _, s) => `New in the forest display: ${s.tile(e.tile)}.`,
  discarded: (e, names, s) => `${names(e.seat)} discards ${e.cards.map(s.card).join(', ')}.`,
  templePlaced: (e, names, s) =>
    `${names(e.seat)} puts the ${s.temple(e.tribe, e.temple)} on the ${s.tileAt(e.space)}.`,
  built: (e, names, s) =>
    `${names(e.seat)} builds a village on the ${s.tileAt(e.space)}; ${e.riders} windriders return to the capital.`,
  polluted: (e, names, s) => `Pollution at ${names(e.seat)}’s: ${e.spaces.map(s.place).join(', ')}.`,
  endTile: (e, names) =>
    `${names(e.seat)} has placed the last treehouse and takes the end tile. Round ${e.lastRound} is the last one.`,
  tookVillageCard: (e, names, s) => `${names(e.seat)} takes the village card “${s.village(e.card)}”.`,
  villageRefilled: (e, _, s) => `New in the village display: “${s.village(e.card)}”.`,
  usedVillageCard: (e, names, s) => `${names(e.seat)} uses “${s.village(e.card)}” at once: ${s.immediate(e.card)}.`,
  keptVillageCard: (e, names, s) =>
    e.instead < 0
      ? `${names(e.seat)} keeps “${s.village(e.card)}” as an objective.`
      : `${names(e.seat)} keeps “${s.village(e.card)}” as an objective and discards “${s.village(e.instead)}”.`,
  skipped: (e, names) => {
    const what = { forest: 'plants no forest', catapult: 'uses no catapult', temple: 'places no temple' };
    return `${names(e.seat)} ${what[e.what]}.`;
  },
  drew: (e, names, s) => `${names(e.seat)} draws a ${s.element(e.color)} card from the ${e.deck ? 'deck' : 'display'}.`,
  faces: (e, _, s) => `You drew ${e.cards.map((c) => `${s.card(c)} (${s.cardSentence(c)})`).join(' and ')}.`,
  elementRefilled: (e, _, s) => `New in the element display: ${e.colors.map(s.element).join(', ')}.`,
  reshuffled: (e) =>
    e.deck === 'element'
      ? `The discard pile of element cards is shuffled (${e.n} cards).`
      : `The discard pile of village cards is shuffled (${e.n} cards).`,
  leaderOut: (e, names, s) =>
    `${names(e.seat)} lays out ${s.leader(e.tribe, e.leader)} (${e.condition === 'path' ? 'path' : 'special condition'}): ${s.leaderAbility(e.tribe, e.leader)}.`,
  leaderDeclined: (e, names) => `${names(e.seat)} lays out no leader yet.`,
  over: () => 'The game is over.',
};
