/** What matters most about a seat: dice left, god cards, offerings. */
import { Num } from '#web/kit/num.tsx';
import { NOBODY } from '../../rules/state.ts';
import { GOODS } from '../draw/goods.ts';
import { godCardSign } from '../draw/signs.ts';
import { type PersonProps, playerOf } from '../props.ts';
import { stock } from '../stock.ts';
import { words } from '../words.ts';
import { Die, Sign, tribeOf } from './glyph.tsx';

/** Of all that a seat has, these two stand in its line. */
const SIGNS = { offering: GOODS.offering, godCard: godCardSign };

export function RailLine(p: PersonProps) {
  const { seat } = p.person;
  const player = playerOf(p, seat);
  const w = words(p.lang);
  const tight = p.people.length > 3 ? 'tight' : '';
  const left = player.dice.flatMap((v, i) => (v > 0 && player.placed[i] === NOBODY && p.view.phase === 'A' ? [v] : []));
  return (
    <>
      {left.length === 0 ? null : (
        <span class={`bb-raildice ${tight}`} title={w.dice}>
          {left.map((v, i) => (
            <Die key={`${v}-${i}`} tribe={tribeOf(p.people, seat)} value={v} />
          ))}
        </span>
      )}
      {stock(p.view, seat, p.lang).flatMap(({ id, name, count }) =>
        id === 'godCard' || id === 'offering' ? (
          <span key={id} class={`bb-rail ${tight}`} title={name}>
            <Sign svg={SIGNS[id]} />
            <Num of={id} n={count} />
          </span>
        ) : (
          []
        ),
      )}
    </>
  );
}
