/** Positions played by the rules, for figures and lessons: an own board and deck, moves as the specification writes them. */
import { RecordingSink, SeededRng, step } from '#kernel';
import { BLOCK, buildingById, buildings } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { start } from '../rules/setup.ts';
import type { Event, GameMove, State } from '../rules/state.ts';

export interface Played {
  readonly board: string;
  /** One entry a round, one answer a seat: 'Y1 r0 1,1', 'decline', 'end'; seats are separated by '|'. */
  readonly rounds: readonly string[];
  /** Buildings that come next, in this order: 'B1 R4'. */
  readonly next?: string;
  /** 'BLOCK' among `next` brings the blocking card there; otherwise it is the last card of all. */
  readonly seats?: number;
}

const cardOf = (id: string): number => (id === 'BLOCK' ? BLOCK : buildingById(id).index);

/** What an answer is about: the building it names, or none for 'decline Y1'. */
function readAnswer(text: string): { readonly b: number | null; readonly move: GameMove } {
  const m = /^(?:([A-Z]\d) )?(?:r(\d) (\d+),(\d+)|(decline)|(end))$/.exec(text.trim());
  if (m === null) throw new Error(`not an answer: ${text}`);
  const b = m[1] === undefined ? null : buildingById(m[1]).index;
  if (m[5] !== undefined) return { b, move: { do: 'decline' } };
  if (m[6] !== undefined) return { b, move: { do: 'end' } };
  return { b, move: { do: 'place', rotation: Number(m[2]), x: Number(m[3]), y: Number(m[4]) } };
}

/** Plays the rounds on a deck made for them; an answer that the rules refuse throws. */
export function played({ board, rounds, next = '', seats = 1 }: Played): State {
  const answers = rounds.map((round) => round.split('|').map(readAnswer));
  const cards = answers.map((round) => {
    const b = round.find((a) => a.b !== null)?.b;
    if (b === null || b === undefined) throw new Error('a round names its building');
    return b;
  });
  cards.push(...next.split(' ').filter(Boolean).map(cardOf));
  const rest = [...buildings.map((b) => b.index), BLOCK].filter((card) => !cards.includes(card));
  const out = new RecordingSink<Event>();
  const rng = new SeededRng('played');
  const s = start(board, seats, [...cards, ...rest].reverse(), out);
  for (const [i, round] of answers.entries()) {
    const open = s.towns.flatMap((t, seat) => (t.ended ? [] : [seat]));
    for (const [k, seat] of open.entries()) {
      const { move } = round[k] ?? { move: { do: 'end' } as const };
      const why = game.whyNot(s, seat, move);
      if (why !== null) throw new Error(`round ${i + 1} of ${board}: ${rounds[i]}: ${why.key}`);
      step(game, s, seat, move, rng, out);
    }
  }
  return s;
}
