/** What the lobby knows of a course without loading it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { begunIn, save } from '../learn/begun.ts';

function storage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

describe('a lesson put aside', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('waits at its step', () => {
    storage();
    save('tiny', { one: { done: true }, two: { saved: { step: 2 } } });
    expect(begunIn('tiny')).toEqual({ lesson: 'two', step: 3 });
  });

  it('is none before its first step, after its last one, or where something else was kept', () => {
    storage();
    save('tiny', { one: { done: true, saved: { step: 2 } }, two: { saved: { step: 0 } }, three: { saved: 'x' } });
    expect(begunIn('tiny')).toBeNull();
    expect(begunIn('unknown')).toBeNull();
  });

  it('is none without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(begunIn('tiny')).toBeNull();
  });
});
