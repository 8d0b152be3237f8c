/** What the end screen says of a tie for the first place. */
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { EndNote } from '../board/parts/end-note.tsx';
import type { Props } from '../board/props.ts';

const said = (lang: 'de' | 'en', ...seats: readonly (readonly [total: number, water: number])[]): string => {
  const standing = {
    over: true,
    seats: seats.map(([total, water]) => ({ total, tieBreak: [water], parts: {}, rank: 1 })),
  };
  const props = { standing, lang, names: (seat: number) => ['Ada', 'Ben', 'Kim'][seat] } as unknown as Props;
  return renderToString(<EndNote {...props} />);
};

it('TW-56 names the water of those who are tied, most first, and only where it decides', () => {
  expect(said('de', [30, 2], [30, 5], [28, 9])).toBe(
    '<p>Gleichstand an der Spitze: Mehr Wasser entscheidet (Ben 5, Ada 2).</p>',
  );
  expect(said('en', [30, 2], [30, 5], [28, 9])).toContain('more water decides (Ben 5, Ada 2)');
  expect(said('de', [30, 2], [29, 5])).toBe('');
  expect(said('de', [30, 4], [30, 4])).toBe('');
});
