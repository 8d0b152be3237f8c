/** Every deed in English, worded once: its button, its line in a list, its title, and as one player tells it to another. */
import type { Who } from '#kernel';
import type { Bonus, Does, Said, Verbs } from './verbs.ts';
import { type Args, count } from './words.ts';

const points = (a: Args): string => count(a.points, 'helper point', 'helper points');
const shells = (a: Args): string => count(a.cost, 'shell', 'shells');
const worth = (a: Args): string => count(a.vp, 'point', 'points');

const settle = { act: 'Settle', hint: (region: string) => `Settle ${region}` };
const shift = { man: 'Tattoo', woman: 'Gather' };
const take = 'Take';
const discard = 'Discard';
const onward = 'Go on';
const fulfil = 'Fulfil';
const use = { act: 'Use', hint: (persons: string) => `Use ${persons}` };
const helps = (good: string, a: Args, title = good): Said => ({
  act: take,
  option: `1 ${good} (${points(a)})`,
  title,
  hint: (what) => `${take}: ${what}`,
});

/** What a person does with a move, in every place where it is said. */
export const verbs: Verbs = {
  startHut: (a) => ({ ...settle, option: `Hut: ${a.region}, gives ${a.good}, fish ${a.fish}`, title: a.region }),
  expand: (a) => ({ ...settle, option: `${a.region}: gives ${a.good}, fish ${a.fish}`, title: a.region }),
  store: (a) => ({ act: 'Store', option: `Space ${a.space}` }),
  die: (a) => {
    const lies = `Die ${a.value} on “${a.card}”`;
    const option =
      a.pay !== undefined
        ? `${lies} with the blue god (${a.pay})`
        : a.vp !== undefined
          ? `Die ${a.value} to fishing (+${a.vp})`
          : lies;
    return { act: 'Place', option, title: `${a.value} on ${a.card}`, hint: () => `Place die ${a.value} on ${a.card}` };
  },
  white: (a) => ({ act: onward, option: a.pay === undefined ? 'Without the white god' : `Use as 6: ${a.pay}` }),
  red: (a) => ({ act: onward, option: a.pay === undefined ? 'Without the red god' : `Score the fish: ${a.pay}` }),
  double: (a) => ({ act: onward, option: a.pay === undefined ? 'Without the green god' : `Double: ${a.pay}` }),
  take: (a) => ({
    act: take,
    option: `Slot ${a.slot}: ${a.person}`,
    title: a.person,
    hint: (who) => `${take}: ${who}`,
  }),
  tattoo: (a) => ({
    act: shift.man,
    option: `${shift.man}: ${a.person} (${points(a)})`,
    title: a.person,
    hint: (who) => `${shift.man}: ${who}`,
  }),
  gather: (a) => ({
    act: shift.woman,
    option: `${shift.woman} shells: ${a.person} (${points(a)})`,
    title: a.person,
    hint: (who) => `${shift.woman}: ${who}`,
  }),
  help: (a) => {
    if (a.item === 'vp') return helps('victory point', a, 'victory points');
    if (a.item === 'offering') return helps('offering', a);
    if (a.item === 'godCard') return { act: take, option: `1 god card (${points(a)})` };
    return { act: 'Lose the rest', option: 'Done, the rest is lost' };
  },
  fetch: (a) => ({
    act: 'Fetch',
    option: `Building material: ${a.material}`,
    title: a.material,
    hint: (materials) => `Fetch ${materials}`,
  }),
  moveHut: () => ({
    act: 'Move',
    option: 'Move a hut to field 12',
    title: 'hut to field 12',
    hint: (hut) => `Move a ${hut}`,
  }),
  stop: () => ({ act: 'Stop', option: 'Move no further hut' }),
  draw: (a) => ({
    act: take,
    option: a.god === undefined ? 'Blind from the deck' : `${a.god} from the display`,
    title: a.god ?? 'card from the deck',
    hint: (card) => `${take}: ${card}`,
  }),
  priest: (a) => {
    const option = `Temple space ${a.space}${a.pushed === undefined ? '' : ', the priest there moves on'}`;
    return { act: 'Place', option, title: `temple space ${a.space}`, hint: (where) => `Place a priest on ${where}` };
  },
  build: (a) => ({
    act: 'Build',
    option: `Building tile ${a.tile} on ${a.a} and ${a.b}`,
    title: `building tile ${a.tile}`,
    hint: (tile) => `Build ${tile}`,
  }),
  fire: (a) => ({
    act: take,
    option: { offering: 'Offering', godCard: 'God card', status: '1 step on the status track', shell: '1 shell' }[
      a.bonus as Bonus
    ],
  }),
  use: (a) => ({ ...use, option: `${a.tiles}× ${a.person}: ${a.effect}`, title: a.kind }),
  extra: (a) => ({
    ...use,
    option: `In addition with the green god (${a.pay}): ${a.tiles}× ${a.person}: ${a.effect}`,
    title: a.kind,
  }),
  end: () => ({ act: 'End phase', option: 'End phase' }),
  buy: (a) => ({ act: 'Buy', option: `${a.jewel} for ${shells(a)} (${worth(a)})` }),
  pass: () => ({ act: 'Buy nothing', option: 'Buy nothing' }),
  fulfil: (a) => ({ act: fulfil, option: `${fulfil}: ${a.task} (+${a.vp})`, title: `${fulfil}: ${a.short}` }),
  yellow: (a) => ({
    act: fulfil,
    option: `Fulfil with the yellow god: ${a.task} (+${a.vp}, ${a.pay})`,
    title: `${fulfil}: ${a.short}`,
  }),
  discard: (a) => ({ act: discard, option: `${discard}: ${a.task} (0)`, title: `${discard}: ${a.short}` }),
  task: (a) => ({ act: take, option: `${take}: ${a.task}`, title: a.short, hint: (task) => `Take task “${task}”` }),
  finish: () => ({ act: 'Done', option: 'Done, remaining tasks score nothing' }),
};

/** A sentence about somebody. */
export const deed = (who: Who, ...said: readonly (string | undefined)[]): string => `${who.name} ${said.join(' ')}.`;

/** What somebody does: in the log and in the line of a turn. */
export const does: Does = {
  startHut: (who, region) => `${who.does('builds', 'build')} the first hut: ${region}`,
  die: (who, face, card) => `${who.does('places', 'place')} ${face} on ${card}`,
  asSix: '(counts as 6)',
  settled: (who, region) => `${who.does('settles', 'settle')}: ${region}`,
  pushed: (who) => `${who.you ? 'your hut' : `the hut of ${who.name}`} moves aside`,
  scored: (who, region, vp) => `${who.does('scores', 'score')} the fish: ${region} (+${vp})`,
  took: (who, person) => `${who.does('takes', 'take')} ${person}`,
  priest: (who, space) => `${who.does('puts', 'put')} a priest on temple space ${space}`,
  out: (who) => `${who.you ? 'your priest' : `a priest of ${who.name}`} leaves the temple`,
  outOwn: 'the last one of the same colour leaves it',
  built: (who, tile) => `${who.does('builds', 'build')} building tile ${tile}`,
  used: (who, tiles, person, way) =>
    `${who.does('uses', 'use')} ${tiles}× ${person}${way === 'doubled' ? ', doubled' : way === 'extra' ? ' in addition' : ''}`,
  tattooed: (who, persons) => `${who.does('tattoos', 'tattoo')} ${persons}`,
  gathered: (who, persons) => `${who.does('gathers', 'gather')} shells with ${persons}`,
  movedHuts: (who, n) => `${who.does('moves', 'move')} ${n > 1 ? `${n} huts` : 'a hut'} to field 12`,
  god: (who, god) => `${who.does('plays', 'play')} ${god}`,
  lost: (who, n) => `${who.does('leaves', 'leave')} ${count(n, 'helper point', 'helper points')} unused`,
  bought: (who, jewel, vp) => `${who.does('buys', 'buy')} ${jewel} (${count(vp, 'point', 'points')} at the end)`,
  passed: (who) => `${who.does('buys', 'buy')} nothing`,
  fulfilled: (who, task) => `${who.does('fulfils', 'fulfil')} “${task}”`,
  discarded: (who, task) => `${who.does('discards', 'discard')} “${task}”`,
  task: (who, task) => `${who.does('takes', 'take')} the task “${task}”`,
  noPersons: (who) => `${who.does('uses', 'use')} no persons`,
  finished: (who) => `${who.does('is', 'are')} done with the tasks`,
};
