/** A card opened on a phone: large, with the three racks its requirement looks at and the reason of every row. */
import { cardAt, elements } from '../../rules/data.ts';
import { playerAt, racksOf, rowReports } from '../../rules/inspect.ts';
import type { SeenCard } from '../../rules/state.ts';
import type { Focus } from '../focus.ts';
import { looked } from '../hand.ts';
import { elementName } from '../look.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { CardFace } from './card.tsx';
import { Gains } from './gains.tsx';
import { Back, Emblem, Glyph, Tick } from './glyph.tsx';
import { tapRow } from './rack.tsx';

function Line({
  name,
  cards,
  lit,
  n,
  tribe,
}: {
  name: string;
  cards: readonly SeenCard[];
  lit: readonly number[];
  n: number | null;
  tribe: number;
}) {
  return (
    <div class="tw-xr">
      <span class="tw-xn">
        {tribe < 0 ? <Glyph id="ec-red" size={16} high={22} /> : <Emblem tribe={tribe} />}
        <b>{name}</b>
      </span>
      <span class="tw-backs">
        {cards.map((c, i) => (
          <Back key={`${i}-${c.color}`} name={elementName(c.color)} mark={lit.includes(i) ? 'lit' : 'dim'} />
        ))}
      </span>
      <span class="tw-xc">{n}</span>
    </div>
  );
}

export function OpenedCard({ p, seat, focus }: { p: Props; seat: number; focus: Focus }) {
  const w = words(p.lang);
  const { report, card } = focus;
  const racks = racksOf(p.view, seat);
  const rows = rowReports(p.view, seat, card);
  const colour = report.color < 0 ? null : (elements[report.color]?.colorName[p.lang] ?? null);
  const others =
    report.backs.left.length + report.backs.right.length > 0 ||
    !['own', 'ownNone', 'ownAllColors'].includes(report.requirement.kind);
  const tribeOf = (at: number): number => (at < 0 ? -1 : playerAt(p.view, at).tribe);
  return (
    <div class={`tw-opened r${rows.length}${focus.playable ? '' : ' not'}`}>
      <button
        type="button"
        class="tw-x"
        aria-label={w.close}
        onClick={() => {
          looked.value = null;
          if (p.selected !== null) p.select(null);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
      <div class="tw-xtop">
        <CardFace card={card} lang={p.lang} rows={rows} row={focus.row} big onRow={(row) => tapRow(p, card, row)} />
        <div>
          <h3>{colour === null ? w.allFour : w.whoHas(colour)}</h3>
          <Line
            name={p.seat === seat ? w.you : p.names(seat)}
            cards={racks.own}
            lit={report.backs.own}
            n={colour === null ? null : report.own}
            tribe={tribeOf(seat)}
          />
          {others
            ? (['left', 'right'] as const).map((side) => (
                <Line
                  key={side}
                  name={racks[side].seat < 0 ? w.market : p.names(racks[side].seat)}
                  cards={racks[side].cards}
                  lit={report.backs[side]}
                  n={report[side]}
                  tribe={tribeOf(racks[side].seat)}
                />
              ))
            : null}
        </div>
      </div>
      {cardAt(card).rows.map((r, i) => (
        <p key={`why-${i}`} class={`tw-xrow${rows[i]?.playable === true ? ' ok' : ''}`}>
          <Tick ok={rows[i]?.playable === true} />
          <span>
            {r.require.map((q) => say(p.lang).requirement(q)).join(', ')}: <b>{say(p.lang).effects(r.effects)}</b>
          </span>
        </p>
      ))}
      <Gains p={p} seat={seat} card={card} row={focus.row} />
    </div>
  );
}
