import { describe, expect, it } from 'vitest';
import { heard, Match, type Message, SeededRng } from '#kernel';
import { module } from '../index.ts';
import type { GameMove } from '../rules/state.ts';

const LANGUAGES = ['de', 'en'] as const;
const names = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dana'][seat] ?? '?';
/** What a forgotten word would leave behind. */
const BROKEN = /undefined|null|NaN|\[object|\{|\}/;

describe('texts', () => {
  it('say every prompt, option, event, phase and summary of whole games in both languages', () => {
    const verbs = new Set<string>();
    for (const seats of [2, 4]) {
      const match = new Match(module.game, {}, seats, `text-${seats}`);
      const rng = new SeededRng('text');
      const check = (line: string): void => {
        expect(line).not.toMatch(BROKEN);
        expect(line.length).toBeGreaterThan(0);
      };
      while (!match.over) {
        const d = match.open[0];
        if (d === undefined) throw new Error('nobody is asked');
        const view = module.game.view(match.state, d.seat);
        for (const lang of LANGUAGES) {
          const text = module.text[lang];
          check(text.prompt(d, view));
          check(text.phase(view).join(' · '));
          const labels = d.options.map((m) => text.move(m, view));
          for (const [i, label] of labels.entries()) {
            check(label);
            expect(label).not.toBe(d.options[i]?.do);
          }
          expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
          if (match.length % 5 === 0)
            for (const section of text.summary(view, names))
              for (const line of [section.title, ...section.lines]) check(line);
        }
        const move = d.options[rng.int('o', d.options.length)] as GameMove;
        verbs.add(move.do);
        match.play(d.seat, move);
        for (const told of match.told(match.length))
          for (const viewer of [d.seat, 'spectator'] as const) {
            const event = heard(told, viewer);
            for (const lang of LANGUAGES) {
              const line = event === null ? null : module.text[lang].event(event, names);
              if (line !== null) check(line);
            }
          }
      }
      for (const lang of LANGUAGES) {
        check(module.text[lang].phase(module.game.view(match.state, 'spectator')).join(' · '));
        for (const part of Object.keys(module.game.score(match.state, 'judge').seats[0]?.parts ?? {}))
          expect(module.text[lang].category(part)).not.toBe(part);
      }
    }
    expect(verbs.size).toBeGreaterThan(20);
  });

  it('name the reason of a refusal', () => {
    const refusal: Message = { key: 'dieBlocked', args: { low: 3 } };
    expect(module.text.de.refusal(refusal)).toContain('3');
    expect(module.text.en.refusal(refusal)).toContain('3');
    expect(module.text.de.refusal({ key: 'notAsked' })).toBe('Du bist gerade nicht gefragt.');
  });

  it('hide in the log what a blind draw brought', () => {
    for (const lang of LANGUAGES) {
      const { event } = module.text[lang];
      expect(event({ e: 'tookBlind', seat: 0, god: 2 }, names)).not.toBe(
        event({ e: 'tookBlind', seat: 0, god: null }, names),
      );
    }
  });
});
