/** The law of drawing: what must hold of every board drawn without a browser. */
import { type ComponentChildren, h, type VNode } from 'preact';
import type { Decision, GameModule, Move, Seat, Standing, Viewer } from '#kernel';
import type { Gesture, TableProps, TouchBoard } from '../contract.ts';
import type { Reading } from '../hand.ts';
import { TableContext } from '../table-context.ts';
import { names, type Position, type PureBoard, reader, walk } from './walk.ts';

export type Drawn = TouchBoard<unknown, Move, { readonly e: string }>;
export type Props = TableProps<unknown, Move, { readonly e: string }>;

/** Makes text of a drawing: `renderToString`, which only tests have. */
export type Paint = (node: VNode) => string;

const pure = (drawn: Drawn): PureBoard => drawn as unknown as PureBoard;

/** What somebody sees: the view, and what the table makes of it. */
export interface Sight {
  readonly module: GameModule;
  readonly view: unknown;
  readonly standing: Standing;
  readonly open: readonly Decision<Move>[];
  readonly viewer: Viewer;
  /** Whose place lies before them, and whose they look at. */
  readonly home: Seat;
  readonly shown: Seat;
  readonly ended: boolean;
}

/** What the table would give a board in this position. */
function sightOf(module: GameModule, at: Pick<Position, 'state' | 'open'>, viewer: Viewer): Sight {
  const { game } = module;
  const ended = at.open.length === 0;
  const home = typeof viewer === 'number' && !ended ? viewer : 0;
  return {
    module,
    view: game.view(at.state, ended ? 'judge' : viewer),
    standing: game.score(at.state, ended ? 'judge' : viewer),
    open: at.open,
    viewer,
    home,
    shown: home,
    ended,
  };
}

export function propsOf({ module, view, standing, open, viewer, home, shown, ended }: Sight, reading: Reading): Props {
  const seat = typeof viewer === 'number' && !ended ? viewer : null;
  const mine = open.filter((d) => d.seat === seat);
  return {
    view,
    standing,
    people: standing.seats.map((_, s) => ({ seat: s, name: names(s), colour: s, bot: s > 0, me: s === viewer })),
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
    home,
    shown,
    look: () => {},
    ended,
    category: null,
  };
}

/** Anything with the hand around it. */
export function inHand(props: Props, reading: Reading, parts: ComponentChildren): VNode {
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
  return h(TableContext.Provider, { value }, parts) as VNode;
}

function onTable(drawn: Drawn, props: Props, reading: Reading): VNode {
  const parts = [drawn.Board, drawn.PromptArt].flatMap((Part) => (Part === undefined ? [] : [h(Part, props)]));
  return inHand(props, reading, parts);
}

/** What lies on the table, and beside it the parts that are opened or shown elsewhere, as text with the hand around them. */
function draw(paint: Paint, drawn: Drawn, props: Props, reading: Reading): string {
  const person = props.people[0];
  const beside = [
    ...(drawn.RailLine === undefined || person === undefined ? [] : [h(drawn.RailLine, { ...props, person })]),
    ...(props.ended && drawn.EndBoard !== undefined && person !== undefined
      ? [h(drawn.EndBoard, { ...props, person })]
      : []),
    ...(props.ended && drawn.EndNote !== undefined ? [h(drawn.EndNote, props)] : []),
  ];
  paint(inHand(props, reading, beside));
  return paint(onTable(drawn, props, reading));
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

/** One position as a hand with this gesture sees it, drawn. */
export function drawnAt(
  paint: Paint,
  module: GameModule,
  drawn: Drawn,
  at: Pick<Position, 'state' | 'open'>,
  seat: Seat,
  gesture: Gesture,
): string {
  const reading = reader(module, pure(drawn), at.state, at.open, seat, 'de')(gesture);
  return draw(paint, drawn, propsOf(sightOf(module, at, seat), reading), reading);
}

/** The table of one position as somebody finds it who has done nothing yet. */
export function tableAt(module: GameModule, drawn: Drawn, at: Pick<Position, 'state' | 'open'>, seat: Seat): VNode {
  const reading = reader(module, pure(drawn), at.state, at.open, seat, 'de')([]);
  return onTable(drawn, propsOf(sightOf(module, at, seat), reading), reading);
}

/** 6. Drawing never throws, for every seat, for spectators and at the end; every answer is drawn once. */
export function drawsAnswers(
  paint: Paint,
  module: GameModule,
  drawn: Drawn,
  seats: number,
  isLookedAt: (at: Position) => boolean,
): string[] {
  const wrong = new Set<string>();
  for (const at of walk(module, seats, `draw-${seats}`)) {
    if (!isLookedAt(at)) continue;
    for (const viewer of onlookers(at, seats)) {
      const seat = typeof viewer === 'number' && at.open.length > 0 ? viewer : null;
      const read = reader(module, pure(drawn), at.state, at.open, seat, 'de');
      const open = read([]);
      const first = [...open.things.values()].find((t) => t.ways.length > 0 && t.button !== true);
      for (const reading of first === undefined ? [open] : [open, read(first.ways[0]?.to ?? [])]) {
        let html = '';
        try {
          html = draw(paint, drawn, propsOf(sightOf(module, at, viewer), reading), reading);
        } catch (e) {
          wrong.add(`move ${at.n}: drawing throws for ${viewer}: ${String(e)}`);
          continue;
        }
        for (const { id, ways, button, grip } of reading.things.values()) {
          if (button === true || grip !== undefined || ways.length === 0) continue;
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
