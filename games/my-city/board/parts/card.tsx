/** The construction card of this round beside the question, its building turned as it would be built, and the turn buttons. */
import { useHand } from '#web/kit/table-context.ts';
import { Building } from '../draw/building.tsx';
import { C } from '../draw/geometry.ts';
import { CategoryIcon } from '../draw/icons.tsx';
import { buildingAt, pieceOf, rotationOf } from '../logic/pieces.ts';
import { words } from '../words.ts';
import { type Props, useHeld } from './props.ts';

const PART_OF = { yellow: 'yellow', red: 'red', blue: 'blue', purple: 'churches' } as const;

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
