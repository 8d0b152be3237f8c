import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type Drawn, drawnAt } from '#web/kit/laws/drawing.ts';
import { reader, walk } from '#web/kit/laws/walk.ts';
import { thingOf } from '#web/kit/point.ts';
import board from '../board/index.tsx';
import { allFields } from '../board/logic/model.ts';
import { moments } from '../board/moments.ts';
import { places } from '../board/places.ts';
import { touch } from '../board/touch.ts';
import { words } from '../board/words.ts';
import { module } from '../index.ts';
import { BARE, FIELD_IDS, fieldIndex, NEIGHBOUR_CELLS, PUBLIC, secretIndex } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { territoryOf } from '../rules/garden.ts';
import { CLANS } from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';
import { terms } from '../text/names.ts';
import { dealt, faceUp, put, ready } from './helpers.ts';

const hand = (s: State, seat: number, lang: 'de' | 'en' = 'de') =>
  reader(module, { touch, places, moments } as never, s, game.decisions(s) as never, seat, lang);

describe('what a gesture in the garden says', () => {
  it('a price is no population phase: the phase is a line of its own', () => {
    const s = ready(4);
    // The last action of the last space: building ends the round.
    s.space = s.order.length - 1;
    s.order[s.space] = 0;
    s.actions = 1;
    put(s, '2.1', 0, 1);
    const field = game.decisions(s)[0]?.options.find((m) => m.do === 'build');
    const chips = (hand(s, 0)([`field:${field?.do === 'build' ? field.field : ''}`]).chips ?? []).map((c) => c.text);
    const phase = chips.filter((c) => c.startsWith('Bevölkerungsphase'));
    const price = chips.find((c) => c.startsWith('Bevölkerung '));
    expect(phase).toHaveLength(1);
    const [before, after] = (/(\d+)→(\d+)/.exec(price ?? '') ?? []).slice(1).map(Number);
    expect(after).toBeLessThan(before ?? 0);
  });

  it('points for population are called points in both languages', () => {
    expect(module.text.de.category('population')).toBe('Punkte für Bevölkerung');
    expect(module.text.en.category('population')).toBe('Points for population');
  });

  it('an invasion names the token it spends and what the victim gets', () => {
    const s = ready(4);
    put(s, '4.1', 1, 1);
    const chips = (hand(s, 0)(['field:4.1=invade']).chips ?? []).map((c) => c.text);
    expect(chips).toContain('Listen 4→3');
    expect(chips.some((c) => /^Bela \+\d+ Bevölkerung$/.test(c))).toBe(true);
  });

  it('in a hint: the ploy that comes first, the field by its land, the project that is completed', () => {
    const s = ready(4);
    put(s, '4.1', 1, 1);
    const crane = s.crane;
    const ploy = [...hand(s, 0)([]).things.keys()].find((id) => id.startsWith('ploy:to-')) as string;
    const there = [...hand(s, 0)([ploy]).things.values()].find(
      (t) => t.id.startsWith('field:') && t.ways[0]?.to[0] === ploy,
    );
    const words = hand(s, 0)(there?.ways[0]?.to ?? []).inWords?.join(' · ');
    expect(words).toMatch(/^List: Frida nach Gebiet \d · dann auf (Wiese|Stroh|Laub|Dornenbusch) \d in Gebiet \d/);
    expect(hand(s, 0, 'en')(there?.ways[0]?.to ?? []).inWords?.join(' · ')).toMatch(
      /^Ploy: Frida to territory \d · then build on /,
    );
    expect(hand(s, 0)(['field:4.1=invade']).inWords?.join(' · ')).toMatch(
      /^List: Bela auf \S+ \d in Gebiet 4 überfallen/,
    );
    expect(s.crane).toBe(crane);
  });

  it('a project says in and out of turn how far I am and who else is after it', () => {
    const s = ready(4, 3);
    for (const seat of [0, 1]) {
      const card = [...hand(s, seat)([]).things.values()].find((t) => t.id.startsWith('project:'));
      const said = card?.explain();
      expect(said?.counts).toMatch(/SP · du: .* · dir fehl/);
      expect(said?.says[1]).toMatch(/^So viele Stockwerke fehlen den anderen: \w+ \d+, \w+ \d+\.$/);
      expect(said?.whyNot).toBeUndefined();
    }
  });

  it('the button says what is still to be chosen', () => {
    const s = ready(4, 3);
    expect(hand(s, 0)([]).missing).toBe('Wähle ein Feld');
    s.phase = 'next';
    const asks = game.decisions(s)[0];
    expect(asks?.kind).toBe('next');
    expect(hand(s, asks?.seat ?? 0)([]).missing).toBe('Wähle, wer dran ist');
    expect(hand(s, asks?.seat ?? 0)(['seat:2']).title).toBe('Cleo ist als Nächstes dran');
  });

  it('no way of a hand is called by the id of a field', () => {
    const s = ready(4);
    put(s, '4.1', 0, 1, true);
    put(s, '4.2', 0, 1);
    for (const gesture of [[], ['ploy:roof']])
      for (const thing of hand(s, 0)(gesture).things.values())
        for (const way of thing.ways) expect(way.label).not.toMatch(/^\d\.\d$/);
  });

  it('a thornbush names what each soil would complete', () => {
    const s = ready(4);
    const bush = allFields.find((f) => s.land[f] === BARE) ?? 0;
    s.crane = territoryOf(bush);
    const tree = PUBLIC.find((c) => c.where === 'any' && c.neighbours.length === 1 && c.neighbours[0]?.minFloors === 1);
    const land = tree?.main.land ?? 0;
    // All around stand own buildings on the land that the project asks for.
    for (const cell of NEIGHBOUR_CELLS[s.layout.cell[bush] as number] ?? []) {
      const f = s.layout.field[cell] as number;
      s.land[f] = tree?.neighbours[0]?.land ?? 0;
      s.owner[f] = 0;
      s.floors[f] = 2;
    }
    faceUp(s, [tree?.id ?? '']);
    const field = `field:${FIELD_IDS[bush]}`;
    const read = hand(s, 0);
    const name = terms('de').publicById(tree?.id ?? '');
    // One tap chooses the field, and the soil that completes the project goes without saying; the others stand beside it.
    expect(
      read([])
        .things.get(field)
        ?.ways.map((way) => way.to),
    ).toEqual([[field]]);
    const there = read([field]);
    expect(there.chain.map((m) => m.do)).toEqual(['build', 'soil', 'complete']);
    const labels = there.things.get(field)?.ways.map((way) => way.label) ?? [];
    expect(labels[0]).toBe(`${terms('de').land(land)}: ${name}`);
    expect(labels.slice(1)).toHaveLength(2);
    for (const label of labels.slice(1)) expect(label).toMatch(/^(Wiese|Stroh|Laub)$/);
    expect(there.inWords?.join(' · ')).toMatch(/^Auf Dornenbusch \d in Gebiet \d bauen und \w+ legen und „/);
    // Another soil is said instead, and the project is not completed any more.
    const other = read(there.things.get(field)?.ways[1]?.to ?? []);
    expect(other.gesture).toHaveLength(2);
    expect(other.chain.map((m) => m.do)).toEqual(['build', 'soil']);
  });

  it('a second action follows where the crane will stand, in the same gesture', () => {
    const s = ready(4);
    const read = hand(s, 0);
    const first = read(['field:4.1']);
    // The crane goes to territory 1: its fields add an action, those of territory 4 change the first one.
    expect(first.things.get('field:1.3')?.ways.map((way) => way.to)).toEqual([['field:4.1', 'field:1.3']]);
    expect(first.things.get('field:4.2')?.ways[0]?.to).toEqual(['field:4.2']);
    const both = read(['field:4.1', 'field:1.3']);
    expect(both.chain.map((m) => m.do)).toEqual(['build', 'build']);
    expect([both.title, both.act, both.ready]).toEqual(['Bauen in Gebiet 4, dann 1', 'Bauen für 4 + 4', true]);
    expect(both.things.get('field:1.6')?.ways[0]?.to).toEqual(['field:4.1', 'field:1.6']);
  });

  it('where the crane stays, a tap changes the action instead of adding one', () => {
    const s = ready(4);
    expect(
      hand(
        s,
        0,
      )(['field:4.0'])
        .things.get('field:4.1')
        ?.ways.map((way) => way.to),
    ).toEqual([['field:4.1']]);
  });

  it('the ploys beside the garden stay those of the action that is asked', () => {
    const s = ready(4);
    const ploys = (gesture: readonly string[]) =>
      [...hand(s, 0)(gesture).things.values()].filter((t) => t.id.startsWith('ploy:to-')).map((t) => t.ways[0]?.to);
    expect(ploys(['field:4.1'])).toEqual(ploys([]));
    expect(ploys([])).toHaveLength(2);
  });

  it('each copy of a secret project stands for it, and two copies are no pair', () => {
    const s = dealt(2, 'copies');
    s.dealt[0] = ['cabaret', 'market', 'cabaret', 'belfry'].map(secretIndex);
    const read = hand(s, 0);
    for (const gesture of [
      ['secret:2', 'secret:1'],
      ['secret:1', 'secret:0'],
    ])
      expect(read(gesture).chain).toEqual([{ do: 'keep', first: 'cabaret', second: 'market' }]);
    // The other copy is taken instead of the first.
    expect(
      read(['secret:0'])
        .things.get('secret:2')
        ?.ways.map((way) => way.to),
    ).toEqual([['secret:2']]);
    expect([read(['secret:0']).ready, read(['secret:0']).missing]).toEqual([false, 'Wähle noch 1 Karte']);
  });

  it('no action is added past a card that is drawn', () => {
    const s = ready(4);
    put(s, '4.0', 0, 1);
    faceUp(s, ['terraced-houses']);
    const done = hand(s, 0)(['field:4.4']);
    expect(done.chain.map((m) => m.do)).toEqual(['build', 'complete']);
    const further = [...done.things.values()].flatMap((t) => t.ways).filter((way) => way.to.length > 1);
    expect(further.map((way) => way.to.join(' ')).filter((to) => /^field:4\.4 field:/.test(to))).toEqual([]);
  });

  it('point 10: the ploys tell the true reason against them', () => {
    const s = ready(4);
    const whyNot = (id: string) => hand(s, 0)([]).things.get(id)?.explain().whyNot?.key;
    expect(whyNot('ploy:roof')).toBe('noRoofHere');
    put(s, '4.1', 0, 1, true);
    expect(whyNot('ploy:roof')).toBe('noRoofTarget');
    put(s, '1.1', 0, 1);
    expect(whyNot('ploy:roof')).toBe('otherLand');
    expect(whyNot('ploy:invade')).toBe('notOpponents');
    put(s, '4.2', 1, 6);
    expect(whyNot('ploy:invade')).toBe('tooPoorToInvade');
    s.ploys[0] = 0;
    expect([whyNot('ploy:roof'), whyNot('ploy:invade'), whyNot('ploy:switch')]).toEqual(['noPloy', 'noPloy', 'noPloy']);
  });

  it('point 10: demolishing and invading stand at the building', () => {
    const s = ready(4);
    put(s, '4.1', 0, 1);
    put(s, '4.2', 1, 1);
    const labels = (id: string) =>
      hand(
        s,
        0,
      )([])
        .things.get(id)
        ?.ways.map((way) => way.label);
    expect(labels('field:4.1')).toEqual(['Bauen für 5', 'Abreißen']);
    expect(labels('field:4.2')).toEqual(['Überfallen für 10']);
  });

  it('point 10: an open ploy says what to tap, and the button counts the targets', () => {
    const s = ready(4);
    put(s, '4.2', 1, 1);
    const help = (id: string) => hand(s, 0)([]).things.get(id)?.explain().help;
    expect([help('ploy:invade'), help('ploy:switch')]).toEqual([words('de').helpInvade, words('de').helpSwitchWays]);
    expect(help('ploy:roof')).toBeUndefined();
    expect(
      drawnAt(renderToString, module, board as unknown as Drawn, { state: s, open: game.decisions(s) }, 0, []),
    ).toContain(`>${words('de').targets(1)}<`);
  });

  it('soil and roof are told in a line that fits the prompt', () => {
    const s = ready(4);
    put(s, '4.1', 0, 1, true);
    put(s, '4.0', 0, 1);
    s.land[fieldIndex('4.1')] = s.land[fieldIndex('4.0')] as number;
    expect(hand(s, 0)(['ploy:roof', 'field:4.1=from', 'field:4.0=to']).title).toBe('Dach in Gebiet 4 verschieben');
    const bush = allFields.find((f) => s.land[f] === BARE) ?? 0;
    s.phase = 'soil';
    s.field = bush;
    const [soil] = game.decisions(s)[0]?.options ?? [];
    const at = territoryOf(bush) + 1;
    expect(soil?.do === 'soil' ? hand(s, 0)([`move:soil+${soil.land}`]).title : '').toMatch(
      new RegExp(`^(Wiese|Stroh|Laub) auf den Dornenbusch in Gebiet ${at} legen$`),
    );
  });
});

describe('point 9: moments', () => {
  const names = (seat: number): string => ['Ada', 'Bo', 'Cy'][seat] ?? '';
  const invasion = { e: 'invaded', seat: 1, owner: 0, field: '4.2', at: 0, floors: 2, price: 12 } as const;
  const told = (seat: number | null) =>
    moments.invaded?.(invasion as never, { view: game.view(ready(4, 3), 0), names, seat, lang: 'de' });

  it('an invasion of my building hurts, shows both buildings and says what I get', () => {
    const mine = told(0);
    expect([mine?.title, mine?.tone, mine?.seat]).toEqual(['Bo überfällt dich!', 'bad', 1]);
    expect(mine?.says).toEqual(['2 Stockwerke in Gebiet 4', 'Du bekommst 12 Bevölkerung.']);
    const clans = ready(4, 3).clans.map((c) => `#gn-e-${CLANS[c]}`);
    expect(clans.map((id) => mine?.art?.svg.includes(id))).toEqual([true, true, false]);
  });

  it('the others see it too, whoever did it does not', () => {
    expect([told(2)?.title, told(2)?.tone]).toEqual(['Bo überfällt Ada!', 'plain']);
    expect(told(2)?.says[1]).toBe('Ada bekommt 12 Bevölkerung.');
    expect(told(null)).not.toBeNull();
    expect(told(1)).toBeNull();
  });

  it('point 3: at the end everybody turns over, one after another, before the end screen', () => {
    const view = game.view(ready(4, 3), 0);
    const final = {
      e: 'final',
      seat: 1,
      cards: ['cabaret', 'market'],
      cardPoints: [5, 0],
      populationPoints: -3,
      total: 14,
    };
    const card = (seat: number) => moments.final?.(final as never, { view, names, seat, lang: 'de' });
    expect([card(0)?.title, card(1)?.title]).toEqual(['Bo deckt auf', 'Du deckst auf']);
    expect(card(0)?.says).toEqual([
      'Tanzlokal +5, Markt +0',
      `Bevölkerung ${view.population[1]}: −3`,
      'Zusammen 14 SP',
    ]);
    expect(card(0)?.art?.svg.match(/translate/g)?.length).toBeGreaterThanOrEqual(2);
    expect(board.reveals).toBe(true);
  });
});

it('nothing is added past a card that is drawn: a tap on another field begins anew', () => {
  let met = 0;
  for (const at of walk(module, 2, 'past a card')) {
    const seat = at.open.find((d) => d.kind === 'move')?.seat;
    if (seat === undefined) continue;
    const read = hand(at.state as State, seat);
    for (const { ways } of read([]).things.values()) {
      const to = ways[0]?.to ?? [];
      const there = read(to);
      if (there.ahead?.uncertain !== true || there.chain.at(-1)?.do !== 'complete') continue;
      met++;
      for (const thing of there.things.values())
        if (thing.id.startsWith('field:'))
          for (const way of thing.ways) {
            // The soil of a field is said at the field itself.
            const fields = new Set(way.to.filter((word) => word.startsWith('field:')).map(thingOf));
            expect(fields.size, way.to.join(' ')).toBe(1);
          }
    }
  }
  expect(met).toBeGreaterThan(0);
});
