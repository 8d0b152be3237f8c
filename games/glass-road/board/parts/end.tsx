/** One seat at the end: the landscape, every building with its points, the goods left over. */
import { Picture } from '#web/kit/art.tsx';
import { BUILDINGS, STARTING_BUILDINGS } from '../../rules/data.ts';
import { buildingPoints2, contentOf, startPoints2 } from '../../rules/helpers.ts';
import { half } from '../../text/effects.ts';
import { miniLand } from '../draw/mini.ts';
import { words } from '../words.ts';
import { Stock } from './others.tsx';
import { type PersonProps, playerOf } from './props.ts';

export function EndBoard(p: PersonProps) {
  const w = words(p.lang);
  const e = playerOf(p, p.person.seat);
  const counted = e.cells.flatMap((_, cell) => {
    const c = contentOf(e, cell);
    if (c.is === 'building')
      return [{ name: BUILDINGS[c.building]?.name, points2: buildingPoints2(e, c.building, cell) }];
    return c.is === 'start' ? [{ name: STARTING_BUILDINGS[c.start]?.name, points2: startPoints2(e, c.start) }] : [];
  });
  return (
    <div class={`gr gr-end seat-${p.person.colour}`}>
      <Picture box="0 0 100 80" svg={miniLand(e)} width={150} height={120} />
      <ul>
        {counted.map(({ name, points2 }) => (
          <li key={name?.en}>
            <span>{name?.[p.lang]}</span>
            <b>{half(points2 / 2)}</b>
          </li>
        ))}
      </ul>
      <p>
        {w.leftOver} <Stock stock={e.stock} lang={p.lang} />
      </p>
    </div>
  );
}
