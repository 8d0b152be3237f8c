/** A card that is turned over, and beside it the same card of everybody who follows. */
import { RC, use } from './kit.ts';

const WIDTH = 84;
const HEIGHT = 112;
const SMALL = 46;

function face(id: string, w: number, h: number, scale: number): string {
  return `${RC(0, 0, w, h, 'var(--gr-face)', 2, 9)}<path d="M9 0H${w - 9}Q${w} 0 ${w} 9V14H0V9Q0 0 9 0z" fill="var(--gr-card)"/>${use(`p-${id}`, w / 2, h / 2 + 6, scale)}`;
}

/** Turned over one after the other: the sheet of the cards knows \`gr-flip\` and waits for each by its number. */
export function revealArt(id: string, followers: readonly string[]): { readonly box: string; readonly svg: string } {
  const width = WIDTH + followers.length * (SMALL + 18);
  const others = followers.map((initial, i) => {
    const x = WIDTH + 18 + i * (SMALL + 18);
    return `<g transform="translate(${x} ${HEIGHT - 74})"><g class="gr-flip n${i + 1}">${face(id, SMALL, 62, 1)}</g><g class="gr-initial"><circle cx="${SMALL}" cy="4" r="13"/><text x="${SMALL}" y="9" text-anchor="middle">${initial}</text></g></g>`;
  });
  return {
    box: `-6 -12 ${width + 18} ${HEIGHT + 18}`,
    svg: `<g class="gr-flip">${face(id, WIDTH, HEIGHT, 2)}</g>${others.join('')}`,
  };
}
