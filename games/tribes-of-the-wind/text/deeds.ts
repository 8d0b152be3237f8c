/** What somebody did, as the same words say it that offered it: from the events it became. */
import { cardAt, tileAt, villageCardAt } from '../rules/data.ts';
import type { Event } from '../rules/state.ts';
import type { Sentences } from './sentences.ts';
import { flights, type Verbs, type Wording } from './verbs.ts';

type Done = 'moved' | 'flew' | 'cleaned' | 'drew' | 'gained';
type Of<K extends Event['e']> = Extract<Event, { e: K }>;
const SKIPPED = { forest: 'forest', catapult: 'catapult', temple: 'chooseTemple' } as const;

const isOf =
  <K extends Event['e']>(kind: K) =>
  (e: Event): e is Of<K> =>
    e.e === kind;

export function makeDeeds(verbs: Verbs, s: Sentences) {
  /** Deeds that come again and again, told together. */
  function together(kind: Done, all: readonly Event[]): Wording {
    switch (kind) {
      case 'moved':
      case 'flew': {
        const legs = all.flatMap((e) => (e.e === kind ? [e] : []));
        const [{ from, to }] = legs as [Of<'moved'>];
        const facts = { from: s.place(from), to: s.place(to), ...flights(legs, s) };
        return kind === 'moved' ? verbs.step(facts) : verbs.fly(facts);
      }
      case 'cleaned': {
        const spaces = all.filter(isOf('cleaned')).map((e) => e.space);
        const places = [...new Set(spaces)].map(s.place);
        return verbs.clean({ place: s.spaceAt(spaces[0] as number), tokens: 0, n: spaces.length, places });
      }
      case 'drew': {
        const cards = all.filter(isOf('drew')).map((e) => ({ color: s.element(e.color), position: e.deck ? 0 : 1 }));
        return verbs.draw({ ...(cards[0] as (typeof cards)[number]), cards });
      }
      case 'gained':
        return verbs.takeWater({ n: all.filter(isOf('gained')).reduce((n, e) => n + e.water, 0) });
    }
  }

  /** One event in the words of its deed; null for what happens by itself. */
  function one(e: Event): Wording | null {
    switch (e.e) {
      case 'moved':
      case 'flew':
      case 'cleaned':
      case 'drew':
      case 'gained':
        return together(e.e, [e]);
      case 'played': {
        const row = cardAt(e.card).rows.length === 1 ? s.row(e.card, e.row) : s.numberedRow(e.card, e.row);
        return verbs.play({ card: s.card(e.card), row, effects: s.rowEffects(e.card, e.row) });
      }
      case 'built':
        return verbs.build({ place: s.tileAt(e.space), tile: s.tile(e.tile), use: null, riders: e.riders });
      case 'planted':
        return verbs.forest({
          tile: s.tile(e.tile),
          color: s.forest(tileAt(e.tile).color),
          position: 0,
          cost: e.cost,
          place: s.place(e.space),
          space: s.spaceAt(e.space),
        });
      case 'discarded':
        return verbs.discard({ cards: e.cards.map(s.card) });
      case 'templePlaced': {
        const effects = s.templeEffects(e.tribe, e.temple);
        return verbs.temple({ name: s.temple(e.tribe, e.temple), effects, place: s.tileAt(e.space) });
      }
      case 'tookVillageCard':
      case 'usedVillageCard':
      case 'keptVillageCard': {
        const [card, now, objective] = [
          s.village(e.card),
          s.immediate(e.card),
          s.objective(villageCardAt(e.card).objective),
        ];
        if (e.e === 'tookVillageCard') return verbs.takeVillageCard({ card, objective, now, use: null });
        if (e.e === 'usedVillageCard') return verbs.useNow({ card, effects: now });
        return verbs.keep({ card, objective, instead: e.instead < 0 ? null : s.village(e.instead) });
      }
      case 'leaderOut':
        return verbs.leader({
          name: s.leader(e.tribe, e.leader),
          ability: s.leaderAbility(e.tribe, e.leader),
          condition: e.condition,
        });
      case 'skipped':
        return verbs.decline({ what: SKIPPED[e.what] });
      case 'leaderDeclined':
        return verbs.decline({ what: 'leader' });
      default:
        return null;
    }
  }

  return { one, together };
}

export type Deeds = ReturnType<typeof makeDeeds>;
