import { describe, expect, it } from 'vitest';
import { type GameText, heard, LANGUAGES, RecordingSink, SeededRng, settle, step, whoIs } from '#kernel';
import { module } from '../index.ts';
import { game } from '../rules/game.ts';
import { RULING_OF } from '../rules/guards.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { type Deed, done, planned } from '../text/deeds.ts';
import { terms } from '../text/names.ts';
import { say } from '../text/verbs.ts';
import { reference } from './helpers.ts';

const noOne = new RecordingSink<Event>();

const names = (seat: number): string => ['Ada', 'Bo', 'Cy', 'Di'][seat] ?? '';
const text = (lang: 'de' | 'en') => module.text[lang] as unknown as GameText<GameMove, View, Event>;
/** No holes, and no ids of fields such as 5.6: people know territories and directions. */
const isSentence = (line: string): boolean => line.length > 2 && !/undefined|NaN|null|\[object| {2}|\d\.\d/.test(line);

describe('texts', () => {
  it.each(LANGUAGES)('%s: every question, option, event and summary of whole games can be said', (lang) => {
    const t = text(lang);
    const seen = new Set<string>();
    for (const seats of game.seats) {
      for (let k = 0; k < 6; k++) {
        const rng = new SeededRng(`text-${seats}-${k}`);
        const choice = new SeededRng(`choice-${seats}-${k}`);
        const out = new RecordingSink<Event>();
        const clans = Array.from({ length: seats }, () => 'random');
        const s = game.setup({ rotateTerritories: true, maxRounds: 50, clans }, seats, rng, out);
        let open = settle(game, s, rng, out);
        while (open.length > 0) {
          const d = open[choice.int('d', open.length)];
          if (d === undefined) break;
          const view = game.view(s, d.seat);
          expect(t.prompt(d, view)).toSatisfy(isSentence);
          expect(t.phase(view).join(' · ')).toSatisfy(isSentence);
          const labels = d.options.map((m) => t.move(m, view));
          for (const label of labels) expect(label).toSatisfy(isSentence);
          expect(new Set(labels).size).toBe(labels.length);
          const move = d.options[choice.int('o', d.options.length)] as GameMove;
          seen.add(move.do);
          open = step(game, s, d.seat, move, rng, out);
        }
        for (const viewer of [0, 'spectator', 'judge'] as const) {
          for (const section of t.summary(game.view(s, viewer), names)) {
            expect(section.title).toSatisfy(isSentence);
            for (const line of section.lines) expect(line).toSatisfy(isSentence);
          }
        }
        for (const told of out.events)
          for (const viewer of [0, 'spectator'] as const) {
            const e = heard(told, viewer);
            // Nothing is said of a seat whose population does not grow.
            if (e === null || (e.e === 'grew' && e.gain === 0)) continue;
            expect(t.event(e, names)).toSatisfy(isSentence);
          }
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(game.moves).sort());
  });

  it.each(LANGUAGES)('%s: a deed that is thought of is told in the words it has once it is done', (lang) => {
    const seen = new Set<string>();
    for (let k = 0; k < 16; k++) {
      const seats = 2 + (k % 2);
      const rng = new SeededRng(`deed-${k}`);
      const s = game.setup(
        { rotateTerritories: true, maxRounds: 50, clans: Array(seats).fill('random') },
        seats,
        rng,
        noOne,
      );
      let open = settle(game, s, rng, noOne);
      for (let d = open[0]; d !== undefined; d = open[0]) {
        const move = d.options[rng.int('o', d.options.length)] as GameMove;
        const view = game.view(s, d.seat);
        const out = new RecordingSink<Event>();
        open = step(game, s, d.seat, move, rng, out);
        const events = out.events.map((e) => heard(e, d.seat)).filter((e) => e !== null);
        const deeds = events.flatMap((e) => done(e, names, terms(lang), view.land) ?? []);
        const told = deeds.find((deed) => deed.do === move.do);
        // A thornbush is built on once its soil lies there.
        if (told === undefined && move.do === 'build') continue;
        expect(told, move.do).toBeDefined();
        const { act: _, ...before } = say(planned(move, view, names, terms(lang)), lang);
        const { act, ...after } = say(told as Deed, lang);
        const ada = whoIs(names, d.seat);
        expect(after.log(ada)).toBe(before.log(ada));
        expect(after.turn?.(ada)).toBe(before.turn?.(ada));
        expect(JSON.stringify(after)).toBe(JSON.stringify(before));
        expect(act).toSatisfy(isSentence);
        seen.add(move.do);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(game.moves).sort());
  });

  it.each(LANGUAGES)('%s: every refusal, ruling and scoring category has a sentence', (lang) => {
    const t = text(lang);
    const args = { territory: 4, cost: 5, population: 3, price: 14, floors: 3, supply: 1 };
    for (const [key, ruling] of Object.entries(RULING_OF)) {
      expect(t.refusal({ key, ruling, args })).toSatisfy(isSentence);
      expect(module.rulings[lang][ruling]).toSatisfy(isSentence);
    }
    for (const key of ['projects', 'secret', 'population']) expect(t.category(key)).not.toBe(key);
  });

  it('an option can be understood without the board', () => {
    const s = reference(2);
    expect(text('de').move({ do: 'build', field: '3.2' }, game.view(s, 0))).toBe(
      'In Gebiet 3 oben rechts (Laub) das 1. Stockwerk bauen: −4 Bevölkerung, Frida nach 2',
    );
    expect(text('en').move({ do: 'build', field: '3.2' }, game.view(s, 0))).toBe(
      'Build floor 1 on the top right field of territory 3 (Leaf): −4 population, Frida to 2',
    );
  });

  it('the plain table shows secret projects with their value to their owner only', () => {
    const s = reference(2, [
      ['belfry', 'market'],
      ['cabaret', 'post-office'],
    ]);
    const lines = (viewer: number | 'spectator'): string =>
      text('de')
        .summary(game.view(s, viewer), names)
        .flatMap((x) => [x.title, ...x.lines])
        .join('\n');
    expect(lines(0)).toContain('Glockenturm');
    expect(lines(0)).not.toContain('Tanzlokal');
    expect(lines('spectator')).not.toContain('Glockenturm');
    expect(lines(0).match(/→ Frida nach/g)).toHaveLength(49);
  });
});
