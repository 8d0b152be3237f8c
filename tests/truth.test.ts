/** What is drawn is what the view says: the law of truth over every game, every number of seats and the kept games. */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import type { GameModule, Seat, Viewer } from '#kernel';
import type { Drawn } from '#web/kit/laws/drawing.ts';
import { steps } from '#web/kit/laws/hands.ts';
import { readDrawn } from '#web/kit/laws/html.ts';
import { drawnBySeat, meaningless, miscoloured, misplaced, type Oracle, untrue } from '#web/kit/laws/truth.ts';
import { changesOf, givenAway, ownerLists } from '#web/kit/laws/views.ts';
import {
  boardOf,
  dislikes,
  drawnPrompt,
  drawnScore,
  drawnTable,
  type Figures,
  handAt,
  oracle,
  propsOf,
  type Stop,
  sightAt,
  stopsOf,
  toldBy,
} from './truth.ts';

const SHARES = [0.01, 0.2, 0.5, 0.8, 1];
/** This many gestures of a hand are drawn beside the open one. */
const GESTURES = 2;

const LOOKS = [0.01, 0.6, 1];

/** At so many seats at least a change of each kind has to be seen. */
const LEAST = { never: 0, sometimes: 1, over: 2, always: 2 } as const;

/** Every kind of thing that a seat has, changed for every seat in turn. */
function misplacements(module: GameModule, drawn: Drawn, figures: Figures): Set<string> {
  const wrong = new Set<string>();
  const stops = stopsOf(module, LOOKS);
  const viewerAt = (i: number, seats: number): Viewer => (i % 3 === 2 ? 'spectator' : i % seats);
  const sights = stops.map((stop, i) => sightAt(module, stop, viewerAt(i, stop.seats), 0));
  const seen = sights.map(({ view }, i) => ({ view, seats: stops[i]?.seats ?? 0 }));
  const { kinds, make } = changesOf(seen);
  const owners = ownerLists(seen);
  const seenAt = new Map<string, Set<Seat>>();
  for (const [i, sight] of sights.entries()) {
    const { seats, file, n } = stops[i] as Stop;
    const drawAt = (view: unknown, shown: Seat) => {
      const there = { ...sight, view, shown, open: [], viewer: 'spectator' as const };
      const reading = handAt(drawn, there, null)([]);
      return drawnBySeat(readDrawn(drawnTable(drawn, propsOf(there, reading), reading, module)));
    };
    const before = Array.from({ length: seats }, (_, seat) => drawAt(sight.view, seat));
    for (const list of owners) {
      const name = list.join('.');
      const given = givenAway(sight.view, list, seats, 5 * i);
      if (given === null || (sight.ended && figures.unseen[name]?.[0] === 'over')) continue;
      if (drawAt(given.view, 0).get(null) === before[0]?.get(null))
        wrong.add(`${file} ${n}: ${given.said} is not seen`);
    }
    // Not the same seats in every game that is looked at.
    const turn = i + Math.floor(i / LOOKS.length) * 2;
    for (const [k, kind] of kinds.entries()) {
      // Somebody of whom this is known: of others a hand may be hidden.
      const whose = Array.from({ length: seats }, (_, j) => (k + turn + j) % seats);
      const change = whose.map((seat) => make(sight.view, kind, seat, 7 * k + i)).find((x) => x !== null) ?? null;
      if (change === null) continue;
      const { seat } = change;
      let after: ReturnType<typeof drawAt>;
      try {
        after = drawAt(change.view, seat);
      } catch {
        // No position of the game is like this one.
        continue;
      }
      const { unseen, others } = misplaced(before[seat] as ReturnType<typeof drawAt>, after, seat);
      const [when] = figures.unseen[kind] ?? [];
      if (!unseen) seenAt.set(kind, (seenAt.get(kind) ?? new Set()).add(seat));
      else if (when === undefined || (when === 'over' && !sight.ended))
        wrong.add(`${file} ${n}: ${change.said} is not seen at seat ${seat}`);
      if (others.length > 0 && !Object.hasOwn(figures.shared, kind))
        wrong.add(`${file} ${n}: ${change.said} is seen at seat ${others.join()}`);
    }
  }
  // Whoever looks only at the first seat would see nothing of the others.
  for (const kind of kinds)
    if ((seenAt.get(kind)?.size ?? 0) < LEAST[figures.unseen[kind]?.[0] ?? 'always']) wrong.add(`${kind} is not seen`);
  return wrong;
}

for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  const { drawn, figures } = await boardOf(id);
  describe(`the table of ${id}`, () => {
    it('draws the numbers that the view and the rules say', () => {
      const wrong = new Set<string>();
      for (const stop of stopsOf(module, SHARES)) {
        const { open } = stop.match.at(stop.n);
        const asked = open[0]?.seat ?? 0;
        for (const [viewer, shown] of [
          [asked, asked],
          ['spectator', stop.seats - 1],
        ] as [Viewer, number][]) {
          const sight = sightAt(module, stop, viewer, shown);
          const read = handAt(drawn, sight, stop);
          const first = read([]);
          const others = [...steps(first)].filter((_, i, all) => i % Math.ceil(all.length / GESTURES) === 0);
          for (const reading of [first, ...others.map(({ to }) => read(to))]) {
            const props = propsOf(sight, reading);
            const page = readDrawn(
              drawnTable(drawn, props, reading, module) +
                drawnScore(module, drawn, props) +
                drawnPrompt(module, drawn, props, reading),
            );
            const now = oracle(figures, sight.view, sight.standing);
            const ahead = reading.ahead;
            const then: Oracle | null = ahead === null ? null : oracle(figures, ahead.view, ahead.standing);
            const is = toldBy(now, then, props.seat);
            for (const line of [
              ...untrue(page, is, then),
              ...meaningless(page, figures.printed),
              ...miscoloured(page, dislikes(figures, props.seat)),
            ])
              wrong.add(`${stop.file} ${stop.n} ${viewer} ${reading.gesture.join(' ')}: ${line}`);
          }
        }
        if (wrong.size > 30) break;
      }
      expect([...wrong].slice(0, 30)).toEqual([]);
    });
    it('shows what changes for one seat at its place and at no other', () => {
      expect([...misplacements(module, drawn, figures)]).toEqual([]);
    });
  });
}
