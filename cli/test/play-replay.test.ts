import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, tafelrunde } from './command.ts';

const folder = scratch();
const firsts = '1\n'.repeat(400);

function playToEnd(lang: string): { out: string; file: string } {
  const file = join(folder, `${lang}.match.json`);
  const { code, out, err } = tafelrunde(
    ['play', 'my-city', '--seats', 'me,level2', '--seed', 'cli', '--lang', lang, '--save', file],
    firsts,
  );
  expect([code, err]).toEqual([0, '']);
  return { out, file };
}

describe('play', () => {
  it.each([
    ['de', 'Die Partie ist zu Ende.', 'Summe'],
    ['en', 'The game is over.', 'Total'],
  ])('a game to its end in %s', (lang, over, total) => {
    const { out, file } = playToEnd(lang);
    expect(out).toContain(over);
    expect(out.split(over)[1]).toContain(total);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    const replayed = tafelrunde(['replay', file, '--lang', lang]);
    expect(replayed.code).toBe(0);
  });

  it('says why not, with the ruling', () => {
    const script = ['?', '? 1', '? 999', '? sing', 'sing', 'q'].join('\n');
    const { code, out } = tafelrunde(['play', 'my-city', '--seats', 'me', '--seed', 'w', '--lang', 'en'], script);
    expect(code).toBe(0);
    expect(out).toContain('u              undo your last move');
    expect(out).toContain('This move is possible.');
    expect(out).toMatch(/There are options 1 to \d+\./);
    expect(out.match(/This is no move of the game\./g)?.length).toBeGreaterThanOrEqual(2);
    expect(out).toContain('Goodbye.');
  });

  it('refuses an impossible notation with its ruling and asks again', () => {
    const script = '? place 0 90 90\nplace 0 90 90\nq\n';
    const { code, out } = tafelrunde(
      ['play', 'my-city', '--seats', 'me,level2', '--seed', 'cli', '--lang', 'en'],
      script,
    );
    expect(code).toBe(0);
    expect(out.match(/\((?:MC|T)-\d+\)/g)?.length).toBe(2);
  });

  it('lists, searches, shows the table and the notation', () => {
    const { out } = tafelrunde(
      ['play', 'my-city', '--seats', 'me', '--seed', 'w', '--lang', 'en'],
      'n\ns\nl\n/zzzz\n\nq\n',
    );
    expect(out).toMatch(/^ +1 {2}.* \[[a-z]+.*\]$/m);
    expect(out).toContain('No option has this word.');
  });

  it('input that ends before the game does is said and counts as failure', () => {
    const { code, out } = tafelrunde(['play', 'my-city', '--seats', 'me', '--lang', 'en'], '1\n');
    expect(code).toBe(1);
    expect(out).toContain('The input ended before the game did.');
  });

  it('speaks the language of the terminal', () => {
    const { out } = tafelrunde(['play', 'my-city', '--seats', 'me'], 'q\n', { LC_ALL: 'de_DE.UTF-8' });
    expect(out).toContain('Auf Wiedersehen.');
  });

  it('two people at one keyboard are asked one after the other', () => {
    const { out } = tafelrunde(['play', 'my-city', '--seats', 'me,me', '--lang', 'en'], '1\n1\nu\nq\n');
    expect(out).toContain('=== Player 1');
    expect(out).toContain('=== Player 2');
    expect(out).toContain('Nothing can be taken back');
  });
});

describe('replay', () => {
  it('checks a kept game, prints the position, its log and JSON', () => {
    const { file } = playToEnd('de');
    const whole = tafelrunde(['replay', file, '--lang', 'en', '--log']);
    expect(whole.code).toBe(0);
    expect(whole.out).toMatch(/\d+ moves checked: the record is sound\./);
    const part = JSON.parse(tafelrunde(['replay', file, '--to', '3', '--json']).out) as Record<string, unknown>;
    expect(part).toMatchObject({ game: 'my-city', at: 3, over: false, seats: 2 });
    expect(part.hash).toMatch(/^[0-9a-z]{14}$/);
    const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: { moves: { hash: string }[] } };
    expect(part.hash).toBe(record.moves[2]?.hash);
  });

  it('accepts a bare record', () => {
    const { file } = playToEnd('de');
    const bare = join(folder, 'bare.json');
    writeFileSync(bare, JSON.stringify((JSON.parse(readFileSync(file, 'utf8')) as { record: unknown }).record));
    expect(tafelrunde(['replay', bare]).code).toBe(0);
  });

  it('a changed fingerprint is rules drift at its move; changed scores are seen', () => {
    const { file } = playToEnd('de');
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { record: { moves: { hash: string }[] }; scores: number[] };
    const third = kept.record.moves[2];
    if (third === undefined) throw new Error('too short');
    const drift = join(folder, 'drift.json');
    writeFileSync(drift, JSON.stringify({ ...kept, scores: kept.scores.map((x) => x + 1) }));
    expect(tafelrunde(['replay', drift])).toMatchObject({ code: 2, out: '' });
    third.hash = '0'.repeat(14);
    writeFileSync(drift, JSON.stringify(kept));
    const { code, err } = tafelrunde(['replay', drift]);
    expect(err).toContain('rules drift at move 3');
    expect(err).not.toContain('    at ');
    expect(code).toBe(2);
  });
});

describe('rules', () => {
  it('prints the handbook with its figures as positions', () => {
    const de = tafelrunde(['rules', 'my-city', '--lang', 'de']);
    expect(de.code).toBe(0);
    expect(de.out).toContain('1  ZIEL');
    expect(de.out).toMatch(/Die Kapelle zählt[\s\S]+A B C D E F G/);
    expect(de.out).not.toMatch(/\*\*|\]\(#|undefined/);
    expect(tafelrunde(['rules', 'my-city', '--lang', 'en']).out).toContain('1  GOAL');
  });

  it('prints all rulings, or one, in both languages', () => {
    const all = tafelrunde(['rules', 'my-city', '--all', '--lang', 'de']);
    expect(all.code).toBe(0);
    expect(all.out.match(/^MC-\d+ /gm)?.length).toBeGreaterThan(10);
    const de = tafelrunde(['rules', 'my-city', 'mc-9', '--lang', 'de']);
    const en = tafelrunde(['rules', 'my-city', 'MC-9', '--lang', 'en']);
    expect(de.out).toMatch(/^MC-9 {2}\S/);
    expect(en.out).toMatch(/^MC-9 {2}\S/);
    expect(de.out).not.toBe(en.out);
  });
});
