/** Advice in pencil on the board: rings around what a turn touches, lines where its pieces go, numbered discs that choose a turn. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Move } from '#kernel';
import { journeys } from '#web/kit/marks.ts';
import type { AnyTouchBoard } from '../app/games.ts';
import { useInSight } from '../parts/in-sight.ts';
import { around, type Box, boxesOf, elementsOf } from '../parts/spots.ts';
import { adviceText } from '../text/advice.ts';
import { type Kept, numberOn, placeFor } from './hint-places.ts';
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
  /** Where the panel lies, on as little of them as it can and not on the question; undefined: in its usual corner. */
  readonly panel: Readonly<Record<string, string>> | undefined;
}

const NONE: Marks = { discs: [], path: '', panel: undefined };
/** What fills more than this part of the window is no thing to ring. */
const LARGE = 0.2;

/** A line across the table tells less than what it crosses. */
const isFar = (a: Box, b: Box): boolean =>
  Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2) > Math.max(300, innerWidth * 0.3);

/** What lies at a point of the window, apart from the advice itself. */
const thingAt = (x: number, y: number): Element | undefined =>
  document.elementsFromPoint(x, y).find((el) => el.closest('.hint-marks') === null);

/** Whether the middle of something lies on the board, in sight: not under the panel, nor under what stays at the top of a phone. */
const isSeen = ({ x, y, w, h }: Box): boolean => thingAt(x + w / 2, y + h / 2)?.closest('.fr-board') != null;

/** Buttons beside the question need no ring: they are answered there. */
const boxesOn = (things: readonly string[]): Box[] => {
  const board = document.querySelector('.fr-board');
  return board === null ? [] : boxesOf(elementsOf(things, board), 0);
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
    if (isSeen(own.box)) discs.push({ n, ...numberOn(own.boxes, discs) });
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
    panel: freePlace(
      (found[looked] ?? []).filter(({ box }) => isSmall(box)),
      numbered,
    ),
  };
}

/** Distance of the panel from the window. */
const EDGE = 12;
/** Where numbers stand counts more than what else the turn that is looked at touches. */
const NUMBERED = 3;
/** Between corners that hide nothing of a turn, the one that hides fewest answers. */
const ANSWER = 0.01;

/** Where the panel lies on least of the turns, below the question; in a narrow window it is a sheet, above the question. */
function freePlace(looked: readonly Spot[], numbered: readonly Spot[]): Marks['panel'] {
  const panel = panelBox();
  if (panel === undefined) return undefined;
  const question = document.querySelector('.fr-prompt')?.getBoundingClientRect();
  if (isSheet(panel)) {
    const under = question !== undefined && question.top > innerHeight / 2 ? innerHeight - question.top : 0;
    return under > 0 ? { bottom: `${under}px` } : undefined;
  }
  const top = (document.querySelector('.fr-row')?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const room = { x: EDGE, y: top, w: innerWidth - 2 * EDGE, h: innerHeight - EDGE - top };
  const kept = (spots: readonly Spot[], weight: number): Kept[] => spots.map(({ box }) => ({ box, weight }));
  const answers = boxesOf([...document.querySelectorAll('.fr-board [data-move]')], 0);
  const at = placeFor({ w: panel.width, h: panel.height }, room, [
    ...kept(looked, 1),
    ...kept(numbered, NUMBERED),
    ...answers.map((box) => ({ box, weight: ANSWER })),
  ]);
  return { left: `${at.x}px`, top: `${at.y}px`, bottom: 'auto', maxHeight: `${room.h}px` };
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
