import { expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('navigator', { language: 'en' });

const { withBeside } = await import('../table/beside.ts');
await (await import('../text/index.ts')).loadTexts('en');

const names = (seat: number): string => ['Ada', 'Ben'][seat] ?? '?';
const line = (n: number, seat: number | null) => ({ key: `${n}.0`, n, seat, sentence: `move ${n}` });
const lines = [line(0, null), line(1, 0), line(2, 1), line(3, 0)];
const acts = [
  { n: 1, seat: 0, at: 5, act: 'asks', about: 'stand-in' },
  { n: 1, seat: 1, at: 6, act: 'stand-in' },
  { n: 2, seat: 1, at: 7, act: 'came-back' },
  { n: 3, seat: 0, at: 8, act: 'reminded', about: '1' },
] as const;

it('votes, comings and goings stand between the moves, and what a bot did for somebody is marked', () => {
  const told = withBeside(lines, { acts, standIns: [2] }, names);
  expect(told.map((l) => l.sentence)).toEqual([
    'move 0',
    'move 1',
    'Ada asks the table: shall a bot take over?',
    'A bot plays for Ben until Ben is back.',
    'move 2',
    'Ben is back.',
    'move 3',
    'Ada reminds Ben.',
  ]);
  expect(told.filter((l) => l.byBot).map((l) => l.n)).toEqual([2]);
  expect(told.filter((l) => l.act)).toHaveLength(4);
});

it('where decisions are sealed, only what the bot decided is marked, whoever answered last', () => {
  // The bot has decided with move 2; Ada's move 3 turns both decisions over.
  const sealed = [line(1, 0), { ...line(3, 0), key: '3.0' }, { ...line(3, 1), key: '3.1' }];
  const told = withBeside(sealed, { acts: acts.slice(0, 2), standIns: [2] }, names);
  expect(told.filter((l) => l.byBot).map((l) => l.key)).toEqual(['3.1']);
});

it('a replay tells only what had happened by then', () => {
  const told = withBeside(lines.slice(0, 3), { acts, standIns: [2] }, names, 2);
  expect(told.at(-1)?.sentence).toBe('Ben is back.');
  expect(told).toHaveLength(6);
});
