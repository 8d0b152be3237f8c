import type { Frame, Land, Player, State } from './state.ts';

export function copyLand(p: Land): Land {
  return {
    tribe: p.tribe,
    water: p.water,
    capital: p.capital,
    riders: p.riders.slice(),
    tiles: p.tiles.slice(),
    village: p.village.slice(),
    pollution: p.pollution.slice(),
    temple: p.temple.slice(),
    unplaced: p.unplaced.slice(),
    treehouses: p.treehouses,
    objectives: p.objectives.slice(),
    used: p.used.slice(),
    leaders: p.leaders.slice(),
    pathSpent: p.pathSpent,
    specialSpent: p.specialSpent,
  };
}

function copyPlayer(p: Player): Player {
  return {
    tribe: p.tribe,
    water: p.water,
    capital: p.capital,
    riders: p.riders.slice(),
    tiles: p.tiles.slice(),
    village: p.village.slice(),
    pollution: p.pollution.slice(),
    temple: p.temple.slice(),
    unplaced: p.unplaced.slice(),
    treehouses: p.treehouses,
    objectives: p.objectives.slice(),
    used: p.used.slice(),
    leaders: p.leaders.slice(),
    pathSpent: p.pathSpent,
    specialSpent: p.specialSpent,
    rack: p.rack.slice(),
  };
}

/** Frames are mutated (steps left, pending lists); effects inside a list never are. */
function copyFrame(f: Frame): Frame {
  return f.f === 'effects' ? { f: 'effects', source: f.source, list: f.list.slice() } : { ...f };
}

export function copyStack(stack: readonly Frame[]): Frame[] {
  const frames: Frame[] = [];
  for (const f of stack) frames.push(copyFrame(f));
  return frames;
}

export function copy(s: State): State {
  const players: Player[] = [];
  for (const p of s.players) players.push(copyPlayer(p));
  return {
    phase: s.phase,
    round: s.round,
    active: s.active,
    players,
    forestDisplay: s.forestDisplay.slice(),
    forestStack: s.forestStack.slice(),
    villageDisplay: s.villageDisplay.slice(),
    villageDeck: s.villageDeck.slice(),
    villageDiscard: s.villageDiscard.slice(),
    elementDisplay: s.elementDisplay.slice(),
    elementDeck: s.elementDeck.slice(),
    elementDiscard: s.elementDiscard.slice(),
    shuffles: s.shuffles,
    shuffled: s.shuffled.slice(),
    blind: s.blind,
    endTile: s.endTile,
    lastRound: s.lastRound,
    lastBuilt: s.lastBuilt,
    supply: { water: s.supply.water, pollution: s.supply.pollution },
    stack: copyStack(s.stack),
  };
}
