/** Turns a language's words into the texts the house asks for. */
import type { GameText } from '#kernel';
import { boardOf } from '../rules/board.ts';
import { type Building, buildings, constants, shapeOf, soloRanks } from '../rules/data.ts';
import { partsOf, total } from '../rules/scoring.ts';
import type { Event, GameMove, PlaceMove, TownView, View } from '../rules/state.ts';
import type { CategoryKey, ColourKey, RefusalKey, StatusKey, Words } from './keys.ts';
import { buildingName, cellName } from './names.ts';

export function makeText(w: Words): GameText<GameMove, View, Event> {
  const name = (b: number): string => buildingName(b, w.lang);
  const colour = (b: number): string => w.colours[(buildings[b] as Building).colour as ColourKey];
  const list = (words: readonly string[]): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${w.and} ${words.at(-1)}`;

  return {
    options: { board: { label: w.boardLabel, about: w.boardAbout, values: w.boards } },
    rulings: w.rulings,
    reasons: w.reasons,

    prompt(decision, view) {
      if (decision.kind === 'withdraw') return w.withdrawPrompt;
      const b = typeof decision.about?.building === 'number' ? decision.about.building : view.current;
      return w.prompt(name(b), colour(b), (buildings[b] as Building).church);
    },

    phase(view) {
      return view.phase === 'finished' ? w.finished : w.round(view.round, view.remaining.length);
    },

    move(move, view) {
      if (move.do === 'end') return w.end;
      if (move.do === 'withdraw') return w.withdraw;
      if (move.do === 'decline') return w.decline(view.current < 0 ? '' : name(view.current));
      const b = view.current;
      if (b < 0) return `${move.rotation} ${cellName(move.x, move.y)}`;
      return w.place(name(b), cellsOf(b, move), w.rotations[move.rotation] ?? w.rotations[0]);
    },

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
          return w.placed(names(event.seat), name(event.b), cellsOf(event.b, event), signed(event.points));
        case 'declined':
          return w.declined(names(event.seat), name(event.b), event.score);
        case 'ended':
          return w.ended(names(event.seat), event.forced);
        case 'goldClaimed':
          return w.gold(list(event.seats.map(names)), event.bonus);
        case 'finalScored':
          return w.result(event.totals.map((t, seat) => `${names(seat)} ${number(t)}`).join(', '));
      }
    },

    turn(seat, events, names) {
      for (const e of events) {
        if (!('seat' in e) || e.seat !== seat) continue;
        if (e.e === 'placed') {
          const gold = events.find((g) => g.e === 'goldClaimed');
          const bonus = gold?.seats.includes(seat) === true ? gold.bonus : 0;
          const said = w.turn.built(names(seat), name(e.b));
          return { said: bonus > 0 ? `${said} ${w.turn.gold}` : said, brought: signed(e.points + bonus) };
        }
        if (e.e === 'declined')
          return { said: w.turn.declined(names(seat), name(e.b)), brought: signed(-constants.declineCost) };
        if (e.e === 'ended') return { said: w.turn.ended(names(seat), e.forced) };
      }
      return null;
    },

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
        ...view.towns.map((town, seat) => ({ title: w.sections.town(names(seat)), lines: townLines(view, town) })),
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

function signed(n: number): string {
  return n > 0 ? `+${n}` : number(n);
}

function number(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** The cells a placement covers, as people name them. */
export function cellsOf(b: number, move: Pick<PlaceMove, 'rotation' | 'x' | 'y'>): string {
  const shape = shapeOf(b);
  const r = shape.rotations.find((x) => x.rotation === shape.lowest[move.rotation]) ?? shape.rotations[0];
  return (r?.cells ?? []).map(([x, y]) => cellName(move.x + x, move.y + y)).join(' ');
}

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
