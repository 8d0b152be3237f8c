/** The operations of the data file (section 10): one named function each. */

import { count } from './counters.ts';
import { GOODS } from './data.ts';
import { startBuild } from './frames/build.ts';
import { playerOf } from './frames/common.ts';
import { startDraft } from './frames/draft.ts';
import { startGift } from './frames/gift.ts';
import { startKind } from './frames/kind.ts';
import { startPlace } from './frames/place.ts';
import { startReceive } from './frames/receive.ts';
import { startRepeat } from './frames/repeat.ts';
import { countTiles } from './landscape.ts';
import type { Frame, RunFrame, State } from './state.ts';
import type { Op, OpName } from './vocabulary.ts';

type Operation<N extends OpName> = (
  s: State,
  stack: Frame[],
  frame: RunFrame,
  op: Extract<Op, { op: N }>,
  at: number,
) => void;

const gain: Operation<'gain'> = (_s, stack, frame, op) => startReceive(stack, frame.seat, op.goods);

const gainChoice: Operation<'gainChoice'> = (_s, stack, frame, op, at) =>
  startKind(stack, frame.seat, frame.list, at, op.amount);

/** 5.5: counted when the effect starts; nothing is asked for nothing. */
const gainPer: Operation<'gainPer'> = (s, stack, frame, op, at) => {
  const player = playerOf(s, frame.seat);
  const amount = Math.min(op.max, op.each * count(player, player.hand, op.per, frame.self));
  if (amount === 0) return;
  if (op.kinds.length > 1) startKind(stack, frame.seat, frame.list, at, amount);
  else
    startReceive(
      stack,
      frame.seat,
      GOODS.map((_, g) => (g === op.kinds[0] ? amount : 0)),
    );
};

const gainPerTileKind: Operation<'gainPerTileKind'> = (s, stack, frame, op) => {
  const { cells } = playerOf(s, frame.seat);
  const offer = GOODS.map(() => 0);
  for (const [tile, good] of op.map) if (countTiles(cells, 1 << tile) > 0) offer[good] = (offer[good] as number) + 1;
  startReceive(stack, frame.seat, offer);
};

const place: Operation<'place'> = (_s, stack, frame, op, at) =>
  startPlace(stack, frame.seat, frame.list, at, op.count, op.atRemoved ? frame.removed : -1);

const convert: Operation<'convert'> = (_s, stack, frame, _op, at) => startRepeat(stack, frame.seat, frame.list, at);

const build: Operation<'build'> = (_s, stack, frame, _op, at) => startBuild(stack, frame.seat, frame.list, at);

const draftPrivate: Operation<'draftPrivate'> = (_s, stack, frame, _op, at) =>
  startDraft(stack, frame.seat, frame.list, at);

/** GR-47: of the kind chosen before. With one player it affects nobody (6.3). */
const othersGain: Operation<'othersGain'> = (s, stack, frame, op) =>
  startGift(s, stack, frame.seat, frame.kind, op.amount);

export const OPERATIONS: { readonly [N in OpName]: Operation<N> } = {
  gain,
  gainChoice,
  gainPer,
  gainPerTileKind,
  place,
  convert,
  build,
  draftPrivate,
  othersGain,
};
