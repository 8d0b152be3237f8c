import { FISH_VALUES, OFFERING, PATHS, REGIONS, type Region } from '../../rules/data.ts';
import { bits, siteHolder } from '../../rules/effects/huts.ts';
import { NOBODY } from '../../rules/state.ts';
import { material } from './ceremony.ts';
import { offering } from './goods.ts';
import { late, need, own, paysRed, s } from './scene.ts';
import { note, row, sign } from './signs.ts';
import { WANT } from './wants.ts';

/** Regions that paths lead to, one bit each, by region. */
const NEAR: readonly number[] = REGIONS.map((_, r) =>
  PATHS.reduce((mask, { a, b }) => mask | (a === r ? 1 << b : b === r ? 1 << a : 0), 0),
);

const FISH = row('region.fish', Math.max(...FISH_VALUES) + 1);
const FISH_LATE = sign('region.fish.late');
const FISH_RED = sign('region.fish.red');
const FISH_TAKEN = sign('region.fish.pushed');
const YIELD = row('region.yield', OFFERING + 1);
const YIELD_LATE = row('region.yield.late', OFFERING + 1);
const REGION_REACH = sign('region.reach');
const REGION_COUNT = row('region.count', REGIONS.length);
const REGION_WANTED = sign('region.wanted');
const TERRAIN_WANTED = sign('region.terrainWanted');
const ISLAND_WANTED = sign('region.islandWanted');
const FISH_WANTED = sign('region.fishWanted');
/** A hut in a region: its fish, its yield, and where one can go from there. */
export function region(r: number): void {
  const { yields, terrain, island } = REGIONS[r] as Region;
  const fish = s.fish[r] as number;
  note(FISH + fish);
  note(FISH_LATE, fish * late);
  if (paysRed) note(FISH_RED, fish);
  if (siteHolder(s, r) !== NOBODY) note(FISH_TAKEN, fish);
  note(YIELD + yields);
  note(YIELD_LATE + yields, late);
  if (yields !== OFFERING) material(yields);
  else offering(1);
  note(REGION_REACH, (1 - late) * bits((NEAR[r] as number) & ~own));
  note(REGION_WANTED, need(WANT.regions));
  note(REGION_COUNT + bits(own));
  note(TERRAIN_WANTED, need(WANT.terrain + terrain));
  note(FISH_WANTED, need(WANT.fishValue + fish));
  if (need(WANT.islands) > 0) {
    let there = false;
    for (let i = 0; i < REGIONS.length; i++) if (own & (1 << i) && REGIONS[i]?.island === island) there = true;
    if (!there) note(ISLAND_WANTED, need(WANT.islands));
  }
}
