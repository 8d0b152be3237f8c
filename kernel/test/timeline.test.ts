import { describe, expect, it } from 'vitest';
import {
  BadRecord,
  type Entry,
  Match,
  type MatchRecord,
  type Move,
  RulesDrift,
  SeededRng,
  stateHash,
  type TakeBack,
  Timeline,
} from '#kernel';
import { anyTiny, choose, done, paint, type TinyState } from './tiny.ts';

const game = anyTiny();

/** A long game: painters never say that they are done as long as they may paint. */
function played(seed: string, seats = 3): Match {
  const match = new Match(game, {}, seats, seed);
  const rng = new SeededRng(seed);
  while (!match.over) {
    const d = match.open[rng.int('d', match.open.length)];
    if (d === undefined) break;
    match.play(d.seat, d.options[rng.int('o', d.options.length)] as Move);
  }
  return match;
}

describe('a timeline', () => {
  it('knows every position it went through, with its questions', () => {
    const match = new Match(game, {}, 3, 'positions');
    const rng = new SeededRng('walk');
    const seen = [{ hash: stateHash(match.state), open: JSON.stringify(match.open) }];
    while (!match.over) {
      const d = match.open[0];
      match.play(d?.seat as number, d?.options[rng.int('o', d.options.length)] as Move);
      seen.push({ hash: stateHash(match.state), open: JSON.stringify(match.open) });
    }
    for (const n of [match.length, 0, 3, 2, match.length - 1, ...seen.keys()]) {
      const position = match.at(n);
      expect({ n, hash: stateHash(position.state), open: JSON.stringify(position.open) }).toEqual({ n, ...seen[n] });
    }
    expect(() => match.at(-1)).toThrow(RangeError);
    expect(() => match.at(match.length + 1)).toThrow(RangeError);
  });

  it('gives positions away for good: changing one changes nothing', () => {
    const match = played('own');
    for (const n of [0, 1, match.length]) {
      const before = stateHash(match.at(n).state);
      (match.at(n).state as TinyState).dots[0] = 99;
      expect(stateHash(match.at(n).state)).toBe(before);
    }
  });

  it('follows a log with moves taken back and lines that change no position', () => {
    const match = new Match(game, {}, 2, 'log');
    const state = match.state as TinyState;
    match.play(0, choose(state.hands[0]?.[0] as number));
    match.play(1, choose(state.hands[1]?.[0] as number));
    const { painter } = match.state as TinyState;
    match.play(painter, paint, 'g1');
    match.play(painter, paint, 'g1');
    match.follow({ kind: 'consent', seat: painter, says: 'asks', to: 2 });
    match.follow({ kind: 'consent', seat: 1 - painter, says: 'agrees', to: 2 });
    match.rewind(2, painter, [1 - painter]);
    match.follow({ kind: 'seat', seat: painter, by: 'stand-in', level: 2 });
    match.play(painter, paint);
    expect(match.entries.map((e) => e.kind).join(' ')).toBe('move move move move consent consent undo seat move');
    expect(match.length).toBe(3);

    const again = new Timeline(game, {}, 2, 'log');
    for (const entry of JSON.parse(JSON.stringify(match.entries)) as Entry[]) again.follow(entry);
    expect(stateHash(again.state)).toBe(stateHash(match.state));
    expect(again.entries).toEqual(match.entries);
    expect(again.log).toEqual(match.log);
  });

  it('draws anew after moves were taken back by consent, and not after an undo; the record says so and replays', () => {
    /** Who is lucky after the painter of the first trick is done, before and after the moves were taken back. */
    const lots = (seed: string, consent?: readonly number[]): { lots: string; match: Match } => {
      const match = new Match(game, {}, 3, seed);
      for (const [seat, hand] of (match.state as TinyState).hands.entries())
        match.play(seat, choose(hand[0] as number));
      const { painter } = match.state as TinyState;
      const lucky = (): string => {
        match.play(painter, paint);
        match.play(painter, done);
        return (match.state as TinyState).dots.join();
      };
      const first = lucky();
      match.rewind(3, painter, consent);
      match.play(painter, paint);
      match.rewind(3, painter);
      return { lots: `${first} ${lucky()}`, match };
    };
    const seeds = Array.from({ length: 20 }, (_, i) => `fresh-${i}`);
    const differs = ({ lots: both }: { lots: string }): boolean => new Set(both.split(' ')).size === 2;
    expect(seeds.filter((seed) => differs(lots(seed)))).toEqual([]);
    expect(seeds.filter((seed) => differs(lots(seed, [0, 1, 2]))).length).toBeGreaterThan(5);
    for (const seed of seeds) {
      const { match } = lots(seed, [0, 1, 2]);
      const record = JSON.parse(JSON.stringify(match.record())) as ReturnType<Match['record']>;
      expect(stateHash(Match.replay(game, record).state)).toBe(stateHash(match.state));
      match.play(match.open[0]?.seat as number, match.open[0]?.options[0] as Move);
      expect(stateHash(match.at(5).state)).toBe(record.moves[4]?.hash);
    }
  });

  it('chance after take-backs follows from the record alone, whatever was undone in between', () => {
    const pass = (match: Match): void => {
      const { painter } = match.state as TinyState;
      match.play(painter, paint);
      match.play(painter, done);
    };
    let needed = 0;
    for (const seed of Array.from({ length: 12 }, (_, i) => `derived-${i}`)) {
      const match = new Match(game, {}, 3, seed);
      for (const [seat, hand] of (match.state as TinyState).hands.entries())
        match.play(seat, choose(hand[0] as number));
      pass(match);
      const names = [stateHash(match.state)];
      // Two in a row; one from after a move that began anew to before it; plain undos below it.
      match.rewind(4, 0, [0, 1]);
      match.rewind(3, 1, [0, 1, 2]);
      pass(match);
      names.push(stateHash(match.state));
      match.rewind(3);
      pass(match);
      expect(stateHash(match.state)).toBe(names[1]);
      match.rewind(4, 0, [0]);
      match.rewind(3);
      pass(match);
      expect(match.takenBack).toEqual([
        { after: 3, moves: 1, seat: 0, consent: [0, 1] },
        { after: 3, moves: 1, seat: 1, consent: [0, 1, 2] },
        { after: 3, moves: 1, seat: 0, consent: [0] },
      ]);
      const record = JSON.parse(JSON.stringify(match.record())) as MatchRecord;
      expect(JSON.stringify(record)).not.toContain('fresh');
      const again = Match.replay(game, record);
      expect(stateHash(again.state)).toBe(stateHash(match.state));
      expect(again.record()).toEqual(record);
      const { takenBack: _, ...without } = record;
      try {
        Match.replay(game, without);
      } catch (e) {
        if (e instanceof RulesDrift) needed += 1;
      }
      match.play(match.open[0]?.seat as number, match.open[0]?.options[0] as Move);
      expect(stateHash(match.at(5).state)).toBe(record.moves[4]?.hash);
    }
    // Whoever leaves the take-backs out does not get through with it where chance had a say.
    expect(needed).toBeGreaterThan(3);
  });

  it('a record that begins chance anew without a take-back that people agreed to is refused, with the reason', () => {
    const match = new Match(game, {}, 3, 'forged');
    for (const [seat, hand] of (match.state as TinyState).hands.entries()) match.play(seat, choose(hand[0] as number));
    match.rewind(2, 0, [0, 2]);
    const seat = match.open[0]?.seat as number;
    match.play(seat, match.open[0]?.options[0] as Move);
    const record = match.record();
    const [taken] = record.takenBack as [TakeBack];
    const why = (change: Partial<MatchRecord>): unknown => {
      try {
        Match.replay(game, { ...record, ...change });
        return null;
      } catch (e) {
        return e instanceof BadRecord ? e.forged : e;
      }
    };
    expect(why({})).toBeNull();
    const marked = record.moves.map((m, i) => (i === 1 ? { ...m, fresh: '7' } : m));
    expect(why({ moves: marked })).toEqual({ why: 'mark', at: 2 });
    for (const consent of [[], [2], [0, 0], [0, 3]])
      expect(why({ takenBack: [{ ...taken, consent }] })).toEqual({ why: 'consent', at: 1 });
    for (const change of [{ moves: 0 }, { after: 4 }])
      expect(why({ takenBack: [{ ...taken, ...change }] })).toEqual({ why: 'take-back', at: 1 });
    expect(why({ takenBack: [taken, { ...taken, after: 1 }] })).toEqual({ why: 'take-back', at: 2 });
    const old = record.moves.map((m) => ({ ...m, hash: '0123456789abcdef' }));
    expect(why({ moves: old })).toBeInstanceOf(RulesDrift);
  });

  it('marks the moves of one gesture', () => {
    const match = new Match(game, {}, 1, 'gesture');
    match.play(0, match.open[0]?.options[0] as Move, 'g');
    expect(match.record().moves[0]).toMatchObject({ gesture: 'g' });
    expect(Match.replay(game, match.record()).log).toEqual(match.log);
  });

  it('takes up chance where it was when moves are taken back', () => {
    const match = played('chance');
    const log = match.log;
    for (const to of [log.length - 1, 5, 0]) {
      match.rewind(to);
      for (const move of log.slice(to)) match.follow({ kind: 'move', ...move });
      expect(match.log).toEqual(log);
    }
  });

  it('meets drift and nonsense with the number of the move', () => {
    const match = played('drift');
    const moves = match.log;
    const bent = new Timeline(game, {}, 3, 'drift');
    bent.follow({ kind: 'move', ...(moves[0] as (typeof moves)[number]) });
    expect(() => bent.follow({ kind: 'move', seat: 0, move: 'done', hash: '' })).toThrow(
      new RulesDrift(2, "'done' is refused by TY-2 (notNow)"),
    );
    expect(() => bent.follow({ kind: 'move', seat: 0, move: 'sing', hash: '' })).toThrow(BadRecord);
    expect(() => bent.follow({ kind: 'undo', seat: 0, to: 5 })).toThrow(BadRecord);
    expect(bent.length).toBe(1);
  });

  it('old records replay with the generator they were made with', () => {
    const old = new Match(game, {}, 2, 'old', 'xoroshiro128plus');
    while (!old.over) old.play(old.open[0]?.seat as number, old.open[0]?.options[0] as Move);
    const record = old.record();
    expect(record.format).toBe(1);
    expect('generator' in record).toBe(false);
    expect(stateHash(Match.replay(game, record).state)).toBe(stateHash(old.state));
    expect(new Match(game, {}, 2, 'old').record()).toMatchObject({ format: 2, generator: 'sha256-ctr' });
    expect(stateHash(new Match(game, {}, 3, 'old').state)).not.toBe(
      stateHash(new Match(game, {}, 3, 'old', 'xoroshiro128plus').state),
    );
  });
});
