import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speakTo } from '#kernel';
import { moments } from '../board/moments.ts';
import { actOf } from '../board/words.ts';
import { module } from '../index.ts';
import { TASK_IDS, TASK_VP } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { Table } from './table.ts';

const LANGUAGES = ['de', 'en'] as const;
const called = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dana'][seat] ?? '?';
const to = (you: number | null, lang: 'de' | 'en') => speakTo(you, lang === 'de' ? 'Du' : 'You', called);

const order: Event = { e: 'newOrder', order: [2, 0, 1], status: [4, 1, 1] };

describe('what an opponent did is one line', () => {
  /** The line about a seat as another one reads it. */
  const line = (t: Table, seat: number, viewer: number, lang: 'de' | 'en' = 'de') =>
    module.text[lang].turn(seat, t.events(), to(viewer, lang), game.view(t.s, viewer));

  it('the die, its card, its effect, and what it brought', () => {
    const t = Table.bare()
      .dice(0, [4])
      .play('die 4 temple', 'priest 4')
      .until((x) => x.kind === 'fire1');
    t.play('fire offering', 'fire status');
    expect(line(t, 0, 1)).toMatchObject({
      said: 'Ada legt 4 auf Tempel, stellt einen Priester auf Tempelplatz 4',
      brought: '+1 Opfergabe, +1 Status',
    });
    expect(line(t, 0, 1, 'en')?.said).toBe('Ada places 4 on Temple, puts a priest on temple space 4');
  });

  it('the white god is part of the line', () => {
    const t = Table.bare().dice(0, [2]).hand(0, 'white').give(0, { offerings: 1 }).play('die 2 temple', 'white card');
    t.play('priest 6').until((x) => x.kind === 'fire1');
    expect(line(t, 0, 1)?.said).toContain('zählt als 6');
    expect(line(t, 0, 1)?.brought).toBe('−1 Götterkarte, −1 Opfergabe');
  });

  it('whoever loses a site or a temple space sees it as a loss, others do not', () => {
    const t = Table.bare(3).hut(0, 'central-mountain').hut(1, 'central-beach').dice(0, [6]);
    t.play('die 6 landWater', 'expand central-beach');
    expect(line(t, 0, 1)).toMatchObject({
      said: 'Ada legt 6 auf Landweg & Wasserweg, siedelt: Strand (Zentralinsel), deine Hütte rückt zur Seite',
      hurts: true,
    });
    expect(line(t, 0, 2)?.said).toContain('die Hütte von Ben rückt zur Seite');
    expect(line(t, 0, 2)?.hurts).toBeUndefined();
    expect(line(t, 0, 1, 'en')?.said).toContain('your hut moves aside');
  });
});

describe('what came by itself', () => {
  const by = (events: readonly Event[], lang: 'de' | 'en' = 'de', seat = 0) => {
    const t = Table.bare(3);
    return module.text[lang].between?.(events, to(seat, lang), game.view(t.s, seat)) ?? [];
  };

  it('a phase that ends says why, and phase C who got what for what', () => {
    const events: Event[] = [
      { e: 'endedPersons', seat: 1 },
      { e: 'ends', phase: 'B', round: 2 },
      { e: 'statusVp', seat: 0, space: 3, vp: 2 },
      { e: 'statusVp', seat: 1, space: 1, vp: 1 },
      { e: 'statusVp', seat: 2, space: 0, vp: 0 },
      order,
      { e: 'templeVp', seat: 1, priests: 2, vp: 4 },
      { e: 'templeTile', seat: 1, tied: true },
    ];
    expect(by(events).map(({ said }) => said)).toEqual([
      'Alle haben Männer und Frauen eingesetzt: Phase B ist zu Ende',
      'Neue Zugreihenfolge: Cleo, du, Ben. Bei Gleichstand geht der obere Stein vor: du vor Ben',
      'Du: Status 3 (+2)',
      'Ben: Status 1 (+1), 2 Priester im Tempel (+4), Mehrheit im Tempel (bei Gleichstand der höchste Platz)',
    ]);
    expect(by(events)[3]?.brought).toBe('+5 SP, +1 Hauptgott');
    expect(by(events)[2]?.gains).toEqual([
      { seat: 0, what: 'points', by: 2 },
      { seat: 0, what: 'status', by: -3 },
    ]);
    expect(by([{ e: 'ends', phase: 'C5', round: 2 }], 'en')[0]?.said).toBe('Everybody has a new task: round 2 is over');
  });

  it('a task that fulfils itself at the end is nobody’s deed, one of phase C is', () => {
    const fulfilled: Event = { e: 'fulfilled', seat: 1, task: 0, vp: TASK_VP, yellow: false };
    const last: Event[] = [{ e: 'finished', seat: 0 }, fulfilled];
    expect(by([fulfilled])).toEqual([]);
    expect(by(last)[0]?.said).toMatch(/^Ben erfüllt „.*“: \+6$/);
    const line = (seat: number, events: readonly Event[]) =>
      module.text.de.turn(seat, events, to(0, 'de'), game.view(Table.bare(3).s, 0));
    expect(line(1, [fulfilled])?.brought).toBe('+6 SP');
    expect(line(1, last)).toBeNull();
  });

  it('the first die is told with the start hut before it', () => {
    const events: Event[] = [
      { e: 'startHut', seat: 1, region: 0 },
      { e: 'round', round: 1 },
      { e: 'rolled', seat: 1, dice: [1, 2, 3] },
      { e: 'die', seat: 1, face: 2, card: 0 },
    ];
    const t = Table.bare(3);
    expect(module.text.en.turn(1, events, to(0, 'en'), game.view(t.s, 0))?.said).toMatch(/^Ben builds .* places 2 on /);
    expect(by(events).map(({ said }) => said)).toEqual(['Durchgang 1 beginnt']);
  });
});

describe('moments', () => {
  const told = (e: Event, seat: number | null, lang: 'de' | 'en', before: readonly Event[] = []) => {
    const t = Table.bare(3);
    const card = moments[e.e] as (e: Event, t: object) => ReturnType<NonNullable<typeof moments.round>>;
    return card(e, { view: game.view(t.s, seat ?? 'spectator'), names: to(seat, lang), seat, lang, told: before });
  };

  it('rolling the dice shows the dice of everybody in turn order', () => {
    const card = told({ e: 'round', round: 2 }, 0, 'de');
    expect(card?.title).toBe('Durchgang 2: Die Würfel sind gefallen');
    expect(card?.says).toEqual(['Du: 1, 2, 3', 'Ben: 1, 2, 3', 'Cleo: 1, 2, 3']);
  });

  it('temple scoring names the leader, and me as you', () => {
    expect(told({ e: 'templeTile', seat: 1, tied: false }, 0, 'de')?.title).toBe('Ben führt im Tempel');
    expect(told({ e: 'templeTile', seat: 0, tied: false }, 0, 'de')).toMatchObject({
      title: 'Du führst im Tempel',
      tone: 'good',
    });
    expect(told({ e: 'templeTile', seat: null, tied: false }, 0, 'de')?.says).toEqual([
      'Der Hauptgott geht aus dem Spiel.',
    ]);
  });

  it('the new order lists everybody and says my place', () => {
    const card = told(order, 0, 'de');
    expect(card).toMatchObject({
      title: 'Neue Reihenfolge: Du bist 2.',
      says: ['1. Cleo', '2. Du (gleichauf, Stein darüber)', '3. Ben'],
    });
    expect(told(order, null, 'de')?.title).toBe('Neue Reihenfolge');
  });

  it('status and temple say who scored what', () => {
    const status = [0, 1, 2].map((seat): Event => ({ e: 'statusVp', seat, space: seat, vp: seat + 1 }));
    expect(told({ ...order, status: [2, 1, 0] }, 0, 'de', status)?.says).toEqual([
      '1. Cleo: Status +3',
      '2. Du: Status +1',
      '3. Ben: Status +2',
    ]);
    const temple: Event[] = [
      { e: 'templeVp', seat: 1, priests: 3, vp: 6 },
      { e: 'templeVp', seat: 0, priests: 1, vp: 2 },
    ];
    expect(told({ e: 'templeTile', seat: 1, tied: false }, 0, 'en', temple)?.says.slice(0, 2)).toEqual([
      'Ben: 3 priests, +6',
      'You: 1 priest, +2',
    ]);
  });

  it('a resolved task says what it was and what it brought', () => {
    const task = TASK_IDS.indexOf('d31');
    const e: Event = { e: 'fulfilled', seat: 1, task, vp: TASK_VP, yellow: false };
    expect(told(e, 0, 'de')).toMatchObject({ title: 'Ben erfüllt eine Aufgabe: +6', seat: 1 });
    expect(told(e, 1, 'de')?.title).toBe('Du erfüllst eine Aufgabe: +6');
  });

  it('all of them speak both languages', () => {
    const events: Event[] = [
      { e: 'round', round: 1 },
      order,
      { e: 'templeTile', seat: 2, tied: false },
      { e: 'templeTile', seat: null, tied: false },
      { e: 'fulfilled', seat: 0, task: 0, vp: TASK_VP, yellow: false },
    ];
    for (const e of events) {
      const [de, en] = LANGUAGES.map((lang) => told(e, 0, lang)?.title);
      expect(de).toBeTruthy();
      expect(en).toBeTruthy();
      expect(de).not.toBe(en);
    }
    expect(new Set(events.map((e) => e.e))).toEqual(new Set(Object.keys(moments)));
  });
});

describe('one word for one thing', () => {
  const FOLDERS = [
    'board/words.de.ts',
    'text/de.ts',
    'text/verbs.de.ts',
    'text/tasks.de.ts',
    'text/rulings.de.ts',
    'text/refusals.de.ts',
    'text/make.ts',
  ];
  const german = FOLDERS.map((f) => readFileSync(new URL(`../${f}`, import.meta.url), 'utf8')).join('\n');

  it('a phase ends, a display is one, a task is thrown away', () => {
    expect(actOf('end', 'de')).toBe('Phase beenden');
    for (const other of ['Personen beenden', 'Auslagen', 'Ablegen', 'wegwerfen', 'Verwerfen'])
      expect(german, other).not.toContain(other);
    expect(german).not.toMatch(/\bOpfer\b/);
  });

  it.each(['BB-14', 'BB-70', 'BB-73', 'BB-85', 'BB-92', 'BB-94', 'BB-96'])(
    '%s is marked as a reading in RULES.md and in one sentence for the player',
    (number) => {
      const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
      expect(rules.split('\n').find((x) => x.startsWith(`- **${number}** `))).toMatch(/\[reading/);
      expect(module.rulings.de[number]).toMatch(/unsere Lesart/);
      expect(module.rulings.en[number]).toMatch(/our reading/);
    },
  );
});
