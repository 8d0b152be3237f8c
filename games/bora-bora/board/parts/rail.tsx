/** What matters most about a seat: dice left, god cards, offerings. */
import { NOBODY } from '../../rules/state.ts';
import { GOODS } from '../draw/goods.ts';
import { godCardSign } from '../draw/signs.ts';
import { cardsInHand } from '../logic/changes.ts';
import { type PersonProps, playerOf } from '../props.ts';
import { words } from '../words.ts';
import { Die, Sign, tribeOf } from './glyph.tsx';

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
      <span class={`bb-rail ${tight}`} title={w.gods}>
        <Sign svg={godCardSign} />
        <b class="num">{cardsInHand(player)}</b>
      </span>
      <span class={`bb-rail ${tight}`} title={w.offerings}>
        <Sign svg={GOODS.offering} />
        <b class="num">{player.offerings}</b>
      </span>
    </>
  );
}
