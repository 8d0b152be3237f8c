import { describe, expect, it } from 'vitest';
import { BadRecord, Match, type MatchRecord, type Move, RulesDrift, readRecord, stateHash } from '#kernel';
import { anyTiny, choose, done, paint, type TinyState, tiny } from './tiny.ts';

const game = anyTiny();
const state = (m: Match): TinyState => m.state as TinyState;
const card = (m: Match, seat: number, i: number): Move => choose(state(m).hands[seat]?.[i] as number);

/** Both seats have chosen; `painter` is to move. */
function afterFirstTrick(): { match: Match; painter: number } {
  const match = new Match(game, {}, 2, 'match');
  match.play(0, card(match, 0, 0));
  match.play(1, card(match, 1, 0));
  return { match, painter: state(match).painter };
}

function finished(): Match {
  const match = new Match(game, {}, 2, 'match');
  while (!match.over) {
    const d = match.open.find((x) => x.optional === undefined);
    if (d === undefined) throw new Error('only offers');
    expect(match.play(d.seat, d.options[d.options.length - 1] as Move)).toBeNull();
  }
  return match;
}

const reread = (m: Match): MatchRecord => JSON.parse(JSON.stringify(m.record())) as MatchRecord;

describe('playing', () => {
  it('a refused move names its ruling and changes nothing', () => {
    const match = new Match(game, {}, 2, 'match');
    const before = stateHash(match.state);
    expect(match.play(0, done)).toEqual({ ruling: 'TY-2', key: 'notNow', args: { verb: 'done' } });
    expect(stateHash(match.state)).toBe(before);
    expect(match.length).toBe(0);
  });

  it('a seat that is not asked is told so', () => {
    const match = new Match(game, {}, 2, 'match');
    match.play(0, card(match, 0, 0));
    expect(match.play(0, card(match, 0, 0))?.ruling).toBe('TY-1');
    const careless = new Match(anyTiny({ whyNot: () => null }), {}, 2, 'match');
    careless.play(0, card(careless, 0, 0));
    expect(careless.whyNot(0, card(careless, 0, 0))).toEqual({ ruling: 'T-1', key: 'notAsked' });
  });

  it('a game whose guards allow what it does not list is a bug, not a move', () => {
    const match = new Match(anyTiny({ whyNot: () => null }), {}, 2, 'match');
    expect(() => match.play(0, done)).toThrow('whyNot allows a move that is not listed: done');
  });

  it('a move as a player may have meant it becomes the listed one', () => {
    const kind = anyTiny({ canonical: (_s, _seat, m) => (m.do === 'paint' ? { do: 'paint', dots: [1] } : m) });
    const match = new Match(kind, {}, 2, 'match');
    match.play(0, card(match, 0, 0));
    match.play(1, card(match, 1, 0));
    expect(match.play(state(match).painter, { do: 'paint', dots: [0, 1] })).toBeNull();
    expect(match.log.at(-1)?.move).toBe('paint 1');
  });

  it('knows whom it waits for; offers do not count', () => {
    const { match, painter } = afterFirstTrick();
    expect(match.open).toHaveLength(2);
    expect(match.waitingFor).toEqual([painter]);
  });

  it('keeps what each move told, and who made it', () => {
    const { match } = afterFirstTrick();
    expect(match.told(1)).toHaveLength(1);
    expect(match.told(2).map((t) => t.everybody)).toMatchObject([{ e: 'chose' }, { e: 'revealed' }]);
    expect(match.told(99)).toEqual([]);
    expect([match.seatOf(1), match.seatOf(2), match.seatOf(3)]).toEqual([0, 1, null]);
  });

  it('wants a fitting number of players and good options', () => {
    expect(() => new Match(game, {}, 4, 'x')).toThrow(new BadRecord('tiny is not for 4 players'));
    expect(() => new Match(game, { rounds: 99 }, 2, 'x')).toThrow(new BadRecord('bad option rounds'));
  });
});

describe('undo', () => {
  it('reaches over several own moves, down to the reveal', () => {
    const { match, painter } = afterFirstTrick();
    const before = stateHash(match.state);
    match.play(painter, paint);
    match.play(painter, { do: 'paint', dots: [], colour: 'red' });
    expect(match.length).toBe(4);
    expect(match.undoableTo(painter)).toBe(2);
    match.rewind(2);
    expect(stateHash(match.state)).toBe(before);
    expect(match.length).toBe(2);
    expect(match.undoableTo(painter)).toBe(2);
  });

  it('stops at a move of another seat', () => {
    const { match, painter } = afterFirstTrick();
    match.play(painter, paint);
    expect(match.play(1 - painter, { do: 'wave' })).toBeNull();
    expect(match.undoableTo(painter)).toBe(4);
    // Whose turn it is may go on unheard: that must not be told by what can be taken back.
    expect(match.undoableTo(1 - painter)).toBe(4);
    expect(match.undoableTo(1 - painter, (seat) => seat === 1 - painter)).toBe(3);
  });

  it('stops at chance, though nothing was committed by hand', () => {
    const { match, painter } = afterFirstTrick();
    match.play(painter, done);
    expect(match.undoableTo(painter)).toBe(match.length);
  });

  it('never takes back a forced move of another seat that was played inside the own one', () => {
    // Seat 1 has one card to choose from once seat 0 has chosen: taking that back would show that he had no choice.
    const single = anyTiny({
      decisions: (s) =>
        s.painter >= 0 || s.chosen[0] === -1
          ? tiny.decisions(s)
          : [{ seat: 1, kind: 'choose', options: [{ do: 'choose', card: s.hands[1]?.[0] as number }], sealed: false }],
      apply(s, seat, move, rng, out) {
        tiny.apply(s, seat, move, rng, { ...out, tell: (e) => out.tell(e), whisper: () => {}, commit: () => {} });
      },
    });
    const forced = new Match(single, {}, 2, 'match');
    forced.play(0, card(forced, 0, 0));
    expect(state(forced).painter).toBeGreaterThanOrEqual(0);
    expect(forced.undoableTo(0)).toBe(1);
  });

  it('ends when the turn passes to another person, and stays open while it passed to a bot', () => {
    const open = anyTiny({
      apply(s, seat, move, rng, out) {
        if (move.do !== 'done') tiny.apply(s, seat, move, rng, out);
        else s.painter = 1 - s.painter;
      },
    });
    const match = new Match(open, {}, 2, 'match');
    match.play(0, card(match, 0, 0));
    match.play(1, card(match, 1, 0));
    const { painter } = state(match);
    match.play(painter, paint);
    expect(match.undoableTo(painter)).toBe(2);
    match.play(painter, done);
    expect(match.undoableTo(painter)).toBe(4);
    expect(match.undoableTo(painter, (seat) => seat === painter)).toBe(2);
  });

  it('never goes back over what another person did, heard or not', () => {
    const silent = anyTiny({
      apply(s, seat, move, rng, out) {
        tiny.apply(s, seat, move, rng, {
          ...out,
          tell: out.tell.bind(out),
          commit: out.commit.bind(out),
          whisper() {},
        });
      },
    });
    const match = new Match(silent, {}, 3, 'match');
    match.play(0, card(match, 0, 0));
    expect(match.undoableTo(0)).toBe(0);
    match.play(1, card(match, 1, 0));
    expect(match.heard(2, 0)).toEqual([]);
    expect(match.undoableTo(0)).toBe(2);
    expect(match.undoableTo(0, (seat) => seat === 0)).toBe(0);
  });

  it('says why it goes no further, and what is known by now', () => {
    const { match, painter } = afterFirstTrick();
    const bots = (seat: number) => seat === painter;
    expect(new Match(game, {}, 2, 'match').whyNoUndo(0)).toBe('nothing');
    // The second choice turned both over; the first one only passed the turn on.
    expect([match.whyNoUndo(1), match.whyNoUndo(0)]).toEqual(['known', 'others']);
    expect(match.lastOf(painter)).toBe(painter + 1);
    match.play(painter, paint);
    expect(match.lastOf(painter)).toBe(3);
    expect([match.knownSince(painter, 2), match.knownSince(painter, 1)]).toEqual([false, true]);
    match.play(painter, done);
    // Lots were drawn, and both are asked again: to people that is the others' turn, among bots only the lot is in the way.
    expect([match.whyNoUndo(painter), match.whyNoUndo(painter, bots)]).toEqual(['others', 'known']);
    expect(match.knownSince(painter, 3)).toBe(true);
  });

  it('what was not heard is not known: a bot that draws unheard changes nothing', () => {
    const secret = anyTiny({
      apply(s, seat, move, rng, out) {
        const unheard = seat === 1 ? { ...out, tell: () => {}, whisper: () => {} } : out;
        tiny.apply(s, seat, move, rng, unheard);
        if (seat === 1 && move.do === 'choose') out.commit();
      },
    });
    const match = new Match(secret, {}, 3, 'match');
    match.play(0, card(match, 0, 0));
    const before = [match.lastOf(0), match.knownSince(0, 0), match.whyNoUndo(0), match.whyNoUndo(2)];
    match.play(1, card(match, 1, 0));
    expect(match.last?.reveals).toBe(true);
    expect([match.lastOf(0), match.knownSince(0, 0), match.whyNoUndo(0), match.whyNoUndo(2)]).toEqual(before);
    expect([match.knownSince(1, 1), match.knownSince(0, 1)]).toEqual([true, false]);
  });

  it('stays open while others, who were asked at the same time, are still thinking', () => {
    const match = new Match(game, {}, 3, 'match');
    match.play(1, card(match, 1, 0));
    expect(match.undoableTo(1)).toBe(0);
  });

  it('another way can be taken after it, and the log has only that', () => {
    const { match, painter } = afterFirstTrick();
    match.play(painter, paint);
    match.rewind(2);
    match.play(painter, done);
    expect(match.log.map((l) => l.move.split(' ')[0])).toEqual(['choose', 'choose', 'done']);
    expect(stateHash(Match.replay(game, reread(match)).state)).toBe(stateHash(match.state));
  });
});

describe('records', () => {
  it('replay to the same state, wholly or in part', () => {
    const match = finished();
    const again = Match.replay(game, reread(match));
    expect(stateHash(again.state)).toBe(stateHash(match.state));
    expect(again.over).toBe(true);
    const part = Match.replay(game, reread(match), 3);
    expect(part.length).toBe(3);
    expect(stateHash(part.state)).toBe(match.log[2]?.hash);
  });

  it('a state that comes out different is rules drift at that move', () => {
    const record = reread(finished());
    const moves = record.moves.map((m, i) => (i === 2 ? { ...m, hash: '00000000000000' } : m));
    expect(() => Match.replay(game, { ...record, moves })).toThrow(
      /^rules drift at move 3: state [0-9a-z]{14} instead/,
    );
  });

  it('changed rules are met as drift, not as a silently different game', () => {
    const record = reread(finished());
    const generous = anyTiny({
      apply(s, seat, move, rng, out) {
        tiny.apply(s, seat, move, rng, out);
        if (move.do === 'done') s.waves = 9;
      },
    });
    let drift: unknown;
    try {
      Match.replay(generous, record);
    } catch (e) {
      drift = e;
    }
    if (!(drift instanceof RulesDrift)) throw new Error('no drift');
    // Two choose, one paints three times, then 'done' plays itself.
    expect(drift.move).toBe(5);
  });

  it('a move that the rules now refuse is drift too', () => {
    const record = reread(finished());
    const strict = anyTiny({
      decisions: (s) => tiny.decisions(s).map((d) => ({ ...d, options: d.options.filter((m) => !('colour' in m)) })),
      whyNot: (s, seat, m) => ('colour' in m ? { ruling: 'TY-9', key: 'no' } : tiny.whyNot(s, seat, m)),
    });
    expect(() => Match.replay(strict, record)).toThrow(
      "rules drift at move 3: 'paint - colour=red' is refused by TY-9 (no)",
    );
  });

  it('of another game, of newer rules or with nonsense in it are bad records', () => {
    const record = reread(finished());
    expect(() => Match.replay(game, { ...record, game: 'huge' })).toThrow(
      new BadRecord('a record of huge, not of tiny'),
    );
    expect(() => Match.replay(game, { ...record, rulesVersion: 4 })).toThrow(BadRecord);
    expect(() => Match.replay(game, { ...record, seats: 7 })).toThrow(BadRecord);
    expect(() => Match.replay(game, { ...record, options: { x: 1 } })).toThrow(BadRecord);
    const moves = [{ seat: 0, move: 'sing', hash: '' }];
    expect(() => Match.replay(game, { ...record, moves })).toThrow(new BadRecord('move 1 is not a move of tiny: sing'));
  });

  it('are read from outside field by field', () => {
    const record = reread(finished());
    expect(readRecord(record)).toEqual(record);
    for (const bad of [
      null,
      7,
      'x',
      [],
      {},
      { ...record, format: 3 },
      { ...record, format: 1 },
      { ...record, generator: undefined },
      { ...record, generator: 'dice' },
      { ...record, game: 5 },
      { ...record, seed: null },
      { ...record, seats: -1 },
      { ...record, seats: 1.5 },
      { ...record, options: null },
      { ...record, moves: {} },
      { ...record, moves: [null] },
      { ...record, moves: [{ seat: 0, move: 'x' }] },
      { ...record, moves: [{ seat: 'a', move: 'x', hash: '' }] },
      { ...record, moves: [{ seat: 0, move: 'x', hash: '', gesture: 7 }] },
    ])
      expect(readRecord(bad)).toBeNull();
  });
});
