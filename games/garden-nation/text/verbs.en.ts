/** Every deed in English: one function for each verb. */
import type { Who } from '#kernel';
import type { Site } from './deeds.ts';
import type { Verbs } from './verbs.ts';

export const floors = (n: number): string => (n === 1 ? '1 floor' : `${n} floors`);
export const actions = (n: number): string => (n === 1 ? '1 action' : `${n} actions`);
export const points = (n: number): string => `${n < 0 ? `−${-n}` : n} VP`;

/** 'territory 3 for 2, 5 for 4 and 1 for 3' */
const listed = (parts: readonly string[]): string => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const whom = (who: Who): string => (who.you ? 'you' : who.name);
const ground = (on: Site): string => `${on.land.toLowerCase()} ${on.number} in territory ${on.territory}`;
const spot = (on: Site): string => `${on.place} (${on.land} ${on.number})`;

export const verbs: Verbs = {
  keep: ({ cards }) => ({
    title: `Keep ${cards.join(' and ')}`,
    act: 'Keep',
    hint: `keep ${cards.join(' and ')}`,
    log: (who) =>
      cards.length === 0
        ? `${who.name} ${who.does('has', 'have')} chosen secret projects.`
        : `${who.name} ${who.does('keeps', 'keep')} ${cards.join(' and ')}.`,
    turn: (who) => `${who.does('chooses', 'choose')} secret projects`,
  }),
  build: ({ floors: [first, ...more] }) => {
    const { nth, price, place, territory, land } = first;
    const all = [first, ...more];
    const territories = all.map((floor) => floor.territory);
    return {
      title:
        more.length > 0
          ? `Build in territory ${territories.join(', then ')}`
          : `Build floor ${nth} in territory ${territory}`,
      act: `Build for ${all.map((floor) => floor.price).join(' + ')}`,
      option: `Build floor ${nth} on ${place} (${land}): −${price} population`,
      hint: `build on ${ground(first)}`,
      log: (who) =>
        `${who.name} ${who.does('builds', 'build')} floor ${nth} on ${spot(first)} and ${who.does('pays', 'pay')} ${price} population.`,
      turn: (who) =>
        more.length > 0
          ? `${who.does('builds', 'build')} in territory ${listed(all.map((floor) => `${floor.territory} for ${floor.price}`))}`
          : `${who.does('builds', 'build')} floor ${nth} on ${land} in territory ${territory} for ${price}`,
    };
  },
  demolish: ({ on, floors: n, gain, roof }) => ({
    title: `Demolish ${floors(n)} in territory ${on.territory}`,
    act: 'Demolish',
    option: `Demolish ${floors(n)} on ${on.place} (${on.land}): +${gain} population`,
    hint: `demolish on ${ground(on)}`,
    log: (who) =>
      `${who.name} ${who.does('demolishes', 'demolish')} ${floors(n)} on ${spot(on)} and ${who.does('gains', 'gain')} ${gain} population${roof ? '; the roof returns to the supply' : ''}.`,
    turn: (who) => `${who.does('demolishes', 'demolish')} in territory ${on.territory}`,
  }),
  invade: ({ on, floors: n, owner, price }) => ({
    title: `Invade ${floors(n)} of ${owner.name}`,
    act: `Invade for ${price}`,
    option: `Ploy: invade ${owner.name} on ${on.place} (${on.land}), ${floors(n)}: −${price} population`,
    hint: `ploy: invade ${owner.name} on ${ground(on)}`,
    log: (who) =>
      `${who.name} ${who.does('invades', 'invade')} ${owner.you ? `your ${floors(n)}` : `${floors(n)} of ${owner.name}`} on ${spot(on)} and ${who.does('pays', 'pay')} ${whom(owner)} ${price} population.`,
    turn: (who) =>
      `${who.does('invades', 'invade')} ${whom(owner)} in territory ${on.territory} and ${who.does('pays', 'pay')} ${whom(owner)} ${price}`,
  }),
  switchTerritory: ({ territory, ploy }) => ({
    title: `Ploy: Frida to territory ${territory}`,
    act: `Frida to territory ${territory}`,
    hint: `ploy: Frida to territory ${territory}`,
    log: (who) => `${who.name} ${who.does('plays', 'play')} ${ploy}: Frida stands in territory ${territory}.`,
    turn: (who) => `${who.does('moves', 'move')} Frida to territory ${territory} with a ploy`,
  }),
  moveRoof: ({ from, to, ploy }) => ({
    title:
      from.territory === to.territory
        ? `Move the roof within territory ${from.territory}`
        : `Move the roof from territory ${from.territory} to ${to.territory}`,
    act: 'Move the roof',
    option: `Ploy: move the roof from ${from.place} to ${to.place}`,
    hint: `ploy: move the roof to ${ground(to)}`,
    log: (who) => `${who.name} ${who.does('plays', 'play')} ${ploy}: the roof goes from ${from.place} to ${to.place}.`,
    turn: (who) => `${who.does('moves', 'move')} a roof to territory ${to.territory} with a ploy`,
  }),
  moveOn: ({ territory }) => ({
    title: `On to territory ${territory}`,
    hint: `on to territory ${territory}`,
    log: (who) => `${who.name} ${who.does('moves', 'move')} on to territory ${territory}.`,
  }),
  pass: () => ({
    title: 'Give up this action',
    hint: 'give up this action',
    log: (who) => `${who.name} ${who.does('gives', 'give')} up this action.`,
    turn: (who) => `${who.does('gives', 'give')} up an action`,
  }),
  soil: ({ on, land, projects }) => ({
    title: `Lay ${land.toLowerCase()} on the thornbush in territory ${on.territory}`,
    act: `${land}${projects.length > 0 ? `: ${projects.join(', ')}` : ''}`,
    option: land,
    hint: `lay ${land.toLowerCase()}`,
    log: (who) => `${who.name} ${who.does('lays', 'lay')} ${land} on the thornbush, ${on.place}.`,
  }),
  complete: ({ card, points: n, on }) => ({
    title: `Complete “${card}”`,
    act: 'Complete',
    option: `Complete ${card}: ${points(n)}`,
    hint: `complete “${card}”`,
    log: (who) =>
      `${who.name} ${who.does('completes', 'complete')} ${card} with the building on ${on.place}: ${points(n)}.`,
    turn: (who) => `${who.does('completes', 'complete')} ${card}`,
  }),
  none: () => ({
    title: 'Complete no project',
    act: 'No project',
    hint: 'complete no project',
    log: (who) => `${who.name} ${who.does('completes', 'complete')} no project.`,
  }),
  next: ({ who }) => ({
    title: `${who.name} ${who.does('goes', 'go')} next`,
    act: 'Choose',
    option: `Next to go: ${whom(who)}`,
    log: (by) => `${by.name} ${by.does('chooses', 'choose')} ${whom(who)}.`,
    turn: (by) => `${by.does('chooses', 'choose')} ${whom(who)} to go next`,
  }),
};
