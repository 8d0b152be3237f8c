/** What the browser's hand means to do: an option, and the taps that the way back gives for it. */
import { games } from '../games/index.ts';
import { type Decision, type Move, SeededRng } from '../kernel/index.ts';
import type { TableMessage } from '../server/protocol.ts';
import { pureBoard } from '../tests/pure-board.ts';
import { reader } from '../web/kit/laws/walk.ts';
import type { Tap } from '../web/kit/way-back.ts';

/** Answers of one gesture: five cards are kept with five. */
const MOST = 8;

export interface Plan {
  readonly taps: readonly Tap[];
  readonly gesture: readonly string[];
}

/** The taps of a gesture that begins with one of the options, chosen by a number; null where nobody is asked, or the gesture stays half. */
export async function planned(table: TableMessage, n: number): Promise<Plan | null> {
  const entry = games.find((g) => g.meta.id === table.game);
  const board = entry === undefined ? null : await pureBoard(table.game);
  const { mySeat: seat, decisions, view } = table;
  if (entry === undefined || board === null || seat === null || decisions.length === 0) return null;
  const { module } = await entry.load();
  const open = decisions as readonly Decision<Move>[];
  const read = reader(module, board, module.game.imagine(view, new SeededRng('hand')), open, seat, 'en');
  const pick = (list: readonly Decision<Move>[], k: number): Move | undefined => {
    const options = (list.find((d) => d.optional === undefined) ?? list[0])?.options ?? [];
    return options[(n * 7 + k) % Math.max(1, options.length)];
  };
  let wanted = [pick(open, 0) as Move];
  for (let k = 1; k < MOST; k++) {
    const route = read([]).routeTo(wanted);
    if (route === null) return null;
    const reading = read(route.gesture);
    if (reading.ready) return route;
    const next = pick(reading.path?.open.decisions ?? [], k);
    if (next === undefined) return null;
    wanted = [...route.chain, next];
  }
  return null;
}
