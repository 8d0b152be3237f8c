import { describe, expect, it } from 'vitest';
import { canonicalJson, type Decision, readOptions, SeededRng, SILENT, settle, step } from '#kernel';
import { brain } from '../bot/brain.ts';
import { evaluate } from '../bot/evaluate.ts';
import { publicIndex } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { PLOYS } from '../rules/numbers.ts';
import type { GameMove, Options, State } from '../rules/state.ts';
import { crane, faceUp, play, put, question, ready } from './helpers.ts';

type Player = (s: State, d: Decision<GameMove>, rng: SeededRng) => GameMove;

const beginner: Player = (s, d, rng) => {
  const moves = brain.sensible(s, d);
  return moves[rng.int('pick', moves.length)] as GameMove;
};
const rated: Player = (s, d, rng) => {
  const ratings = brain.rate(s, d, rng);
  return d.options[ratings.indexOf(Math.max(...ratings))] as GameMove;
};

function optionsFor(seats: number): Options {
  const read = readOptions(game.options, {}, seats);
  if (!read.ok) throw new Error(read.bad);
  return read.options as unknown as Options;
}

/** One game in which every player sees only its own view. */
function compete(
  players: readonly Player[],
  seed: string,
  watch?: (s: State, d: Decision<GameMove>) => void,
): number[] {
  const rng = new SeededRng(seed);
  const choice = new SeededRng(`${seed}/choice`);
  const s = game.setup(optionsFor(players.length), players.length, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  while (open.length > 0) {
    const { seat } = open[0] as Decision<GameMove>;
    const guess = game.imagine(game.view(s, seat), choice);
    const d = game.decisions(guess).find((x) => x.seat === seat) as Decision<GameMove>;
    watch?.(guess, d);
    open = step(game, s, seat, (players[seat] as Player)(guess, d, choice), rng, SILENT);
  }
  return game.score(s, 'judge').seats.map((x) => x.rank);
}

describe('bots', () => {
  it('the rating player beats the beginner from both seats', () => {
    let won = 0;
    const games = 10;
    for (let k = 0; k < games; k++) {
      const hero = k % 2;
      const ranks = compete(hero === 0 ? [rated, beginner] : [beginner, rated], `arena-${k}`);
      if (ranks[hero] === 1 && ranks[1 - hero] === 2) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games * 0.9);
  });

  it('thinking changes nothing, and every answer is one of the options', () => {
    compete([beginner, beginner, beginner], 'pure', (s, d) => {
      const before = canonicalJson(s);
      const sensible = brain.sensible(s, d);
      expect(sensible.length).toBeGreaterThan(0);
      for (const move of sensible) expect(d.options).toContain(move);
      const ratings = brain.rate(s, d, new SeededRng('rate'));
      expect(ratings).toHaveLength(d.options.length);
      expect(ratings.every(Number.isFinite)).toBe(true);
      expect(canonicalJson(s)).toBe(before);
    });
  });

  it('takes a project that lies open', () => {
    const s = ready(1);
    faceUp(s, ['terraced-houses']);
    s.deck = [publicIndex('forge')];
    put(s, '1.1', 0, 1);
    play(s, 'build 1.2');
    const d = question(s) as Decision<GameMove>;
    const [complete = 0, none = 0] = brain.rate(s, d, new SeededRng('x'));
    expect(complete).toBeGreaterThan(none);
    expect(brain.sensible(s, d)).toEqual([{ do: 'complete', card: 'terraced-houses' }]);
  });

  it('keeps most of its ploys beyond the second round and uses them before the end', () => {
    let kept = 0;
    let unused = 0;
    const games = 3;
    for (let k = 0; k < games; k++) {
      let early = 0;
      let late = 0;
      compete([rated, rated], `ploys-${k}`, (s) => {
        late = s.ploys.reduce((a, b) => a + b, 0);
        if (s.round <= 2) early = late;
      });
      kept += early;
      unused += late;
    }
    const dealt = games * 2 * PLOYS;
    expect(kept).toBeGreaterThan(dealt / 2);
    expect(unused).toBeLessThan(dealt / 4);
  });

  it('does not build itself into the red zone when something better is there', () => {
    const s = ready(4);
    s.population[0] = 12;
    const d = question(s) as Decision<GameMove>;
    expect(brain.sensible(s, d)).toEqual([{ do: 'build', field: '4.4' }]);
  });

  it('values points, and what the next player could complete at once', () => {
    const s = ready(4);
    const before = evaluate(s, 0);
    s.points[0] = 5;
    expect(evaluate(s, 0)).toBeCloseTo(before + 5);
    put(s, '1.1', 1, 1);
    s.space = 1;
    const far = evaluate(crane(s, 5), 0);
    const near = evaluate(crane(s, 1), 0);
    expect(near).toBeLessThan(far);
  });
});
