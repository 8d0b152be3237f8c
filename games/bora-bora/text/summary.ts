import type { Names as Seats, Section } from '#kernel';
import {
  BUILDING_TILES,
  FINAL_BONUSES,
  JEWELS,
  JEWELS_PER_ROUND,
  type Jewel,
  MATERIAL_IDS,
  MATERIAL_NAMES,
  type Names,
  PATHS,
  PERSON_SLOTS,
  REGIONS,
  RESERVE,
  type Region,
  ROUNDS,
  SPACE_MATERIAL,
  STATUS_VP,
  TEMPLE_SPACES,
} from '../rules/data.ts';
import { hutsIn } from '../rules/effects/huts.ts';
import { bonusStandings } from '../rules/scoring.ts';
import { FREE, NOBODY, type PlayerView, STORED, type View } from '../rules/state.ts';
import { progress } from '../rules/tasks.ts';
import { GOD_IDS, MAN, WOMAN } from '../rules/words.ts';
import * as names from './names.ts';
import type { Words } from './words.ts';

const text = (n: number): string => String(n);

/** The whole position as text: nothing that a player needs is only in the drawing. */
export function makeSummary(w: Words, view: View, called: Seats): Section[] {
  const seats = (seat: number): string => names.inside(w, called, seat);
  return [
    { title: w.summary.table, lines: tableLines(w, view, seats) },
    { title: w.summary.cards, lines: cardLines(w, view, seats) },
    { title: w.summary.map, lines: mapLines(w, view, seats) },
    { title: w.summary.paths, lines: PATHS.map((p) => pathLine(w, p)) },
    { title: w.summary.displays, lines: displayLines(w, view) },
    ...view.order.map((seat) => ({ title: called(seat), lines: playerLines(w, view, seat) })),
  ];
}

function tableLines(w: Words, view: View, seats: Seats): string[] {
  const x = w.summary;
  const lines = [x.order({ order: view.order.map(seats).join(', ') })];
  if (view.acting !== null) lines.push(x.acting({ seat: seats(view.acting) }));
  const priests: string[] = [];
  for (let space = TEMPLE_SPACES; space >= 1; space--) {
    const seat = view.temple[space - 1] as number;
    priests.push(`${space}: ${seat === NOBODY ? x.none : seats(seat)}`);
  }
  lines.push(x.temple({ priests: priests.join(' · '), tiles: text(view.templeTiles) }));
  const markers = [...view.statusStack]
    .reverse()
    .sort((a, b) => (view.status[b] as number) - (view.status[a] as number))
    .map((seat) => {
      const space = view.status[seat] as number;
      return x.place({ seat: seats(seat), space: text(space), vp: text(STATUS_VP[space] as number) });
    });
  lines.push(x.status({ markers: markers.join(', ') }));
  return lines;
}

function cardLines(w: Words, view: View, seats: Seats): string[] {
  return view.cards.map((card) => {
    const dice: string[] = [];
    for (const [seat, p] of view.players.entries())
      for (const [i, at] of p.placed.entries()) if (at === card) dice.push(`${p.dice[i]} (${seats(seat)})`);
    return w.summary.card({ card: names.card(w, card), dice: dice.length > 0 ? dice.join(', ') : w.summary.cardEmpty });
  });
}

function mapLines(w: Words, view: View, seats: Seats): string[] {
  return REGIONS.map((r: Region, i) => {
    const huts = hutsIn(view, i);
    const holder = huts.pop();
    const beside = huts.length > 0 ? w.summary.beside({ seats: huts.map(seats).join(', ') }) : '';
    return w.summary.region({
      region: r.name[w.lang],
      good: names.good(w, r.yields),
      fish: text(view.fish[i] as number),
      huts: holder === undefined ? w.summary.nobody : `${seats(holder)}${beside}`,
    });
  });
}

function pathLine(w: Words, p: (typeof PATHS)[number]): string {
  return w.summary.path({
    way: p.type === 'land' ? w.land : w.water,
    value: text(p.value),
    a: names.region(w, p.a),
    b: names.region(w, p.b),
  });
}

function displayLines(w: Words, view: View): string[] {
  const x = w.summary;
  const slots = (sex: number): string =>
    Array.from({ length: PERSON_SLOTS }, (_, i) => {
      const tile = view.slots[sex]?.[i] ?? NOBODY;
      return `${i + 1}: ${tile === NOBODY ? x.none : names.person(w, tile)}`;
    }).join(' · ');
  const gods = view.godDisplay.map((g) => names.god(w, g)).join(', ');
  return [
    x.women({ slots: slots(WOMAN) }),
    x.men({ slots: slots(MAN) }),
    x.gods({ gods: gods === '' ? x.none : gods, deck: text(view.godDeckSize), discard: cards(w, view.godDiscard) }),
    x.newTasks({ tasks: view.taskDisplay.map((t) => names.task(w, t)).join(' · ') || x.none }),
    ...jewelLines(w, view),
  ];
}

function jewelLines(w: Words, view: View): string[] {
  const lines: string[] = [];
  for (let round = view.round; round <= ROUNDS; round++) {
    const column = view.jewels.slice((round - 1) * JEWELS_PER_ROUND, round * JEWELS_PER_ROUND);
    const jewels = column.filter((j) => j !== NOBODY).map((j) => jewelText(w, j));
    const args = { round: text(round), jewels: jewels.join(', ') || w.summary.none };
    lines.push(round === view.round ? w.summary.jewels(args) : w.summary.jewelsLater(args));
  }
  return lines;
}

function jewelText(w: Words, j: number): string {
  const { cost, vp } = JEWELS[j] as Jewel;
  return w.summary.jewelPrice({ jewel: names.jewel(w, j), cost: text(cost), vp: text(vp) });
}

/** '2× red god, 1× blue god' */
function cards(w: Words, counts: readonly number[]): string {
  const list = GOD_IDS.flatMap((_, g) => ((counts[g] as number) > 0 ? [`${counts[g]}× ${names.god(w, g)}`] : []));
  return list.length > 0 ? list.join(', ') : w.summary.none;
}

function playerLines(w: Words, view: View, seat: number): string[] {
  const x = w.summary;
  const p = view.players[seat] as PlayerView;
  const left = p.dice.filter((face, i) => face > 0 && p.placed[i] === NOBODY);
  const lines = [
    x.goods({
      vp: text(p.vp),
      offerings: text(p.offerings),
      shells: text(p.shells),
      tiles: text(p.godTiles),
    }),
    x.dice({ dice: left.length > 0 ? left.join(', ') : x.diceNone }),
    handLine(w, p),
    x.huts({
      fields: text(p.huts.reduce((sum, n, i) => (i === RESERVE ? sum : sum + n), 0)),
      reserve: text(p.huts[RESERVE] as number),
    }),
    x.persons({ persons: personList(w, p) }),
    x.ceremony({ spaces: ceremonyList(w, p) }),
    x.buildings({ left: BUILDING_TILES.filter((_, i) => p.built[i] === 0).join(', ') || x.none }),
    x.priests({ n: text(p.priests) }),
  ];
  const surplus = MATERIAL_IDS.flatMap((_, m) =>
    (p.surplus[m] as number) > 0 ? [`${p.surplus[m]}× ${(MATERIAL_NAMES[m] as Names)[w.lang]}`] : [],
  );
  if (surplus.length > 0) lines.push(x.surplus({ goods: surplus.join(', ') }));
  for (const t of p.tasks) lines.push(taskLine(w, view, seat, t));
  lines.push(x.fulfilled({ n: text(p.fulfilled.length) }));
  lines.push(x.ownJewels({ jewels: p.jewels.map((j) => jewelText(w, j)).join(', ') || x.none }));
  const bonuses = bonusStandings(view, seat).map((b, i) => {
    const name = FINAL_BONUSES[i]?.name[w.lang] ?? b.id;
    return `${name} ${b.have}/${b.n}`;
  });
  lines.push(x.bonuses({ bonuses: bonuses.join(' · ') }));
  return lines;
}

function handLine(w: Words, p: PlayerView): string {
  if (p.hand !== null) return w.summary.hand({ cards: cards(w, p.hand) });
  const seen = p.known.some((n) => n > 0) ? w.summary.knownCards({ cards: cards(w, p.known) }) : '';
  return w.summary.handHidden({ n: text(p.handSize), known: seen });
}

function personList(w: Words, p: PlayerView): string {
  const list = p.persons.flatMap((t, i) =>
    t === NOBODY ? [] : [`${names.person(w, t)} ${p.down[i] === 1 ? w.summary.down : w.summary.up}`],
  );
  return list.length > 0 ? list.join(' · ') : w.summary.none;
}

function ceremonyList(w: Words, p: PlayerView): string {
  return p.ceremony
    .map((x, i) => {
      const material = (MATERIAL_NAMES[SPACE_MATERIAL[i] as number] as Names)[w.lang];
      if (x === FREE) return `${names.space(i)} (${material})`;
      return `${names.space(i)} ${x === STORED ? material : `[${x}]`}`;
    })
    .join(' · ');
}

function taskLine(w: Words, view: View, seat: number, task: number): string {
  const parts = progress(view, seat, view.players[seat] as PlayerView, task).map(
    ({ req, have }) => `${have === null ? w.summary.unknown : Math.min(have, req.n)}/${req.n}`,
  );
  return w.summary.task({ task: names.task(w, task), progress: parts.join(' + ') });
}
