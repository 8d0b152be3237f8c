/** Drawings of the scoring categories. */
import { Picture } from '#web/kit/art.tsx';
import type { Part } from '../../rules/state.ts';
import { mask } from '../draw/gods.ts';
import { GOODS } from '../draw/goods.ts';
import { g, INK, ln } from '../draw/ink.ts';
import { jewellery } from '../draw/jewellery.ts';
import { bust } from '../draw/people.ts';
import { godTileSign } from '../draw/signs.ts';

const SIGNS: Readonly<Record<Part, string>> = {
  start: `<circle r="11" fill="var(--bb-card)" ${ln} stroke-width="2"/><path d="M-4-3 1-6V7" fill="none" stroke="${INK}" stroke-width="3"/>`,
  tasks: GOODS.vp,
  temple: GOODS.temple,
  buildings: GOODS.build,
  redFish: g(-5, 0, 0.5, mask('red')) + g(7, 5, 0.6, GOODS.fish),
  status: GOODS.tattoo,
  persons: g(0, 2, 0.9, bust('woman', 2)),
  helper: GOODS.helper,
  fishing: GOODS.fish,
  godTiles: godTileSign,
  fish: g(2, 6, 0.7, GOODS.fish) + g(-5, 2, 0.72, GOODS.hut),
  jewellery: jewellery('necklace'),
  bonuses: g(-6, -2, 0.62, GOODS.vp) + g(6, 4, 0.62, GOODS.vp),
};

/** An svg of class `cat` with the box the shell asks for: the drawing is fitted into 24 × 24. */
export function CategorySign({ category }: { category: string }) {
  return <Picture box="0 0 24 24" svg={g(12, 12, 0.7, SIGNS[category as Part] ?? '')} class="cat bb-cat" />;
}
