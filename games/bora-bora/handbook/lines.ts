/** The positions of the figures as lines of text, for terminals. */
import type { Language } from '#kernel';
import {
  CARDS,
  CARDS_IN_PLAY,
  DIE_FACES,
  GOD_NAMES,
  JEWEL_TYPE_NAMES,
  JEWELS,
  JEWELS_PER_ROUND,
  KINDS,
  PERSONS,
  REGIONS,
  STATUS_VP,
  TASKS,
  TEMPLE_SPACES,
} from '../rules/data.ts';
import { hutsIn, lowestDie, siteHolder, visibleDeficit } from '../rules/helpers.ts';
import { FREE, NOBODY, type Player, STORED, type State } from '../rules/state.ts';
import { MAN } from '../rules/words.ts';
import { space } from '../text/names.ts';
import type { Show } from './figures.ts';

interface Words {
  readonly fish: string;
  readonly hut: (who: string) => string;
  readonly pushed: (who: string) => string;
  readonly player: (n: number) => string;
  readonly nobody: string;
  readonly emptyCard: string;
  readonly below: (n: number) => string;
  readonly down: string;
  readonly huts: (n: number) => string;
  readonly free: string;
  readonly status: (space: number, vp: number) => string;
  readonly stored: string;
  readonly tile: (n: number) => string;
  readonly jewel: (cost: number, vp: number) => string;
  readonly missing: (n: number) => string;
  readonly fire: readonly string[];
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    fish: 'Fisch',
    hut: (who) => `Hütte von ${who}`,
    pushed: (who) => `daneben ${who}`,
    player: (n) => `Spieler ${n}`,
    nobody: 'leer',
    emptyCard: 'noch kein Würfel',
    below: (n) => `nur Würfel unter ${n}`,
    down: 'liegt unten',
    huts: (n) => (n === 1 ? 'Hütte' : `${n} Hütten`),
    free: 'frei',
    status: (at, vp) => `Feld ${at}, bringt ${vp} SP`,
    stored: 'Baustoff',
    tile: (n) => `Bauplättchen ${n}`,
    jewel: (cost, vp) => `${cost} Muscheln, ${vp} SP`,
    missing: (n) => (n === 0 ? 'erfüllt' : `es fehlt ${n}`),
    fire: ['Götterkarte oder Opfergabe', 'Statusschritt oder Muschel'],
  },
  en: {
    fish: 'fish',
    hut: (who) => `hut of ${who}`,
    pushed: (who) => `beside it ${who}`,
    player: (n) => `player ${n}`,
    nobody: 'empty',
    emptyCard: 'no die yet',
    below: (n) => `only dice below ${n}`,
    down: 'lies below',
    huts: (n) => (n === 1 ? 'hut' : `${n} huts`),
    free: 'free',
    status: (at, vp) => `space ${at}, brings ${vp} VP`,
    stored: 'material',
    tile: (n) => `building tile ${n}`,
    jewel: (cost, vp) => `${cost} shells, ${vp} VP`,
    missing: (n) => (n === 0 ? 'fulfilled' : `${n} missing`),
    fire: ['god card or offering', 'status step or shell'],
  },
};

/** The state as a few lines, by what the figure shows. */
export function lines(s: State, show: Show, lang: Language): string[] {
  const w = WORDS[lang];
  const name = (x: { readonly name: { readonly de: string; readonly en: string } }): string => x.name[lang];
  const who = (seat: number): string => (seat === NOBODY ? w.nobody : w.player(seat + 1));
  const p = s.players[0] as Player;
  switch (show) {
    case 'map':
      return REGIONS.map((r, i) => {
        const holder = siteHolder(s, i);
        const others = hutsIn(s, i).filter((seat) => seat !== holder);
        const huts = [
          ...(holder === NOBODY ? [] : [w.hut(who(holder))]),
          ...(others.length === 0 ? [] : [w.pushed(others.map(who).join(', '))]),
        ];
        return [`${name(r)}: ${w.fish} ${s.fish[i]}`, ...huts].join('; ');
      });
    case 'cards':
      return (CARDS_IN_PLAY[s.seats] ?? []).map((c) => {
        const low = lowestDie(s, c);
        return `${name(CARDS[c] as (typeof CARDS)[number])}: ${low > DIE_FACES ? w.emptyCard : w.below(low)}`;
      });
    case 'fields':
      return p.persons.map((tile, i) => {
        const person = PERSONS[tile];
        const kind = person === undefined ? undefined : KINDS[person.kind];
        const huts = p.huts[i] as number;
        const lies = [
          ...(kind === undefined ? [] : [kind.name[person?.sex === MAN ? 'man' : 'woman'][lang]]),
          ...(p.down[i] === 1 ? [w.down] : []),
          ...(huts > 0 ? [w.huts(huts)] : []),
        ];
        return `${i + 1}: ${lies.length === 0 ? w.free : lies.join(', ')}`;
      });
    case 'temple':
      return Array.from({ length: TEMPLE_SPACES }, (_, i) => TEMPLE_SPACES - i).map(
        (n) => `${n}: ${who(s.temple[n - 1] ?? NOBODY)}`,
      );
    case 'status':
      return s.statusStack.map((seat) => {
        const at = s.status[seat] as number;
        return `${who(seat)}: ${w.status(at, STATUS_VP[at] as number)}`;
      });
    case 'ceremony':
      return p.ceremony.map((v, i) => `${space(i)}: ${v === FREE ? w.free : v === STORED ? w.stored : w.tile(v)}`);
    case 'jewels':
      return s.jewels.slice(0, JEWELS_PER_ROUND).flatMap((j) => {
        const jewel = JEWELS[j];
        return jewel === undefined ? [] : [`${JEWEL_TYPE_NAMES[jewel.type]?.[lang]}: ${w.jewel(jewel.cost, jewel.vp)}`];
      });
    case 'tasks':
      return p.tasks.map(
        (t) => `${name(TASKS[t] as (typeof TASKS)[number])}: ${w.missing(visibleDeficit(s, 0, p, t) ?? 0)}`,
      );
    case 'gods':
      return GOD_NAMES.map((god) => god[lang]);
    case 'fire':
      return [...w.fire];
  }
}
