import type { Box } from '../parts/spots.ts';

/** Dims everything but what is lit. It catches no taps: what lies under it can still be asked. */
export function Veil({ boxes }: { boxes: readonly Box[] }) {
  if (boxes.length === 0) return null;
  return (
    <svg class="veil" aria-hidden="true">
      <defs>
        <mask id="lesson-lit">
          <rect width="100%" height="100%" fill="white" />
          {boxes.map((b) => (
            <rect key={`${b.x} ${b.y}`} x={b.x} y={b.y} width={b.w} height={b.h} rx={10} fill="black" />
          ))}
        </mask>
      </defs>
      <rect class="veil-fill" width="100%" height="100%" mask="url(#lesson-lit)" />
    </svg>
  );
}
