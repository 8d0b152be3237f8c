/** An element card: one block a row, requirement above, effects below; no text on the face but what would be in vain. */
import type { ComponentChildren } from 'preact';
import { Target } from '#web/kit/target.tsx';
import { cardAt } from '../../rules/data.ts';
import { rowReports } from '../../rules/inspect.ts';
import { rowGains, vainOf } from '../gains.ts';
import { rowThing } from '../ids.ts';
import { elementName } from '../look.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { Fx, Glyph, Needs, Tick } from './glyph.tsx';

interface CardProps {
  readonly p: Props;
  readonly seat: number;
  readonly card: number;
  /** Its rows can be touched. */
  readonly open: boolean;
}

/** What of a row would do nothing now: '1 water short', and in short for a small card. */
function lost(p: Props, seat: number, card: number, row: number): readonly string[] | null {
  const { vain: long, vainShort: short } = words(p.lang);
  for (const g of rowGains(p.view, seat, card, row)) {
    const vain = vainOf(g);
    if (vain === null) continue;
    return [long, short].map((w) =>
      vain === 'water' && g.kind === 'forest' ? w.water(g.short) : w[vain === 'water' ? 'space' : vain],
    );
  }
  return null;
}

export function CardFace({ p, seat, card: index, open }: CardProps) {
  const card = cardAt(index);
  const reports = rowReports(p.view, seat, index);
  const none = !reports.some((r) => r.playable);
  const k = elementName(card.color);
  return (
    <div class={`tw-ec tw-${k} r${card.rows.length}${none ? ' no' : ''}`}>
      <span class="tw-eh">
        <Glyph id={`el-${k}`} size={20} />
      </span>
      {card.rows.map((r, i) => {
        const report = reports[i];
        const ok = report?.playable === true;
        const vain = ok ? lost(p, seat, index, i) : null;
        const look = `tw-er${ok ? '' : ' off'}`;
        const body: ComponentChildren = (
          <>
            <span class="tw-rr" aria-hidden="true">
              {report?.free === true ? null : r.require.map((q) => <Needs key={q.kind} requirement={q} />)}
              <Tick as={vain === null ? (ok ? 'yes' : 'no') : 'vain'} />
            </span>
            <span class={`tw-re n${r.effects.length}`} aria-hidden="true">
              {r.effects.map((e, n) => (
                <Fx key={`${e.kind}-${n}`} effect={e} />
              ))}
            </span>
            {vain === null ? null : (
              <span class="tw-vain" aria-hidden="true">
                <i>{vain[0]}</i>
                <i class="short">{vain[1]}</i>
              </span>
            )}
          </>
        );
        return open ? (
          <Target key={`row-${i}`} thing={rowThing(index, i)} class={look} words>
            <span class="tw-sr">{`${say(p.lang).card(index)}: ${say(p.lang).row(index, i)}`}</span>
            {body}
          </Target>
        ) : (
          <span key={`row-${i}`} class={look}>
            {body}
          </span>
        );
      })}
    </div>
  );
}
