/**
 * Cuts the two typefaces down to what the house writes with: letters of Western Europe, the features in use, and of
 * Fraunces two optical sizes, each in one weight, instead of four axes: a headline is no bolder than another. Run it after a change of the font packages; its files are committed.
 * Usage: node scripts/fonts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = new URL('../web/style/fonts/', import.meta.url);

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
/** Names come from all over; a letter that is missing here is drawn in the system's own type. */
const LETTERS = `${ASCII}\u00a0\u2009\u202fÄÖÜäöüßÀÁÂÅÆÇÈÉÊÍÎÑÓÔØÚàáâãåæçèéêëíîïñóôõøùúûœšž§©°·×½«»–—‘’‚“”„…‹›€−→`;

/** Kerning, ligatures, figures of one height and width, accents. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'];
const WEIGHTS = { min: 400, max: 700 };
const CUTS = [
  {
    file: 'fraunces',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { SOFT: 60, WONK: 0, opsz: 40, wght: 600 },
  },
  {
    file: 'fraunces-large',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { SOFT: 100, WONK: 0, opsz: 144, wght: 500 },
  },
  {
    file: 'source-sans',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: { wght: WEIGHTS },
  },
];

for (const { file, from, axes } of CUTS) {
  const font = await subsetFont(readFileSync(require.resolve(from)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(new URL(`${file}.woff2`, OUT), font);
  console.log(`${(font.length / 1000).toFixed(1).padStart(6)} kB  ${file}.woff2`);
}
