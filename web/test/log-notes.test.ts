import { describe, expect, it } from 'vitest';
import { logLines } from '../table/log-lines.ts';

describe('the log', () => {
  it('has a line for what is to be said about a move, after its own sentences', () => {
    const entries = [
      { n: 1, seat: 0, events: ['built'], note: { key: 'hint' as const } },
      { n: 2, seat: 1, events: ['passed'] },
    ];
    const lines = logLines(
      entries,
      (e) => String(e),
      () => 'Ada',
      (entry, names) => (entry.note === undefined ? null : `${names(0)} ${entry.note.key}`),
    );
    expect(lines.map((l) => [l.n, l.seat, l.sentence])).toEqual([
      [1, null, 'built'],
      [1, 0, 'Ada hint'],
      [2, null, 'passed'],
    ]);
  });
});
