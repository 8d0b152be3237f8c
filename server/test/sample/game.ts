import { type Decision, type Game, isListed, NOT_ASKED, type Seat, type Standing } from '#kernel';
import {
  type AnyMove,
  type BidEvent,
  copy,
  deal,
  draw,
  imagine,
  type Options,
  type State,
  type View,
  view,
} from './state.ts';

const PLACES = [0, 1, 2];

function decisions(s: State): Decision<AnyMove>[] {
  if (s.phase === 'over') return [];
  if (s.phase === 'bid')
    return s.hands.flatMap((hand, seat) =>
      s.bids[seat] === -1
        ? [{ seat, kind: 'bid', sealed: true, options: hand.map((card) => ({ do: 'bid' as const, card })) }]
        : [],
    );
  const free = PLACES.filter((p) => !s.marks.includes(p));
  const turn: Decision<AnyMove> = {
    seat: s.player,
    kind: 'turn',
    sealed: false,
    options: [...free.map((place) => ({ do: 'mark' as const, place })), { do: 'stop' as const }],
  };
  const waves = [...s.hands.keys()].filter((seat) => seat !== s.player && !s.waved.includes(seat));
  return [
    turn,
    ...waves.map((seat) => ({
      seat,
      kind: 'wave',
      sealed: false,
      optional: true as const,
      options: [{ do: 'wave' as const }],
    })),
  ];
}

export const game: Game<State, AnyMove, View, BidEvent, Options> = {
  id: 'secret-bids',
  rulesVersion: 3,
  seats: [1, 2, 3, 4],
  options: { rounds: { kind: 'int', min: 1, max: 5000, default: 2 } },
  moves: { bid: { card: 'int' }, mark: { place: 'int' }, stop: {}, wave: {} },

  setup(options, seats, rng, out) {
    const s = deal(seats, options.rounds, rng);
    for (const [seat, hand] of s.hands.entries())
      for (const card of hand) out.whisper([seat], { e: 'dealt', seat, card }, { e: 'dealt', seat });
    return s;
  },

  decisions,

  apply(s, seat, move, rng, out) {
    switch (move.do) {
      case 'bid': {
        s.hands[seat] = (s.hands[seat] ?? []).filter((c) => c !== move.card);
        s.bids[seat] = move.card;
        out.whisper([seat], { e: 'bid', seat, card: move.card }, { e: 'bid', seat });
        out.commit();
        if (s.bids.includes(-1)) return;
        out.tell({ e: 'revealed', bids: [...s.bids] });
        s.player = s.bids.indexOf(Math.max(...s.bids));
        s.discard.push(...s.bids);
        for (const other of s.bids.keys()) {
          s.bids[other] = -1;
          const card = draw(s, other, rng);
          out.whisper([other], { e: 'drew', seat: other, card }, { e: 'drew', seat: other });
        }
        s.phase = 'turn';
        s.marks = [];
        s.waved = [];
        return;
      }
      case 'mark':
        s.marks.push(move.place);
        out.tell({ e: 'marked', seat });
        return;
      case 'wave':
        s.waved.push(seat);
        out.tell({ e: 'waved', seat });
        return;
      case 'stop':
        s.points[seat] = (s.points[seat] ?? 0) + 1 + s.marks.length;
        s.phase = s.round === s.rounds ? 'over' : 'bid';
        s.round += 1;
        s.marks = [];
        s.waved = [];
        out.tell({ e: 'stopped', seat });
    }
  },

  whyNot(s, seat, move) {
    const open = decisions(s);
    if (!open.some((d) => d.seat === seat)) return NOT_ASKED;
    return isListed(open, seat, move) ? null : { ruling: 'SB-1', key: 'notPossible' };
  },

  view,
  imagine,
  copy,

  score: (s): Standing => ({
    over: s.phase === 'over',
    seats: s.points.map((total: number, _seat: Seat) => ({
      total,
      parts: { points: total },
      rank: 1 + s.points.filter((p) => p > total).length,
    })),
  }),

  census: (s) => ({
    card: s.deck.length + s.discard.length + s.hands.flat().length + s.bids.filter((b) => b !== -1).length,
  }),
};
