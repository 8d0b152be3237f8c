/** Ways to what is missing: own buildings that make it now, cards in hand that bring it, land that can be cleared. */
import type { Explanation } from '#web/kit/contract.ts';
import { mayConvert } from '../rules/anytime.ts';
import { discounted, discountNow } from '../rules/costs.ts';
import { BUILDINGS, EFFECTS, GOODS, SPECIALISTS } from '../rules/data.ts';
import { have } from '../rules/helpers.ts';
import { DISCARDABLE, hasSite, tileAt } from '../rules/landscape.ts';
import { ACTIONS } from '../rules/moves.ts';
import type { View, ViewPlayer } from '../rules/view.ts';
import type { Op } from '../rules/vocabulary.ts';
import { sentencesOf, words } from './words.ts';

type Lang = Parameters<typeof words>[0];

function opGives(op: Op, good: number): boolean {
  switch (op.op) {
    case 'gain':
      return (op.goods[good] ?? 0) > 0;
    case 'gainChoice':
    case 'gainPer':
      return op.kinds.includes(good);
    case 'gainPerTileKind':
      return op.map.some(([, g]) => g === good);
    case 'convert':
      return (op.gain[good] ?? 0) > 0;
    default:
      return false;
  }
}

const gives = (list: number, good: number): boolean => (EFFECTS[list] ?? []).some((op) => opGives(op, good));

/** What brings a good: a building that can be used now before a card in hand. */
function wayTo(lang: Lang, p: ViewPlayer, good: number): string | null {
  const w = words(lang);
  const say = sentencesOf(lang);
  const name = GOODS[good]?.name[lang] ?? '';
  for (const b of p.built) {
    const { conversion, name: building } = BUILDINGS[b] as (typeof BUILDINGS)[number];
    if (conversion !== null && gives(conversion.effect, good) && mayConvert(p, b))
      return w.help.convert(name, building[lang], say.conversion(b));
  }
  for (const card of p.hand ?? []) {
    const { actions, name: specialist } = SPECIALISTS[card] as (typeof SPECIALISTS)[number];
    const action = actions.findIndex((list) => gives(list, good));
    if (action >= 0) return w.help.card(name, specialist[lang], ACTIONS[action] ?? '', say.action(card, action));
  }
  return null;
}

/** How to come by the goods that are short; undefined if nothing is. */
function helpFor(lang: Lang, p: ViewPlayer, short: readonly number[]): string | undefined {
  const missing = short.flatMap((n, good) => (n > 0 ? [good] : []));
  if (missing.length === 0) return undefined;
  const ways = missing.flatMap((good) => wayTo(lang, p, good) ?? []);
  return ways.length === 0 ? words(lang).help.none : ways.slice(0, 2).join(' ');
}

/** How to come by an empty space. */
function helpForSpace(lang: Lang, p: ViewPlayer): string {
  const clear = p.cells.some((_, cell) => DISCARDABLE[tileAt(p.cells, cell)] === true);
  return clear ? words(lang).help.clear : words(lang).help.fell;
}

type Lack = Pick<Explanation, 'missing' | 'help'>;

/** What is missing to pay this, in words, and how to come by it. */
export function lacking(lang: Lang, p: ViewPlayer, goods: readonly number[]): Lack {
  const short = goods.map((n, g) => Math.max(0, n - have(p.stock, g)));
  const said = short.flatMap((n, g) => (n > 0 ? [words(lang).short(n, GOODS[g]?.name[lang] ?? '')] : []));
  return said.length === 0 ? {} : { missing: said.join(', '), help: helpFor(lang, p, short) };
}

/** What stands in the way of a tile: goods, or a space for it. */
export function missingFor(lang: Lang, view: View, seat: number, building: number): Lack {
  const cost = BUILDINGS[building]?.cost;
  const p = view.players[seat];
  if (cost === undefined || p === undefined) return {};
  const short = lacking(lang, p, discounted(cost.goods, discountNow(view.stack, seat)));
  if (short.missing !== undefined || hasSite(p.cells, building)) return short;
  return { missing: words(lang).noSite, help: helpForSpace(lang, p) };
}
