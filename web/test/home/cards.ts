/** Tables as the lobby lists them. */
import type { Lobby, MatchCard, SeatInfo } from '#server/protocol.ts';

const NOW = Date.now();

export const person = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => {
  return { seat, kind: 'person', name, colour: seat, me: false, here: true, ...more };
};
export const mine = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  person(seat, 'Ada', { me: true, ...more });
export const robot = (seat: number): SeatInfo => {
  return { seat, kind: 'bot', name: null, colour: seat, me: false, here: true, level: 2 };
};
export const free = (seat: number): SeatInfo => {
  return { seat, kind: 'open', name: null, colour: seat, me: false, here: false };
};

/** A running table with me and Ben. */
export function card(id: string, more: Partial<MatchCard> = {}): MatchCard {
  return {
    id,
    game: 'garden-nation',
    status: 'running',
    seats: [mine(0), person(1, 'Ben')],
    myTurn: false,
    moves: 12,
    result: null,
    updatedAt: NOW - 60_000,
    watching: 0,
    ...more,
  };
}

export function lobby(more: Partial<Lobby> = {}): Lobby {
  return { mine: [], past: 0, invited: [], open: [], watch: [], ...more };
}
