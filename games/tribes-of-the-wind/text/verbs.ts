/** Every deed in words, once: as an option, on its button, in the title of a turn, in a hint, in the log and in the line of a turn. */
import type { Who } from '#kernel';
import { templeCost } from '../rules/abilities.ts';
import {
  cardAt,
  cardOf,
  constants,
  leaderOf,
  templeOf,
  tileAt,
  tileOf,
  villageCardAt,
  villageCardOf,
} from '../rules/data.ts';
import { CAPITAL, type Place, placeOf, spaceOf } from '../rules/geometry.ts';
import { objectiveProgress, playerAt, ridersNeeded } from '../rules/inspect.ts';
import type { ConditionName, FrameKind, FrameOf, GameMove, PlayerView, Verb, View } from '../rules/state.ts';
import type { Sentences } from './sentences.ts';

export interface Wording {
  /** In the list of options. */
  readonly option: string;
  /** On the button that does it. */
  readonly act: string;
  /** Part of the title of a turn, of a choice at its thing; the option if it is not said. */
  readonly title?: string;
  /** Part of a hint: which things, where the title leaves that to the marks on the board. */
  readonly hint?: string;
  /** In the log, after the name of whoever did it, without a full stop. */
  readonly log?: (who: Who) => string;
  /** In the line of a turn, where that is shorter; the same deed done again and again is told once. */
  readonly turn?: (who: Who) => string;
}

export interface Drawn {
  readonly color: string;
  /** In the display, 0 from the deck. */
  readonly position: number;
}

/** What a deed is about. What is done again and again is told together: `n` of them. */
export interface Facts {
  readonly play: { readonly card: string; readonly row: string; readonly effects: string };
  readonly placeTemple: { readonly cards: number };
  readonly build: {
    readonly place: string;
    readonly tile: string;
    readonly use: 'keep' | 'now' | null;
    /** Who return to the capital. */
    readonly riders: number;
  };
  readonly discardThree: { readonly cards: number; readonly allPlaced: boolean };
  readonly discard: { readonly cards: readonly string[] };
  readonly temple: { readonly name: string; readonly effects: string; readonly place: string };
  readonly templeOn: { readonly place: string; readonly tile: string };
  readonly effect: { readonly effect: string; readonly leader: string | null };
  readonly step: { readonly from: string; readonly to: string } & Flown;
  readonly fly: { readonly from: string; readonly to: string } & Flown;
  readonly clean: {
    readonly place: string;
    readonly tokens: number;
    readonly n: number;
    readonly places: readonly string[];
  };
  readonly takeWater: { readonly n: number };
  /** Position in the display, 0 for the top of the stack: equal tiles must be told apart. */
  readonly forest: {
    readonly tile: string;
    readonly color: string;
    readonly position: number;
    readonly cost: number;
    /** Where it grows: 'top centre left', 'top centre left space'. */
    readonly place: string | null;
    readonly space: string;
  };
  readonly plant: { readonly place: string };
  readonly takeVillageCard: {
    readonly card: string;
    readonly objective: string;
    readonly now: string;
    readonly use: 'keep' | 'now' | null;
  };
  readonly useNow: { readonly card: string; readonly effects: string };
  readonly keep: { readonly card: string; readonly objective: string; readonly instead: string | null };
  readonly replace: { readonly card: string; readonly points: string };
  readonly draw: Drawn & { readonly cards: readonly Drawn[] };
  readonly drawDeck: Drawn & { readonly cards: readonly Drawn[] };
  readonly leader: { readonly name: string; readonly ability: string; readonly condition: ConditionName };
  readonly done: object;
  readonly decline: { readonly what: 'forest' | 'catapult' | 'chooseTemple' | 'leader' | null };
}

interface Flown {
  readonly n: number;
  /** Where riders end up: whoever only passes is not counted. */
  readonly there: readonly { readonly n: number; readonly place: string }[];
}

export type Verbs = { readonly [K in Verb]: (facts: Facts[K]) => Wording };

/** A whole turn in words. */
export interface TurnInWords {
  readonly title: string;
  readonly act: string;
  readonly hint: readonly string[] | undefined;
}

function top<K extends FrameKind>(view: View, kind: K): FrameOf<K> | null {
  const frame = view.stack.at(-1);
  return frame?.f === kind ? (frame as FrameOf<K>) : null;
}

/** What the moves of one turn are about, told together where they are of one kind. */
interface Told {
  readonly chain: readonly GameMove[];
  /** Before this move. */
  view(i: number): View;
}

const DECLINED = ['forest', 'catapult', 'chooseTemple', 'leader'] as const;

/** Told together: a step and a flight by catapult, backs from wherever they lie. */
const KINDS: Readonly<Partial<Record<Verb, Verb>>> = { fly: 'step', drawDeck: 'draw' };
const kind = (verb: Verb): Verb => KINDS[verb] ?? verb;

/** What is made of a deed, in the order of its weight. */
const MAKINGS: readonly Verb[] = ['forest', 'step', 'clean', 'takeWater', 'takeVillageCard', 'leader', 'draw'];
const DEEDS: readonly Verb[] = ['play', 'build', 'temple', 'discard', 'done', 'decline'];

/** Riders on the move, one leg after the other. */
export function flights(legs: readonly { readonly from: Place; readonly to: Place }[], s: Sentences): Flown {
  const at = new Map<Place, number>();
  for (const { from, to } of legs) {
    at.set(from, (at.get(from) ?? 0) - 1);
    at.set(to, (at.get(to) ?? 0) + 1);
  }
  const there = [...at].filter(([where, n]) => n > 0 && where !== CAPITAL);
  return { n: legs.length, there: there.map(([where, n]) => ({ n, place: s.place(where) })) };
}

export function makeVerbs(verbs: Verbs, s: Sentences) {
  const place = (name: string): string => s.place(placeOf(name));

  function flown({ chain }: Told): Flown {
    const legs = chain.flatMap((m) => (m.do === 'step' || m.do === 'fly' ? [m] : []));
    return flights(
      legs.map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) })),
      s,
    );
  }

  function drawnAt(move: GameMove, view: View): Drawn[] {
    if (move.do === 'drawDeck')
      return [{ color: view.element.top === null ? '?' : s.element(view.element.top.color), position: 0 }];
    if (move.do !== 'draw') return [];
    const back = view.element.display[move.position - 1];
    return [{ color: back === undefined ? '?' : s.element(back.color), position: move.position }];
  }

  const drawn = (told: Told): readonly Drawn[] => told.chain.flatMap((m, i) => drawnAt(m, told.view(i)));
  const use = ({ chain }: Told): 'keep' | 'now' | null =>
    chain.some((m) => m.do === 'keep') ? 'keep' : chain.some((m) => m.do === 'useNow') ? 'now' : null;
  function tileThere(name: string, me: PlayerView): string {
    const tile = me.tiles[spaceOf(name)] ?? -1;
    return tile < 0 || tileAt(tile).start !== null ? '' : s.tile(tile);
  }

  function wording(told: Told, i: number): Wording {
    const move = told.chain[i] as GameMove;
    const view = told.view(i);
    const me = playerAt(view, view.active);
    const bare = (text: string): Wording => ({ option: text, act: text });
    switch (move.do) {
      case 'play': {
        const card = cardOf(move.card);
        const rows = card < 0 ? [] : cardAt(card).rows;
        if (rows[move.row - 1] === undefined) return bare(`${move.card} ${move.row}`);
        const row = rows.length === 1 ? s.row(card, move.row - 1) : s.numberedRow(card, move.row - 1);
        const effects = s.rowEffects(card, move.row - 1);
        // Numbers are printed on no card: a hint names it by its element and by what it does.
        const { hint = '' } = verbs.play({ card: s.elementOf(card), row, effects });
        return { ...verbs.play({ card: s.card(card), row, effects }), hint };
      }
      case 'placeTemple':
        return verbs.placeTemple({ cards: templeCost(me) });
      case 'build':
        return verbs.build({
          place: s.tileAt(placeOf(move.space)),
          tile: tileThere(move.space, me),
          use: use(told),
          riders: ridersNeeded(me, placeOf(move.space)),
        });
      case 'discardThree':
        return verbs.discardThree({ cards: constants.templeCost, allPlaced: me.unplaced.length === 0 });
      case 'discard':
        return {
          ...verbs.discard({ cards: move.cards.map((id) => s.card(cardOf(id))) }),
          hint: verbs.discard({ cards: move.cards.map((id) => s.elementOf(cardOf(id))) }).hint ?? '',
        };
      case 'temple': {
        const temple = templeOf(me.tribe, move.temple);
        if (temple < 0) return bare(move.temple);
        return verbs.temple({
          name: s.temple(me.tribe, temple),
          effects: s.templeEffects(me.tribe, temple),
          place: '',
        });
      }
      case 'templeOn':
        return verbs.templeOn({ place: s.tileAt(placeOf(move.space)), tile: tileThere(move.space, me) });
      case 'effect': {
        const pending = top(view, 'effects')?.list[move.index];
        if (pending === undefined) return bare(String(move.index));
        const leader = pending.leader < 0 ? null : s.leader(me.tribe, pending.leader);
        return verbs.effect({ effect: s.effect(pending.effect), leader });
      }
      case 'step':
      case 'fly':
        return verbs[move.do]({ from: place(move.from), to: place(move.to), ...flown(told) });
      case 'clean': {
        const cleaned = told.chain.filter((m) => m.do === 'clean').map((m) => m.space);
        return verbs.clean({
          place: s.spaceAt(placeOf(move.space)),
          tokens: me.pollution[spaceOf(move.space)] ?? 0,
          n: cleaned.length,
          places: [...new Set(cleaned)].map(place),
        });
      }
      case 'takeWater':
        return verbs.takeWater({ n: told.chain.filter((m) => m.do === 'takeWater').length });
      case 'forest': {
        const tile = tileOf(move.tile);
        if (tile < 0) return bare(move.tile);
        const on = told.chain.slice(i).find((m) => m.do === 'plant');
        return verbs.forest({
          tile: s.tile(tile),
          color: s.forest(tileAt(tile).color),
          position: view.forest.display.indexOf(tile) + 1,
          cost: top(view, 'forest')?.cost ?? 0,
          place: on === undefined ? null : place(on.space),
          space: on === undefined ? '' : s.spaceAt(placeOf(on.space)),
        });
      }
      case 'plant':
        return verbs.plant({ place: s.spaceAt(placeOf(move.space)) });
      case 'takeVillageCard':
      case 'replace': {
        const card = villageCardOf(move.card);
        if (card < 0) return bare(move.card);
        if (move.do === 'replace')
          return verbs.replace({ card: s.village(card), points: s.points(objectiveProgress(me, card).points) });
        const objective = s.objective(villageCardAt(card).objective);
        return verbs.takeVillageCard({ card: s.village(card), objective, now: s.immediate(card), use: use(told) });
      }
      case 'useNow':
      case 'keep': {
        const card = top(view, 'villageCardUse')?.card;
        const name = card === undefined ? '' : s.village(card);
        if (move.do === 'useNow')
          return verbs.useNow({ card: name, effects: card === undefined ? '' : s.immediate(card) });
        const objective = card === undefined ? '' : s.objective(villageCardAt(card).objective);
        return verbs.keep({ card: name, objective, instead: null });
      }
      case 'draw':
      case 'drawDeck':
        return verbs[move.do]({ ...(drawnAt(move, view)[0] as Drawn), cards: drawn(told) });
      case 'leader': {
        const leader = leaderOf(me.tribe, move.leader);
        if (leader < 0) return bare(move.leader);
        const condition = top(view, 'leader')?.condition ?? 'path';
        return verbs.leader({
          name: s.leader(me.tribe, leader),
          ability: s.leaderAbility(me.tribe, leader),
          condition,
        });
      }
      case 'done':
        return verbs.done({});
      case 'decline':
        return verbs.decline({ what: DECLINED.find((f) => top(view, f) !== null) ?? null });
    }
  }

  /** Each kind of deed once, as its first move says it; a temple by its name, a forest by its tile. */
  function deeds(told: Told): ReadonlyMap<Verb, Wording> {
    const found = new Map<Verb, Wording>();
    for (const [i, m] of told.chain.entries()) {
      const id = kind(m.do);
      const again = ['forest', 'play', 'leader'].includes(id) ? (`${id} ${i}` as Verb) : id;
      if (!found.has(again)) found.set(again, wording(told, i));
    }
    if (found.has('temple')) found.delete('placeTemple');
    return found;
  }

  return {
    of: (move: GameMove, view: View): Wording => wording({ chain: [move], view: () => view }, 0),
    turn(chain: readonly GameMove[], view: (i: number) => View): TurnInWords {
      const told = { chain, view };
      const found = deeds(told);
      const isForest = [...found.keys()].some((id) => id.startsWith('forest'));
      const titles = [...found].flatMap(([id, w]) =>
        id === 'effect' || (id === 'plant' && isForest) ? [] : [w.title ?? w.option],
      );
      const hints = (ids: readonly Verb[]): string[] =>
        ids.flatMap((id) =>
          [...found].flatMap(([x, w]) => (x.split(' ')[0] === id && w.hint !== undefined ? [w.hint] : [])),
        );
      const forest = chain.findIndex((m) => m.do === 'forest');
      const [first, ...more] = [...hints(DEEDS).slice(0, 1), ...hints(MAKINGS)];
      return {
        title: titles.join(', '),
        act: wording(told, Math.max(0, forest)).act,
        hint:
          first === undefined
            ? undefined
            : [first.charAt(0).toUpperCase() + first.slice(1), ...(more.length === 0 ? [] : [more.join(', ')])],
      };
    },
  };
}

export type VerbsSaid = ReturnType<typeof makeVerbs>;
