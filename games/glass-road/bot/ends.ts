/** The ends a card can come to for its player, found on the own estate alone. */
import { mayConvert } from '../rules/anytime.ts';
import { payable } from '../rules/costs.ts';
import { ACTION_COUNT, BUILDINGS, EFFECTS, SPECIALISTS } from '../rules/data.ts';
import { DISCARDABLE } from '../rules/landscape.ts';
import { ACT, CONVERT, DISCARD, DONE, type GameMove } from '../rules/moves.ts';
import { EMPTY } from '../rules/state.ts';
import { bits } from '../rules/vocabulary.ts';
import { pay, run, type Scene } from './effects.ts';
import { worthOf } from './judge.ts';
import { after, type Line, leastUseful, printOf, withCell } from './line.ts';

/** A card between two of its actions (4.2). */
export interface Use {
  readonly card: number;
  /** Actions still open. */
  readonly left: number;
  readonly used: number;
  readonly paid: boolean;
}

export const fresh = (card: number, actions: number): Use => ({ card, left: actions, used: 0, paid: false });

/** How far the ends of a card are looked for. */
export interface Reach {
  /** Conversions on the way. */
  readonly conversions: number;
  /** Boundaries looked at. */
  readonly most: number;
}

/** A line at whose end the card is finished. */
export interface End {
  readonly line: Line;
  readonly worth: number;
}

interface Boundary extends Use, End {
  readonly conversions: number;
  readonly discards: number;
}

const SMALL = DISCARDABLE.flatMap((may, kind) => (may ? [kind] : []));
const ANY_SMALL = bits(SMALL);

/** Both actions say the same: the second is not tried first. */
const TWINS: readonly boolean[] = SPECIALISTS.map(
  ({ actions: [a, b] }) => JSON.stringify(EFFECTS[a ?? -1]) === JSON.stringify(EFFECTS[b ?? -1]),
);

/** The most promising boundary goes on first: where time is short, only the others are left out. */
function takeBest(queue: Boundary[]): Boundary {
  let at = 0;
  for (let i = 1; i < queue.length; i++) if ((queue[i] as Boundary).worth > (queue[at] as Boundary).worth) at = i;
  const best = queue[at] as Boundary;
  queue[at] = queue[queue.length - 1] as Boundary;
  queue.pop();
  return best;
}

/** Every end of a card, as far as it makes a difference; doing nothing is one. */
export function endsOf(scene: Scene, start: Line, use: Use, cardsLeft: number, reach: Reach): End[] {
  const ends: End[] = [];
  const seen = new Set<number>();
  const queue: Boundary[] = [];
  const { cost, actions } = SPECIALISTS[use.card] as (typeof SPECIALISTS)[number];

  function meet(line: Line, left: number, used: number, paid: boolean, conversions: number, discards: number): void {
    const print = printOf(line, left > 0 ? used + 4 : 0);
    if (seen.has(print)) return;
    seen.add(print);
    const worth = worthOf(line, scene.display, cardsLeft);
    if (left > 0 && used !== (1 << ACTION_COUNT) - 1) {
      ends.push({ line: after(line, DONE), worth });
      queue.push({ card: use.card, line, worth, left, used, paid, conversions, discards });
    } else ends.push({ line, worth });
  }

  meet(start, use.left, use.used, use.paid, reach.conversions, 1);
  while (queue.length > 0 && ends.length < reach.most) {
    const { line, left, used, paid, conversions, discards } = takeBest(queue);
    if (paid || payable(line, cost))
      for (let action = 0; action < ACTION_COUNT; action++) {
        if ((used & (1 << action)) !== 0 || (action === 1 && used === 0 && TWINS[use.card] === true)) continue;
        const acting = after(line, ACT[action] as GameMove);
        for (const ready of paid ? [acting] : pay(acting, cost.goods, cost))
          for (const end of run(scene, ready, actions[action] as number, -1))
            meet(end, left - 1, used | (1 << action), true, conversions, discards);
      }
    if (conversions > 0)
      for (const end of converted(scene, line)) meet(end, left, used, paid, conversions - 1, discards);
    if (discards > 0 && line.land.empty === 0) {
      const cell = leastUseful(line, ANY_SMALL);
      if (cell >= 0)
        meet(
          withCell(line, cell, EMPTY, -1, { move: DISCARD[cell] as GameMove, before: line.last }),
          left,
          used,
          paid,
          conversions,
          discards - 1,
        );
    }
  }
  return ends;
}

/** One use of any own processing building. */
export function converted(scene: Scene, line: Line): Line[] {
  const lines: Line[] = [];
  for (const b of line.built) {
    if (!mayConvert(line, b)) continue;
    const { conversion } = BUILDINGS[b] as (typeof BUILDINGS)[number];
    if (conversion === null) continue;
    for (const paid of pay(after(line, CONVERT[b] as GameMove), conversion.pay.goods, conversion.pay))
      lines.push(...run(scene, paid, conversion.effect, -1));
  }
  return lines;
}
