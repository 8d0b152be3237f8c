/** The construction card of this round beside the question, its building turned as it would be built, and the turn buttons. */
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { gripsOf } from '../answers.ts';
import { Building } from '../draw/building.tsx';
import { C } from '../draw/geometry.ts';
import { CategoryIcon } from '../draw/icons.tsx';
import { placesOfRotation } from '../logic/held.ts';
import { buildingAt, pieceOf, rotationOf } from '../logic/pieces.ts';
import { words } from '../words.ts';
import { type Props, useHeld } from './props.ts';

const PART_OF = { yellow: 'yellow', red: 'red', blue: 'blue', purple: 'churches' } as const;
const TURNS = { [-1]: 'M4.500 4v5h5M5 9a8 8 0 1 1-.6 5.500', 1: 'M19.500 4v5h-5M19 9a8 8 0 1 0 .6 5.500' } as const;

export function PromptArt(p: Props) {
  const b = p.view.current;
  const { tap } = useHand();
  const h = useHeld();
  if (b < 0) return null;
  const building = buildingAt(b);
  const rotation = h?.rotation ?? 0;
  const { width, height } = rotationOf(b, rotation);
  const face = (
    <>
      <span class="mc-card-kind">
        <CategoryIcon category={PART_OF[building.colour]} />
      </span>
      <svg class="mc-card-art" viewBox={`-4 -4 ${width * C + 8} ${height * C + 8}`} aria-hidden="true">
        <Building piece={pieceOf(b, { rotation, x: 0, y: 0 })} />
      </svg>
    </>
  );
  if (h === null) return <div class="mc-card">{face}</div>;
  return (
    <button
      type="button"
      class="mc-card"
      aria-label={words(p.lang).turnCard(building.name[p.lang])}
      onClick={() => tap('turn:right')}
    >
      {face}
    </button>
  );
}

export function PromptGrips() {
  const h = useHeld();
  if (h === null) return null;
  return (
    <span class="mc-turns">
      {gripsOf(h).map(({ thing, by, rotation }) => (
        <Target key={thing} thing={thing} class="btn icon mc-turn">
          <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
            <path d={TURNS[by]} />
          </svg>
          <small>{placesOfRotation(h, rotation).length}</small>
        </Target>
      ))}
    </span>
  );
}
