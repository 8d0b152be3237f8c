/** Drawing never throws, for every seat, for spectators, in the past and at the end; every answer is drawn once. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import type { GameModule, Move, Seat, Viewer } from '#kernel';
import type { TableProps, TouchBoard } from '#web/kit/contract.ts';
import type { Reading } from '#web/kit/hand.ts';
import { names, type Position, type PureBoard, reader, walk } from '#web/kit/laws/walk.ts';
import { TableContext } from '#web/kit/table-context.ts';
import { isLookedAt } from './pure-board.ts';

const ROOT = fileURLToPath(new URL('../games/', import.meta.url));
type Drawn = TouchBoard<unknown, Move, { readonly e: string }>;
type Props = TableProps<unknown, Move, { readonly e: string }>;

async function drawnBoard(id: string): Promise<Drawn | null> {
  if (!existsSync(`${ROOT}${id}/board/touch.ts`)) return null;
  return (await import(`${ROOT}${id}/board/index.tsx`)).default as Drawn;
}

function propsOf(module: GameModule, at: Position, viewer: Viewer, reading: Reading, seats: number): Props {
  const { game } = module;
  const over = at.open.length === 0;
  const seat = typeof viewer === 'number' && !over ? viewer : null;
  const mine = at.open.filter((d) => d.seat === seat);
  return {
    view: game.view(at.state, over ? 'judge' : viewer),
    standing: game.score(at.state, over ? 'judge' : viewer),
    people: Array.from({ length: seats }, (_, s) => ({
      seat: s,
      name: names(s),
      colour: s,
      bot: s > 0,
      me: s === viewer,
    })),
    names,
    seat,
    decision: mine.find((d) => d.optional === undefined) ?? null,
    offers: mine.filter((d) => d.optional !== undefined),
    gesture: reading.gesture,
    chain: reading.chain,
    preview: reading.ahead as Props['preview'],
    changed: new Map(),
    lang: 'de',
    text: module.text.de as Props['text'],
    focusSeat: null,
    setFocusSeat: () => {},
    ended: over,
    category: null,
  };
}

/** What lies on the table, and beside it the parts that are opened or shown elsewhere, as text with the hand around them. */
function draw(drawn: Drawn, props: Props, reading: Reading): string {
  const person = props.people[0];
  const onTable = [h(drawn.Board, props), ...(drawn.PromptArt === undefined ? [] : [h(drawn.PromptArt, props)])];
  const beside = [
    ...(drawn.RailLine === undefined || person === undefined ? [] : [h(drawn.RailLine, { ...props, person })]),
    ...(drawn.sheets ?? []).map((sheet) => h(sheet.Content, props)),
    ...(props.ended && drawn.EndBoard !== undefined && person !== undefined
      ? [h(drawn.EndBoard, { ...props, person })]
      : []),
    ...(props.ended && drawn.EndNote !== undefined ? [h(drawn.EndNote, props)] : []),
  ];
  const value = {
    reading,
    hand: { gesture: reading.gesture, open: null, explained: null },
    consequences: new Set<string>(),
    changed: props.changed,
    colour: (seat: Seat) => seat,
    asked: props.decision !== null,
    tap: () => {},
    peek: () => null,
  };
  renderToString(h(TableContext.Provider, { value }, beside));
  return renderToString(h(TableContext.Provider, { value }, onTable));
}

const drawnTimes = (html: string, id: string): number =>
  html.split(`data-place="${id.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`).length - 1;

/** Everybody who is asked, one who waits, and somebody who looks on; at the end all. */
function onlookers(at: Position, seats: number): Viewer[] {
  const all = [...Array(seats).keys()];
  const asked = all.filter((seat) => at.open.some((d) => d.seat === seat));
  const waits = all.find((seat) => !asked.includes(seat));
  return at.open.length === 0
    ? [...all, 'spectator']
    : [...asked, ...(waits === undefined ? [] : [waits]), 'spectator'];
}

function judge(module: GameModule, drawn: Drawn, seats: number): string[] {
  const wrong = new Set<string>();
  const board: PureBoard = drawn as unknown as PureBoard;
  for (const at of walk(module, seats, `draw-${seats}`)) {
    if (!isLookedAt(at)) continue;
    for (const viewer of onlookers(at, seats)) {
      const seat = typeof viewer === 'number' && at.open.length > 0 ? viewer : null;
      const read = reader(module, board, at.state, at.open, seat, 'de');
      const open = read([]);
      const first = [...open.things.values()].find((t) => t.ways.length > 0 && t.button !== true);
      for (const reading of first === undefined ? [open] : [open, read(first.ways[0]?.to ?? [])]) {
        const html = draw(drawn, propsOf(module, at, viewer, reading, seats), reading);
        for (const { id, ways, button } of reading.things.values()) {
          if (button === true || ways.length === 0) continue;
          const times = drawnTimes(html, id);
          if (times === 0) wrong.add(`move ${at.n}: the answer ${id} is not drawn`);
          if (times > 1) wrong.add(`move ${at.n}: the answer ${id} is drawn ${times} times`);
        }
      }
    }
    if (wrong.size > 10) break;
  }
  return [...wrong].slice(0, 10);
}

for (const entry of games) {
  const { module } = await entry.load();
  const drawn = await drawnBoard(module.meta.id);
  if (drawn === null) continue;
  describe(`drawing ${module.meta.id}`, () => {
    for (const seats of module.game.seats)
      it(`never throws and draws every answer once with ${seats} seats`, () => {
        expect(judge(module, drawn, seats)).toEqual([]);
      });
  });
}
