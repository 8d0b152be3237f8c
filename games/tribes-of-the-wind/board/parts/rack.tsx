/** The own rack: play a row, mark cards to discard, see which cards count. */

import { usePhone } from '#web/kit/use-phone.ts';
import { cardAt } from '../../rules/data.ts';
import { playerAt, rowReports } from '../../rules/inspect.ts';
import { focusOf } from '../focus.ts';
import { looked, marked } from '../hand.ts';
import { elementName } from '../look.ts';
import { discardCount, discardOf, findMove, playableRows, toggle } from '../model.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { CardFace } from './card.tsx';
import { Back } from './glyph.tsx';

/** A tap on a row: select it, a second time play it, else say why not. */
export function tapRow(p: Props, card: number, row: number): void {
  const move = findMove(p.decision?.options ?? [], 'play', (m) => m.card === cardAt(card).id && m.row === row + 1);
  looked.value = { card, row };
  if (move === null) {
    if (p.selected !== null) p.select(null);
    if (p.decision !== null) p.explain({ do: 'play', card: cardAt(card).id, row: row + 1 });
  } else if (p.selected?.do === 'play' && p.selected.card === move.card && p.selected.row === move.row) p.play(move);
  else p.select(move);
}

function tapMark(p: Props, i: number, n: number): void {
  if (p.seat === null) return;
  marked.value = toggle(marked.value, i, n);
  p.select(discardOf(p.decision?.options ?? [], playerAt(p.view, p.seat).rack, marked.value));
}

/** On a phone a tap opens the card: its best row, or the first one to see why not. */
function openCard(p: Props, card: number): void {
  const rows = playableRows(p.decision?.options ?? [], card);
  const row = rows.at(-1) ?? 0;
  looked.value = { card, row };
  const move = findMove(p.decision?.options ?? [], 'play', (m) => m.card === cardAt(card).id && m.row === row + 1);
  if (move !== null) p.select(move);
  else if (p.selected !== null) p.select(null);
}

export function Rack({ p, seat }: { p: Props; seat: number }) {
  const phone = usePhone();
  const { rack } = playerAt(p.view, seat);
  const options = p.decision?.options ?? [];
  const n = discardCount(options);
  const focus = focusOf(p);
  return (
    <div class="tw-rack">
      {rack.map(({ card, color }, i) => {
        const key = card < 0 ? `back-${i}` : `card-${card}`;
        if (card < 0)
          return (
            <span
              key={key}
              class="tw-hidden"
              role="img"
              aria-label={
                p.seat === seat ? `${say(p.lang).element(color)}, ${words(p.lang).blind}` : say(p.lang).element(color)
              }
            >
              <Back name={elementName(color)} />
            </span>
          );
        const rows = rowReports(p.view, seat, card);
        const mine = focus?.card === card;
        const counts = focus !== null && !mine && focus.report.backs.own.includes(i);
        const face = (
          <CardFace
            card={card}
            lang={p.lang}
            foreign={p.seat !== seat}
            quiet={n > 0 || phone}
            rows={n > 0 ? null : rows}
            mark={n > 0 ? (marked.value.includes(i) ? 'sel gone' : '') : mine ? 'sel' : counts ? 'cnt' : ''}
            row={mine ? focus.row : -1}
            {...(n > 0 || phone ? {} : { onRow: (row: number) => tapRow(p, card, row) })}
          />
        );
        if (n === 0 && !phone) return <div key={key}>{face}</div>;
        return (
          <button
            key={key}
            type="button"
            class="tw-whole"
            data-card={cardAt(card).id}
            data-open={n > 0 || rows.some((r) => r.playable) ? 1 : 0}
            aria-pressed={n > 0 ? marked.value.includes(i) : mine}
            onClick={() => (n > 0 ? tapMark(p, i, n) : openCard(p, card))}
          >
            <span class="tw-sr">{`${say(p.lang).card(card)}: ${say(p.lang).cardSentence(card)}`}</span>
            {face}
          </button>
        );
      })}
      <i class="tw-wood" />
    </div>
  );
}
