/** The others at the table: small landscape, goods, what lies open of their cards. And the neighbour of a solo player. */
import { Picture } from '#web/kit/art.tsx';
import type { PersonAtTable } from '#web/kit/contract.ts';
import { Target } from '#web/kit/target.tsx';
import { GOODS, MARKERS, NAMES, WHEELS } from '../../rules/data.ts';
import { miniLand } from '../draw/mini.ts';
import { ledgerMarkers, markerName, partIn } from '../model.ts';
import { seatThing } from '../things.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { KnownCards, usedCard } from './known.tsx';
import { type Props, playerOf } from './props.ts';

/** What somebody has, wheel by wheel. */
export function Stock({ stock, lang }: { stock: readonly number[]; lang: Props['lang'] }) {
  return (
    <>
      {WHEELS.map((wheel, i) => (
        <span key={wheel.id} class="gr-vals">
          {ledgerMarkers(i).map((m) => {
            const n = stock[m] as number;
            const good = MARKERS[m]?.good ?? -1;
            return (
              <span key={good} class={n === 0 ? 'z' : ''} data-value={markerName(m)}>
                <Glyph id={NAMES.goods[good] ?? ''} size={17} />
                <span class="gr-hide">{GOODS[good]?.name[lang]} </span>
                {n}
              </span>
            );
          })}
        </span>
      ))}
    </>
  );
}

function Other({ p, person }: { p: Props; person: PersonAtTable }) {
  const w = words(p.lang);
  const player = playerOf(p, person.seat);
  const part = partIn(p.view, person.seat);
  return (
    <Target thing={seatThing(person.seat)} seat={person.seat} class={`gr-other seat-${person.colour}`}>
      <span class="gr-oname">
        <b>{person.name}</b>
        <small>{w.hand(player.handSize)}</small>
        {part === null ? null : <em class="gr-part">{part === 'acts' ? w.acts : w.follows}</em>}
        {p.view.goblet === person.seat ? <Glyph id="goblet" size={18} /> : null}
        {player.private.length > 0 ? (
          <span class="gr-gi">
            <b data-value="private">{player.private.length}</b>
            <Glyph id="build" size={18} />
          </span>
        ) : null}
      </span>
      <span class="gr-oland">
        <Picture box="0 0 100 80" svg={miniLand(player)} />
        <KnownCards cards={player} lang={p.lang} inUse={usedCard(p.view)} own={false} />
      </span>
      <Stock stock={player.stock} lang={p.lang} />
    </Target>
  );
}

export function Others({ p, own }: { p: Props; own: number }) {
  return (
    <div class="gr-others">
      {p.people
        .filter((x) => x.seat !== own)
        .map((person) => (
          <Other key={person.seat} p={p} person={person} />
        ))}
    </div>
  );
}

export function Neighbour({ p }: { p: Props }) {
  const n = p.view.neighbour;
  if (n === null || p.view.phase === 'over') return null;
  const w = words(p.lang);
  return (
    <section class="gr-other">
      <span class="gr-oname">
        <b>{w.neighbour}</b>
        <small>{w.hand(n.handSize)}</small>
      </span>
      <KnownCards cards={n} lang={p.lang} inUse={usedCard(p.view)} own={false} />
    </section>
  );
}
