/** What a town is worth with one more building: the points it would have, and its prospects. */
import { constants } from '../rules/data.ts';
import { SIDES } from './lots.ts';
import { CHURCHES, COLOURS, SHAPE, SQUARE } from './plot.ts';
import { pockets, split } from './pockets.ts';
import { AT, PROSPECTS } from './prospects.ts';
import { COLOUR, lowest, ones, type Site, SMALL, WITH_SHAPE } from './site.ts';

const points = constants.scoring;
/** Colours of what is judged beside the normal ones; all three as bits. */
const CHURCH = -1;
const NONE = -2;
const ALL = (1 << COLOURS.length) - 1;

/** What was judged last. */
export const prospects = new Float64Array(PROSPECTS.length);
/** By building: common sides with the lot that is judged. */
const touches = new Int16Array(COLOUR.length);

/** Points if this town stopped with building b on the lot; `prospects` tells what it still promises. */
export function judge(site: Site, b: number, lot: number): number {
  const { lots, cells } = site;
  const { fence, rim } = lots;
  const f = prospects;
  let { goldOpen } = site;
  let sure = site.score + site.ground + (lots.gain[lot] as number);
  let links = 0;
  let sides = 0;
  for (let k = fence.at[lot] as number; k < (fence.at[lot + 1] as number); k++) {
    const other = cells[fence.items[k] as number] as number;
    if (other === 0) sides++;
    else {
      links |= 1 << (other - 1);
      touches[other - 1] = (touches[other - 1] as number) + 1;
    }
  }
  let ragged = site.ragged - (lots.walls[lot] as number);
  for (let k = rim.at[lot] as number; k < (rim.at[lot + 1] as number); k++)
    ragged += cells[rim.items[k] as number] === 0 ? 1 : -1;
  f[AT.ragged] = ragged;
  split(site, lot);
  for (let i = 1; i <= SMALL; i++) f[AT.pocket1 + i - 1] = pockets[i] as number;
  const taken = lots.veins[lot] as number;
  const veins = site.veins + taken;
  if (goldOpen && taken > 0 && veins === lots.board.gold.length) {
    sure += constants.goldBonus;
    goldOpen = false;
  }
  f[AT.vein] = goldOpen && veins > 0 ? 1 : 0;
  const colour = lot === lots.nowhere ? NONE : (COLOUR[b] as number);
  sure += wells(site, lot);
  sure += churches(site, b, lot, colour, links, sides);
  sure += groups(site, b, lot, colour, links, sides);
  for (let x = links; x !== 0; x &= x - 1) touches[lowest(x)] = 0;
  room(site, lot, site.open - (lots.wanted[lot] as number));
  return sure;
}

/** Whether, once the lot is built on, a shape has a free lot among those of a set, which begins at `at`. */
function some(site: Site, shape: number, lot: number, set: Int32Array, at: number): boolean {
  const { lots, free } = site;
  const { overlaps, first, words } = lots;
  const base = lot * words;
  const to = (first[shape + 1] as number) >> 5;
  for (let w = (first[shape] as number) >> 5; w < to; w++)
    if (((free[w] as number) & ~(overlaps[base + w] as number) & (set[at + w] as number)) !== 0) return true;
  return false;
}

function wells(site: Site, lot: number): number {
  const f = prospects;
  f[AT.well0] = 0;
  f[AT.well1] = 0;
  f[AT.well2] = 0;
  f[AT.well3] = 0;
  let sure = 0;
  const { lots } = site;
  const number = site.wells.length;
  for (let w = 0; w < number; w++) {
    let built = site.wells[w] as number;
    const taken = lots.wellSides[lot * number + w] as number;
    if (built < 0 || taken < 0 || taken > 1) continue;
    built += taken;
    if (built === SIDES) sure += points.wellFourBuildings;
    else if (servable(site, w, lot))
      f[AT.well0 + built] = (f[AT.well0 + built] as number) + Math.min(1, site.cards / 8);
  }
  return sure;
}

/** Something that comes fits to one side of the well. */
function servable(site: Site, well: number, lot: number): boolean {
  const { serves, words } = site.lots;
  for (let k = 0; k < site.kinds; k++) if (some(site, site.kind[k] as number, lot, serves, well * words)) return true;
  return false;
}

function churches(site: Site, b: number, lot: number, colour: number, links: number, sides: number): number {
  const f = prospects;
  const { lots } = site;
  f[AT.church0] = 0;
  f[AT.church1] = 0;
  f[AT.church2] = 0;
  let sure = 0;
  let standing = site.built & CHURCHES;
  if (colour === CHURCH) standing |= 1 << b;
  for (let x = standing; x !== 0; x &= x - 1) {
    const church = lowest(x);
    const fresh = colour === CHURCH && church === b;
    let has = site.colours[church] as number;
    if (fresh) {
      has = 0;
      for (let k = 0; k < COLOURS.length; k++) if ((links & (COLOURS[k] as number)) !== 0) has |= 1 << k;
    } else if (colour >= 0 && (links & (1 << church)) !== 0) has |= 1 << colour;
    if (has === ALL) {
      sure += points.churchThreeColours;
      continue;
    }
    const doors = fresh ? sides : (site.doors[church] as number) - (touches[church] as number);
    if (doors === 0) continue;
    let number = 0;
    let chance = 1;
    const at = (fresh ? lot : (site.lotOf[church] as number)) * lots.words;
    for (let k = 0; k < COLOURS.length; k++) {
      if ((has & (1 << k)) !== 0) {
        number++;
        continue;
      }
      let fit = 0;
      for (let y = site.left & (COLOURS[k] as number); y !== 0; y &= y - 1)
        if (some(site, SHAPE[lowest(y)] as number, lot, lots.borders, at)) fit++;
      chance *= fit / (fit + 1);
    }
    f[AT.church0 + number] = (f[AT.church0 + number] as number) + chance;
  }
  churchesToCome(site, lot, colour);
  return sure;
}

/** Churches to come that could stand beside two or three colours at once. */
function churchesToCome(site: Site, lot: number, colour: number): void {
  const { lots, free } = site;
  const { words, overlaps, borders, first } = lots;
  const beside = site.beside;
  const base = lot * words;
  let two = 0;
  let three = 0;
  for (let x = site.left & CHURCHES; x !== 0; x &= x - 1) {
    const shape = SHAPE[lowest(x)] as number;
    const to = (first[shape + 1] as number) >> 5;
    let pairs = 0;
    let all = 0;
    for (let w = (first[shape] as number) >> 5; w < to && all === 0; w++) {
      const open = (free[w] as number) & ~(overlaps[base + w] as number);
      const own = borders[base + w] as number;
      const y = (beside[w] as number) | (colour === 0 ? own : 0);
      const r = (beside[words + w] as number) | (colour === 1 ? own : 0);
      const u = (beside[words * 2 + w] as number) | (colour === 2 ? own : 0);
      all |= open & y & r & u;
      pairs |= open & ((y & r) | (r & u) | (y & u));
    }
    if (all !== 0) three++;
    else if (pairs !== 0) two++;
  }
  prospects[AT.churchReady2] = two;
  prospects[AT.churchReady3] = three;
}

function groups(site: Site, b: number, lot: number, colour: number, links: number, sides: number): number {
  const f = prospects;
  const { words, borders } = site.lots;
  let sure = 0;
  let join = 0;
  let split = 0;
  let allDoors = 0;
  let joinable = 0;
  for (let k = 0; k < COLOURS.length; k++) {
    const mine = site.built & (COLOURS[k] as number);
    let number = ones(mine);
    let best = 0;
    let doors = 0;
    let joined = 0;
    if (k === colour) {
      number++;
      joined = 1 << b;
      doors = sides;
      for (let x = links & mine; x !== 0; x &= x - 1) {
        const o = lowest(x);
        doors -= touches[o] as number;
        if ((joined & (1 << o)) !== 0) continue;
        const g = site.group[o] as number;
        joined |= site.members[g] as number;
        doors += site.doors[g] as number;
      }
      best = ones(joined);
    }
    for (let rest = mine & ~joined; rest !== 0; ) {
      const g = site.group[lowest(rest)] as number;
      const members = site.members[g] as number;
      rest &= ~members;
      const n = ones(members);
      if (n < best) continue;
      let own = site.doors[g] as number;
      for (let x = links & members; x !== 0; x &= x - 1) own -= touches[lowest(x)] as number;
      doors = n > best ? own : Math.max(doors, own);
      best = n;
    }
    sure += best * points.groupPerBuilding;
    split += number - best;
    join += (site.coming[k] as number) * Math.min(1, doors / 6);
    allDoors += Math.min(doors, 10);
    for (let x = site.left & (COLOURS[k] as number); x !== 0; x &= x - 1) {
      const shape = SHAPE[lowest(x)] as number;
      if (
        some(site, shape, lot, site.beside, k * words) ||
        (k === colour && some(site, shape, lot, borders, lot * words))
      )
        joinable++;
    }
  }
  f[AT.group] = join;
  f[AT.joinable] = joinable;
  f[AT.split] = split;
  f[AT.doors] = allDoors;
  return sure;
}

/** Free lots of a shape once the lot is built on. */
function places(site: Site, shape: number, lot: number): number {
  const { lots, free } = site;
  const { overlaps } = lots;
  const base = lot * lots.words;
  const to = (lots.first[shape + 1] as number) >> 5;
  let n = 0;
  for (let w = (lots.first[shape] as number) >> 5; w < to; w++)
    n += ones((free[w] as number) & ~(overlaps[base + w] as number));
  return n;
}

/** How much of what comes will find room. */
function room(site: Site, lot: number, open: number): void {
  const f = prospects;
  let fits = 0;
  let number = 0;
  let tight = 0;
  let roomy = 0;
  let churchNone = 0;
  let churchTight = 0;
  for (let k = 0; k < site.kinds; k++) {
    const shape = site.kind[k] as number;
    const times = site.times[k] as number;
    const n = places(site, shape, lot);
    number += times;
    if (((WITH_SHAPE[shape] as number) & CHURCHES) !== 0) {
      if (n === 0) churchNone += times;
      else churchTight += times / n;
    } else if (n > 0) {
      tight += times / n;
      roomy += (times * n) / (n + 6);
    }
    if (n > 0) fits += times;
  }
  // Where nothing that comes can be built, the town stays as it is.
  if (fits === 0) {
    f.fill(0);
    return;
  }
  const room = Math.min(open, site.area * (fits / number));
  f[AT.room] = room;
  f[AT.shapes] = fits;
  f[AT.tight] = tight;
  f[AT.roomy] = roomy;
  f[AT.churchNoRoom] = churchNone;
  f[AT.churchCost] = (churchNone * room) / 10;
  f[AT.churchTight] = churchTight;
  f[AT.blocks] = places(site, SQUARE, lot);
  f[AT.time] = site.cards;
}
