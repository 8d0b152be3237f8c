/** What a tap on the table of Bora Bora means. Pure, the same for browser and laws. */
import type { Chip, Thing, Touch } from '#web/kit/contract.ts';
import { DIE_FACES, MATERIAL_NAMES, type Names, TASK_VP_YELLOW } from '../rules/data.ts';
import type { GameMove, View } from '../rules/state.ts';
import type { GodId } from '../rules/words.ts';
import { changesOf, settling } from './logic/changes.ts';
import { fireThing, godThing } from './logic/ids.ts';
import { godOf, paidBy, payments, spent } from './logic/payments.ts';
import { lying } from './logic/things.ts';
import { type At, type There, type Walk, walk } from './logic/walk.ts';
import { type Offers, offersOf } from './logic/ways.ts';
import { inWords, titleOf } from './told.ts';
import { payLabel, taskShort, words } from './words.ts';

// --- switches and choices beside the action ---

const GOD_OF: Readonly<Record<string, GodId>> = {
  whiteGod: 'white',
  redGod: 'red',
  double: 'green',
  resolveTask: 'yellow',
  lastTasks: 'yellow',
};

/** What a god would bring here, in two or three words. */
function godBrings(s: At, god: GodId, about: Readonly<Record<string, unknown>>): string {
  const w = words(s.lang);
  if (god === 'white') return w.countsSix(DIE_FACES);
  if (god === 'red') return w.redFish(Number(about.fish));
  if (god === 'green') return w.doubles(Number(about.plain), Number(about.doubled));
  return w.yellowFor(TASK_VP_YELLOW);
}

/** Gods that change something here: beside the action, off unless somebody says so. */
function godSwitches(s: At, w: Walk, offers: Offers): Thing[] {
  const questions = [...w.steps, ...(w.pending === null ? [] : [w.pending])];
  const found = new Map<GodId, Thing>();
  for (const q of questions) {
    const god = GOD_OF[q.kind];
    if (god === undefined) continue;
    const offer = offers.get(godThing(god));
    // Where nothing works without it, it is paid for before anybody says so.
    const on = w.chain.some((m) => godOf(m) === god && paidBy(m) !== null);
    if (offer === undefined && !on) continue;
    const text = words(s.lang);
    found.set(god, {
      id: godThing(god),
      name: `${text.godNames[god]}: ${godBrings(s, god, q.about ?? {})}`,
      ways: offer?.ways ?? [],
      ...(offer?.prefer === undefined ? {} : { prefer: offer.prefer }),
      switch: true,
      ...(on ? { on } : {}),
      explain: () => ({ says: [text.ex.gods[god], text.ex.godPrice] }),
    });
  }
  return [...found.values()];
}

/** Both halves of the fire bonus, as far as they are part of the gesture. */
function fireChoices(s: At, w: Walk, offers: Offers): Thing[] {
  const text = words(s.lang);
  const kinds = new Set([...w.steps.map((x) => x.kind as string), w.pending?.kind]);
  const names = { offering: text.offering, godCard: text.godCard, status: text.statusStep, shell: text.shell };
  return (['offering', 'godCard', 'status', 'shell'] as const).flatMap((bonus) => {
    const half = bonus === 'offering' || bonus === 'godCard' ? 'fire1' : 'fire2';
    if (!kinds.has(half)) return [];
    return [
      {
        id: fireThing(bonus),
        name: names[bonus],
        ways: offers.get(fireThing(bonus))?.ways ?? [],
        explain: () => ({ says: [text.ex.fire[bonus]] }),
      },
    ];
  });
}

// --- what it comes to ---

/** Gods that the gesture pays for, and how. */
function godChips(s: At, there: There): Chip[] {
  const text = words(s.lang);
  return payments(there, s.seat).map(({ god, pay }) => ({
    text: `${text.godNames[god]}: ${payLabel(pay, s.lang)}`,
    tone: 'bad',
  }));
}

/** Goods, huts and tasks that the gesture changes. */
function chipsOf(s: At, there: There | null): Chip[] {
  if (there === null || s.seat === null) return [];
  const text = words(s.lang);
  const list: Chip[] = [];
  for (const c of changesOf(s.view, there.view, s.seat, settling(there, s.seat), spent(payments(there, s.seat)))) {
    if (c.what === 'aside') list.push({ text: text.aside(s.names(c.seat)), tone: 'plain' });
    else if (c.what === 'task')
      list.push({
        text: text
          .taskStep(taskShort(c.change.task, s.lang), c.change.before, c.change.after, c.change.need)
          .replaceAll('\u00ad', ''),
        tone: c.change.after >= c.change.before ? 'good' : 'bad',
      });
    else {
      const [one, many] =
        c.what === 'material' ? [(MATERIAL_NAMES[c.material] as Names)[s.lang]] : text.amounts[c.what];
      const name = Math.abs(c.by) > 1 ? (many ?? one) : one;
      list.push({ text: text.signed(c.by, name), tone: c.by > 0 ? 'good' : 'bad' });
    }
  }
  for (const e of there.events)
    if (e.e === 'priestOut')
      list.push({ text: e.seat === s.seat ? text.back : text.out(s.names(e.seat)), tone: 'plain' });
    else if (e.e === 'helperLost' && e.n > 0) list.push({ text: text.unused(e.n), tone: 'bad' });
  return [...list, ...godChips(s, there)];
}

/** Moves that lead to a deed or go with it. */
const BESIDE: ReadonlySet<GameMove['do']> = new Set(['die', 'white', 'store', 'use', 'double', 'red', 'fire']);
/** What a die does by itself where it has only one target. */
const DEEDS: Readonly<Partial<Record<string, GameMove['do']>>> = {
  settled: 'expand',
  priest: 'priest',
  built: 'build',
  tookPerson: 'take',
};

function deedOf(s: At, w: Walk, there: There | null): GameMove['do'] | undefined {
  const first = w.chain[0]?.do;
  const main = w.chain.find((m) => !BESIDE.has(m.do))?.do;
  if (main !== undefined) return first === 'use' && main === 'end' ? 'use' : main;
  if (first !== 'die') return first;
  for (const e of there?.events ?? []) {
    const deed = 'seat' in e && e.seat === s.seat ? DEEDS[e.e] : undefined;
    if (deed !== undefined) return deed;
  }
  return first;
}

/** What the button says: the deed, and the gods it takes. */
function actOf(s: At, w: Walk, there: There | null): string | undefined {
  const text = words(s.lang);
  const deed = deedOf(s, w, there);
  if (deed === undefined) return undefined;
  const act = text.confirm[deed];
  const paid = [...new Set(payments(there, s.seat).map((x) => text.godNames[x.god]))];
  return paid.length === 0 ? act : text.with(act, paid.join(', '));
}

function missingOf(s: At, w: Walk): string {
  const text = words(s.lang);
  const kind = w.pending?.kind;
  if (kind === 'placeDie') return s.gesture.length === 0 ? text.chooseDie : text.chooseCard;
  if (kind === 'build' && s.gesture.some((x) => x.startsWith('space:'))) return text.chooseTarget.secondSpace;
  return text.chooseTarget[kind as keyof typeof text.chooseTarget] ?? text.chooseTarget.other;
}

/** Options without a place: ending, declining, giving up. Within a gesture gods are off by themselves. */
function isButton(m: GameMove): boolean {
  switch (m.do) {
    case 'end':
    case 'pass':
    case 'stop':
    case 'finish':
      return true;
    case 'help':
      return m.item === 'done';
    case 'white':
    case 'red':
    case 'double':
      return m.pay === 'none';
    default:
      return false;
  }
}

const last = new WeakMap<View, { readonly key: string; readonly touch: Touch<GameMove> }>();

export function touch(s: At): Touch<GameMove> {
  const key = `${s.lang}/${s.seat}/${s.decisions.length}/${s.gesture.join(' ')}`;
  const known = last.get(s.view);
  if (known?.key === key) return known.touch;
  const made = make(s);
  last.set(s.view, { key, touch: made });
  return made;
}

function make(s: At): Touch<GameMove> {
  const w = walk(s);
  const offers = offersOf(s, w);
  const { notes, confirm, helpDone, ex } = words(s.lang);
  const asks = w.pending !== null;
  const things: Thing[] = lying(s).map((bare) => {
    const offer = offers.get(bare.id);
    if (offer !== undefined) return { ...bare, ...offer };
    // A card that is shut belongs to the question all the same.
    return asks && bare.id.startsWith('card:') && w.pending?.kind === 'placeDie'
      ? { ...bare, ways: [], cannot: true as const }
      : { ...bare, ways: [] };
  });
  const there = w.chain.length === 0 ? null : s.after(w.chain);
  return {
    things: [...things, ...godSwitches(s, w, offers), ...fireChoices(s, w, offers)],
    chain: w.chain,
    ready: w.whole && there !== null,
    claims: (move) => !isButton(move),
    note: notes[s.decisions[0]?.kind as keyof typeof notes],
    title: titleOf(s, w, there),
    inWords: inWords(s, w, there),
    chips: chipsOf(s, there),
    act: actOf(s, w, there),
    missing: missingOf(s, w),
    label: (m) => (m.do === 'help' ? helpDone : 'pay' in m ? `${ex.without} ${noGod(s, m)}` : confirm[m.do]),
  };
}

function noGod(s: At, m: GameMove): string {
  const names = words(s.lang).godNames;
  return m.do === 'white' ? names.white : m.do === 'red' ? names.red : names.green;
}
