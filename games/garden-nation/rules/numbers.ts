import raw from '../data/garden-nation.json' with { type: 'json' };
import { LANDS } from './data.ts';

/** Supplies, tracks and limits: every number of the game that is not a card or a field. */

const byCount = (table: Readonly<Record<string, number>>): readonly number[] => {
  const list: number[] = [];
  for (const [count, value] of Object.entries(table)) list[Number(count)] = value;
  return Array.from(list, (x) => x ?? 0);
};

export const SEATS: readonly number[] = Array.from(
  { length: raw.game.players.max - raw.game.players.min + 1 },
  (_, i) => raw.game.players.min + i,
);
/** Floors of a player by number of players. */
export const FLOORS_BY_SEATS: readonly number[] = byCount(raw.setup.floorsByPlayerCount);
export const ROOFS = raw.components.roofs;
export const SOIL_TILES: readonly number[] = LANDS.map((land) => raw.components.soilTiles[land]);
export const PLOYS = raw.ploys.tokensPerPlayer;
export const START_POPULATION = raw.setup.startPopulation.startPlayer;
export const OTHER_POPULATION = raw.setup.startPopulation.others;
export const START_POINTS = raw.setup.startVictoryPoints;
export const FACE_UP = raw.setup.publicProjectsFaceUp;
export const DEALT = raw.setup.secretProjectsDealt;
export const MAX_ROUNDS = raw.limits.maxRounds;
export const MAX_STEPS = raw.limits.maxMoveOnSteps;
export const SOLE_MAJORITY = raw.populationPhase.soleMajority;
export const TIED_MAJORITY = raw.populationPhase.tiedMajority;
export const CLANS = raw.clans.list.map((c) => c.id);

/** Number of players → actions of each space of the turn order board. */
export const SPACE_ACTIONS: readonly (readonly number[])[] = Array.from(
  { length: raw.game.players.max + 1 },
  (_, n) => raw.turnOrderBoards.list.find((b) => b.playerCounts.includes(n))?.spaces.map((s) => s.actions) ?? [],
);
/** With two players every space has its owner: 0 is the first player of the round. */
export const PAIR_SEQUENCE: readonly number[] = raw.turnOrderBoards.twoPlayerSequence.map((x) =>
  x.player === 'first' ? 0 : 1,
);
export const PAIR = raw.game.players.min;

// --- population track ---

export const LEAST_POPULATION = raw.populationTrack.minimum;
export const RED_ZONE_BELOW = raw.populationTrack.redZoneBelow;
const bySpace = byCount(raw.populationTrack.bySpace);
/** The last space of the track; a "40+" tile stands for as many more. */
export const TRACK_END = bySpace.length - 1;

/** Points for population at the end (GN-72). */
export function populationPoints(population: number): number {
  return population > TRACK_END ? raw.populationTrack.above40 : (bySpace[population] ?? 0);
}

/** How the physical track shows a population; marker null: more than tile and track can show (GN-92). */
export function populationMarker(population: number): { readonly tile: boolean; readonly marker: number | null } {
  if (population <= TRACK_END) return { tile: false, marker: population };
  const rest = population - TRACK_END;
  return { tile: true, marker: rest <= TRACK_END ? rest : null };
}

/** Laps of the score track and the space of the marker (GN-80). */
export function scoreMarker(points: number): { readonly laps: number; readonly marker: number } {
  const lap = raw.scoreTrack.lapAt;
  const laps = Math.max(0, Math.floor(points / lap));
  return { laps, marker: points - laps * lap };
}
