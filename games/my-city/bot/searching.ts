/** The brain of the levels that look ahead: quick towns of its own, every world played to its end. */
import type { Brain, Decision, Endings, Rng, Seat } from '#kernel';
import { boardOf, type Placements } from '../rules/board.ts';
import { type Building, buildings, cardCount, constants } from '../rules/data.ts';
import { imagine } from '../rules/imagine.ts';
import { type Parts, partsOf } from '../rules/scoring.ts';
import type { Answer, GameMove, State, Town, View } from '../rules/state.ts';
import { mustEnd, question } from '../rules/town.ts';
import { lotsOf } from './lots.ts';
import { after, answer, carryOut, DECLINE, END, expect, finish, promises, setOf, stay, total } from './planner.ts';
import { GROUPS, PROSPECTS, SCORED } from './prospects.ts';
import { Site } from './site.ts';

const sites = new Map<string, Site>();

/** The town of a seat; one site for each board, loaded anew for every question. */
function siteOf(s: State, seat: Seat): Site {
  let site = sites.get(s.board);
  if (site === undefined || site.lots !== lotsOf(s.board)) {
    site = new Site(lotsOf(s.board));
    sites.set(s.board, site);
  }
  site.load(s.towns[seat] as Town, !s.goldClaimed);
  expect(site, setOf(s.deck), s.deck.length);
  return site;
}

const placements = (s: State): Placements =>
  boardOf(s.board).placements[(buildings[s.current] as Building).shape] as Placements;

/** An answer of the rules as the planner knows it. */
function numberOf(site: Site, b: number, move: GameMove): number {
  if (move.do !== 'place') return move.do === 'end' ? END : DECLINE;
  return site.lots.numberOf((buildings[b] as Building).shape, move.rotation, move.x, move.y);
}

/** The town with its sealed decision carried out; false when it has stopped. */
function decided(s: State, site: Site, town: Town): boolean {
  if (town.ended || s.phase === 'finished') return false;
  return town.answer === null || carryOut(site, s.current, numberOf(site, s.current, town.answer));
}

function policy(s: State, d: Decision<GameMove>): number {
  const site = siteOf(s, d.seat);
  const best = answer(site, s.current);
  if (best === END) return d.options.length - 1;
  if (best === DECLINE) return d.options.length - 2;
  const { first } = site.lots;
  const move = placements(s).moves[best - (first[(buildings[s.current] as Building).shape] as number)];
  return d.options.indexOf(move as GameMove);
}

/** Plays a town on from the card that is open; returns how many cards it answered. */
function playOn(s: State, site: Site, town: Town, goldGone: number): number {
  if (!decided(s, site, town)) return 0;
  if (s.deck.length < goldGone) site.goldOpen = false;
  if (town.answer === null && !carryOut(site, s.current, answer(site, s.current))) return 1;
  return 1 + finish(site, s.deck, goldGone);
}

/** What a town scores as it stands, its sealed decision carried out. */
function pointsOf(s: State, site: Site, { built, answer }: Town): Parts {
  const now = answer?.do === 'place' ? [...built, { ...answer, b: s.current, round: s.round }] : built;
  return partsOf(boardOf(s.board), { cells: [...site.cells], built: now, score: site.score });
}

/** Expected final points of a town. */
function expected(s: State, site: Site, town: Town): number {
  return decided(s, site, town) ? stay(site) : total(site);
}

/** Towns meet only in the gold: until it is won the others are played once a world, the own one for every plan. */
function endings(world: State, seat: Seat): Endings<State> {
  const points: number[] = [];
  const claimed: number[] = [];
  for (const [other, town] of world.towns.entries()) {
    if (other === seat) {
      points.push(0);
      claimed.push(-1);
      continue;
    }
    const site = siteOf(world, other);
    if (world.goldClaimed) points.push(expected(world, site, town));
    else {
      playOn(world, site, town, -1);
      points.push(total(site));
    }
    claimed.push(site.claimed);
  }
  const first = Math.max(...claimed);
  const of: Endings<State>['of'] = (s) => {
    const site = siteOf(s, seat);
    const moves = playOn(s, site, s.towns[seat] as Town, first);
    // Won in the round of this world, which is over in s.
    const atOnce = !world.goldClaimed && s.goldClaimed && site.veins === site.lots.board.gold.length;
    const own = atOnce ? world.deck.length : site.claimed;
    const winner = Math.max(own, first);
    return {
      points: points.map((x, i) => {
        if (i === seat) return total(site);
        const at = claimed[i] as number;
        return at >= 0 && at < winner ? x - constants.goldBonus : x;
      }),
      moves,
    };
  };
  return { of };
}

export const lookahead = {
  // A town is played to its end: a card costs a rollout next to nothing.
  pace: 70_000,
  horizon: cardCount,

  rate(s, d) {
    const site = siteOf(s, d.seat);
    return d.options.map((move): number => {
      const to = numberOf(site, s.current, move);
      if (to === END) return total(site);
      return to === DECLINE ? stay(site) - constants.declineCost : after(site, s.current, to);
    });
  },

  evaluate: (s) => s.towns.map((town, seat) => expected(s, siteOf(s, seat), town)),

  policy,
  turn: (s) => s.round + (s.phase === 'finished' ? 1 : 0),
  endings,

  features(s, seat) {
    const site = siteOf(s, seat);
    const town = s.towns[seat] as Town;
    const goesOn = decided(s, site, town);
    stay(site);
    const sums: Record<string, number> = {};
    const add = (group: string, x: number): void => {
      sums[group] = (sums[group] ?? 0) + x;
    };
    const more = promises();
    for (const [i, name] of PROSPECTS.entries()) add(GROUPS[name], goesOn ? (more[i] as number) : 0);
    for (const [part, points] of Object.entries(pointsOf(s, site, town))) add(SCORED[part as keyof Parts], points);
    return sums;
  },

  /** What others have decided is not an end, but what they would rather do. */
  believe(view: unknown, rng: Rng) {
    const s = imagine(view as View, rng);
    const { viewer } = view as View;
    const board = boardOf(s.board);
    for (const [seat, town] of s.towns.entries()) {
      if (town.answer === null || seat === viewer || mustEnd(board, town, s.current)) continue;
      const d = question(board, town, seat, s.current);
      town.answer = d.options[policy(s, d)] as Answer;
    }
    return s;
  },
} satisfies Partial<Brain<State, GameMove>>;
