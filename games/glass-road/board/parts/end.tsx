/** One seat at the end: the landscape, every building with its points, the goods left over. */
import type { Language } from '#kernel';
import { Picture } from '#web/kit/art.tsx';
import { BUILDINGS, GOODS, STARTING_BUILDINGS } from '../../rules/data.ts';
import { buildingPoints2, contentOf, have, startPoints2 } from '../../rules/helpers.ts';
import { goodOf } from '../../rules/moves.ts';
import { half } from '../../text/effects.ts';
import { miniLand } from '../draw/mini.ts';
import { words } from '../words.ts';
import { Stock } from './others.tsx';
import { type PersonProps, playerOf } from './props.ts';

/** Points of one building, and the goods they came from. */
interface Counted {
  readonly name: Readonly<Record<Language, string>> | undefined;
  readonly cell: number;
  readonly points2: number;
  readonly left: { readonly n: number; readonly good: number } | null;
}

export function EndBoard(p: PersonProps) {
  const w = words(p.lang);
  const e = playerOf(p, p.person.seat);
  const counted = e.cells.flatMap((_, cell): Counted[] => {
    const c = contentOf(e, cell);
    if (c.is === 'building')
      return [{ name: BUILDINGS[c.building]?.name, cell, points2: buildingPoints2(e, c.building, cell), left: null }];
    if (c.is !== 'start') return [];
    // What it counts are goods that are left over.
    const start = STARTING_BUILDINGS[c.start];
    const good = goodOf(start?.slot ?? '');
    return [{ name: start?.name, cell, points2: startPoints2(e, c.start), left: { n: have(e.stock, good), good } }];
  });
  return (
    <div class={`gr gr-end seat-${p.person.colour}`}>
      <Picture box="0 0 100 80" svg={miniLand(e)} width={150} height={120} />
      <ul>
        {counted.map(({ name, cell, points2, left }) => (
          <li key={name?.en}>
            <span>
              {name?.[p.lang]}
              {left === null ? null : (
                <small>
                  {' '}
                  {left.n} {GOODS[left.good]?.name[p.lang]}
                </small>
              )}
            </span>
            <b data-value={`worth.${cell}`}>{half(points2 / 2)}</b>
          </li>
        ))}
      </ul>
      <p>
        {w.leftOver} <Stock stock={e.stock} lang={p.lang} />
      </p>
    </div>
  );
}
