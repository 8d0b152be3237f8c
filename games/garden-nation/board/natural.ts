/** What goes without saying once a building is chosen: the soil that completes the dearest project, and that project. */
import type { Answers } from '#web/kit/contract.ts';
import { LANDS, PUBLIC, publicIndex } from '../rules/data.ts';
import { projectsOfBuild } from '../rules/projects.ts';
import type { Event, GameMove, Table, View } from '../rules/state.ts';

const points = (card: number): number => PUBLIC[card]?.points ?? 0;

/** The first of those that are worth most. */
const best = <T>(list: readonly T[], worth: (x: T) => number): T | undefined =>
  list.toSorted((a, b) => worth(b) - worth(a))[0];

/** The land for the soil tile on a thornbush. */
export function bestSoil(t: Readonly<Table>, seat: number, field: number): number | undefined {
  const left = LANDS.flatMap((_, land) => ((t.soil[land] as number) > 0 ? [land] : []));
  return best(left, (land) => Math.max(0, ...projectsOfBuild(t, seat, field, land).map(points)));
}

export const natural: NonNullable<Answers<View, GameMove, Event>['natural']> = ({ kind, options }, here) => {
  if (here.chain.length === 0) return null;
  if (kind === 'soil') {
    const land = bestSoil(here.view, here.seat, here.view.field);
    return options.find((m) => m.do === 'soil' && m.land === LANDS[land ?? -1]) ?? null;
  }
  const cards = options.filter((m) => m.do === 'complete');
  return best(cards, (m) => points(publicIndex(m.card))) ?? null;
};
