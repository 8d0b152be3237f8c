/** Scorings that nobody decides: told from the events. */
import type { Language, Names } from '#kernel';
import type { Event } from '../../rules/events.ts';
import { words } from '../words.ts';

type Line = { readonly key: string; readonly seat: number; readonly text: string; readonly tile?: boolean };
export interface Block {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What the latest events scored without a decision. */
export function scorings(p: {
  readonly events: readonly Event[];
  readonly lang: Language;
  readonly names: Names;
}): Block[] {
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
