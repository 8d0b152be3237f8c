import type { Names, Seat, Section } from '#kernel';
import { constants, SPACES, tribeAt, villageCardAt } from '../rules/data.ts';
import { leaderProgress, objectiveProgress, playerAt, racksOf, ridersNeeded, rowReports } from '../rules/inspect.ts';
import { villages } from '../rules/metrics.ts';
import type { PlayerView, SeenCard, View } from '../rules/state.ts';
import type { Phrases } from './phrases.ts';
import type { Sentences } from './sentences.ts';

/** The plain table: everything a player needs to know, as text. */
export function makeSummary(p: Phrases, s: Sentences): (view: View, names: Names) => readonly Section[] {
  return (view, names) => {
    const me = typeof view.viewer === 'number' ? view.viewer : view.active;
    const order = view.players.map((_, i) => (me + i) % view.players.length);
    return [
      ...pending(view, p, s),
      ...order.map((seat) => player(view, seat, names, p, s)),
      elements(view, p, s),
      forest(view, p, s),
      village(view, p, s),
    ];
  };
}

function pending(view: View, p: Phrases, s: Sentences): Section[] {
  const { tribe } = playerAt(view, view.active);
  const lines = view.stack.flatMap((f) => {
    if (f.f === 'played') return [`${s.card(f.card)}: ${s.row(f.card, f.row)}`];
    if (f.f !== 'effects') return [];
    return f.list.map(
      (x) =>
        p.verbs.effect({ effect: s.effect(x.effect), leader: x.leader < 0 ? null : s.leader(tribe, x.leader) }).option,
    );
  });
  return lines.length === 0 ? [] : [{ title: p.summary.pending, lines }];
}

const colors = (cards: readonly SeenCard[], s: Sentences): string => cards.map((c) => s.element(c.color)).join(', ');

function elements(view: View, p: Phrases, s: Sentences): Section {
  const { display, top, left, discard } = view.element;
  const lines = [p.summary.backs(colors(display, s))];
  if (top !== null) lines.push(p.summary.deckTop(s.element(top.color), left));
  lines.push(p.summary.discardPile(discard.length, discard.map(s.card).join(', ')));
  if (view.players.length === 2) lines.push(p.summary.market);
  return { title: p.summary.element, lines };
}

function forest(view: View, p: Phrases, s: Sentences): Section {
  const { display, top, left } = view.forest;
  const last = top < 0 ? p.summary.stackEmpty : p.summary.stackTop(s.tile(top), left);
  return { title: p.summary.forest, lines: [...display.map(s.tile), last] };
}

function village(view: View, p: Phrases, s: Sentences): Section {
  const lines = view.village.display.map((c) =>
    p.summary.villageCard(s.village(c), s.objective(villageCardAt(c).objective), s.immediate(c)),
  );
  return {
    title: p.summary.village,
    lines: [...lines, p.summary.villageDeck(view.village.left, view.village.discard.length)],
  };
}

function player(view: View, seat: Seat, names: Names, p: Phrases, s: Sentences): Section {
  const x = playerAt(view, seat);
  const lines = [
    p.summary.stock(x.water, x.capital, villages(x), constants.temples - x.unplaced.length),
    ...(view.endTile === seat ? [p.summary.endTile] : []),
    ...rack(view, seat, p, s),
    ...neighbours(view, seat, names, p),
    ...terrain(x, p, s),
    ...cards(x, p, s),
    ...leaders(x, p, s),
  ];
  return { title: p.summary.player(names(seat), s.tribe(x.tribe)), lines };
}

/** Own cards in full with the rows that can be played now; of the others only the backs. */
function rack(view: View, seat: Seat, p: Phrases, s: Sentences): string[] {
  const { rack: held } = playerAt(view, seat);
  if (held.every((c) => c.card < 0)) return [p.summary.rackBacks(colors(held, s))];
  return held.map((c) => {
    if (c.card < 0) return p.summary.hiddenCard(s.element(c.color));
    const rows = rowReports(view, seat, c.card).flatMap((r, i) => (r.playable ? [i + 1] : []));
    return p.summary.rackCard(s.card(c.card), s.cardSentence(c.card), p.summary.playableRows(rows));
  });
}

/** Who counts for the requirements of the viewer. */
function neighbours(view: View, seat: Seat, names: Names, p: Phrases): string[] {
  if (view.viewer !== seat) return [];
  const { left, right } = racksOf(view, seat);
  return [p.summary.left(names(left.seat)), p.summary.right(right.seat < 0 ? p.summary.marketName : names(right.seat))];
}

function terrain(x: PlayerView, p: Phrases, s: Sentences): string[] {
  const lines: string[] = [];
  const polluted: string[] = [];
  const clean: string[] = [];
  for (let i = 0; i < SPACES; i++) {
    const tile = x.tiles[i] as number;
    if (tile < 0) {
      const tokens = x.pollution[i] as number;
      if (tokens > 0) polluted.push(tokens === 1 ? s.place(i) : `${s.place(i)} ×${tokens}`);
      else clean.push(s.place(i));
      continue;
    }
    const temple = x.temple[i] as number;
    const extra = [
      ...(x.village[i] === 1 ? [p.summary.villageMark] : []),
      ...(temple >= 0 ? [s.temple(x.tribe, temple)] : []),
    ];
    lines.push(
      p.summary.tile(s.place(i), s.tile(tile), p.summary.riders(x.riders[i] as number, ridersNeeded(x, i)), extra),
    );
  }
  if (polluted.length > 0) lines.push(p.summary.polluted(polluted.join(', ')));
  if (clean.length > 0) lines.push(p.summary.clean(clean.join(', ')));
  return lines;
}

function cards(x: PlayerView, p: Phrases, s: Sentences): string[] {
  const lines = x.objectives.map((c) => {
    const { value, points } = objectiveProgress(x, c);
    return p.summary.objective(s.village(c), s.objective(villageCardAt(c).objective), value, points);
  });
  if (x.used.length > 0) lines.push(p.summary.used(x.used.map(s.village).join(', ')));
  if (x.unplaced.length > 0)
    lines.push(
      p.summary.unplaced(x.unplaced.map((t) => `${s.temple(x.tribe, t)} (${s.templeEffects(x.tribe, t)})`).join(', ')),
    );
  return lines;
}

function leaders(x: PlayerView, p: Phrases, s: Sentences): string[] {
  const { path, special } = leaderProgress(x);
  const tribe = tribeAt(x.tribe);
  return [
    p.summary.path(s.path(x.tribe), path.progress?.matches ?? 0, tribe.path.length, path.spent),
    p.summary.special(s.condition(tribe.special), special.value, special.spent),
    ...tribe.leaders.map((_, i) =>
      (x.leaders.includes(i) ? p.summary.leaderInPlay : p.summary.leaderOpen)(
        s.leader(x.tribe, i),
        s.leaderAbility(x.tribe, i),
      ),
    ),
  ];
}
