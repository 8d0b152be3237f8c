/** What the figures of the score are made of: pieces with their points, and what came round by round as it was told. */
import type { Made, Seat } from '#kernel';
import { BONUS_VP, FINAL_BONUSES, GOD_TILE_VP, JEWELS, type Jewel, REGIONS } from '../rules/data.ts';
import { siteHolder } from '../rules/effects/huts.ts';
import type { Event } from '../rules/events.ts';
import { bonusStandings } from '../rules/scoring.ts';
import { type Part, type PlayerView, RUNNING_PARTS, type View } from '../rules/state.ts';
import * as names from './names.ts';
import type { Words } from './words.ts';

/** Which part of the score an event counts for. */
function partOf(e: Event): Part | null {
  switch (e.e) {
    case 'points':
      return e.part;
    case 'fulfilled':
      return 'tasks';
    case 'templeVp':
      return 'temple';
    case 'built':
      return 'buildings';
    case 'statusVp':
      return 'status';
    case 'redFish':
      return 'redFish';
    default:
      return null;
  }
}

/** Tasks, buildings and fish by name, the rest by round. */
function toldOf(w: Words, category: Part, seat: Seat, events: readonly Event[]): Made[] {
  const sums = new Map<string, number>();
  let round = 1;
  for (const e of events) {
    if (e.e === 'round') round = e.round;
    if (partOf(e) !== category || !('vp' in e) || e.seat !== seat) continue;
    const text =
      e.e === 'fulfilled'
        ? names.task(w, e.task)
        : e.e === 'built'
          ? (w.verbs.build({ tile: String(e.tile) }).title ?? '')
          : e.e === 'redFish'
            ? names.region(w, e.region)
            : w.round(round);
    sums.set(text, (sums.get(text) ?? 0) + e.vp);
  }
  return [...sums].flatMap(([text, points]) => (points === 0 ? [] : [{ text, points }]));
}

/** Points on the track: as far as the log is known, else in one. */
function running(w: Words, category: Part, seat: Seat, p: PlayerView, events: readonly Event[]): Made[] {
  const points = p.points[(RUNNING_PARTS as readonly Part[]).indexOf(category)] ?? 0;
  const told = toldOf(w, category, seat, events);
  if (points === 0 || told.reduce((n, x) => n + x.points, 0) === points) return told;
  return [{ text: w.categories[category], points }];
}

export function made(w: Words, category: Part, seat: Seat, view: View, events: readonly Event[]): readonly Made[] {
  const p = view.players[seat] as PlayerView;
  switch (category) {
    case 'godTiles':
      return p.godTiles === 0
        ? []
        : [{ text: `${p.godTiles} ${w.amounts.godTile(p.godTiles)}`, points: p.godTiles * GOD_TILE_VP }];
    case 'fish':
      return REGIONS.flatMap((_, r) =>
        siteHolder(view, r) === seat ? [{ text: names.region(w, r), points: view.fish[r] as number }] : [],
      ).toSorted((a, b) => b.points - a.points);
    case 'jewellery':
      return p.jewels
        .map((j) => ({ text: names.jewel(w, j), points: (JEWELS[j] as Jewel).vp }))
        .toSorted((a, b) => b.points - a.points);
    case 'bonuses':
      return bonusStandings(view, seat).flatMap(({ have, n }, i) =>
        have < n ? [] : [{ text: FINAL_BONUSES[i]?.name[w.lang] ?? '', points: BONUS_VP }],
      );
    default:
      return running(w, category, seat, p, events);
  }
}
