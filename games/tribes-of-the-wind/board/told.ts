/** What a gesture comes to, in words, and what its taps are called. Pure. */
import type { Chip, PathWay, Situation, Told, Walked } from '#web/kit/contract.ts';
import { PLAIN, toneOf } from '#web/kit/tone.ts';
import { cardOf } from '../rules/data.ts';
import { placeOf } from '../rules/geometry.ts';
import { playerAt } from '../rules/inspect.ts';
import type { Event, GameMove, MoveOf, Verb, View } from '../rules/state.ts';
import { leftOf, topFrame } from './flights.ts';
import { rowGains, vainOf } from './gains.ts';
import { gainSays } from './things.ts';
import { saidOf, say, verbs, words } from './words.ts';

type At = Situation<View, GameMove, Event>;
type Path = Walked<View, GameMove, Event>;
type Way = PathWay<View, GameMove, Event>;

const all = <K extends Verb>(chain: readonly GameMove[], verb: K): MoveOf<K>[] =>
  chain.filter((m): m is MoveOf<K> => m.do === verb);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** What the row of a card gives, and what of it would be in vain. */
function rowChips(s: At, seat: number, chain: readonly GameMove[]): { chips: Chip[]; vain: boolean } {
  const [first] = chain;
  if (first?.do !== 'play') return { chips: [], vain: false };
  const card = cardOf(first.card);
  const gains = rowGains(s.view, seat, card, first.row - 1);
  const lost = gains.filter((g) => vainOf(g) !== null);
  const open = chain.length === 1 ? gains.filter((g) => vainOf(g) === null && g.kind !== 'water') : [];
  return {
    chips: [
      ...lost.map((g): Chip => ({ text: gainSays(s, g), tone: toneOf(-lost.length) })),
      ...open.map((g): Chip => ({ text: gainSays(s, g), tone: PLAIN })),
    ],
    vain: lost.length > 0,
  };
}

/** Steps, cleanings or units of a mix that the chain gives away. */
function unused(s: At, path: Path): Chip[] {
  const given = path.trail.filter((here, i) => path.trail[i + 1]?.chain[here.chain.length]?.do === 'done');
  const n = sum(given.map((here) => leftOf(topFrame(here.view))));
  return n === 0 ? [] : [{ text: words(s.lang).chip.unused(n), tone: toneOf(-n) }];
}

/** What was chosen among several for whoever taps: water is only taken. */
const isSuggested = ({ chain, said, open }: Path): boolean =>
  chain.slice(said).some((m) => m.do !== 'takeWater' && (m.do !== 'temple' || open.words.length === 0));

/** A line under the question: what is possible, and why cards may be thrown away. */
function note(s: At): string | undefined {
  const asked = s.decisions[0];
  if (s.seat === null || asked?.kind !== 'action') return undefined;
  const n = (verb: Verb): number => all(asked.options, verb).length;
  const w = words(s.lang);
  const line = w.ready(n('play'), n('build'), n('placeTemple') > 0);
  return n('discardThree') > 0 ? `${w.whyDiscard(playerAt(s.view, s.seat).unplaced.length === 0)} · ${line}` : line;
}

function missing(s: At, { open, mode }: Path): string | undefined {
  const w = words(s.lang);
  if (mode !== null) return w.chooseTarget;
  if (open.question?.kind !== 'discardCards') return w.choose[open.question?.kind ?? ''];
  return w.chooseCards((all(open.question.options, 'discard')[0]?.cards.length ?? 0) - open.held.length);
}

export function told(s: At, path: Path): Told {
  const { chain } = path;
  if (s.seat === null || chain.length === 0) return { note: note(s), missing: missing(s, path) };
  const { chips, vain } = rowChips(s, s.seat, chain);
  const said = saidOf(s, chain);
  return {
    title: said.title,
    inWords: said.hint,
    chips: [
      ...(isSuggested(path) ? [{ text: words(s.lang).chip.suggested, tone: PLAIN }] : []),
      ...chips,
      ...unused(s, path),
    ],
    act: vain ? words(s.lang).anyway : said.act,
    missing: missing(s, path),
  };
}

// --- what a tap is called ---

/** A flight by who flies: 'Start-Plättchen → hier (2 Schritte)'. */
function flightSaid(s: At, { moves, word }: Way): string {
  const w = words(s.lang);
  const legs = moves.filter((m) => m.do === 'step' || m.do === 'fly');
  const [first] = legs;
  if (first === undefined) return w.flyFrom;
  const cost = first.do === 'fly' ? null : w.steps(legs.length);
  const variant = word.split('=')[1] ?? '';
  const to = legs.at(-1)?.to;
  const riders = legs.filter((m) => m.to === to).length;
  if (variant === 'crew') return `${w.flyHere(riders)}${cost === null ? '' : ` (${cost})`}`;
  return riders > 1 ? w.flyHere(riders) : w.flyFromTo(say(s.lang).place(placeOf(first.from)), cost);
}

/** What has no place on the board says all of itself; what lies there is named in short. */
function titled(s: At, move: GameMove, { here }: Way): string {
  const { title, option } = verbs(s.lang).of(move, here.view);
  return title ?? option;
}

/** A way in the choice at its thing, a button, a switch. */
export function label(s: At, way: Way): string | undefined {
  const w = words(s.lang);
  const [first] = way.moves;
  const n = way.moves.length;
  if (way.off === true) return w.putBack;
  if (first === undefined) return way.word.endsWith('=from') ? w.flyFrom : undefined;
  switch (first.do) {
    case 'step':
    case 'fly':
      return flightSaid(s, way);
    case 'clean': {
      const land = playerAt(way.here.view, way.here.seat);
      const most = Math.min(leftOf(topFrame(way.here.view)), land.pollution[placeOf(first.space)] ?? 1);
      return w.cleanHere(n, n === most);
    }
    case 'takeWater':
      return w.waterUnits(n, n > 1 && n === leftOf(topFrame(way.here.view)));
    case 'takeVillageCard':
      return way.moves[1]?.do === 'useNow' ? w.useNow : w.keep;
    case 'draw':
    case 'drawDeck':
      return w.draws(n);
    default:
      return titled(s, first, way);
  }
}
