/** Turns a language's words into the texts the house asks for. */
import { type GameText, type Seat, type TurnSaid, whoIs } from '#kernel';
import { boardOf } from '../rules/board.ts';
import { type Building, buildings, constants, shapeOf, soloRanks } from '../rules/data.ts';
import { partsOf, total } from '../rules/scoring.ts';
import type { Event, GameMove, TownView, View } from '../rules/state.ts';
import type { CategoryKey, ColourKey, RefusalKey, StatusKey, Words } from './keys.ts';
import { made } from './made.ts';
import { buildingName, cellName, signed, spacesOf } from './names.ts';
import { deed, verbs } from './verbs.ts';

export function makeText(w: Words): GameText<GameMove, View, Event> {
  const v = verbs(w.lang);
  const name = (b: number): string => buildingName(b, w.lang);
  const colour = (b: number): string => w.colours[(buildings[b] as Building).colour as ColourKey];

  return {
    options: { board: { label: w.boardLabel, about: w.boardAbout, values: w.boards } },
    reasons: w.reasons,

    prompt(decision, view) {
      if (decision.kind === 'withdraw') return w.withdrawPrompt;
      const b = typeof decision.about?.building === 'number' ? decision.about.building : view.current;
      return w.prompt(name(b), colour(b), (buildings[b] as Building).church);
    },

    phase(view) {
      return view.phase === 'finished' ? [w.finished] : w.round(view.round, view.remaining.length);
    },

    move: (move, view) => deed(move, view.current, w.lang).option,

    event(event, names) {
      switch (event.e) {
        case 'cardRevealed':
          return w.revealed(event.round, name(event.b));
        case 'blockingCard':
          return event.b < 0 ? w.blockedNothing : w.blockedBuilding(name(event.b));
        case 'decided':
        case 'withdrawn':
          return null;
        case 'placed':
          return v.place(name(event.b), spacesOf(event.b, event)).log(whoIs(names, event.seat), signed(event.points));
        case 'declined':
          return v.decline(name(event.b)).log(whoIs(names, event.seat), event.score);
        case 'ended':
          return v.end().log(whoIs(names, event.seat), event.forced);
        case 'goldClaimed':
          return w.gold(
            event.seats.map((seat) => whoIs(names, seat)),
            event.bonus,
          );
        case 'finalScored':
          return w.result(event.totals.map((total, seat) => ({ who: whoIs(names, seat), total })));
      }
    },

    turn(seat, events, names) {
      const who = whoIs(names, seat);
      for (const e of events) {
        if (!('seat' in e) || e.seat !== seat) continue;
        if (e.e === 'placed') {
          const gold = events.find((g) => g.e === 'goldClaimed');
          const bonus = gold?.seats.includes(seat) === true ? gold.bonus : 0;
          const said = v.place(name(e.b), spacesOf(e.b, e)).turn(who, bonus > 0);
          return { said, ...points(seat, e.points + bonus) };
        }
        if (e.e === 'declined')
          return { said: v.decline(name(e.b)).turn(who), ...points(seat, -constants.declineCost) };
        if (e.e === 'ended') return { said: v.end().turn(who, e.forced) };
      }
      return null;
    },

    between: (events, _names, view) =>
      events.flatMap((e) => {
        if (e.e === 'blockingCard') return [{ said: e.b < 0 ? w.blockedNothing : w.blockedBuilding(name(e.b)) }];
        if (e.e !== 'finalScored') return [];
        const built = view.towns.some((town) => !town.ended);
        return [{ said: w.over(built ? 'cards' : 'stopped') }];
      }),
    stock: (view, seat) => {
      const town = view.towns[seat];
      return { points: town === undefined ? 0 : total(partsOf(boardOf(view.board), town)) };
    },
    made: (category, seat, view) => made(w, category as CategoryKey, seat, view),

    rank: (points) => ({ title: soloRank(points, w.lang), next: nextRank(points, w.lang) }),
    category: (key) => w.categories[key as CategoryKey] ?? key,
    counts: (key) => w.counts[key as CategoryKey] ?? key,
    refusal: (r) => w.refusals[r.key as RefusalKey] ?? r.key,

    summary(view, names) {
      const board = boardOf(view.board);
      const table: string[] = [];
      if (view.current >= 0)
        table.push(
          w.current(name(view.current), colour(view.current), shapeOf(view.current).size),
          ...drawn(view.current),
        );
      table.push(view.goldClaimed ? w.goldGone : w.goldOpen);
      const last = view.pile.at(-1);
      table.push(w.pile(view.pile.length, last === undefined ? '–' : name(last)));
      if (view.remaining.length > 0) table.push(w.toCome(view.remaining.map(name).join(', ')));
      const solo = view.towns.length === 1 ? view.towns[0] : undefined;
      if (view.phase === 'finished' && solo !== undefined)
        table.push(w.soloRank(soloRank(total(partsOf(board, solo)), w.lang)));
      return [
        { title: w.sections.table, lines: table },
        {
          title: w.sections.map,
          lines: [w.legend, ...grid(board.width, board.height, (c) => board.terrain[c] as string)],
        },
        ...view.towns.map((town, seat) => ({
          title: w.sections.town(whoIs(names, seat)),
          lines: townLines(view, town),
        })),
      ];
    },
  };

  function townLines(view: View, town: TownView): string[] {
    const board = boardOf(view.board);
    const lines = [w.score(town.score)];
    if (town.ended) lines.push(w.endedNote);
    else if (town.decided) lines.push(w.decidedNote);
    for (const status of ['built', 'available', 'declined', 'blocked', 'turned'] as StatusKey[]) {
      const found = town.status.flatMap((s, b) => (s === status ? [name(b)] : []));
      if (found.length > 0) lines.push(`${w.statuses[status]}: ${found.join(', ')}`);
    }
    if (town.built.length === 0) lines.push(w.townEmpty);
    else
      lines.push(
        ...grid(board.width, board.height, (c) => {
          const b = (town.cells[c] as number) - 1;
          return b < 0 ? (board.terrain[c] as string) : ((buildings[b] as Building).id[0] as string);
        }),
      );
    return lines;
  }
}

/** What a turn brings, said and counted. */
const points = (seat: Seat, by: number): Pick<TurnSaid, 'brought' | 'gains'> => ({
  brought: signed(by),
  gains: [{ seat, what: 'points', by }],
});

function drawn(b: number): string[] {
  const r = shapeOf(b).rotations[0];
  if (r === undefined) return [];
  return Array.from({ length: r.height }, (_, y) =>
    Array.from({ length: r.width }, (_x, x) => (r.cells.some((c) => c[0] === x && c[1] === y) ? '■' : '·')).join(' '),
  );
}

function grid(width: number, height: number, at: (c: number) => string): string[] {
  const head = `   ${Array.from({ length: width }, (_, x) => cellName(x, 0)[0]).join(' ')}`;
  return [
    head,
    ...Array.from({ length: height }, (_, y) => {
      const cells = Array.from({ length: width }, (_x, x) => at(y * width + x));
      return `${String(y + 1).padStart(2)} ${cells.join(' ')}`;
    }),
  ];
}

/** The first title that these points do not reach. */
function nextRank(total: number, lang: 'de' | 'en'): { title: string; from: number } | null {
  const above = soloRanks.find((r) => r.min !== null && r.min > total);
  return above === undefined || above.min === null ? null : { title: above.name[lang], from: above.min };
}

/** Rank title of a solo result. */
export function soloRank(total: number, lang: 'de' | 'en'): string {
  let title = '';
  for (const r of soloRanks) if (r.min === null || total >= r.min) title = r.name[lang];
  return title;
}
