import { forestCost } from '../../rules/abilities.ts';
import { SPACES, scoring } from '../../rules/data.ts';
import { tilesInTerrain } from '../../rules/metrics.ts';
import type { Land, State } from '../../rules/state.ts';
import type { Effect } from '../../rules/vocabulary.ts';
import { type Look, PHASES } from './look.ts';
import { note, row } from './signs.ts';

/** Effects of a row, a temple or a village card, seen by what they do now. Each sign is of a phase. */
const waterLow = row('gain.waterLow', PHASES);
const waterMore = row('gain.waterMore', PHASES);
const waterPlenty = row('gain.waterPlenty', PHASES);
const moveFirst = row('gain.moveFirst', PHASES);
const moveFills = row('gain.moveFills', PHASES);
const moveSecond = row('gain.moveSecond', PHASES);
const moveFillsSecond = row('gain.moveFillsSecond', PHASES);
const moveIdle = row('gain.moveIdle', PHASES);
const flight = row('gain.flight', PHASES);
const cleanClosed = row('gain.cleanClosed', PHASES);
const cleanOpen = row('gain.cleanOpen', PHASES);
const cleanOpens = row('gain.cleanOpens', PHASES);
const cleanTable = row('gain.cleanTable', PHASES);
const forestFirst = row('gain.forestFirst', PHASES);
const forestSecond = row('gain.forestSecond', PHASES);
const forestMore = row('gain.forestMore', PHASES);
const forestBeyond = row('gain.forestBeyond', PHASES);
const forestCosts = row('gain.forestCosts', PHASES);
const forestTable = row('gain.forestTable', PHASES);
const forestLost = row('gain.forestLost', PHASES);
const freeTemple = row('gain.freeTemple', PHASES);
const lastTemples = row('gain.lastTemples', PHASES);

const LOW = 5;
const PLENTY = 11;
/** Units count in handfuls, so that all signs are about as strong. */
const HANDFUL = 4;

export function noteGains(s: State, look: Look, effects: readonly Effect[]): void {
  const { p, near, phase } = look;
  let water = 0;
  let moves = 0;
  let cleanings = 0;
  let flights = 0;
  let temples = 0;
  for (const e of effects) {
    if (e.kind === 'water') water += e.n;
    else if (e.kind === 'move') moves += e.n;
    else if (e.kind === 'clean') cleanings += e.n;
    else if (e.kind === 'catapult') flights += e.n;
    else if (e.kind === 'temple') temples++;
  }
  // A mix goes first into the steps that are missing, the rest into what else it offers.
  for (const e of effects) {
    if (e.kind !== 'mix') continue;
    let rest = e.n;
    if (e.of.includes('move')) {
      const steps = Math.min(rest, Math.max(0, look.first - moves));
      moves += steps;
      rest -= steps;
    }
    if (e.of.includes('clean') && (look.open === 0 || !e.of.includes('water'))) cleanings += rest;
    else if (e.of.includes('water')) water += rest;
    else moves += rest;
  }

  if (water > 0) {
    const low = Math.min(water, Math.max(0, LOW - p.water));
    const more = Math.min(water - low, Math.max(0, PLENTY - Math.max(LOW, p.water)));
    note(waterLow + phase, low / HANDFUL);
    note(waterMore + phase, more / HANDFUL);
    note(waterPlenty + phase, (water - low - more) / HANDFUL);
  }
  if (moves > 0) noteMoves(look, moves);
  if (flights > 0) note(flight + phase, look.first > 0 ? flights : 0);
  let open = look.open;
  if (cleanings > 0) {
    note((look.open === 0 ? cleanClosed : cleanOpen) + phase, cleanings / 2);
    if (cleanings >= look.fewest) {
      if (open < 2) note(cleanOpens + phase);
      open++;
    }
    note(cleanTable + phase, cleaned(p, cleanings) / HANDFUL);
  }
  let stock = p.water + water;
  let forests = near.length;
  for (const e of effects) {
    if (e.kind !== 'forest') continue;
    const cost = forestCost(p, e.cost);
    if (open === 0 || stock < cost || s.forestDisplay.length === 0) {
      note(forestLost + phase);
      continue;
    }
    note(
      (forests >= p.treehouses
        ? forestBeyond
        : forests === 0
          ? forestFirst
          : forests === 1
            ? forestSecond
            : forestMore) + phase,
    );
    note(forestCosts + phase, cost / HANDFUL);
    const tiles = tilesInTerrain(p) + forests - near.length;
    note(forestTable + phase, (scoring.tilesTable[tiles + 1] ?? 0) - (scoring.tilesTable[tiles] ?? 0));
    stock -= cost;
    forests++;
    open--;
  }
  if (temples > 0 && p.unplaced.length > 0) {
    note(freeTemple + phase);
    if (p.unplaced.length <= 2) note(lastTemples + phase);
  }
}

function noteMoves({ first, second, phase }: Look, moves: number): void {
  let left = moves;
  if (first > 0) {
    const steps = Math.min(left, first);
    note(moveFirst + phase, steps / HANDFUL);
    if (left >= first) note(moveFills + phase);
    left -= steps;
  }
  if (left > 0 && second > 0) {
    const steps = Math.min(left, second);
    note(moveSecond + phase, steps / HANDFUL);
    if (left >= second) note(moveFillsSecond + phase);
    left -= steps;
  }
  note(moveIdle + phase, left / HANDFUL);
}

/** Points that so many cleanings bring at once by the table for clean land. */
function cleaned(p: Land, cleanings: number): number {
  const table = scoring.pollutedSpacesTable;
  let dirty = 0;
  for (let i = 0; i < SPACES; i++) if ((p.pollution[i] as number) > 0) dirty++;
  let left = cleanings;
  let gone = 0;
  for (let tokens = 1; tokens <= left; tokens++)
    for (let i = 0; i < SPACES && left >= tokens; i++)
      if (p.pollution[i] === tokens) {
        left -= tokens;
        gone++;
      }
  return (table[dirty - gone] ?? 0) - (table[dirty] ?? 0);
}
