/** Turns as one player would tell them to another: what they are for, in two parts. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Match, type Move, parseMove } from '#kernel';
import { reader } from '#web/kit/laws/walk.ts';
import { moments } from '../board/moments.ts';
import { places } from '../board/places.ts';
import { touch } from '../board/touch.ts';
import { module } from '../index.ts';

const { record } = JSON.parse(readFileSync(new URL('./fixtures/level2-3.match.json', import.meta.url), 'utf8')) as {
  record: Parameters<typeof Match.replay>[1];
};

/** What a hint would say of these moves after the first so many of a kept game. */
function told(n: number, moves: string, lang: 'de' | 'en' = 'de'): string | undefined {
  const match = Match.replay(module.game, { ...record, moves: record.moves.slice(0, n) });
  const seat = match.open[0]?.seat ?? 0;
  const readAt = reader(module, { touch, places, moments } as never, match.state, match.open, seat, lang);
  const wanted = moves.split(' & ').map((m) => parseMove(module.game.moves, m) as Move);
  return readAt(readAt([]).routeTo(wanted)?.gesture ?? []).inWords?.join(' · ');
}

const SAWMILL = [
  'convert sawmill & remove r1c3 & take 3',
  'convert sawmill & remove r1c5 & take 3',
  'convert sawmill & remove r2c4',
  'convert sawmill & remove r2c5',
  'convert sawmill & act A & stack bonus & draft clinker-plant',
].join(' & ');

it('a turn of thirteen steps is what it is for and what is used for it', () => {
  expect(told(134, SAWMILL)).toBe('Stapel Punktegebäude ansehen · dafür Sägemühle (5-mal) nutzen');
  expect(told(134, SAWMILL, 'en')).toBe('Look at the stack of bonus buildings · using Sawmill (5 times)');
});

it('goods are named with their wheel where there are two, and nothing is said of what the open hand would do', () => {
  expect(told(20, 'take 3 wheel=brickworks')).toBe('3 Nahrung (Ziegelei) nehmen');
  expect(told(362, 'take 1 wheel=glassworks')).toBe('1 Nahrung (Glashütte) nehmen');
  expect(told(362, 'decline')).toBeUndefined();
});
