/** What a seat has, good by good: chips, and what its estate says of itself. */
import type { Language, Seat } from '#kernel';
import type { Figure } from '#web/kit/contract.ts';
import { GOODS } from '../rules/data.ts';
import { have } from '../rules/helpers.ts';
import type { View } from '../rules/view.ts';

export function stock(view: View, seat: Seat, lang: Language): readonly Figure[] {
  const goods = view.players[seat]?.stock ?? [];
  return GOODS.map((g, good) => ({ id: g.id, name: g.name[lang], count: have(goods, good), more: 'good' }));
}
