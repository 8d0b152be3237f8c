import type { Box } from '../parts/spots.ts';

interface Props {
  readonly boxes: readonly Box[];
  /** What is lit is to be tapped: it has a ring. */
  readonly asks: boolean;
  /** Everything else is dimmed; not while something is in the hand. */
  readonly dims: boolean;
}

/** Lights things, and dims the rest. It catches no taps: what lies under it can still be asked. */
export function Veil({ boxes, asks, dims }: Props) {
  if (boxes.length === 0) return null;
  const holes = boxes.map((b) => ({ key: `${b.x} ${b.y}`, x: b.x, y: b.y, width: b.w, height: b.h, rx: 10 }));
  return (
    <svg class="veil" aria-hidden="true">
      <defs>
        <mask id="lesson-lit">
          <rect width="100%" height="100%" fill="white" />
          {holes.map((hole) => (
            <rect {...hole} key={hole.key} fill="black" />
          ))}
        </mask>
      </defs>
      {dims ? <rect class="veil-fill" width="100%" height="100%" mask="url(#lesson-lit)" /> : null}
      {asks ? holes.map((hole) => <rect {...hole} key={hole.key} class="veil-ring" />) : null}
    </svg>
  );
}
