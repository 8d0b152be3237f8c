/** An element card: one block a row, requirement above, effects below; no text on the face. */

import type { Language } from '#kernel';
import { cardAt, elements } from '../../rules/data.ts';
import type { RowReport } from '../../rules/inspect.ts';
import { elementName } from '../look.ts';
import { say, words } from '../words.ts';
import { Fx, Glyph, Needs, Tick } from './glyph.tsx';

export interface CardProps {
  readonly card: number;
  readonly lang: Language;
  /** Which rows hold now; null where nobody asks. */
  readonly rows: readonly RowReport[] | null;
  readonly mark?: string;
  /** The chosen or inspected row, −1 for none. */
  readonly row?: number;
  readonly big?: boolean;
  /** Somebody else's card, looked at in a replay. */
  readonly foreign?: boolean;
  /** Inside a button that says it all. */
  readonly quiet?: boolean;
  /** A tap on a row; without it the card is only looked at. */
  readonly onRow?: (row: number) => void;
}

/** What a row says and whether it can be played, for those who cannot see it. */
const spoken = (p: CardProps, row: number): string => `${say(p.lang).card(p.card)}, ${say(p.lang).row(p.card, row)}`;

export function CardFace(p: CardProps) {
  const card = cardAt(p.card);
  const none = p.rows !== null && !p.rows.some((r) => r.playable);
  const k = elementName(card.color);
  return (
    <div
      class={`tw-ec tw-${k} r${card.rows.length}${p.big === true ? ' big' : ''}${none ? ' no' : ''} ${p.mark ?? ''}`}
      data-card={card.id}
      aria-hidden={p.quiet === true ? 'true' : undefined}
    >
      <span class="tw-eh">
        <Glyph id={`el-${k}`} size={22} />
        {p.big === true ? <b>{elements[card.color]?.name[p.lang]}</b> : null}
      </span>
      {card.rows.map((r, i) => {
        const report = p.rows?.[i];
        const body = (
          <>
            <span class="tw-rr" aria-hidden="true">
              {report?.free === true ? null : r.require.map((q) => <Needs key={q.kind} requirement={q} />)}
              {report === undefined ? null : <Tick ok={report.playable} />}
            </span>
            <span class={`tw-re n${r.effects.length}`} aria-hidden="true">
              {r.effects.map((e, n) => (
                <Fx key={`${e.kind}-${n}`} effect={e} />
              ))}
            </span>
          </>
        );
        const look = `tw-er${report === undefined || report.playable ? '' : ' off'}${p.row === i ? ' on' : ''}`;
        const { onRow } = p;
        return onRow === undefined ? (
          <span key={`row-${i}`} class={look}>
            {body}
          </span>
        ) : (
          <button
            key={`row-${i}`}
            type="button"
            class={look}
            data-row={i + 1}
            data-open={report?.playable === true ? 1 : 0}
            aria-pressed={p.row === i}
            onClick={() => onRow(i)}
          >
            <span class="tw-sr">{spoken(p, i)}</span>
            {body}
          </button>
        );
      })}
      {none && card.rows.length === 1 ? <Reason p={p} /> : null}
    </div>
  );
}

/** The count that fails. */
function Reason({ p }: { p: CardProps }) {
  const report = p.rows?.[0]?.requirements.find((r) => !r.holds);
  return report === undefined || report.color < 0 ? null : (
    <em class="tw-rsn">{words(p.lang)[p.foreign === true ? 'has' : 'youHave'](report.own)}</em>
  );
}
