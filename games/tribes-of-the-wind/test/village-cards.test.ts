import { describe, expect, it } from 'vitest';
import { constants, villageCardOf, villageCards } from '../rules/data.ts';
import {
  asked,
  bless,
  go,
  lay,
  lead,
  objectives,
  options,
  player,
  refused,
  station,
  type Table,
  table,
  told,
  villageDisplay,
} from './table.ts';

/** A village on r0c1 has just been built; these cards lie in the display. */
function built(display: readonly string[], tribe = 'falcons'): Table {
  const t = table(3, [tribe, ...['springs', 'embers', 'roots'].filter((x) => x !== tribe).slice(0, 2)]);
  lay(t, 0, { r0c1: 'teal-01' });
  station(t, 0, { r0c1: 2 });
  villageDisplay(t, display);
  return t;
}

const REST = ['v01', 'v02', 'v03'];

describe('village cards', () => {
  it('TW-37 a kept card counts for its objective only', () => {
    const t = built(['v04', ...REST]);
    const water = player(t).water;
    go(t, 'build r0c1', 'takeVillageCard v04', 'keep');
    expect(player(t).objectives).toContain(villageCardOf('v04'));
    expect(player(t).used).toEqual([]);
    expect(player(t).water).toBe(water);
    expect(t.s.active).toBe(1);
  });

  it('TW-38 a card used at once stays with its owner and counts as used', () => {
    const t = built(['v04', ...REST]);
    const water = player(t).water;
    go(t, 'build r0c1', 'takeVillageCard v04', 'useNow');
    expect(player(t).used).toEqual([villageCardOf('v04')]);
    expect(player(t).objectives).not.toContain(villageCardOf('v04'));
    expect(player(t).water).toBe(water + 4);
  });

  it('TW-39 with all slots full a kept card replaces an old one, never itself', () => {
    const t = built(['v23', ...REST]);
    objectives(t, 0, ['v05', 'v04', 'v10', 'v19']);
    go(t, 'build r0c1', 'takeVillageCard v23', 'keep');
    expect(asked(t)).toBe('replaceObjective');
    expect(options(t)).toEqual(['replace v05', 'replace v04', 'replace v10', 'replace v19']);
    expect(refused(t, 'replace v23')).toBe('TW-39');
    go(t, 'replace v10');
    expect(player(t).objectives).toEqual(['v05', 'v04', 'v19', 'v23'].map(villageCardOf));
    expect(t.s.villageDiscard).toEqual([villageCardOf('v10')]);
    expect(player(t).used).toEqual([]);
  });

  it('TW-40 the starting objective occupies one of the slots', () => {
    const t = built(['v23', ...REST]);
    expect(player(t).objectives.length).toBe(constants.startingObjectives);
    const mine = player(t).objectives[0] as number;
    const others = villageCards.map((c) => c.id).filter((id) => !['v23', ...REST].includes(id));
    player(t).objectives.push(
      ...others
        .map(villageCardOf)
        .filter((c) => t.s.villageDeck.includes(c))
        .slice(0, 3),
    );
    go(t, 'build r0c1', 'takeVillageCard v23', 'keep');
    expect(options(t)).toContain(`replace ${villageCards[mine]?.id}`);
  });

  it('TW-42 free temples trigger their effect and leaders', () => {
    const t = built(['v15', ...REST], 'embers');
    lead(t, 0, 'embers-3');
    const rack = player(t).rack.length;
    go(t, 'build r0c1', 'takeVillageCard v15', 'useNow');
    expect(asked(t)).toBe('chooseTemple');
    expect(options(t).at(-1)).toBe('decline');
    const water = player(t).water;
    go(t, 'temple t-water', 'templeOn r0c1');
    expect(player(t).water).toBe(water + 5);
    expect(asked(t)).toBe('cleanStep');
    go(t, 'clean r1c0', options(t)[0] as string);
    expect(player(t).rack.length).toBe(rack);
    expect(t.s.active).toBe(1);
  });

  it('TW-66 the display is short only while deck and discard pile are both empty', () => {
    const t = built(['v04', ...REST]);
    const deck = t.s.villageDeck.splice(0);
    t.s.villageDiscard.push(deck[0] as number);
    go(t, 'build r0c1', 'takeVillageCard v04');
    expect(t.s.villageDisplay.length).toBe(4);
    expect(t.s.villageDisplay[3]).toBe(deck[0]);
    expect(t.s.villageDiscard).toEqual([]);
    const u = built(['v04', ...REST]);
    u.s.villageDeck.splice(0);
    objectives(u, 0, []);
    u.s.villageDeck.splice(0);
    player(u).objectives.push(...deck.slice(1, 5));
    go(u, 'build r0c1');
    expect(refused(u, 'takeVillageCard v30')).toBe('TW-66');
    go(u, 'takeVillageCard v04', 'keep');
    expect(u.s.villageDisplay.length).toBe(3);
    const old = player(u).objectives[0] as number;
    go(u, `replace ${villageCards[old]?.id}`);
    expect(u.s.villageDisplay.length).toBe(4);
    expect(u.s.villageDisplay[3]).toBe(old);
    const v = built(['v04', ...REST]);
    v.s.villageDeck.splice(0);
    v.s.villageDisplay.splice(0);
    go(v, 'build r0c1');
    // Nothing to take: the turn goes on.
    expect(v.s.active).toBe(1);
  });

  it('TW-67 a used card counts as used even if nothing could be carried out', () => {
    const t = built(['v15', ...REST]);
    lay(t, 0, { r0c2: 'amber-01', r0c3: 'violet-01' });
    bless(t, 0, { r0c0: 't-water', r0c1: 't-move', r0c2: 't-clean', r0c3: 't-forest' });
    go(t, 'build r0c1', 'takeVillageCard v15', 'useNow');
    expect(player(t).used).toEqual([villageCardOf('v15')]);
    expect(told(t, 'skipped')).toEqual([{ e: 'skipped', seat: 0, what: 'temple' }]);
    expect(t.s.active).toBe(1);
  });

  it('E8 a fifth objective', () => {
    const t = built(['v23', 'v02', 'v03', 'v05']);
    objectives(t, 0, ['v01', 'v04', 'v10', 'v19']);
    player(t).water = 2;
    player(t).pollution.fill(0);
    go(t, 'build r0c1', 'takeVillageCard v23');
    expect(options(t)).toEqual(['useNow', 'keep']);
    go(t, 'useNow');
    expect(asked(t)).toBe('forestTile');
    go(t, options(t)[0] as string);
    expect(player(t).water).toBe(0);
    const u = built(['v23', 'v02', 'v03', 'v05']);
    objectives(u, 0, ['v01', 'v04', 'v10', 'v19']);
    go(u, 'build r0c1', 'takeVillageCard v23', 'keep');
    expect(options(u)).toEqual(['replace v01', 'replace v04', 'replace v10', 'replace v19']);
  });

  it('one more slot with extraObjectiveSlot', () => {
    const t = built(['v23', ...REST], 'pilgrims');
    lead(t, 0, 'pilgrims-2');
    objectives(t, 0, ['v05', 'v04', 'v10', 'v19']);
    go(t, 'build r0c1', 'takeVillageCard v23', 'keep');
    expect(player(t).objectives.length).toBe(5);
  });
});
