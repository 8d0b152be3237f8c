/** Advice in pencil on the board: rings around what a turn touches, lines where its pieces go, numbered discs that choose a turn. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Move } from '#kernel';
import { journeys } from '#web/kit/marks.ts';
import type { AnyTouchBoard } from '../app/games.ts';
import { useInSight } from '../parts/in-sight.ts';
import { around, type Box, boxesOf, elementsOf } from '../parts/spots.ts';
import { adviceText } from '../text/advice.ts';
import { ringAround, way } from './pencil.ts';
import type { TableStore } from './store.ts';

/** A turn as it is seen on the table. */
export interface Turn {
  /** As the question says it once it is chosen. */
  readonly parts: readonly string[];
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
    parts: reading?.inWords ?? (reading?.title === undefined ? [] : [reading.title]),
    spots:
      reading?.liesOn === undefined
        ? [...new Set(route?.taps.map((tap) => tap.thing))].map((thing) => [thing])
        : [reading.liesOn],
    ways: ways.flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [[from, to] as const])),
  };
}

/** A place that a turn touches: one thing, or the things it would lie on. */
interface Spot {
  readonly name: string;
  readonly box: Box;
  readonly boxes: readonly Box[];
}

interface Disc {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

export interface Marks {
  readonly discs: readonly Disc[];
  /** Rings and ways of the turn that is looked at, as one path. */
  readonly path: string;
  /** Where the panel lies on as little of them as it can; undefined: in its usual corner. */
  readonly panel: { readonly left: string; readonly top: string; readonly bottom: 'auto' } | undefined;
}

const NONE: Marks = { discs: [], path: '', panel: undefined };
/** What fills more than this part of the window is no thing to ring. */
const LARGE = 0.2;

const covers = (panel: DOMRect, { x, y, w, h }: Box): boolean =>
  x < panel.right && x + w > panel.left && y < panel.bottom && y + h > panel.top;

/** A line across the table tells less than what it crosses. */
const isFar = (a: Box, b: Box): boolean =>
  Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2) > Math.max(300, innerWidth * 0.3);

/** What lies at a point of the window, apart from the advice itself. */
const thingAt = (x: number, y: number): Element | undefined =>
  document.elementsFromPoint(x, y).find((el) => el.closest('.hint-marks') === null);

/** Whether the middle of something lies on the board, in sight: not under the panel, nor under what stays at the top of a phone. */
const isSeen = ({ x, y, w, h }: Box): boolean => thingAt(x + w / 2, y + h / 2)?.closest('.fr-board') != null;

/** Numbers never lie on each other. */
const APART = 28;

/** Buttons beside the question need no ring: they are answered there. */
const boxesOn = (things: readonly string[]): Box[] => {
  const board = document.querySelector('.fr-board');
  return board === null ? [] : boxesOf(elementsOf(things, board), 4);
};
const boxOf = (things: readonly string[]): Box | null => around(boxesOn(things));

const isButton = (thing: string): boolean => boxOf([thing]) === null && elementsOf([thing], document).length > 0;

const isSmall = ({ w, h }: Pick<Box, 'w' | 'h'>): boolean => w * h < innerWidth * innerHeight * LARGE;

function lookAt(turns: readonly Turn[], looked: number): Marks {
  const found = turns.map(({ spots }) =>
    spots.flatMap((things): Spot[] => {
      const boxes = boxesOn(things);
      const box = around(boxes);
      return box === null ? [] : [{ name: things.join(), box, boxes }];
    }),
  );
  const taken = new Set<string>();
  // Turns that begin alike differ further on: each number stands where its turn parts from those before it.
  const discs: Disc[] = [];
  const numbered: Spot[] = [];
  for (const [n, spots] of found.entries()) {
    const own = spots.find(({ name }) => !taken.has(name));
    if (own === undefined) continue;
    taken.add(own.name);
    numbered.push(own);
    if (isSeen(own.box)) discs.push({ n, ...besideOf(own, discs) });
  }
  // Half a ring beside the panel tells nobody anything.
  const seen = (box: Box): boolean => isSmall(box) && isSeen(box);
  const rings = (found[looked] ?? []).filter(({ box }) => seen(box)).map(({ boxes }) => ringAround(boxes));
  const ways = (turns[looked]?.ways ?? []).flatMap(([from, to]) => {
    const [a, b] = [boxOf([from]), boxOf([to])];
    return a === null || b === null || !seen(a) || !isSmall(b) || isFar(a, b) ? [] : [way(a, b)];
  });
  return {
    discs,
    path: [...rings, ...ways].join(''),
    panel: freeCorner(found[looked] ?? [], numbered),
  };
}

function isSmallElement(el: Element): boolean {
  const { width: w, height: h } = el.getBoundingClientRect();
  return isSmall({ w, h });
}

/** Points of a disc that tell what lies under it. */
const UNDER = [
  [0, 0],
  [9, 0],
  [-9, 0],
  [0, 9],
  [0, -9],
] as const;

/** How much of other things a disc would lie on: their prices and numbers matter too. */
function liesOnOthers({ name }: Spot, x: number, y: number): number {
  const own = name.split(',');
  return UNDER.filter(([dx, dy]) => {
    const thing = thingAt(x + dx, y + dy)?.closest('.fr-board [data-place]');
    return thing != null && !own.includes(thing.getAttribute('data-place') ?? '') && isSmallElement(thing);
  }).length;
}

/** Where a number stands: at the upper right end of what it means, or at the left where that lies on less, below other numbers. */
function besideOf(spot: Spot, discs: readonly Disc[]): { readonly x: number; readonly y: number } {
  const top = Math.min(...spot.boxes.map((b) => b.y));
  // Of a shape the corner that is its own: the corner of the box around it may lie on something else.
  const upper = spot.boxes.filter((b) => b.y - top < b.h / 2);
  const y = (upper[0] as Box).y + 4;
  const right = Math.max(...upper.map((b) => b.x + b.w)) - 4;
  const left = Math.min(...upper.map((b) => b.x)) + 4;
  const x = liesOnOthers(spot, left, y) < liesOnOthers(spot, right, y) - 1 ? left : right;
  let down = y;
  while (discs.some((d) => Math.hypot(d.x - x, d.y - down) < APART)) down += APART;
  return { x, y: down };
}

/** Distance of the panel from the window. */
const EDGE = 12;
/** Where numbers stand counts more than what else the turn that is looked at touches. */
const NUMBERED = 3;

/** The corner in which the panel covers least of the turns; in a narrow window it is a sheet and stays where it is. */
function freeCorner(looked: readonly Spot[], numbered: readonly Spot[]): Marks['panel'] {
  const panel = panelBox();
  if (panel === undefined || isSheet(panel)) return undefined;
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
    const count = (spots: readonly Spot[]): number => spots.filter(({ box }) => covers(at, box)).length;
    return count(looked) + NUMBERED * count(numbered);
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

const panelBox = (): DOMRect | undefined => document.querySelector('.hint-panel')?.getBoundingClientRect();

/** In a narrow window the panel is a sheet over the lower part of it. */
const isSheet = ({ width }: DOMRect): boolean => width > innerWidth / 2;

const aboveSheet = (): number => {
  const panel = panelBox();
  return panel !== undefined && isSheet(panel) ? panel.top - EDGE : innerHeight * 0.9;
};

/** A strip of a board that stays at the top of a phone must not lie on the number. */
const STRIP = 64;

/** Follows the things of some turns while the page moves, and brings those of the one that is looked at into sight. */
export function useMarks(turns: readonly Turn[], looked: number): Marks {
  const [marks, setMarks] = useState(NONE);
  useInSight(
    useMemo(() => numberedSpot(turns, looked), [turns, looked]),
    looked,
    STRIP,
    aboveSheet,
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

export function HintMarks({
  marks,
  looked,
  onTake,
}: {
  readonly marks: Marks;
  readonly looked: number;
  readonly onTake: (n: number) => void;
}) {
  const { discs, path } = marks;
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
