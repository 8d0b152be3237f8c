/** Every deed in English: one function for each verb. */
import type { Site } from './deeds.ts';
import type { Verbs } from './verbs.ts';

export const floors = (n: number): string => (n === 1 ? '1 floor' : `${n} floors`);
export const actions = (n: number): string => (n === 1 ? '1 action' : `${n} actions`);
export const points = (n: number): string => `${n < 0 ? `−${-n}` : n} VP`;

const ground = (on: Site): string => `${on.land.toLowerCase()} ${on.number} in territory ${on.territory}`;
const spot = (on: Site): string => `${on.place} (${on.land} ${on.number})`;

export const verbs: Verbs = {
  keep: ({ cards }) => ({
    title: `Keep ${cards.join(' and ')}`,
    act: 'Keep',
    hint: `keep ${cards.join(' and ')}`,
    log: (who) => (cards.length === 0 ? `${who} has chosen secret projects.` : `${who} keeps ${cards.join(' and ')}.`),
    turn: 'chooses secret projects',
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
      log: (who) => `${who} builds floor ${nth} on ${spot(first)} and pays ${price} population.`,
      turn:
        more.length > 0
          ? `builds in territory ${territories.join(', ')}`
          : `builds floor ${nth} on ${land} in territory ${territory}`,
    };
  },
  demolish: ({ on, floors: n, gain, roof }) => ({
    title: `Demolish ${floors(n)} in territory ${on.territory}`,
    act: 'Demolish',
    option: `Demolish ${floors(n)} on ${on.place} (${on.land}): +${gain} population`,
    hint: `demolish on ${ground(on)}`,
    log: (who) =>
      `${who} demolishes ${floors(n)} on ${spot(on)} and gains ${gain} population${roof ? '; the roof returns to the supply' : ''}.`,
    turn: `demolishes in territory ${on.territory}`,
  }),
  invade: ({ on, floors: n, owner, price }) => ({
    title: `Invade ${floors(n)} of ${owner}`,
    act: `Invade for ${price}`,
    option: `Ploy: invade ${owner} on ${on.place} (${on.land}), ${floors(n)}: −${price} population`,
    hint: `ploy: invade ${owner} on ${ground(on)}`,
    log: (who) => `${who} invades ${floors(n)} of ${owner} on ${spot(on)} and pays ${owner} ${price} population.`,
    turn: `invades ${owner} in territory ${on.territory}`,
  }),
  switchTerritory: ({ territory, ploy }) => ({
    title: `Ploy: Frida to territory ${territory}`,
    act: `Frida to territory ${territory}`,
    hint: `ploy: Frida to territory ${territory}`,
    log: (who) => `${who} plays ${ploy}: Frida stands in territory ${territory}.`,
  }),
  moveRoof: ({ from, to, ploy }) => ({
    title:
      from.territory === to.territory
        ? `Move the roof within territory ${from.territory}`
        : `Move the roof from territory ${from.territory} to ${to.territory}`,
    act: 'Move the roof',
    option: `Ploy: move the roof from ${from.place} to ${to.place}`,
    hint: `ploy: move the roof to ${ground(to)}`,
    log: (who) => `${who} plays ${ploy}: the roof goes from ${from.place} to ${to.place}.`,
  }),
  moveOn: ({ territory }) => ({
    title: `On to territory ${territory}`,
    hint: `on to territory ${territory}`,
    log: (who) => `${who} moves on to territory ${territory}.`,
  }),
  pass: () => ({
    title: 'Give up this action',
    hint: 'give up this action',
    log: (who) => `${who} gives up this action.`,
    turn: 'gives up an action',
  }),
  soil: ({ on, land, projects }) => ({
    title: `Lay ${land.toLowerCase()} on the thornbush in territory ${on.territory}`,
    act: `${land}${projects.length > 0 ? `: ${projects.join(', ')}` : ''}`,
    option: land,
    hint: `lay ${land.toLowerCase()}`,
    log: (who) => `${who} lays ${land} on the thornbush, ${on.place}.`,
  }),
  complete: ({ card, points: n, on }) => ({
    title: `Complete “${card}”`,
    act: 'Complete',
    option: `Complete ${card}: ${points(n)}`,
    hint: `complete “${card}”`,
    log: (who) => `${who} completes ${card} with the building on ${on.place}: ${points(n)}.`,
    turn: `completes ${card}`,
  }),
  none: () => ({
    title: 'Complete no project',
    act: 'No project',
    hint: 'complete no project',
    log: (who) => `${who} completes no project.`,
  }),
  next: ({ who }) => ({
    title: `${who} goes next`,
    act: 'Choose',
    option: `Next to go: ${who}`,
    log: (by) => `${by} chooses ${who}.`,
    turn: `chooses ${who}`,
  }),
};
