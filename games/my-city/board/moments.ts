/** What a table of town builders would groan or cheer at: the blocking card, the gold, a card that ends a town. */
import type { Moments } from '#web/kit/contract.ts';
import { boardOf } from '../rules/board.ts';
import { constants } from '../rules/data.ts';
import { partsOf, total } from '../rules/scoring.ts';
import type { Event, TownView, View } from '../rules/state.ts';
import { buildingAt } from './logic/pieces.ts';
import { forcedBy } from './progress.ts';
import { words } from './words.ts';

export const moments: Moments<View, Event> = {
  blockingCard: (e, t) => {
    const w = words(t.lang).block;
    return {
      title: w.title,
      says: e.b < 0 ? [w.none] : [w.hit(buildingAt(e.b).name[t.lang]), w.free, w.once],
      tone: 'plain',
    };
  },
  goldClaimed: (e, t) => {
    const w = words(t.lang).gold;
    const mine = t.seat !== null && e.seats.includes(t.seat);
    if (mine) return { title: w.mine(e.bonus), says: [w.says], tone: 'good', seat: t.seat ?? undefined };
    const own = t.seat === null ? undefined : t.view.towns[t.seat];
    const lost = own !== undefined && boardOf(t.view.board).gold.some((cell) => own.cells[cell] !== 0);
    return {
      title: w.others(e.seats.map(t.names).join(', '), e.bonus),
      says: [w.says, ...(lost ? [w.gone] : [])],
      tone: lost ? 'bad' : 'plain',
      seat: e.seats[0],
    };
  },
  ended: (e, t) => {
    if (!e.forced) return null;
    const w = words(t.lang).forced;
    const town = t.view.towns[e.seat] as TownView;
    const b = forcedBy(t.view, e.seat);
    const title = b === null ? w.others(t.names(e.seat)) : w.title(buildingAt(b).name[t.lang]);
    if (e.seat !== t.seat) return { title, says: [w.others(t.names(e.seat))], tone: 'plain', seat: e.seat };
    const points = total(partsOf(boardOf(t.view.board), town));
    const why = b !== null && buildingAt(b).church ? w.church : w.poor;
    return { title, says: [why, w.points(points)], tone: 'bad', seat: e.seat };
  },
};

/** The gold a seat has on its token, for the end screen's split of the track. */
export const trackParts = (town: TownView): { start: number; declined: number; gold: number } => {
  const declined = town.status.filter((x) => x === 'declined').length * constants.declineCost;
  return { start: constants.startScore, declined, gold: town.score - constants.startScore + declined };
};
