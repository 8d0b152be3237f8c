/** The drawing of every entry of the legend, by its id. */
import type { Language } from '#kernel';
import { Picture } from '#web/kit/art.tsx';
import { miniWheel } from '../board/draw/mini.ts';
import { landArt, startArt } from '../board/draw/tile.ts';
import { BUILDINGS, START_STOCK, STARTING_BUILDINGS, TILES, WHEELS } from '../rules/data.ts';
import { TileFace } from './cards.tsx';

const CELL_BOX = '-2 -2 104 104';
const framed = (art: string): string =>
  `<g clip-path="url(#gr-cell)">${art}</g><rect width="100" height="100" rx="11" class="gr-edge"/>`;

/** Patterns at the left edge of a tile. */
const PATTERNS: Readonly<Record<string, string>> = {
  'pattern-wood':
    '<rect x="8" y="2" width="34" height="96" rx="6" class="gr-fig-edge wood"/><path d="M15 6v88M25 6v88M35 6v88" class="gr-fig-grain"/>',
  'pattern-brick':
    '<rect x="8" y="2" width="34" height="96" rx="6" class="gr-fig-edge brick"/><path d="M8 20h34M8 40h34M8 60h34M8 80h34M25 2v18M16 20v20M34 20v20M25 40v20M16 60v20M34 60v20" class="gr-fig-course"/>',
};

export function Sign({ id, lang }: { id: string; lang: Language }) {
  const pattern = PATTERNS[id];
  if (pattern !== undefined) return <Picture class="gr-fig-sign" box="0 0 50 100" svg={pattern} />;
  const building = BUILDINGS.findIndex((b) => b.id === id);
  if (building >= 0)
    return (
      <svg viewBox="0 27 156 118" aria-hidden="true" class="gr-fig-sign">
        <TileFace building={building} lang={lang} />
      </svg>
    );
  const wheel = WHEELS.findIndex((w) => `wheel-${w.id}` === id);
  if (wheel >= 0) return <Picture class="gr-fig-sign" box="-50 -50 100 100" svg={miniWheel(wheel, START_STOCK)} />;
  const start = STARTING_BUILDINGS.findIndex((b) => b.id === id);
  if (start >= 0) return <Picture class="gr-fig-sign" box={CELL_BOX} svg={framed(startArt(start))} />;
  if (id === 'empty' || TILES.some((t) => t.id === id))
    return <Picture class="gr-fig-sign" box={CELL_BOX} svg={framed(landArt(id))} />;
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true" class="gr-fig-sign">
      <use href={`#gr-s-${id}`} x="-16" y="-16" width="32" height="32" />
    </svg>
  );
}
