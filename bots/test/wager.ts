/**
 * A game of one turn, in which anybody can work out what is best: a coin lies under a cup. Seat 0 says one word and then another one, and
 * what its purse and those of the others become stands in a table of the test.
 */
import type { AnyBrain, Brain, Decision, Game, GameModule, Standing } from '#kernel';
import { isListed } from '#kernel';

/** What two words bring to each purse; `coin`: only if the coin under the cup is this one. */
export interface Row {
  readonly words: readonly [string, string];
  readonly to: readonly number[];
  readonly coin?: number;
}

interface Wager {
  readonly purses: readonly number[];
  readonly coin: number;
  readonly said: readonly string[];
}

type Word = { readonly do: 'say'; readonly word: string };
type View = Omit<Wager, 'coin'>;

/** How the one who thinks goes about it. */
export interface Mind {
  /** What a word is worth at sight; all the same where nothing is said. */
  readonly rates?: Readonly<Record<string, number>>;
  /** The coin that is believed in; evenly dealt without it. */
  readonly believes?: number;
}

export interface Table {
  readonly purses: readonly number[];
  readonly rows: readonly Row[];
}

const RULES = 1;

export function wager({ purses, rows }: Table, { rates = {}, believes }: Mind = {}): GameModule {
  const wordsAfter = (said: readonly string[]): string[] => [
    ...new Set(
      rows.filter((r) => said.every((word, i) => r.words[i] === word)).map((r) => r.words[said.length] as string),
    ),
  ];
  const decisions = (s: Wager): Decision<Word>[] =>
    s.said.length === 2
      ? []
      : [{ seat: 0, kind: 'say', sealed: false, options: wordsAfter(s.said).map((word) => ({ do: 'say', word })) }];
  const points = (s: Wager): readonly number[] => {
    const row = rows.find((r) => r.words.join() === s.said.join());
    return row !== undefined && (row.coin ?? s.coin) === s.coin ? row.to : s.purses;
  };
  const game: Game<Wager, Word, View, never, unknown> = {
    id: 'wager',
    rulesVersion: RULES,
    seats: [purses.length],
    options: {},
    moves: { say: { word: 'word' } },
    setup: (_options, _seats, rng) => ({ purses, coin: rng.int('coin', 2), said: [] }),
    decisions,
    apply(s, _seat, move) {
      Object.assign(s, { said: [...s.said, move.word] });
    },
    whyNot: (s, seat, move) => (isListed(decisions(s), seat, move) ? null : { ruling: 'W-1', key: 'notNow' }),
    view: ({ purses: seen, said }) => ({ purses: seen, said }),
    imagine: (view, rng) => ({ ...view, coin: rng.int('imagined', 2) }),
    copy: (s) => ({ ...s }),
    score(s): Standing {
      return {
        over: s.said.length === 2,
        seats: points(s).map((total) => ({ total, parts: { purse: total }, rank: 1 })),
      };
    },
    census: () => ({ coin: 1 }),
  };
  const brain: Brain<Wager, Word> = {
    sensible: (_s, d) => d.options,
    rate: (_s, d) => d.options.map(({ word }) => rates[word] ?? 0),
    temperature: 0,
    evaluate: points,
    policy: () => 0,
    turn: (s) => (s.said.length === 2 ? 1 : 0),
    horizon: 1,
    features: (s, seat) => ({ purse: points(s)[seat] ?? 0 }),
    ...(believes !== undefined && { believe: (view) => ({ ...(view as View), coin: believes }) }),
    weights: { game: 'wager', rulesVersion: RULES, made: { how: 'hand', when: '2026-11-19', games: 0 }, values: {} },
  };
  // Nobody reads here what somebody has: hints look for the word and go on without it.
  return { game, brain: brain as unknown as AnyBrain, text: { de: {}, en: {} } } as unknown as GameModule;
}
