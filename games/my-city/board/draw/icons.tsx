import { LANDMARKS } from './symbols.tsx';

/** The drawings of the score table: the same signs as on the board, in a square of 24. */
function Landmark({ id, x, y, w, h }: { id: keyof typeof LANDMARKS; x: number; y: number; w: number; h: number }) {
  const { box, Shape } = LANDMARKS[id];
  return (
    <svg x={x} y={y} width={w} height={h} viewBox={box} overflow="visible" aria-hidden="true">
      <Shape />
    </svg>
  );
}

const BAR = 'M2.500 7h19v10h-19z';

const DRAWINGS: Readonly<Record<string, () => preact.JSX.Element>> = {
  track: () => (
    <path
      class="mc-pawn"
      d="M12 3c2.200 0 3.600 1.600 3.600 3.500c0 1.300-.7 2.300-1.400 2.900c2.700 1 4.800 4.200 5.300 9.600h-15c.5-5.400 2.600-8.600 5.300-9.600c-.7-.6-1.400-1.600-1.400-2.900C8.400 4.600 9.800 3 12 3z"
    />
  ),
  trees: () => <Landmark id="mc-tree" x={2} y={1} w={20} h={22} />,
  rocks: () => <Landmark id="mc-rock" x={1} y={3} w={22} h={18} />,
  wells: () => <Landmark id="mc-well" x={0} y={0} w={24} h={24} />,
  gold: () => <Landmark id="mc-gold" x={0} y={1} w={24} h={22} />,
  empty: () => (
    <>
      <rect class="mc-ic-cell" x="3" y="3" width="18" height="18" rx="4" />
      <path class="mc-ic-tuft" d="M10 16q0-4-2.500-6M12 16q0-5 .5-7.500M14 16q.6-3.500 2.500-5" />
    </>
  ),
  yellow: () => (
    <>
      <path class="mc-mt mc-mt-y" d={BAR} />
      <path class="mc-mtl" d="M6.500 12h11M2.500 7l4 5l-4 5M21.500 7l-4 5l4 5" />
    </>
  ),
  red: () => (
    <>
      <path class="mc-mt mc-mt-r" d={BAR} />
      <circle class="mc-mtd" cx="7.500" cy="12" r="2.600" />
      <circle class="mc-mtd" cx="16.500" cy="12" r="2.600" />
    </>
  ),
  blue: () => (
    <>
      <path class="mc-mt mc-mt-b" d={BAR} />
      <path class="mc-mts" d="M7 9v6M11 9v6M15 9v6M19 9v6" />
    </>
  ),
  churches: () => (
    <>
      <path class="mc-mt mc-mt-k" d="M3 4h18v16H3z" />
      <path class="mc-mtk" d="M12 6.500v11M8 10.500h8" />
    </>
  ),
};

export function CategoryIcon({ category }: { readonly category: string }) {
  const Drawing = DRAWINGS[category];
  return (
    <svg class="cat mc-cat" viewBox="0 0 24 24" aria-hidden="true">
      {Drawing !== undefined && <Drawing />}
    </svg>
  );
}
