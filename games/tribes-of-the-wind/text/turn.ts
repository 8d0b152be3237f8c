/** One turn in one line: what was played, what came of it; draws and refills are folded away. */
import type { Language, Names, Seat, TurnSaid } from '#kernel';
import { tileAt } from '../rules/data.ts';
import { CAPITAL, NEIGHBOURS } from '../rules/geometry.ts';
import type { Event, View } from '../rules/state.ts';
import type { Sentences } from './sentences.ts';

interface TurnWords {
  readonly plays: (card: string) => string;
  readonly plants: (color: string, beside: string | null) => string;
  readonly flies: (riders: number) => string;
  readonly cleans: (n: number) => string;
  readonly builds: string;
  readonly temple: (name: string) => string;
  readonly keeps: (card: string) => string;
  readonly uses: (card: string) => string;
  readonly discards: (n: number) => string;
  readonly leader: (name: string) => string;
  readonly start: (tile: string) => string;
  readonly draws: string;
  readonly water: (n: number) => string;
  readonly smog: (n: number) => string;
  readonly and: string;
}

const WORDS: Readonly<Record<Language, TurnWords>> = {
  de: {
    plays: (card) => `spielt ${card}`,
    plants: (color, beside) => `pflanzt ${color}${beside === null ? '' : ` neben dem ${beside}`}`,
    flies: (n) => (n === 1 ? 'bewegt einen Windreiter' : `bewegt Windreiter (${n} Flüge)`),
    cleans: (n) => (n === 1 ? 'entfernt eine Verschmutzung' : `entfernt ${n} Verschmutzungen`),
    builds: 'baut ein Dorf',
    temple: (name) => `stellt den ${name}`,
    keeps: (card) => `behält „${card}“`,
    uses: (card) => `nutzt „${card}“`,
    discards: (n) => `wirft ${n} Karten ab`,
    leader: (name) => `legt ${name} aus`,
    start: (tile) => `beginnt auf dem ${tile}`,
    draws: 'zieht Karten',
    water: (n) => `+${n} Wasser`,
    smog: (n) => `${n}× Verschmutzung`,
    and: 'und',
  },
  en: {
    plays: (card) => `plays ${card}`,
    plants: (color, beside) => `plants ${color}${beside === null ? '' : ` beside the ${beside}`}`,
    flies: (n) => (n === 1 ? 'moves a windrider' : `moves windriders (${n} flights)`),
    cleans: (n) => (n === 1 ? 'removes one pollution' : `removes ${n} pollution`),
    builds: 'builds a village',
    temple: (name) => `places the ${name}`,
    keeps: (card) => `keeps “${card}”`,
    uses: (card) => `uses “${card}”`,
    discards: (n) => `discards ${n} cards`,
    leader: (name) => `lays out ${name}`,
    start: (tile) => `begins on the ${tile}`,
    draws: 'draws cards',
    water: (n) => `+${n} water`,
    smog: (n) => `${n}× pollution`,
    and: 'and',
  },
};

type Planted = Extract<Event, { e: 'planted' }>;

/** What a new forest lies beside, where that says where it is: a village or the start tile. */
function beside(e: Planted, view: View, s: Sentences): string | null {
  const land = view.players[e.seat];
  if (land === undefined) return null;
  const start = land.tiles.findIndex((t) => t >= 0 && tileAt(t).start !== null);
  return touches(start, e.space) ? s.tileAt(start) : null;
}

/** Orthogonal neighbours, by what the rules call the spaces. */
const touches = (a: number, b: number): boolean => a >= 0 && (NEIGHBOURS[a] ?? []).includes(b);

export function makeTurn(lang: Language, s: Sentences) {
  const w = WORDS[lang];
  return (seat: Seat, events: readonly Event[], names: Names, view: View): TurnSaid | null => {
    const own = events.filter((e) => 'seat' in e && e.seat === seat);
    const count = (kind: Event['e']): number => own.filter((e) => e.e === kind).length;
    const did: string[] = [];
    const brought: string[] = [];
    let water = 0;
    let head = '';
    for (const e of own) {
      if (e.e === 'played') head = w.plays(s.card(e.card));
      else if (e.e === 'startTile') did.push(w.start(s.tile(e.tile)));
      else if (e.e === 'planted') did.push(w.plants(s.forest(tileAt(e.tile).color), beside(e, view, s)));
      else if (e.e === 'built') did.push(w.builds);
      else if (e.e === 'templePlaced') did.push(w.temple(s.temple(e.tribe, e.temple)));
      else if (e.e === 'keptVillageCard') did.push(w.keeps(s.village(e.card)));
      else if (e.e === 'usedVillageCard') did.push(w.uses(s.village(e.card)));
      else if (e.e === 'leaderOut') did.push(w.leader(s.leader(e.tribe, e.leader)));
      else if (e.e === 'discarded' && count('templePlaced') === 0) did.push(w.discards(e.cards.length));
      else if (e.e === 'gained') water += e.water;
      else if (e.e === 'polluted') brought.push(w.smog(e.spaces.length));
      else if ((e.e === 'moved' || e.e === 'flew') && e === own.find((x) => x.e === 'moved' || x.e === 'flew'))
        did.push(w.flies(own.filter((x) => (x.e === 'moved' || x.e === 'flew') && x.to !== CAPITAL).length || 1));
      else if (e.e === 'cleaned' && e === own.find((x) => x.e === 'cleaned')) did.push(w.cleans(count('cleaned')));
    }
    if (water > 0) brought.push(w.water(water));
    if (head === '' && did.length === 0) {
      if (count('drew') === 0 && water === 0) return null;
      did.push(w.draws);
    }
    const last = did.pop();
    const list = last === undefined ? '' : did.length === 0 ? last : `${did.join(', ')} ${w.and} ${last}`;
    const said = [head, list].filter((x) => x !== '').join(': ');
    return { said: `${names(seat)} ${said}`, ...(brought.length === 0 ? {} : { brought: brought.join(', ') }) };
  };
}
