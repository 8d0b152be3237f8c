/** Construction cards lying side by side, for the card of a moment. Pure: made of numbers and constants only. */
import { BLOCK } from '../../rules/data.ts';
import { kindOf, rotationOf } from '../logic/pieces.ts';
import { f, SMALL } from './geometry.ts';
import { DOT, flatTile, SIGNS } from './tile.ts';

const [WIDTH, HEIGHT, GAP] = [84, 108, 18];
/** Room around a shape on its card. */
const INSIDE = 16;

function building(b: number): string {
  const { cells, width, height } = rotationOf(b, 0);
  const kind = kindOf(b);
  const { walls, signs, dots } = flatTile(kind, cells);
  const scale = Math.min((WIDTH - INSIDE) / width, (HEIGHT - INSIDE) / height, 26) / SMALL;
  const x = (WIDTH - width * SMALL * scale) / 2;
  const y = (HEIGHT - height * SMALL * scale) / 2;
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${scale.toFixed(3)})"><path class="mc-mt mc-mt-${kind}" d="${walls}"/>` +
    dots.map(([cx, cy]) => `<circle class="${SIGNS[kind]}" cx="${cx}" cy="${cy}" r="${f(DOT)}"/>`).join('') +
    (signs === '' ? '' : `<path class="${SIGNS[kind]}" d="${signs}"/>`) +
    '</g>'
  );
}

const BLOCKING = '<path class="mc-cf-sign" d="M26 38h32v32h-32zM30 66L54 42"/>';
const STRUCK = `<path class="mc-cf-strike" d="M14 ${HEIGHT - 16}L${WIDTH - 14} 16"/>`;

/** These cards, the struck ones crossed out. */
export function cardsArt(cards: readonly number[], struck: (b: number) => boolean): { box: string; svg: string } {
  const svg = cards.map((b, i) => {
    const face = `<rect class="${b === BLOCK ? 'mc-cf mc-cf-block' : 'mc-cf'}" width="${WIDTH}" height="${HEIGHT}" rx="10"/>`;
    const inside = b === BLOCK ? BLOCKING : building(b) + (struck(b) ? STRUCK : '');
    return `<g transform="translate(${i * (WIDTH + GAP)} 0)">${face}${inside}</g>`;
  });
  const width = cards.length * (WIDTH + GAP) - GAP;
  return { box: `-2 -2 ${width + 4} ${HEIGHT + 4}`, svg: svg.join('') };
}
