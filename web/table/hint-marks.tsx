/** Advice in pencil on the board: rings around what a turn touches, lines where its pieces go, numbered discs that choose a turn. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Move } from '#kernel';
import { journeys } from '#web/kit/marks.ts';
import type { AnyTouchBoard } from '../app/games.ts';
import { useInSight } from '../parts/in-sight.ts';
import { around, type Box, boxesOf, elementsOf } from '../parts/spots.ts';
import { adviceText } from '../text/advice.ts';
import type { TableStore } from './store.ts';

/** A turn as it is seen on the table. */
export interface Turn {
  /** As the question says it once it is chosen. */
  readonly title: string | undefined;
  /** What is tapped for it on the board, in order, or what it lies on: groups of things, each a place to ring. */
  readonly spots: readonly (readonly string[])[];
  /** From where to where its pieces go. */
  readonly ways: readonly (readonly [string, string])[];
}

export function turnOf(s: TableStore, drawn: AnyTouchBoard, moves: readonly Move[]): Turn {
  const route = s.fingers.routeTo(moves);
  const reading = route === null ? null : s.fingers.read(route.gesture);
  const ahead = reading?.ahead ?? null;
  const mine = s.shown.value?.table.mySeat;
  // What others do in an imagined world is invented.
  const ways = ahead === null ? [] : journeys(drawn.places, ahead.events, ahead.view).filter((j) => j.seat === mine);
  return {
    title: reading?.inWords ?? reading?.title,
    spots:
      reading?.liesOn === undefined
        ? [...new Set(route?.taps.map((tap) => tap.thing))].map((thing) => [thing])
        : [reading.liesOn],
    ways: ways.flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [[from, to] as const])),
  };
}

interface Disc {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

export interface Marks {
  readonly discs: readonly Disc[];
  /** Of the turn that is looked at. */
  readonly rings: readonly Box[];
  readonly ways: readonly (readonly [Box, Box])[];
  /** Where the panel lies on as little of them as it can; undefined: in its usual corner. */
  readonly panel: { readonly left: string; readonly top: string; readonly bottom: 'auto' } | undefined;
}

const NONE: Marks = { discs: [], rings: [], ways: [], panel: undefined };
/** What fills more than this part of the window is no thing to ring. */
const LARGE = 0.2;

const covers = (panel: DOMRect, { x, y, w, h }: Box): boolean =>
  x < panel.right && x + w > panel.left && y < panel.bottom && y + h > panel.top;

/** Numbers never lie on each other. */
const APART = 28;

/** Buttons beside the question need no ring: they are answered there. */
const boxOf = (things: readonly string[]): Box | null => {
  const board = document.querySelector('.fr-board');
  return board === null ? null : around(boxesOf(elementsOf(things, board), 4));
};

const isButton = (thing: string): boolean => boxOf([thing]) === null && elementsOf([thing], document).length > 0;

const isSmall = ({ w, h }: Box): boolean => w * h < innerWidth * innerHeight * LARGE;

function lookAt(turns: readonly Turn[], looked: number): Marks {
  const found = turns.map(({ spots }) =>
    spots.flatMap((things) => {
      const box = boxOf(things);
      return box === null ? [] : [{ spot: things.join(), box }];
    }),
  );
  const taken = new Set<string>();
  // Turns that begin alike differ further on: each number stands where its turn parts from those before it.
  const discs: Disc[] = [];
  for (const [n, spots] of found.entries()) {
    const own = spots.find(({ spot }) => !taken.has(spot));
    if (own === undefined) continue;
    taken.add(own.spot);
    const x = own.box.x + own.box.w - 4;
    let y = own.box.y + 4;
    while (discs.some((d) => Math.hypot(d.x - x, d.y - y) < APART)) y += APART;
    discs.push({ n, x, y });
  }
  const rings = (found[looked] ?? []).map(({ box }) => box).filter(isSmall);
  const ways = (turns[looked]?.ways ?? []).flatMap(([from, to]) => {
    const [a, b] = [boxOf([from]), boxOf([to])];
    return a === null || b === null || !isSmall(a) || !isSmall(b) ? [] : [[a, b] as const];
  });
  return {
    discs,
    rings,
    ways,
    panel: freeCorner(
      found.map((spots) => spots.map(({ box }) => box)),
      looked,
    ),
  };
}

/** Distance of the panel from the window. */
const EDGE = 12;
/** The turn that is looked at counts more than the others. */
const LOOKED_AT = 10;

/** The corner in which the panel covers least of the turns; in a narrow window it is a sheet and stays where it is. */
function freeCorner(turns: readonly (readonly Box[])[], looked: number): Marks['panel'] {
  const panel = document.querySelector('.hint-panel')?.getBoundingClientRect();
  if (panel === undefined || panel.width > innerWidth / 2) return undefined;
  const top = (document.querySelector('.fr-row')?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const bottom = innerHeight - EDGE - panel.height;
  const right = innerWidth - EDGE - panel.width;
  const corners = [
    [EDGE, bottom],
    [right, bottom],
    [EDGE, top],
    [right, top],
  ] as const;
  const hidden = corners.map(([left, y]) => {
    const at = new DOMRect(left, y, panel.width, panel.height);
    return turns.reduce(
      (sum, boxes, i) => sum + boxes.filter((box) => covers(at, box)).length * (i === looked ? LOOKED_AT : 1),
      0,
    );
  });
  const [left, y] = corners[hidden.indexOf(Math.min(...hidden))] as (typeof corners)[number];
  return y === bottom && left === EDGE
    ? undefined
    : { left: `${left}px`, top: `${Math.max(EDGE, y)}px`, bottom: 'auto' };
}

/** Where the number of a turn stands: at the first place on the board that no turn before it has. */
function numberedSpot(turns: readonly Turn[], n: number): readonly string[] {
  const taken = new Set<string>();
  let own: readonly string[] = [];
  for (const { spots } of turns.slice(0, n + 1)) {
    own = spots.find((things) => !taken.has(things.join()) && !things.some(isButton)) ?? [];
    taken.add(own.join());
  }
  return own;
}

/** A strip of a board that stays at the top of a phone must not lie on the number. */
const STRIP = 64;

/** Follows the things of some turns while the page moves, and brings those of the one that is looked at into sight. */
export function useMarks(turns: readonly Turn[], looked: number): Marks {
  const [marks, setMarks] = useState(NONE);
  useInSight(
    useMemo(() => numberedSpot(turns, looked), [turns, looked]),
    looked,
    STRIP,
  );
  useEffect(() => {
    if (turns.length === 0) {
      setMarks(NONE);
      return;
    }
    let frame = 0;
    let said = '';
    const look = (): void => {
      const now = lookAt(turns, looked);
      const text = JSON.stringify(now);
      if (text !== said) setMarks(now);
      said = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [turns, looked]);
  return marks;
}

const STEPS = 48;
/** More than once round, and a little wider at the end: drawn by hand. */
const ROUND = 2.1 * Math.PI;
const WIDER = 5;
/** 1 is an ellipse; less of it fills the corners of a card. */
const ROUNDNESS = 0.62;

const corner = (x: number): number => Math.sign(x) * Math.abs(x) ** ROUNDNESS;

function ring({ x, y, w, h }: Box): string {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const angle = -0.7 * Math.PI + part * ROUND;
    const [rx, ry] = [w / 2 + WIDER * part, h / 2 + WIDER * part];
    return `${(x + w / 2 + corner(Math.cos(angle)) * rx).toFixed(1)} ${(y + h / 2 + corner(Math.sin(angle)) * ry).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** From the edge of one thing to the edge of the other, a little bent. */
function way(a: Box, b: Box): string {
  const [ax, ay, bx, by] = [a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const edge = ({ w, h }: Box): number => 1 / Math.hypot((2 * ux) / w, (2 * uy) / h) + 3;
  const [from, to] = [edge(a), length - edge(b)];
  if (to - from < 12) return '';
  const bend = Math.min(24, length / 8);
  const middle = (from + to) / 2;
  return `M${ax + ux * from} ${ay + uy * from}Q${ax + ux * middle - uy * bend} ${ay + uy * middle + ux * bend} ${ax + ux * to} ${ay + uy * to}`;
}

export function HintMarks({
  marks,
  looked,
  onTake,
}: {
  readonly marks: Marks;
  readonly looked: number;
  readonly onTake: (n: number) => void;
}) {
  const { discs, rings, ways } = marks;
  const path = [...rings.map(ring), ...ways.map(([a, b]) => way(a, b))].join('');
  return (
    <div class="hint-marks">
      <svg aria-hidden="true">
        <path class="halo" d={path} />
        <path d={path} />
      </svg>
      {discs.map(({ n, x, y }) => (
        <button
          key={n}
          type="button"
          class="hn"
          style={{ left: `${x}px`, top: `${y}px` }}
          aria-pressed={looked === n}
          aria-label={adviceText().take(n + 1)}
          onClick={() => onTake(n)}
        >
          {n + 1}
        </button>
      ))}
    </div>
  );
}
