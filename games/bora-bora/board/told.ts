/** What a gesture comes to, in words: as the question says it, and as a hint does. Pure. */
import {
  type ActionCard,
  CARD_IDS,
  CARDS,
  GOD_NAMES,
  KIND_IDS,
  KINDS,
  type Kind,
  MATERIAL_IDS,
  MATERIAL_NAMES,
  type Names,
  PERSON_IDS,
  REGION_IDS,
  REGIONS,
  type Region,
  TASK_IDS,
} from '../rules/data.ts';
import { type GameMove, NOBODY } from '../rules/state.ts';
import { GOD_IDS, type GodId, type Sex, sexIndex } from '../rules/words.ts';
import { settling } from './logic/changes.ts';
import { payments } from './logic/payments.ts';
import { personName } from './logic/things.ts';
import type { At, There, Walk } from './logic/walk.ts';
import { payLabel, taskShort, words } from './words.ts';

const cardName = (s: At, id: string): string => (CARDS[CARD_IDS.indexOf(id)] as ActionCard).name[s.lang];

/** The part of a title one move brings: where it goes. */
function said(s: At, m: GameMove): string | null {
  const w = words(s.lang);
  switch (m.do) {
    case 'die':
      return w.dieOn(m.value, cardName(s, m.card));
    case 'startHut':
    case 'expand':
      return (REGIONS[REGION_IDS.indexOf(m.region)] as Region).name[s.lang];
    case 'take': {
      const tile = s.view.slots[sexIndex(m.sex)]?.[m.slot - 1] ?? NOBODY;
      return tile === NOBODY ? null : personName(tile, s.lang);
    }
    case 'priest':
      return w.templeSpace(m.space);
    case 'build':
      return w.tile(m.tile);
    case 'use':
    case 'extra':
      return (KINDS[KIND_IDS.indexOf(m.kind)] as Kind).name[m.sex as Sex][s.lang];
    case 'tattoo':
    case 'gather':
      return personName(PERSON_IDS.indexOf(m.person), s.lang);
    case 'task':
      return taskShort(TASK_IDS.indexOf(m.task), s.lang);
    case 'fetch':
      return (MATERIAL_NAMES[MATERIAL_IDS.indexOf(m.material)] as Names)[s.lang];
    case 'help':
      return m.item === 'vp' ? w.helperVp : m.item === 'offering' ? w.offering : null;
    case 'draw':
      return m.from === 'deck' ? w.fromDeck : (GOD_NAMES[GOD_IDS.indexOf(m.from as GodId)] as Names)[s.lang];
    case 'moveHut':
      return w.moveHut;
    case 'fulfil':
    case 'yellow':
      return `${w.fulfil}: ${taskShort(TASK_IDS.indexOf(m.task), s.lang)}`;
    case 'discard':
      return `${w.discard}: ${taskShort(TASK_IDS.indexOf(m.task), s.lang)}`;
    default:
      return null;
  }
}

/** `verb` says the first part with what is done. */
function told(s: At, w: Walk, there: There | null, verb: (m: GameMove, head: string) => string): string | undefined {
  const first = w.chain.find((m) => said(s, m) !== null);
  const [head, ...rest] = w.chain.flatMap((m) => said(s, m) ?? []);
  if (first === undefined || head === undefined) return undefined;
  // Where only one region is in reach nobody has to name it.
  const region = settling(there, s.seat);
  const more = new Set(region < 0 ? rest : [...rest, (REGIONS[region] as Region).name[s.lang]]);
  more.delete(head);
  return [verb(first, head), [...more].join(', ')]
    .filter((part) => part !== '')
    .join(w.chain[0]?.do === 'die' ? ': ' : ', ')
    .replaceAll('\u00ad', '');
}

export const titleOf = (s: At, w: Walk, there: There | null): string | undefined =>
  told(s, w, there, (_, head) => head);

const SOFT_HYPHEN = /\u00ad/g;

/** Moves of one verb in one phrase. */
function together(s: At, w: Walk, verbs: readonly GameMove['do'][]): string[] {
  return [...new Set(w.chain.flatMap((m) => (verbs.includes(m.do) ? [said(s, m) ?? ''] : [])))];
}

/** A turn as one player would tell it to another: persons and materials with what is done with them, then gods and fire. */
export function inWords(s: At, w: Walk, there: There | null): string | undefined {
  const { tells } = words(s.lang);
  const verb = (m: GameMove, head: string): string =>
    m.do === 'die' ? tells.die(m.value, cardName(s, m.card)) : (tells.deeds[m.do]?.(head) ?? head);
  const used = together(s, w, ['use', 'extra']);
  const fetched = together(s, w, ['fetch']);
  const deeds = [
    ...(used.length === 0 ? [] : [tells.use(tells.list(used))]),
    ...(fetched.length === 0 ? [] : [tells.fetch(tells.list(fetched))]),
  ];
  const rest = w.chain.flatMap((m) => (PHRASED.has(m.do) ? [] : (said(s, m) ?? [])));
  const [start] = w.chain;
  const laid = start?.do === 'die' ? rest.shift() : undefined;
  const die = start === undefined || laid === undefined ? undefined : verb(start, laid);
  const [deed, ...more] = deeds;
  const head =
    deed === undefined
      ? [told(s, w, there, verb) ?? '']
      : [die === undefined ? deed : `${die}: ${deed}`, ...more, ...new Set(rest)];
  const fire = w.chain.flatMap((m) => (m.do === 'fire' ? [tells.bonuses[m.bonus] ?? m.bonus] : []));
  const gods = new Set(
    payments(there, s.seat).map(({ god, pay }) =>
      pay === 'card' ? tells.gods[god] : `${tells.gods[god]} (${payLabel(pay, s.lang)})`,
    ),
  );
  const [first = '', ...beside] = [
    ...head,
    ...gods,
    ...(fire.length === 0 ? [] : [tells.fire(tells.list(fire))]),
  ].filter((part) => part !== '');
  if (first === '') return undefined;
  return (beside.length === 0 ? first : `${first} · ${beside.slice(0, BESIDE).join(', ')}`).replace(SOFT_HYPHEN, '');
}

/** More of it nobody reads. */
const BESIDE = 2;
/** What is said with what is done with it. */
const PHRASED: ReadonlySet<GameMove['do']> = new Set(['use', 'extra', 'fetch']);
