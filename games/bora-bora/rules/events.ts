import type { Seat, Sink } from '#kernel';
import type { FinalPart, Phase, RunningPart } from './state.ts';

/** What happened. Numbers are indices of the data tables unless they are points or amounts. */
export type Event =
  | { e: 'order'; order: readonly Seat[] }
  | { e: 'startHut'; seat: Seat; region: number }
  | { e: 'round'; round: number }
  | { e: 'rolled'; seat: Seat; dice: readonly number[] }
  | { e: 'die'; seat: Seat; face: number; card: number }
  | { e: 'paid'; seat: Seat; god: number; pay: number }
  | { e: 'settled'; seat: Seat; region: number; pushed: Seat }
  | { e: 'redFish'; seat: Seat; region: number; vp: number }
  | { e: 'gained'; seat: Seat; what: 'offering' | 'shell'; n: number }
  | { e: 'points'; seat: Seat; part: RunningPart; vp: number }
  | { e: 'stored'; seat: Seat; material: number; space: number }
  | { e: 'surplus'; seat: Seat; material: number }
  | { e: 'tookPerson'; seat: Seat; person: number }
  | { e: 'tattooed'; seat: Seat; person: number; n: number }
  | { e: 'gathered'; seat: Seat; person: number; n: number }
  | { e: 'status'; seat: Seat; steps: number; space: number }
  | { e: 'movedHut'; seat: Seat }
  | { e: 'helperLost'; seat: Seat; n: number }
  | { e: 'tookCard'; seat: Seat; god: number }
  | { e: 'tookBlind'; seat: Seat; god: number | null }
  | { e: 'turnedCard'; god: number }
  | { e: 'reshuffled'; cards: number }
  | { e: 'priest'; seat: Seat; space: number }
  | { e: 'priestOut'; seat: Seat }
  | { e: 'built'; seat: Seat; tile: number; a: number; b: number; vp: number }
  | {
      e: 'used';
      seat: Seat;
      sex: number;
      kind: number;
      tiles: number;
      value: number;
      way: 'plain' | 'doubled' | 'extra';
    }
  | { e: 'endedPersons'; seat: Seat }
  /** Everybody has had a turn in this phase; the last one of a round is C5. */
  | { e: 'ends'; phase: Exclude<Phase, 'setup' | 'end' | 'over'>; round: number }
  | { e: 'statusVp'; seat: Seat; space: number; vp: number }
  /** `status`: their spaces in this order, so that a tie can be told. */
  | { e: 'newOrder'; order: readonly Seat[]; status: readonly number[] }
  | { e: 'templeVp'; seat: Seat; priests: number; vp: number }
  /** `tied`: somebody else has as many priests, and the highest one decides. */
  | { e: 'templeTile'; seat: Seat | null; tied: boolean }
  | { e: 'bought'; seat: Seat; jewel: number }
  | { e: 'passed'; seat: Seat }
  | { e: 'fulfilled'; seat: Seat; task: number; vp: number; yellow: boolean }
  | { e: 'discarded'; seat: Seat; task: number }
  | { e: 'tookTask'; seat: Seat; task: number }
  | { e: 'finished'; seat: Seat }
  | { e: 'final'; seat: Seat; part: FinalPart; vp: number }
  | { e: 'over'; order: readonly Seat[] };

export type Out = Sink<Event>;
