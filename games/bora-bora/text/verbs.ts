/** One way to say a move: the same facts for its button, its line in a list, its title and a hint. verbs.de.ts and verbs.en.ts word them. */
import type { Who } from '#kernel';
import {
  CARD_IDS,
  FISHING,
  FISHING_VP,
  HELPER_POINTS,
  JEWEL_IDS,
  JEWELS,
  type Jewel,
  KIND_IDS,
  KINDS,
  type Kind,
  MATERIAL_IDS,
  PERSON_IDS,
  REGION_IDS,
  REGIONS,
  type Region,
  TASK_IDS,
  TASK_VP,
  TASK_VP_YELLOW,
} from '../rules/data.ts';
import { tilesOfKind } from '../rules/effects/persons.ts';
import { PAY_NONE, PAY_WORDS } from '../rules/moves.ts';
import { type GameMove, NOBODY, type PlayerView, type View } from '../rules/state.ts';
import { BLUE, GREEN, godIndex, RED, SEXES, sexIndex, WHITE, YELLOW } from '../rules/words.ts';
import * as names from './names.ts';
import { taskShort } from './tasks.ts';
import type { Args, Words } from './words.ts';

export type Bonus = 'offering' | 'godCard' | 'status' | 'shell';

export interface Said {
  /** On the button that does it. */
  readonly act: string;
  /** In a list of all that can be done. */
  readonly option: string;
  /** What it is about; several of one verb are told together. */
  readonly title?: string | undefined;
  /** As one player tells it to another: what is done with it. */
  readonly hint?: (titles: string) => string;
}

export type Verbs = Readonly<Record<GameMove['do'], (a: Args) => Said>>;

/** A word out of a sentence's arguments. */
type Word = string | undefined;

/** What somebody does, without the subject: in the log and in the line of a turn. */
export interface Does {
  startHut(who: Who, region: Word): string;
  die(who: Who, face: Word, card: Word): string;
  /** After a die that the white god makes stronger. */
  readonly asSix: string;
  settled(who: Who, region: Word): string;
  /** Whose hut steps aside, and whose priest leaves the temple; `outOwn` after a priest of the same. */
  pushed(other: Who): string;
  out(other: Who): string;
  readonly outOwn: string;
  scored(who: Who, region: Word, vp: Word): string;
  took(who: Who, person: Word): string;
  priest(who: Who, space: Word): string;
  built(who: Who, tile: Word): string;
  used(who: Who, tiles: Word, person: Word, way: Word): string;
  tattooed(who: Who, persons: Word): string;
  gathered(who: Who, persons: Word): string;
  movedHuts(who: Who, n: number): string;
  god(who: Who, god: Word): string;
  lost(who: Who, n: Word): string;
  bought(who: Who, jewel: Word, vp: Word): string;
  passed(who: Who): string;
  fulfilled(who: Who, task: Word): string;
  discarded(who: Who, task: Word): string;
  task(who: Who, task: Word): string;
  noPersons(who: Who): string;
  finished(who: Who): string;
}

/** How a god is paid, if it is. */
function paid(w: Words, god: number, pay: string | undefined): Args {
  const how = pay === undefined ? PAY_NONE : PAY_WORDS.indexOf(pay);
  return how === PAY_NONE ? {} : { pay: names.payment(w, god, how) };
}

const where = (w: Words, id: string, view: View): Args => {
  const r = REGION_IDS.indexOf(id);
  const good = names.good(w, (REGIONS[r] as Region).yields);
  return { region: names.region(w, r), good, fish: String(view.fish[r]) };
};

function usedBy(w: Words, m: { readonly sex: string; readonly kind: string }, view: View): Args {
  const [kind, sex] = [KIND_IDS.indexOf(m.kind), sexIndex(m.sex)];
  const tiles = Math.max(1, tilesOfKind(view.players[view.acting ?? 0] as PlayerView, sex, kind));
  const { action, values } = KINDS[kind] as Kind;
  const name = names.kind(w, kind, sex);
  return {
    tiles: String(tiles),
    kind: name,
    person: `${name} (${w.sex[SEXES[sex] ?? 'man']})`,
    effect: w.kindEffect[action]({ n: String(values[tiles - 1]) }),
  };
}

function aboutTask(w: Words, id: string, vp: number): Args {
  const task = TASK_IDS.indexOf(id);
  return { task: names.task(w, task), short: taskShort(task, w.lang), vp: String(vp) };
}

/** What a move is about, in words. */
function facts(w: Words, m: GameMove, view: View): Args {
  switch (m.do) {
    case 'startHut':
    case 'expand':
      return where(w, m.region, view);
    case 'store':
      return { space: names.space(m.space) };
    case 'die': {
      const fishing: Args = m.card === CARD_IDS[FISHING] ? { vp: String(FISHING_VP) } : {};
      return {
        value: String(m.value),
        card: names.card(w, CARD_IDS.indexOf(m.card)),
        ...fishing,
        ...paid(w, BLUE, m.blue),
      };
    }
    case 'white':
      return paid(w, WHITE, m.pay);
    case 'red':
      return paid(w, RED, m.pay);
    case 'double':
      return paid(w, GREEN, m.pay);
    case 'take': {
      const tile = view.slots[sexIndex(m.sex)]?.[m.slot - 1] ?? NOBODY;
      return { slot: String(m.slot), person: tile === NOBODY ? m.sex : names.person(w, tile) };
    }
    case 'tattoo':
    case 'gather':
      return {
        person: names.person(w, PERSON_IDS.indexOf(m.person)),
        points: String(HELPER_POINTS[m.do === 'tattoo' ? 'tattoo' : 'gatherShells']),
      };
    case 'help':
      return { item: m.item, points: String(HELPER_POINTS[m.item as 'vp' | 'offering' | 'godCard'] ?? 0) };
    case 'fetch':
      return { material: names.good(w, MATERIAL_IDS.indexOf(m.material)) };
    case 'draw':
      return m.from === 'deck' ? {} : { god: names.god(w, godIndex(m.from)) };
    case 'priest':
      return { space: String(m.space), ...((view.temple[m.space - 1] ?? NOBODY) === NOBODY ? {} : { pushed: '1' }) };
    case 'build':
      return { tile: String(m.tile), a: names.space(m.a), b: names.space(m.b) };
    case 'fire':
      return { bonus: m.bonus };
    case 'use':
      return usedBy(w, m, view);
    case 'extra':
      return { ...usedBy(w, m, view), ...paid(w, GREEN, m.pay) };
    case 'buy': {
      const j = JEWEL_IDS.indexOf(m.jewel);
      const { cost, vp } = JEWELS[j] as Jewel;
      return { jewel: names.jewel(w, j), cost: String(cost), vp: String(vp) };
    }
    case 'fulfil':
    case 'discard':
    case 'task':
      return aboutTask(w, m.task, TASK_VP);
    case 'yellow':
      return { ...aboutTask(w, m.task, TASK_VP_YELLOW), ...paid(w, YELLOW, m.pay) };
    default:
      return {};
  }
}

/** A move in every wording it has. */
export const say = (w: Words, m: GameMove, view: View): Said => w.verbs[m.do](facts(w, m, view));
