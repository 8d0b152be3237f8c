/** A match that goes on from another one with everything hidden dealt anew, in every game. */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { type AnyGame, Match, type MatchRecord } from '#kernel';

const MOVES = 20;

/** Plays the first option of the first question that waits, by turns another one. */
function playOn(match: Match, moves: number): void {
  for (let n = 0; n < moves && !match.over; n++) {
    const asked = match.open.filter((d) => d.optional === undefined);
    const { seat, options } = asked[n % asked.length] as (typeof asked)[number];
    expect(match.play(seat, options[(n * 7) % options.length] as never)).toBeNull();
  }
}

describe.each(games.map(({ meta }) => meta.id))('%s', (id) => {
  it('shows everybody the same table and deals other cards; its record replays', async () => {
    const entry = games.find((g) => g.meta.id === id);
    const game = (await entry?.load())?.module.game as AnyGame;
    const seats = game.seats.find((n) => n > 1) as number;
    const source = new Match(game, {}, seats, 'dealt-before');
    playOn(source, MOVES);
    const { moves, ...head } = source.record();
    const at = source.length;
    const record: MatchRecord = { ...head, seed: 'dealt-now', before: [{ seed: 'dealt-before', moves: at }], moves };
    const fork = Match.replay(game, record);
    // What is hidden may lie in a pile already, or be drawn when its time comes.
    const judged = (match: Match): string => {
      const on = Match.replay(game, match.record());
      playOn(on, MOVES / 2);
      return JSON.stringify(game.view(on.state, 'judge'));
    };
    expect(game.view(fork.state, 'spectator')).toEqual(game.view(source.state, 'spectator'));
    expect(game.census(fork.state as never)).toEqual(game.census(source.state as never));
    expect(judged(fork)).not.toBe(judged(source));
    // Every game has something hidden, and another seed hides it otherwise.
    expect(judged(Match.replay(game, { ...record, seed: 'dealt-otherwise' }))).not.toBe(judged(fork));
    playOn(fork, MOVES);
    const again = Match.replay(game, JSON.parse(JSON.stringify(fork.record())) as MatchRecord);
    expect(again.state).toEqual(fork.state);
    expect(again.at(at).state).toEqual(fork.at(at).state);
    expect(again.at(at - 1).state).toEqual(source.at(at - 1).state);
  });
});
