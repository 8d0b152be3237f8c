/** What a gesture comes to, in words. */
import type { Chip, PathWay, Situation, Told, Walked } from '#web/kit/contract.ts';
import { PLAIN, toneOf } from '#web/kit/tone.ts';
import { HAND_SIZE } from '../rules/cards.ts';
import { payable } from '../rules/costs.ts';
import { GOODS, SPECIALISTS } from '../rules/data.ts';
import { cardOf, type GameMove, goodOf } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { half } from '../text/effects.ts';
import type { Said } from '../text/verbs.ts';
import { cardInUse, leaderOf } from './model.ts';
import { said, sentencesOf, tells, words } from './words.ts';

type At = Situation<View, GameMove, Event>;
type Path = Walked<View, GameMove, Event>;

/** Every move of a gesture, as it is said where it is made. */
interface Step {
  readonly move: GameMove;
  readonly said: Said;
}

const stepsOf = (s: At, chain: readonly GameMove[]): Step[] =>
  chain.map((move, n) => ({
    move,
    said: said(s.lang, move, n === 0 ? s.view : (s.after(chain.slice(0, n))?.view ?? s.view)),
  }));

export const signed = (n: number): string => (n > 0 ? `+${half(n)}` : half(n));

/** Points that a tile brings now, its price paid; null where nobody knows before its site is chosen. */
export function netOf(s: At, chain: readonly GameMove[]): number | null {
  const total = (moves: readonly GameMove[]): number | null => {
    const there = s.after(moves);
    return there === null || there.uncertain ? null : (there.standing.seats[s.seat ?? -1]?.total ?? null);
  };
  const sites = s.after(chain)?.decisions.find((d) => d.kind === 'site')?.options ?? [];
  const [first = null, ...others] = sites.map((site) => total([...chain, site]));
  const now = total([]);
  return first === null || now === null || others.some((other) => other !== first) ? null : first - now;
}

function netChips(s: At, chain: readonly GameMove[]): Chip[] {
  const net = chain.at(-1)?.do === 'build' ? netOf(s, chain) : null;
  if (net === null) return [];
  return [{ text: `${signed(net)} ${words(s.lang).points}`, tone: toneOf(net) }];
}

/** Said before a card is played, not when it lies open: what it costs is not there. */
function unpaidChips(s: At, [first]: readonly GameMove[]): Chip[] {
  const card = first?.do === 'choose' ? SPECIALISTS[cardOf(first.card)] : undefined;
  const player = s.view.players[s.seat ?? -1];
  if (card === undefined || player === undefined || payable(player, card.cost)) return [];
  return [{ text: words(s.lang).unpaid(sentencesOf(s.lang).cost(card.cost)), tone: toneOf(-1), leads: true }];
}

/** Who gives, and why: the goods of somebody's card are offered to all. */
function gift(s: At): { readonly title: string; readonly why: string } | null {
  const d = s.decisions.find((x) => x.kind === 'gift');
  const frame = cardInUse(s.view);
  if (d === undefined || frame === null) return null;
  const w = words(s.lang);
  const good = GOODS[goodOf(String(d.about?.good))]?.name[s.lang] ?? '';
  const amount = Number(d.about?.amount);
  const card = SPECIALISTS[frame.card]?.name[s.lang] ?? '';
  return { title: w.gift(s.names(Number(d.about?.from)), amount, good), why: w.giftWhy(card, amount) };
}

/** Nothing can be done with the card in use: whose it is, and why. */
function idle(s: At): string {
  const w = words(s.lang);
  const frame = cardInUse(s.view);
  if (frame === null) return w.goOn;
  const { name, cost } = SPECIALISTS[frame.card] as (typeof SPECIALISTS)[number];
  const poor = frame.paid ? null : w.unpaid(sentencesOf(s.lang).cost(cost));
  return w.idle(leaderOf(s.view, frame) !== null, name[s.lang], poor);
}

/** What will happen, without the numbers of rows and columns: the place is marked on the landscape. */
function titleOf(s: At, steps: readonly Step[], unsaid: boolean): string | undefined {
  const first = steps[0];
  if (first === undefined) return undefined;
  if (unsaid && first.move.do === 'done') return idle(s);
  if (unsaid && first.move.do === 'take') return gift(s)?.title ?? first.said.title;
  // The site says what is built.
  const parts = steps.filter(({ move }, n) => move.do !== 'build' || steps[n + 1]?.move.do !== 'site');
  return parts.map((step) => step.said.title).join(' · ');
}

/** More parts of it nobody reads. */
const PARTS = 2;

/** A turn as one player would tell it to another: what it is for, and one means to it or what follows; not every step on the way. */
function inWords(s: At, steps: readonly Step[]): readonly string[] | undefined {
  const w = tells(s.lang);
  const hints = (...verbs: readonly GameMove['do'][]): string[] =>
    steps.flatMap(({ move, said: { hint } }) => (hint !== '' && verbs.includes(move.do) ? [hint] : []));
  const amounts = new Map<string, number>();
  for (const {
    move,
    said: { hint },
  } of steps)
    if (move.do === 'take' && hint !== '') amounts.set(hint, (amounts.get(hint) ?? 0) + move.amount);
  const goods = w.list([...amounts].map(([good, n]) => `${n} ${good}`));
  const used = Map.groupBy(hints('convert'), (building) => building);
  const workshops = w.list([...used].map(([building, uses]) => w.times(building, uses.length)));
  const [deed, ...more] = new Set(hints('choose', 'build', 'draft', 'stack', 'place', 'discard'));
  const ways = [
    w.list(hints('keep')),
    deed ?? '',
    more.length === 0 ? '' : w.next(w.list(more)),
    goods === '' || deed !== undefined ? '' : w.take(goods),
    workshops === '' ? '' : deed === undefined && goods === '' ? w.use(workshops) : w.before(workshops),
    goods === '' || deed === undefined ? '' : w.brings(goods),
    hints('split')[0] ?? '',
    w.list(hints('act')),
  ];
  const parts = ways.filter((part) => part !== '').slice(0, PARTS);
  return parts.length === 0 ? undefined : parts;
}

/** So many cards are still to be kept; null where five are not being chosen. */
function leftToKeep(s: At, { chain, mode }: Path): number | null {
  const player = s.view.players[s.seat ?? -1];
  const isKeeping = s.decisions.some((d) => d.kind === 'keep') && mode === null && chain.every((m) => m.do === 'keep');
  return player === undefined || !isKeeping ? null : HAND_SIZE - player.handSize - chain.length;
}

export function told(s: At, path: Path): Told {
  const w = words(s.lang);
  const { chain } = path;
  const steps = stepsOf(s, chain);
  const left = leftToKeep(s, path);
  const given = gift(s);
  const last = steps[Math.max(0, path.said - 1)];
  const goesOn = last?.move.do === 'done' && path.said === 0;
  return {
    note: given?.why,
    chips: [
      ...(given === null ? [] : [{ text: given.why, tone: PLAIN, leads: true as const }]),
      ...unpaidChips(s, chain),
      ...netChips(s, chain),
    ],
    act: goesOn ? w.goOn : last?.said.act,
    missing: left === null ? undefined : w.keepTitle(left),
    title: left !== null && chain.length > 0 ? w.keepTitle(left) : titleOf(s, steps, path.said === 0),
    inWords: inWords(s, steps),
  };
}

/** A button, or one of several things a tap could do: with the action that leads to it. */
export function label(s: At, { moves: [move], here, word }: PathWay<View, GameMove, Event>): string | undefined {
  if (move === undefined) return undefined;
  const { act, title } = said(s.lang, move, here.view);
  if (word.startsWith('move:')) return act;
  const led = here.chain.at(-1);
  return led?.do === 'act' ? `${words(s.lang).action(led.action)}: ${title}` : title;
}
