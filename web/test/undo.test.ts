/** What the button and the key of taking back do: at once, after a question, or never, and then why. */
import { signal } from '@preact/signals';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableMessage } from '#server/protocol.ts';
import { QUIET } from '../table/quiet.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const said: string[] = [];
vi.mock('../parts/toast.tsx', () => ({ say: (line: string) => said.push(line) }));

const { takeBack, UndoButton, undoOf } = await import('../table/undo.tsx');
const { Costs } = await import('../table/undo-costs.tsx');
const { change } = await import('../app/settings.ts');
const { loadTexts, t } = await import('../text/index.ts');
await Promise.all([loadTexts('de'), loadTexts('en')]);

type Store = Parameters<typeof takeBack>[0];

const me = { seat: 0, kind: 'person', name: 'Ada', colour: 0, me: true, here: true } as const;
const bot = { seat: 1, kind: 'bot', name: null, colour: 1, me: false, here: true } as const;
const ben = { ...bot, kind: 'person', name: 'Ben' } as const;
const base = { ...QUIET, status: 'running', mySeat: 0, moves: 6, undoTo: 6, undoAt: 6, seats: [me, bot] };

function at(part: object) {
  const sent: [number, boolean][] = [];
  const s = {
    shown: signal({ table: { ...base, ...part } as unknown as TableMessage, log: [] }),
    pending: signal(false),
    undoAsked: signal(false),
    undo: async (to: number, anyway = false) => {
      sent.push([to, anyway]);
    },
  };
  return { s: s as unknown as Store, sent };
}

beforeEach(() => {
  said.length = 0;
  change({ lang: 'en' });
});

describe('taking back', () => {
  it('goes back by the last gesture of my own turn, at once', () => {
    const { s, sent } = at({ undoTo: 2, undoAt: 4, undoNot: null });
    takeBack(s);
    expect([sent, said, s.undoAsked.value]).toEqual([[[4, false]], [], false]);
  });

  it('goes back over what bots answered, at once', () => {
    const { s, sent } = at({ undoBack: { to: 3, known: false }, undoNot: null });
    takeBack(s);
    expect([sent, said, s.undoAsked.value]).toEqual([[[3, false]], [], false]);
  });

  it('asks first where the game does not count then, and only once', () => {
    const back = { undoBack: { to: 3, known: true }, undoNot: null };
    const { s, sent } = at(back);
    takeBack(s);
    expect([sent, s.undoAsked.value]).toEqual([[], true]);
    const asked = render(h(Costs, { s }));
    for (const said of [t().undoCosts, t().undoCostsText, t().undoAnyway, t().undoStay]) expect(asked).toContain(said);
    const after = at({ ...back, seats: [{ ...me, uncounted: 'undo' }, bot] });
    takeBack(after.s);
    expect([after.sent, after.s.undoAsked.value]).toEqual([[[3, true]], false]);
  });

  it.each(['nothing', 'others', 'known'] as const)('where it is too late (%s) the button and a tap say why', (not) => {
    for (const lang of ['en', 'de'] as const) {
      change({ lang });
      const { s, sent } = at({ undoNot: not });
      said.length = 0;
      takeBack(s);
      expect([sent, said]).toEqual([[], [t().undoNot[not]]]);
      const drawn = render(h(UndoButton, { s }));
      expect(drawn).toContain(`title="${t().undoNot[not]}"`);
      expect(drawn).toContain('aria-disabled="true"');
    }
  });

  it('names the way round where others could be asked', () => {
    const { s } = at({ undoNot: 'others', seats: [me, ben], takeBacks: true });
    takeBack(s);
    expect(said).toEqual([`${t().undoNot.others} ${t().undoAsk}`]);
    takeBack(at({ undoNot: 'nothing', seats: [me, ben], takeBacks: true }).s);
    takeBack(at({ undoNot: 'others', seats: [me, ben] }).s);
    expect(said.slice(1)).toEqual([t().undoNot.nothing, t().undoNot.others]);
  });

  it('is nothing for those who look on, and after the end', () => {
    for (const part of [{ mySeat: null }, { status: 'finished' }]) {
      const { s, sent } = at({ ...part, undoTo: 0, undoAt: 0 });
      takeBack(s);
      expect([sent, said]).toEqual([[], []]);
    }
    expect(undoOf({ ...base, undoNot: null } as unknown as TableMessage)).toEqual({ not: 'nothing' });
  });
});
