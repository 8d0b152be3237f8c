import { useRef } from 'preact/hooks';
import { Building } from '../draw/building.tsx';
import { C } from '../draw/geometry.ts';
import { CategoryIcon } from '../draw/icons.tsx';
import { startDrag } from '../logic/drag.ts';
import { buildingInHand, type Props, rotationInHand, turnHand } from '../logic/hand.ts';
import { buildingAt, pieceOf, rotationOf } from '../logic/pieces.ts';
import { words } from '../words.ts';

const PART_OF = { yellow: 'yellow', red: 'red', blue: 'blue', purple: 'churches' } as const;

/** The construction card of this round, its building turned as it would be built. It can be dragged onto the board. */
export function PromptArt(p: Props) {
  const latest = useRef(p);
  latest.current = p;
  const b = p.view.current;
  if (b < 0) return null;
  const building = buildingAt(b);
  const name = building.name[p.lang];
  const active = buildingInHand(p) >= 0;
  const rotation = active ? rotationInHand(p) : 0;
  const { width, height } = rotationOf(b, rotation);
  const revealed = p.speed > 0 && p.events.some((e) => e.e === 'cardRevealed' && e.b === b);
  const face = (
    <>
      <span class="mc-card-kind">
        <CategoryIcon category={PART_OF[building.colour]} />
      </span>
      <svg class="mc-card-art" viewBox={`-4 -4 ${width * C + 8} ${height * C + 8}`} aria-hidden="true">
        <Building piece={pieceOf(b, { rotation, x: 0, y: 0 })} />
      </svg>
      <span class="mc-card-name" style={{ '--letters': name.length }}>
        {name}
      </span>
    </>
  );
  const look = `mc-card${revealed ? ' mc-reveal' : ''}`;
  if (!active)
    return (
      <div key={p.view.round} class={look} data-speed={p.speed}>
        {face}
      </div>
    );
  return (
    <button
      key={p.view.round}
      type="button"
      class={`${look} mc-card-active`}
      data-speed={p.speed}
      aria-label={words(p.lang).turnCard(name)}
      onPointerDown={(e) => startDrag(e, () => latest.current, null)}
      onClick={() => turnHand(p, 1)}
    >
      {face}
    </button>
  );
}
