/** A man or a woman: symbols at the left, bust, kind on a disc. Men are square, women have a flower and a round corner. */

import { Picture } from '#web/kit/art.tsx';
import { PERSONS, type Person } from '../../rules/data.ts';
import { MAN, SEXES, type Sex } from '../../rules/words.ts';
import { GOODS } from '../draw/goods.ts';
import { bust } from '../draw/people.ts';
import { kindSign } from '../draw/signs.ts';
import { Sign } from './glyph.tsx';

export const personOf = (tile: number): Person => PERSONS[tile] as Person;
const SYMBOLS = ['a', 'b', 'c'] as const;

export function PersonTile({ tile, down = false }: { tile: number; down?: boolean }) {
  const { sex, kind, symbols } = personOf(tile);
  const word = SEXES[sex] as Sex;
  return (
    <span class={`bb-pt ${word} ${down ? 'down' : ''}`}>
      <Picture class="bust" box="-17 -21 34 37" svg={bust(word, tile % 6)} />
      <span class="kd">
        <Sign svg={kindSign(kind)} />
      </span>
      <span class="sy">
        {SYMBOLS.slice(0, symbols).map((s) => (
          <Sign key={s} svg={sex === MAN ? GOODS.tattoo : GOODS.shell} />
        ))}
      </span>
    </span>
  );
}
