/** A turn as one player would tell it to another, for hints: the deed first, then what is made of it. Pure. */
import { cardOf, leaderOf, templeOf, tileOf, villageCardOf } from '../rules/data.ts';
import { CAPITAL, placeOf } from '../rules/geometry.ts';
import type { GameMove } from '../rules/state.ts';
import type { At } from './gesture.ts';
import { say, words } from './words.ts';

type MoveOf<K> = Extract<GameMove, { do: K }>;
const only = <K extends GameMove['do']>(chain: readonly GameMove[], verb: K): MoveOf<K>[] =>
  chain.filter((m): m is MoveOf<K> => m.do === verb);

/** Where riders end up: whoever only passes is not counted. */
function arrivals(s: At, chain: readonly GameMove[]): string[] {
  const at = new Map<number, number>();
  const move = (place: string, by: number): void => void at.set(placeOf(place), (at.get(placeOf(place)) ?? 0) + by);
  for (const m of [...only(chain, 'step'), ...only(chain, 'fly')]) {
    move(m.from, -1);
    move(m.to, 1);
  }
  const there = [...at].filter(([place, n]) => n > 0 && place !== CAPITAL);
  const { fly } = words(s.lang).tells;
  return there.length === 0 ? [] : [fly(there.map(([place, n]) => ({ n, place: say(s.lang).place(place) })))];
}

function cleaned(s: At, chain: readonly GameMove[]): string[] {
  const places = [...new Set(only(chain, 'clean').map((m) => say(s.lang).place(placeOf(m.space))))];
  return places.length === 0 ? [] : [words(s.lang).tells.clean(places)];
}

function planted(s: At, chain: readonly GameMove[]): string[] {
  const t = say(s.lang);
  const spaces = only(chain, 'plant').map((m) => t.place(placeOf(m.space)));
  return only(chain, 'forest').map((m, i) => words(s.lang).tells.plant(t.tile(tileOf(m.tile)), spaces[i] ?? ''));
}

/** What comes of the deed, in the order of its weight. */
function makings(s: At, chain: readonly GameMove[], tribe: number): string[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const water = only(chain, 'takeWater').length;
  return [
    ...planted(s, chain),
    ...arrivals(s, chain),
    ...cleaned(s, chain),
    ...(water > 0 ? [w.waterUnits(water, false)] : []),
    ...only(chain, 'takeVillageCard').map((m) =>
      w.tells.village(
        t.village(villageCardOf(m.card)),
        chain.some((x) => x.do === 'keep'),
      ),
    ),
    ...only(chain, 'leader').map((m) => w.tells.leader(t.leader(tribe, leaderOf(tribe, m.leader)))),
  ];
}

/** Which cards are drawn: only their backs are seen. Where they lie is said where nothing else is. */
function drawn(s: At, chain: readonly GameMove[], alone: boolean): string[] {
  const said = chain.flatMap((m, n) =>
    m.do === 'draw' || m.do === 'drawDeck' ? [s.text.move(m, s.after(chain.slice(0, n))?.view ?? s.view)] : [],
  );
  const cards = said.map((card) => card.replace(/, (.*)$/, alone ? ' ($1)' : '')).sort();
  const counted = [...new Set(cards)].map((card) => {
    const n = cards.filter((c) => c === card).length;
    return n === 1 ? card : `${n}× ${card}`;
  });
  return counted.length === 0 ? [] : [words(s.lang).tells.draw(counted)];
}

function deedOf(s: At, chain: readonly GameMove[], tribe: number): string | null {
  const w = words(s.lang);
  const t = say(s.lang);
  const [first] = chain;
  switch (first?.do) {
    case 'play':
      return w.tells.play(t.card(cardOf(first.card)), t.rowEffects(cardOf(first.card), first.row - 1));
    case 'build':
      return w.tells.build(t.tileAt(placeOf(first.space)));
    case 'placeTemple':
    case 'temple': {
      const temple = only(chain, 'temple')[0];
      return temple === undefined ? w.placeTemple : t.temple(tribe, templeOf(tribe, temple.temple));
    }
    case 'discardThree':
    case 'discard': {
      const cards = only(chain, 'discard').flatMap((m) => m.cards.map((id) => t.card(cardOf(id))));
      return cards.length === 0 ? null : w.tells.discard(cards);
    }
    case 'done':
    case 'decline':
      return s.text.move(first, s.view);
    default:
      return null;
  }
}

/** The deed first, then what is made of it and what is drawn; undefined where the title says as much. */
export function inWords(s: At, chain: readonly GameMove[], tribe: number): string | undefined {
  const deed = deedOf(s, chain, tribe);
  const made = makings(s, chain, tribe);
  const parts = deed === null ? made : [deed, ...made];
  const [first, ...more] = [...parts, ...drawn(s, chain, parts.length === 0)];
  if (first === undefined) return undefined;
  const said = more.length === 0 ? first : `${first} · ${more.join(', ')}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
