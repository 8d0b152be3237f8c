/** What opens at a thing: its explanation, or the choice between its moves. Never over it. */
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'left' | 'right';
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 2 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 2;

/**
 * Where a box of this size fits beside a thing in a frame; the side with room, below first. Where something is to stay clear (a garden
 * whose fields are looked at), beside that if there is room, for a thing in it and for one beside it. Of the sides with room the one is
 * taken that covers the fewest of the other answers, and where it stood before it stays. Pure.
 */
export function spotFor(
  thing: Rect,
  box: { width: number; height: number },
  frame: Rect,
  clear: Rect | null = null,
  answers: readonly Rect[] = [],
  before: Spot['side'] | null = null,
): Spot {
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(v, high));
  const midX = clamp(thing.left + thing.width / 2 - box.width / 2, frame.left + 4, right - box.width - 4);
  const midY = clamp(thing.top + thing.height / 2 - box.height / 2, frame.top + 4, bottom - box.height - 4);
  if (clear !== null) {
    const [after, ahead] = [clear.left + clear.width + 4, clear.left - 4 - box.width];
    const [fitsRight, fitsLeft] = [after + box.width <= right, ahead >= frame.left];
    const [isRight, isLeft] = [thing.left >= clear.left + clear.width, thing.left + thing.width <= clear.left];
    if (isRight ? fitsRight : isLeft && fitsLeft) {
      // A thing beside it has a column of its own: below it there, or above.
      const left = isRight ? Math.max(after, midX) : Math.min(ahead, midX);
      const [low, high] = [thing.top + thing.height + GAP, thing.top - GAP - box.height];
      if (low + box.height <= bottom) return { left, top: low, side: 'below' };
      if (high >= frame.top) return { left, top: high, side: 'above' };
    } else if (!isRight && !isLeft) {
      // Left or right of what is to stay in sight, whichever is nearer.
      const onRight = thing.left + thing.width / 2 >= clear.left + clear.width / 2;
      if (fitsRight && (onRight || !fitsLeft)) return { left: after, top: midY, side: 'right' };
      if (fitsLeft) return { left: ahead, top: midY, side: 'left' };
    }
  }
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - box.height;
  const beside = thing.left + thing.width + GAP;
  const ahead = thing.left - GAP - box.width;
  const sides: readonly Spot[] = [
    ...(below + box.height <= bottom ? [{ left: midX, top: below, side: 'below' } as const] : []),
    ...(above >= frame.top ? [{ left: midX, top: above, side: 'above' } as const] : []),
    ...(beside + box.width <= right ? [{ left: beside, top: midY, side: 'right' } as const] : []),
    ...(ahead >= frame.left ? [{ left: ahead, top: midY, side: 'left' } as const] : []),
  ];
  const stood = sides.find((spot) => spot.side === before);
  if (stood !== undefined) return stood;
  const covered = (spot: Spot): number => answers.filter((answer) => overlap(answer, { ...spot, ...box })).length;
  const fewest = (spots: readonly Spot[]): Spot | undefined =>
    spots.reduce<Spot | undefined>((a, b) => (a === undefined || covered(b) < covered(a) ? b : a), undefined);
  const best = fewest(sides);
  if (best !== undefined && covered(best) === 0) return best;
  // Shifted along the thing, then in a corner of the frame: wherever no answer lies below, the thing itself stays in sight.
  const [far, foot] = [right - box.width - 4, bottom - box.height - 4];
  const along = sides.flatMap(({ left, top, side }): Spot[] =>
    side === 'below' || side === 'above'
      ? [frame.left + 4, far].map((x) => ({ left: x, top, side }))
      : [frame.top + 4, foot].map((y) => ({ left, top: y, side })),
  );
  const corners = [frame.left + 4, far].flatMap((left): Spot[] => [
    { left, top: foot, side: 'below' },
    { left, top: frame.top + 4, side: 'above' },
  ]);
  const clearOf = corners.filter((spot) => !overlap(thing, { ...spot, ...box }));
  const other = fewest([...(best === undefined ? [] : [best]), ...along, ...clearOf]);
  if (other !== undefined) return other;
  // No side has room: the larger end of the frame, away from the thing.
  const low = thing.top + thing.height / 2 < frame.top + frame.height / 2;
  return low ? { left: midX, top: foot, side: 'below' } : { left: midX, top: frame.top + 4, side: 'above' };
}

/** The drawing of a place that can be seen: a sheet may show a thing once more. */
function drawnAt(root: Element, place: string): Element | null {
  const found = [...root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
  const seen = found.filter((e) => e.getBoundingClientRect().width > 0);
  return seen.find((e) => e.closest('dialog[open]') !== null) ?? seen[0] ?? found[0] ?? null;
}

interface Props {
  readonly place: string;
  /** What it is placed in: it lies over the board if the thing does, else anywhere there. */
  readonly ground: RefObject<HTMLElement | null>;
  readonly class: string;
  /** It is read out as it opens. */
  readonly said?: true;
  /** What is to stay in sight around the thing (`data-clear`) stays free. */
  readonly clear?: true;
  /** Other answers are covered as little as can be: a further tap may be meant for them. */
  readonly spares?: true;
  readonly label: string;
  readonly children: ComponentChildren;
}

export function AtThing({ place, ground, class: own, said, clear, spares, label, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const stands = useRef<{ readonly place: string; readonly side: Spot['side'] | null }>({ place, side: null });
  useLayoutEffect(() => {
    const [root, self] = [ground.current, box.current];
    // Over everything, an opened sheet too.
    self?.showPopover?.();
    const put = (): void => {
      const thing = root === null ? null : drawnAt(root, place);
      if (root === null || self === null || thing === null) return;
      const room = (thing.closest('.fr-board, dialog') ?? root).getBoundingClientRect();
      // On a phone the question lies at the thumb, over the foot of the page: its button stays free.
      const asked = document.querySelector('.fr-prompt')?.getBoundingClientRect().top ?? 0;
      const foot = Math.min(asked > innerHeight / 2 ? asked : innerHeight, room.bottom);
      const frame = {
        left: Math.max(0, room.left),
        top: Math.max(0, room.top),
        width: Math.min(innerWidth, room.right) - Math.max(0, room.left),
        height: foot - Math.max(0, room.top),
      };
      const size = { width: self.offsetWidth, height: self.offsetHeight };
      const stood = stands.current.place === place ? stands.current.side : null;
      const others = spares === true ? [...(thing.closest('.fr-board')?.querySelectorAll('[data-move]') ?? [])] : [];
      const answers = others.filter((e) => e !== thing).map((e) => e.getBoundingClientRect());
      const around = clear === true ? (thing.closest('.fr-board')?.querySelector('[data-clear]') ?? null) : null;
      const found = spotFor(
        thing.getBoundingClientRect(),
        size,
        frame,
        around?.getBoundingClientRect() ?? null,
        answers,
        spares === true ? stood : null,
      );
      stands.current = { place, side: found.side };
      setSpot(found);
    };
    put();
    addEventListener('resize', put);
    addEventListener('scroll', put, true);
    return () => {
      removeEventListener('resize', put);
      removeEventListener('scroll', put, true);
    };
  }, [place, ground, children, clear, spares]);
  return (
    <section
      ref={box}
      popover="manual"
      class={`at-thing ${own} ${spot === null ? 'unplaced' : `is-${spot.side}`}`}
      aria-live={said === true ? 'polite' : undefined}
      aria-label={label}
      style={spot === null ? undefined : { left: `${spot.left}px`, top: `${spot.top}px` }}
    >
      {children}
    </section>
  );
}
