/** Drawings of the scoring categories; they stand alone, also where no board is on the page. */
import { Picture } from '#web/kit/art.tsx';
import { INK } from '../draw/ink.ts';
import { smog, temple, treehouse } from '../draw/pieces.ts';

const ART: Readonly<Record<string, string>> = {
  endTile: `<circle cx="12" cy="12" r="10" fill="var(--tw-end-tile)" stroke="${INK}" stroke-width="1.4"/><path d="M8 17V7L16 9.5L8 12" fill="var(--tw-falcons)" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>`,
  treehouses: `<g transform="translate(12 14) scale(.21)">${treehouse('roots')}</g>`,
  temples: `<g transform="translate(12 13) scale(.44)">${temple('yellow', 1, false, 'var(--tw-shrine)')}</g>`,
  pollution: `<g transform="translate(12 12) scale(.38)">${smog()}</g>`,
  tiles: `<path d="M10.4 22V15H13.6V22Z" fill="var(--tw-trunk)" stroke="${INK}" stroke-width="1.3"/><path d="M12 16C4 18 1 11 5.4 8C5 2 15 -.4 17 5C23 5 23 16 12 16Z" fill="var(--tw-leaf)" stroke="${INK}" stroke-width="1.4"/>`,
  objectives: `<rect x="5" y="2" width="14" height="20" rx="3" fill="var(--tw-paper)" stroke="${INK}" stroke-width="1.4"/><path d="M8.6 12L11 14.6L15.6 8.6" fill="none" stroke="var(--tw-yes)" stroke-width="2.2"/>`,
  leaders: `<circle cx="12" cy="12" r="10" fill="var(--tw-falcons-l)" stroke="${INK}" stroke-width="1.4"/><circle cx="12" cy="10.6" r="4.6" fill="var(--tw-skin-1)" stroke="${INK}" stroke-width="1.2"/><path d="M5.4 19C6 15.6 9 14.6 12 14.6C15 14.6 18 15.6 18.6 19" fill="var(--tw-falcons)" stroke="${INK}" stroke-width="1.2"/>`,
};

export function CategoryIcon({ category }: { category: string }) {
  return <Picture class="cat" box="0 0 24 24" svg={ART[category] ?? ''} />;
}
