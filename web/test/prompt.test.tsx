/** The row of the question: what is asked or who thinks, what one's keys do, what is sent, and what a refusal leaves. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Request } from '../app/live.ts';
import { type AtTable, atTable } from './home/at-table.tsx';
import { leave, press, touch } from './home/screen.ts';
import { refused } from './home/table.ts';

afterEach(leave);

const MOVE = { asked: 'move' } as const;
/** Somewhere the crane does not stand. */
const BUILDS = [1, 2, 3].map((territory) => `build ${territory}.1`);

/** A field to build on, without anything more to choose. */
function field({ s }: AtTable): string {
  const things = [...(s.fingers.reading.value?.things.values() ?? [])];
  return things.find((t) => t.id.startsWith('field:') && t.ways.length === 1 && !/Thornbush/.test(t.name))?.id ?? '';
}

const moved = (asked: readonly Request[]) => asked.map((r) => (r.t === 'move' && 'moves' in r ? r.moves : r));

describe('whose turn it is', () => {
  it('I am asked, and not told that I think', async () => {
    const { prompt } = await atTable(MOVE);
    expect(prompt().text).toMatch(/^Choose your move|^Build|^Your|\?|Choose/);
    expect(prompt().text).not.toMatch(/thinking|Ada|Ben/);
  });

  it('whoever else is waited for is named, alone and with others', async () => {
    const { prompt, tell } = await atTable({ ...MOVE, seats: 3, seat: 0 });
    await tell({ decisions: [], waitingFor: [1] });
    expect(prompt().text).toContain('Ben is thinking.');
    await tell({ decisions: [], waitingFor: [1, 2] });
    expect(prompt().text).toContain('Ben and Cleo are thinking.');
    await tell({ decisions: [], waitingFor: [0, 2] });
    expect(prompt().text).toContain('Cleo is thinking.');
    expect(prompt().text).not.toMatch(/Ada|[Yy]ou (is|are) thinking/);
  });

  it('the tab says so, and takes it back when the page is left', async () => {
    const { tell } = await atTable(MOVE);
    expect(document.title).toBe('● Your turn · Garden Nation – Tafelrunde');
    await tell({ decisions: [], waitingFor: [1] });
    expect(document.title).toBe('Garden Nation – Tafelrunde');
    await leave();
    expect(document.title).toBe('Tafelrunde');
  });
});

describe('a gesture', () => {
  it('says what it would do, is sent by the button with the version that was seen, and is gone once it is done', async () => {
    const table = await atTable(MOVE);
    const { prompt, line, match, s } = table;
    await touch(field(table));
    expect(line.asked).toEqual([]);
    const act = prompt().answers.find((a) => /^Build|^Settle|Build/.test(a)) ?? '';
    expect(prompt().isOff(act)).toBe(false);
    const chain = s.fingers.reading.value?.chain.map(table.notated);
    await prompt().tap(act);
    expect(moved(line.asked)).toEqual([chain]);
    expect(line.asked[0]).toMatchObject({ t: 'move', match: 'home', version: match.length + 1 });
    expect(prompt().text).toContain('Saving …');
    await line.answer({ t: 'done', version: match.length + 1 });
    expect(s.fingers.hand.value.gesture).toEqual([]);
    expect(prompt().text).not.toContain('Saving …');
  });

  it('is played by Enter, and let go by Esc', async () => {
    const table = await atTable(MOVE);
    const { line, s } = table;
    await touch(field(table));
    (document.activeElement as HTMLElement | null)?.blur();
    await press('Escape');
    expect(s.fingers.hand.value.gesture).toEqual([]);
    await touch(field(table));
    await press('Enter', { metaKey: true });
    expect(line.asked).toEqual([]);
    await press('Enter');
    expect(line.asked).toHaveLength(1);
  });

  it('that is refused is said, and stays in the hand', async () => {
    const table = await atTable(MOVE);
    const { screen, line, s } = table;
    const chosen = field(table);
    await touch(chosen);
    s.fingers.confirm();
    await line.answer({ t: 'refused', reason: 'stale' });
    expect(screen.text).toContain('Something has happened in the meantime. Please look again.');
    expect(s.fingers.hand.value.gesture).toEqual([chosen]);
    expect(s.pending.value).toBe(false);
  });

  it('that the rules refuse is refused with the ruling, on a drawn table too', async () => {
    const table = await atTable({ ...MOVE, after: 20 });
    const { screen, line, s, match, seat } = table;
    const refusal = refused(match, seat ?? 0, BUILDS);
    await touch(field(table));
    s.fingers.confirm();
    await line.answer({ t: 'refused', reason: 'illegal', refusal });
    expect(screen.text).toContain('Not possible:');
    expect(screen.to(`Ruling ${refusal.ruling}`)).toBe(`/rules/garden-nation#${refusal.ruling}`);
    await screen.tap('Close');
    expect(screen.text).not.toContain('Not possible:');
  });

  it('of which only the beginning was possible is told so', async () => {
    const table = await atTable(MOVE);
    await touch(field(table));
    table.s.fingers.confirm();
    await table.line.answer({ t: 'done', version: 1, stopped: { at: 1, move: 'pass' } });
    expect(table.screen.text).toContain('Played up to there.');
  });

  it('that the server did not understand is said, and the table is free again', async () => {
    const table = await atTable(MOVE);
    await touch(field(table));
    table.s.fingers.confirm();
    await table.line.answer({ t: 'failed', key: 'bad-message' });
    expect(table.screen.text).toContain('This page is older than the server.');
    expect(table.s.pending.value).toBe(false);
  });
});

describe('taking back', () => {
  const PLAYED = { moves: 9, undoTo: 5, undoAt: 7 } as const;

  it('by button and by U: the last gesture', async () => {
    const { screen, line, tell } = await atTable(MOVE);
    await tell(PLAYED);
    await screen.tap('Undo');
    expect(line.asked.at(-1)).toMatchObject({ t: 'undo', to: 7 });
    await line.answer({ t: 'done', version: 2 });
    for (const key of ['u', 'U']) {
      await press(key);
      expect(line.asked.at(-1)).toMatchObject({ t: 'undo', to: 7 });
      await line.answer({ t: 'done', version: 2 });
    }
    expect(line.asked).toHaveLength(3);
  });

  it('the whole turn with a button of its own', async () => {
    const { screen, line, tell } = await atTable(MOVE);
    await tell(PLAYED);
    await screen.tap('Restart turn');
    expect(line.asked.at(-1)).toMatchObject({ t: 'undo', to: 5 });
  });

  it('not where nothing can be taken back, by button or key, nor while somebody writes', async () => {
    const { screen, line, tell } = await atTable(MOVE);
    await tell({ moves: 9, undoTo: 9, undoAt: 9 });
    expect(screen.isOff(/^Undo/)).toBe(true);
    await press('u');
    await tell(PLAYED);
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
    await press('u');
    field.remove();
    await press('u', { ctrlKey: true });
    expect(line.asked).toEqual([]);
  });

  it('that is refused says why', async () => {
    const { screen, line, tell } = await atTable(MOVE);
    await tell(PLAYED);
    await screen.tap('Undo');
    await line.answer({ t: 'refused', reason: 'enough-round' });
    expect(screen.text).toContain('You have taken back or asked very often.');
  });
});

describe('looking back', () => {
  it('shows an earlier move, in which nothing can be answered, and leads back', async () => {
    const table = await atTable({ ...MOVE });
    const { prompt, s, match } = table;
    await s.look(1);
    await table.tell();
    expect(prompt().text).toContain(`You are looking at move 1 of ${match.length}.`);
    const [told] = s.moment.value?.events ?? [];
    expect(prompt().text).toContain(s.loaded?.module.text.en.event(told, s.names) ?? 'nothing was told');
    expect(prompt().has(/Undo/)).toBe(false);
    await prompt().tap('Back to now');
    expect(prompt().text).not.toContain('You are looking at');
  });

  it('asks what something is instead of playing it', async () => {
    const table = await atTable(MOVE);
    const { prompt, screen, line } = table;
    await press('i');
    expect(prompt().text).toContain('What would you like to know?');
    await touch(field(table));
    expect(table.s.fingers.hand.value.gesture).toEqual([]);
    expect(line.asked).toEqual([]);
    expect(screen.hasPart('What is this?')).toBe(true);
  });
});
