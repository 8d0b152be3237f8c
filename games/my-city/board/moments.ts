/** What a table of town builders would groan or cheer at: the blocking card, the gold, a card that ends a town. */
import { whoIs } from '#kernel';
import type { Moments } from '#web/kit/contract.ts';
import { PLAIN, toneOf } from '#web/kit/tone.ts';
import { boardOf } from '../rules/board.ts';
import { BLOCK, constants } from '../rules/data.ts';
import { partsOf, total } from '../rules/scoring.ts';
import type { Event, TownView, View } from '../rules/state.ts';
import { cardsArt } from './draw/card-face.ts';
import { buildingAt } from './logic/pieces.ts';
import { forcedBy } from './logic/progress.ts';
import { words } from './words.ts';

export const moments: Moments<View, Event> = {
  blockingCard: (e, t) => {
    const w = words(t.lang).block;
    return {
      title: w.title,
      says: e.b < 0 ? [w.none] : [w.hit(buildingAt(e.b).name[t.lang]), w.free, w.once],
      tone: PLAIN,
      art: cardsArt(e.b < 0 ? [BLOCK] : [BLOCK, e.b], () => true),
    };
  },
  goldClaimed: (e, t) => {
    const w = words(t.lang).gold;
    const mine = t.seat !== null && e.seats.includes(t.seat);
    if (mine) return { title: w.mine(e.bonus), says: [w.says], tone: toneOf(e.bonus), seat: t.seat ?? undefined };
    const own = t.seat === null ? undefined : t.view.towns[t.seat];
    const lost = boardOf(t.view.board).gold.filter((cell) => own !== undefined && own.cells[cell] !== 0).length;
    return {
      title: w.others(e.seats.map(t.names), e.bonus),
      says: [w.says, ...(lost > 0 ? [w.gone(lost)] : [])],
      tone: toneOf(-lost),
      seat: e.seats[0],
    };
  },
  ended: (e, t) => {
    if (!e.forced) return null;
    const w = words(t.lang).forced;
    const town = t.view.towns[e.seat] as TownView;
    const b = forcedBy(t.view, e.seat);
    const who = whoIs(t.names, e.seat);
    const title = b === null ? w.others(who) : w.title(buildingAt(b).name[t.lang]);
    const art = b === null ? undefined : cardsArt([b], () => true);
    if (e.seat !== t.seat) return { title, says: [w.others(who)], tone: PLAIN, seat: e.seat, art };
    const points = total(partsOf(boardOf(t.view.board), town));
    const why = b !== null && buildingAt(b).church ? w.church : w.poor;
    const on = t.view.towns.some((x) => !x.ended) && t.view.phase !== 'finished';
    return { title, says: [why, w.points(points), ...(on ? [w.goesOn] : [])], tone: toneOf(-1), seat: e.seat, art };
  },
};

/** The gold a seat has on its token, for the end screen's split of the track. */
export const trackParts = (town: TownView): { start: number; declined: number; gold: number } => {
  const declined = town.status.filter((x) => x === 'declined').length * constants.declineCost;
  return { start: constants.startScore, declined, gold: town.score - constants.startScore + declined };
};
