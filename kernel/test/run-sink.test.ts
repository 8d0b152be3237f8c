import { describe, expect, it } from 'vitest';
import { begin, determinize, heard, isListed, RecordingSink, SeededRng, SILENT, settle, step } from '#kernel';
import { anyTiny, type TinyEvent, type TinyState, tiny } from './tiny.ts';

const fresh = (seats = 2): { s: TinyState; rng: SeededRng } => {
  const rng = new SeededRng('run');
  return { s: begin(tiny, {}, seats, rng, SILENT), rng };
};

describe('settle and step', () => {
  it('stop at a question with a choice', () => {
    const { s, rng } = fresh();
    const before = JSON.stringify(s);
    expect(settle(tiny, s, rng, SILENT)).toHaveLength(2);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('a single forced option plays itself, up to the next real question', () => {
    const { s, rng } = fresh(1);
    let open = settle(tiny, s, rng, SILENT);
    for (let trick = 0; trick < 2; trick++) {
      open = step(tiny, s, 0, { do: 'choose', card: s.hands[0]?.[0] as number }, rng, SILENT);
      expect(open[0]?.kind).toBe('paint');
      open = step(tiny, s, 0, { do: 'done' }, rng, SILENT);
    }
    expect(s.hands[0]).toEqual([]);
    expect(open[0]?.kind).toBe('paint');
  });

  it('a standing offer is never forced', () => {
    const { s, rng } = fresh();
    step(tiny, s, 0, { do: 'choose', card: s.hands[0]?.[2] as number }, rng, SILENT);
    const open = step(tiny, s, 1, { do: 'choose', card: s.hands[1]?.[2] as number }, rng, SILENT);
    expect(open.map((d) => [d.kind, d.optional])).toEqual([
      ['paint', undefined],
      ['wave', true],
    ]);
    expect(s.waves).toBe(0);
  });

  it('a game whose forced moves do not end is stopped', () => {
    const endless = anyTiny({
      decisions: () => [{ seat: 0, kind: 'choose', options: [{ do: 'done' }], sealed: false }],
      apply: () => {},
    });
    expect(() => settle(endless, {}, new SeededRng('x'), SILENT)).toThrow('tiny: forced moves do not end');
  });

  it('isListed looks at the seat and at the whole move', () => {
    const open = tiny.decisions(fresh().s);
    const card = open[0]?.options[0];
    if (card === undefined) throw new Error('no option');
    expect(isListed(open, 0, card)).toBe(true);
    expect(isListed(open, 1, card)).toBe(false);
    expect(isListed(open, 0, { do: 'done' })).toBe(false);
  });

  it('an imagined state keeps the own hand and deals the others anew', () => {
    const { s } = fresh(3);
    const others = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const t = determinize(tiny, s, 0, new SeededRng(`i${i}`));
      expect(t.hands[0]).toEqual(s.hands[0]);
      others.add(JSON.stringify(t.hands[1]));
    }
    expect(others.size).toBeGreaterThan(3);
  });
});

describe('events', () => {
  it('a whisper is heard by its seats and the judge, the others hear what is left for them', () => {
    const { s, rng } = fresh();
    const out = new RecordingSink<TinyEvent>();
    const card = s.hands[1]?.[1] as number;
    tiny.apply(s, 1, { do: 'choose', card }, rng, out);
    const told = out.events[0];
    if (told === undefined) throw new Error('nothing was told');
    expect(heard(told, 1)).toEqual({ e: 'chose', seat: 1, card });
    expect(heard(told, 'judge')).toEqual({ e: 'chose', seat: 1, card });
    expect(heard(told, 0)).toEqual({ e: 'chose', seat: 1 });
    expect(heard(told, 'spectator')).toEqual({ e: 'chose', seat: 1 });
    expect(out.committed).toBe(false);
  });

  it('a whisper without a rest is silence for the others', () => {
    const out = new RecordingSink<string>();
    out.whisper([2], 'secret');
    out.tell('public');
    expect(out.events.map((t) => heard(t, 0))).toEqual([null, 'public']);
    expect(out.events.map((t) => heard(t, 2))).toEqual(['secret', 'public']);
  });

  it('commit is remembered; the silent sink hears nothing', () => {
    const out = new RecordingSink<string>();
    out.commit();
    expect(out.committed).toBe(true);
    expect(SILENT.commit()).toBeUndefined();
  });
});
