/** Positions of kept games, drawn with the shell's rail around them, as the law of truth looks at them. */
import { readdirSync } from 'node:fs';
import { h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { vi } from 'vitest';
import type { GameModule, Match, Seat, Viewer } from '#kernel';
import type { Gesture } from '#web/kit/contract.ts';
import type { Reading } from '#web/kit/hand.ts';
import { type Drawn, inHand, type Props, propsOf, type Sight } from '#web/kit/laws/drawing.ts';
import type { Oracle } from '#web/kit/laws/truth.ts';
import type { Unseen } from '#web/kit/laws/views.ts';
import { lookedAt, type PureBoard, reader } from '#web/kit/laws/walk.ts';
import { readKept, replayKept } from './kept.ts';

vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('1100px'), addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const { Rail } = await import('#web/table/rail.tsx');
const { Confirm, Will } = await import('#web/table/prompt-row.tsx');
const { ScoreTable } = await import('#web/table/score.tsx');
const { lang, loadTexts } = await import('#web/text/index.ts');
await loadTexts(lang());

/** `games/<id>/test/figures.ts`: what the numbers of a game have to be, from its rules alone. */
export interface Figures {
  figures(view: unknown, seat: Seat | null): Readonly<Record<string, number>>;
  /** Numbers that stand there whatever happens, by their class, and what they are. */
  readonly printed: Readonly<Record<string, string>>;
  /** What more of is bad. */
  readonly bad: readonly string[];
  readonly unseen: Unseen;
  /** What of a seat is rightly seen at others' places too, and why. */
  readonly shared: Readonly<Record<string, string>>;
}

const GAMES = new URL('../games/', import.meta.url);

export async function boardOf(id: string): Promise<{ readonly drawn: Drawn; readonly figures: Figures }> {
  const [board, figures] = await Promise.all([
    import(`../games/${id}/board/index.tsx`),
    import(`../games/${id}/test/figures.ts`),
  ]);
  return { drawn: board.default as Drawn, figures: figures as Figures };
}

export interface Stop {
  readonly file: string;
  readonly n: number;
  readonly seats: number;
  readonly match: Match;
}

/** The same stops of every kept game: its beginning and end, and some between. */
export function stopsOf(module: GameModule, shares: readonly number[]): Stop[] {
  const folder = new URL(`${module.meta.id}/test/fixtures/`, GAMES);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.match.json'))
    .flatMap((file) => {
      const { record } = readKept(new URL(file, folder));
      const match = replayKept(module.game, record);
      const stops = shares.map((share) => Math.floor(share * match.length));
      return stops.map((n) => ({ file, n, seats: record.seats, match }));
    });
}

/** What somebody sees at a stop who looks at the place of `shown`. */
export function sightAt(module: GameModule, { match, n }: Stop, viewer: Viewer, shown: Seat): Sight {
  const { state, open } = match.at(n);
  const ended = open.length === 0;
  const seen = ended ? 'judge' : viewer;
  return {
    module,
    view: module.game.view(state, seen),
    standing: module.game.score(state, seen),
    open,
    viewer,
    home: typeof viewer === 'number' ? viewer : 0,
    shown,
    ended,
  };
}

const pure = (drawn: Drawn): PureBoard => drawn as unknown as PureBoard;

/** The hand of whoever is asked there; of somebody who looks on where nobody asks, or the view is not what the rules know. */
export function handAt(drawn: Drawn, sight: Sight, stop: Stop | null): (gesture: Gesture) => Reading {
  const { module, viewer } = sight;
  const { state, open } = stop?.match.at(stop.n) ?? { state: null, open: [] };
  return stop === null || sight.ended || typeof viewer !== 'number'
    ? () => lookedAt(module, pure(drawn), sight.view, 'de')
    : reader(module, pure(drawn), state, open, viewer, 'de');
}

/** As much of a table as the rail asks for. */
const store = { shown: { value: null }, focusSeat: { value: null }, together: { value: [] } } as never;

/** Board, rail, and at the end everybody's own board, as one text. */
export function drawnTable(drawn: Drawn, props: Props, reading: Reading, module: GameModule): string {
  const game = { module, drawn };
  const { Board, PromptArt, EndBoard } = drawn;
  const rail = h(Rail, { s: store, game, props } as never) as VNode;
  const ends = (p: Props['people'][number]) =>
    EndBoard === undefined ? [] : [h('figure', { 'data-seat': p.seat } as never, h(EndBoard, { ...props, person: p }))];
  return renderToString(
    inHand(props, reading, [
      rail,
      h(Board, props),
      ...(PromptArt === undefined || props.ended ? [] : [h(PromptArt, props)]),
      ...(props.ended ? props.people.flatMap(ends) : []),
    ]),
  );
}

/** What will happen, and the button with the sum. */
export function drawnPrompt(module: GameModule, drawn: Drawn, props: Props, reading: Reading): string {
  const s = { pending: { value: false }, moment: { value: null }, fingers: { hand: { value: {} } } };
  const given = { s, game: { module, drawn }, props, reading } as never;
  return renderToString(h('section', {}, [h(Will, given), h(Confirm, given)]) as VNode);
}

export function drawnScore(module: GameModule, drawn: Drawn, props: Props): string {
  const preview =
    props.preview === null || props.seat === null ? null : { standing: props.preview.standing, seat: props.seat };
  const { standing, people } = props;
  return renderToString(h(ScoreTable, { game: { module, drawn }, standing, people, preview } as never) as VNode);
}

/** Points by the standing, everything else by the rules of the game. */
export function oracle({ figures }: Figures, view: unknown, standing: Sight['standing']): Oracle {
  return (what, seat) => {
    const own = figures(view, seat)[what];
    if (own !== undefined || seat === null) return own;
    const score = standing.seats[seat];
    if (what === 'total' || what === 'points') return score?.total;
    return what.startsWith('score.') ? score?.parts[what.slice(6)] : undefined;
  };
}

export { propsOf };

/** Of what more is bad for whoever looks: what is bad, or good for another one. */
export const dislikes =
  ({ bad }: Figures, mine: Seat | null) =>
  (what: string, seat: Seat | null): boolean =>
    bad.includes(what) !== (mine !== null && seat !== null && seat !== mine);

/** Also what a gesture changes (`by:`) and what comes of it (`then:`), of whoever makes it where nobody else is named. */
export function toldBy(now: Oracle, then: Oracle | null, mine: Seat | null): Oracle {
  const ahead = then ?? now;
  return (what, seat) => {
    const whose = seat ?? mine;
    if (what.startsWith('then:')) return ahead(what.slice(5), whose);
    if (!what.startsWith('by:')) return now(what, seat);
    const [a, b] = [now, ahead].map((of) => of(what.slice(3), whose));
    // A row of the score that nobody has yet.
    if (what.startsWith('by:score.')) return (b ?? 0) - (a ?? 0);
    return typeof a === 'number' && typeof b === 'number' ? b - a : undefined;
  };
}
