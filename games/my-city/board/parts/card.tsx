/** The construction card of this round beside the question, its building turned as it would be built, and the turn buttons. */
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { Building } from '../draw/building.tsx';
import { C } from '../draw/geometry.ts';
import { CategoryIcon } from '../draw/icons.tsx';
import { buildingAt, pieceOf, rotationOf } from '../logic/pieces.ts';
import { words } from '../words.ts';
import { inHand, type Props } from './props.ts';

const PART_OF = { yellow: 'yellow', red: 'red', blue: 'blue', purple: 'churches' } as const;
const TURNS = { left: 'M4.500 4v5h5M5 9a8 8 0 1 1-.6 5.500', right: 'M19.500 4v5h-5M19 9a8 8 0 1 0 .6 5.500' } as const;

function Turn({ side }: { side: 'left' | 'right' }) {
  const thing = useHand().reading.things.get(`turn:${side}`);
  if (thing === undefined) return null;
  return (
    <Target thing={thing.id} class="btn icon mc-turn">
      <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d={TURNS[side]} />
      </svg>
      <small>{thing.ways[0]?.label.split(' ')[0]}</small>
    </Target>
  );
}

export function PromptArt(p: Props) {
  const b = p.view.current;
  const { tap } = useHand();
  if (b < 0) return null;
  const h = inHand(p);
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

export function PromptGrips(p: Props) {
  if (inHand(p) === null) return null;
  return (
    <span class="mc-turns">
      <Turn side="left" />
      <Turn side="right" />
    </span>
  );
}
