import { BadRecord, RulesDrift } from './timeline.ts';

/** Why the rules of a match are not at hand. */
export type VersionTrouble = 'unknown-game' | 'newer' | 'missing' | 'damaged';
/** Why a match cannot be played again: its rules are not at hand, or they lead elsewhere from some move on. */
export type ReplayTrouble = VersionTrouble | 'drift';

const SENTENCES: Readonly<Record<VersionTrouble, (game: string, version: number) => string>> = {
  'unknown-game': (game) => `unknown game '${game}'`,
  newer: (game, version) =>
    `rules version ${version} of ${game} is newer than what is installed here: update Tafelrunde`,
  missing: (game, version) => `rules version ${version} of ${game} is not kept here`,
  damaged: (game, version) => `the kept rules version ${version} of ${game} is damaged: its hash differs`,
};

/** A match whose rules cannot be loaded. Nothing is lost: with the right rules it goes on. */
export class BadVersion extends BadRecord {
  readonly trouble: VersionTrouble;
  constructor(trouble: VersionTrouble, game: string, version: number) {
    super(SENTENCES[trouble](game, version));
    this.name = 'BadVersion';
    this.trouble = trouble;
  }
}

export function replayTrouble(error: unknown): ReplayTrouble | null {
  if (error instanceof BadVersion) return error.trouble;
  return error instanceof RulesDrift || error instanceof BadRecord ? 'drift' : null;
}
