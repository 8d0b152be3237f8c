import { describe, expect, it } from 'vitest';
import { RecordingSink, SeededRng, sameMove } from '#kernel';
import { metricPicture } from '../board/draw/metric.ts';
import { miniMap } from '../board/draw/minimap.ts';
import { requirementPicture } from '../board/draw/requirement.ts';
import { DEFS } from '../board/draw/symbols.ts';
import { elementName, spaceArt, tileArt, tribeName } from '../board/look.ts';
import {
  chosenTraveller,
  discardCount,
  discardOf,
  dockFor,
  isOnTerrain,
  leftOf,
  nextLeg,
  playableRows,
  riderPlaces,
  stepTargets,
  tap,
  targetsOf,
  toggle,
  topFrame,
  ways,
} from '../board/model.ts';
import { cardOf, cards, SPACES, START_TILE, tiles, tribes, villageCards } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { CAPITAL, PLACE_NAMES, placeOf, spaceOf } from '../rules/geometry.ts';
import { playerAt } from '../rules/inspect.ts';
import type { Event, GameMove, State, View } from '../rules/state.ts';
import { deal, go, lay, player, station, type Table, table } from './table.ts';

const optionsOf = (s: State): readonly GameMove[] => game.decisions(s)[0]?.options ?? [];
const kindOf = (s: State): string => game.decisions(s)[0]?.kind ?? '';
const seen = (t: Table): View => game.view(t.s, t.s.active);

function flying(): Table {
  const t = table(3);
  deal(t, { racks: ['yellow-01 Y Y G B'] });
  lay(t, 0, { r0c1: 'teal-01', r0c2: 'amber-01' });
  return t;
}

/** Whether a gesture of the board leads to this option. */
function isReachable(v: View, kind: string, options: readonly GameMove[], m: GameMove): boolean {
  const land = playerAt(v, v.active);
  const left = leftOf(topFrame(v));
  switch (m.do) {
    case 'step':
    case 'fly': {
      const target = targetsOf(options, land, left, placeOf(m.from)).get(placeOf(m.to));
      return target !== undefined && sameMove(target.moves[0] as GameMove, m);
    }
    case 'build':
    case 'templeOn':
    case 'plant':
    case 'clean': {
      const target = targetsOf(options, land, left, -1).get(placeOf(m.space));
      return target !== undefined && sameMove(target.moves[0] as GameMove, m);
    }
    case 'play':
      return playableRows(options, cardOf(m.card)).includes(m.row - 1) && dockFor(kind) === 'rack';
    case 'discard': {
      const marks = m.cards.map((id) => land.rack.findIndex((c) => c.card === cardOf(id)));
      const found = discardOf(options, land.rack, marks);
      return found !== null && sameMove(found, m) && discardCount(options) === m.cards.length;
    }
    case 'forest':
      return dockFor(kind) === 'forest';
    case 'takeVillageCard':
      return dockFor(kind) === 'village';
    case 'useNow':
    case 'keep':
      return dockFor(kind) === 'use';
    case 'replace':
      return dockFor(kind) === 'objectives';
    case 'draw':
    case 'drawDeck':
      return dockFor(kind) === 'element';
    case 'leader':
      return dockFor(kind) === 'leaders';
    case 'temple':
      return dockFor(kind) === 'temples';
    case 'effect':
      return dockFor(kind) === 'effects';
    case 'takeWater':
      return dockFor(kind) === 'riders';
    case 'placeTemple':
    case 'discardThree':
    case 'done':
    case 'decline':
      return true;
  }
}

describe('gestures of the drawn board', () => {
  it('lead to every option of every question in random games', { timeout: 60_000 }, () => {
    const kinds = new Set<string>();
    const lost: string[] = [];
    for (let seats = 2; seats <= 5; seats++) {
      const rng = new SeededRng(`board-${seats}`);
      const out = new RecordingSink<Event>();
      const s = game.setup({ tribes: [] }, seats, rng, out);
      for (let n = 0; n < 600 && game.decisions(s).length > 0; n++) {
        const [d] = game.decisions(s);
        if (d === undefined) break;
        const v = game.view(s, d.seat);
        kinds.add(d.kind);
        for (const m of d.options)
          if (!isReachable(v, d.kind, d.options, m)) lost.push(`${d.kind}: ${JSON.stringify(m)}`);
        // Villages first and nothing declined, so that games reach cards, leaders and catapults.
        const build = d.options.find((m) => m.do === 'build');
        const rest = d.options.filter((m) => m.do !== 'done' && m.do !== 'decline');
        const list = rest.length > 0 ? rest : d.options;
        game.apply(s, d.seat, build ?? (list[rng.int('test', list.length)] as GameMove), rng, out);
      }
    }
    expect(lost).toEqual([]);
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        'action',
        'chooseTemple',
        'cleanStep',
        'discardCards',
        'draw',
        'forestSpace',
        'forestTile',
        'moveStep',
        'nextEffect',
        'templeTile',
      ]),
    );
  });

  it('a far tile is a flight of several steps, the capital sends a rider first', () => {
    const t = flying();
    station(t, 0, { r0c1: 1 });
    go(t, 'play yellow-01 2');
    const far = stepTargets(player(t), 6, -1).find((x) => x.place === spaceOf('r0c2'));
    expect(far?.cost).toBe(3);
    expect(far?.moves[0]).toEqual({ do: 'step', from: 'capital', to: 'r0c0' });
    const near = stepTargets(player(t), 6, spaceOf('r0c1')).find((x) => x.place === spaceOf('r0c2'));
    expect(near?.moves).toEqual([{ do: 'step', from: 'r0c1', to: 'r0c2' }]);
  });

  it('steps left limit how far a rider gets, and the capital is a goal only for a chosen rider', () => {
    const t = flying();
    station(t, 0, { r0c1: 1 });
    expect([...ways(player(t), CAPITAL, 1).keys()]).toEqual([spaceOf('r0c0')]);
    expect(stepTargets(player(t), 2, -1).some((x) => x.place === CAPITAL)).toBe(false);
    expect(stepTargets(player(t), 2, spaceOf('r0c1')).some((x) => x.place === CAPITAL)).toBe(true);
  });

  it('a traveller without a rider left is forgotten', () => {
    const t = flying();
    station(t, 0, { r0c1: 1 });
    expect(chosenTraveller(player(t), spaceOf('r0c1'))).toBe(spaceOf('r0c1'));
    expect(chosenTraveller(player(t), spaceOf('r0c2'))).toBe(-1);
    expect(riderPlaces(player(t))).toEqual([CAPITAL, spaceOf('r0c1')]);
  });

  it('the next leg follows only when the step before has landed', () => {
    const t = flying();
    go(t, 'play yellow-01 2');
    const moves = stepTargets(player(t), 6, -1).find((x) => x.place === spaceOf('r0c1'))?.moves ?? [];
    expect(nextLeg(moves, 6, 6, optionsOf(t.s))).toBeNull();
    go(t, 'step capital r0c0');
    expect(nextLeg(moves, 6, 5, optionsOf(t.s))).toEqual({ do: 'step', from: 'r0c0', to: 'r0c1' });
    expect(nextLeg(moves.slice(1), 5, 4, optionsOf(t.s))).toBeNull();
  });

  it('TW-18 a tap on an empty space asks why no rider gets there, a tap on the capital chooses it', () => {
    const t = flying();
    station(t, 0, { r0c1: 1 });
    go(t, 'play yellow-01 2');
    const v = seen(t);
    const targets = targetsOf(optionsOf(t.s), player(t), 6, -1);
    const meant = tap(kindOf(t.s), topFrame(v), player(t), targets, -1, spaceOf('r2c3'));
    expect(meant).toEqual({ what: 'explain', move: { do: 'step', from: 'capital', to: 'r2c3' } });
    expect(game.whyNot(t.s, 0, { do: 'step', from: 'capital', to: 'r2c3' })?.ruling).toBe('TW-18');
    expect(tap(kindOf(t.s), topFrame(v), player(t), targets, -1, CAPITAL)).toEqual({
      what: 'traveller',
      place: CAPITAL,
    });
  });

  it('TW-14 exactly the marked cards are discarded; with full hands the oldest mark goes', () => {
    const t = table(3);
    deal(t, { racks: ['B Y R G B'] });
    go(t, 'placeTemple');
    expect(discardCount(optionsOf(t.s))).toBe(3);
    const { rack } = playerAt(seen(t), 0);
    expect(discardOf(optionsOf(t.s), rack, [4, 0])).toBeNull();
    const move = discardOf(optionsOf(t.s), rack, [4, 0, 2]);
    expect(move).toEqual({ do: 'discard', cards: [0, 2, 4].map((i) => cards[rack[i]?.card ?? -1]?.id) });
    expect(toggle([0, 1, 2], 3, 3)).toEqual([1, 2, 3]);
    expect(toggle([0, 1, 2], 1, 3)).toEqual([0, 2]);
  });

  it('only questions of the terrain make it large on a phone', () => {
    expect(isOnTerrain('moveStep')).toBe(true);
    expect(isOnTerrain('action')).toBe(false);
    expect(isOnTerrain(undefined)).toBe(false);
    expect(dockFor(undefined)).toBe('rack');
  });
});

describe('drawings', () => {
  const sound = (svg: string, what: string): void => {
    expect(svg.length, what).toBeGreaterThan(0);
    expect(svg, what).not.toMatch(/undefined|NaN|\[object/);
    // The policy of the house allows no style attributes in strings.
    expect(svg, what).not.toMatch(/\sstyle=/);
  };

  it('exist for every card, tile, village card and tribe', () => {
    sound(DEFS, 'symbols');
    for (const card of cards)
      for (const row of card.rows) for (const r of row.require) sound(requirementPicture(r, elementName).svg, card.id);
    for (let i = 0; i < START_TILE; i++) sound(tileArt(i), tiles[i]?.id ?? '');
    for (const [i] of tribes.entries())
      for (const card of villageCards) sound(metricPicture(card.objective, tribeName(i)), card.id);
  });

  it('show every kind of space of a terrain', () => {
    const t = table(5);
    lay(t, 0, { r0c1: 'teal-01', r0c2: 'amber-05!', r1c0: 'violet-13' });
    station(t, 0, { r0c1: 2 });
    for (let i = 0; i < SPACES; i++) sound(spaceArt(player(t), i), PLACE_NAMES[i] ?? '');
    sound(
      miniMap(
        [
          { kind: 'teal', slots: 2, village: false, riders: 1, temple: true, smog: 0 },
          { kind: null, slots: 0, village: false, riders: 0, temple: false, smog: 2 },
        ],
        4,
        'embers',
        24,
      ),
      'minimap',
    );
  });
});
