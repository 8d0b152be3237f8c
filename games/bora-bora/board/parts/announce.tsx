/** Scorings that happen by themselves are told: status, temple and new order after phase B, the bonuses at the end. */
import type { Event } from '../../rules/events.ts';
import { readTick } from '../hand.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Disc, GodTile, tribeOf } from './glyph.tsx';

type Line = { readonly key: string; readonly seat: number; readonly text: string; readonly tile?: boolean };
interface Block {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What the latest events scored without a decision. */
export function scorings(p: Pick<Props, 'events' | 'lang' | 'names'>): Block[] {
  const w = words(p.lang);
  const of = <K extends Event['e']>(e: K): Extract<Event, { e: K }>[] =>
    p.events.filter((x): x is Extract<Event, { e: K }> => x.e === e);
  const blocks: Block[] = [];
  const status = of('statusVp');
  if (status.length > 0)
    blocks.push({
      title: w.announceStatus,
      lines: status.map((e) => ({ key: `s${e.seat}`, seat: e.seat, text: `${p.names(e.seat)} +${e.vp}` })),
    });
  const temple = of('templeVp').map((e) => ({ key: `t${e.seat}`, seat: e.seat, text: `${p.names(e.seat)} +${e.vp}` }));
  const tile = of('templeTile').flatMap((e) =>
    e.seat === null ? [] : [{ key: 'tile', seat: e.seat, text: w.announceTile(p.names(e.seat)), tile: true }],
  );
  if (temple.length + tile.length > 0) blocks.push({ title: w.announceTemple, lines: [...temple, ...tile] });
  for (const e of of('newOrder'))
    blocks.push({
      title: w.announceOrder,
      lines: e.order.map((seat, i) => ({ key: `o${seat}`, seat, text: `${i + 1}. ${p.names(seat)}` })),
    });
  return blocks;
}

export function Announce({ p }: { p: Props }) {
  const blocks = scorings(p);
  if (blocks.length === 0 || readTick.value === p.tick) return null;
  return (
    <div class="bb-announce" role="status">
      {blocks.map((b) => (
        <section key={b.title}>
          <h3>{b.title}</h3>
          <ul>
            {b.lines.map((l) => (
              <li key={l.key}>
                {l.tile ? <GodTile /> : <Disc tribe={tribeOf(p.people, l.seat)} />}
                {l.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button
        type="button"
        class="btn quiet small"
        onClick={() => {
          readTick.value = p.tick;
        }}
      >
        {words(p.lang).close}
      </button>
    </div>
  );
}
