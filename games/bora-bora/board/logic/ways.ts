/** What a tap on each thing leads to: every question on the way may be answered otherwise. Pure. */
import type { Decision } from '#kernel';
import type { Gesture, Way } from '#web/kit/contract.ts';
import {
  CARD_IDS,
  FIELDS,
  JEWEL_IDS,
  KIND_IDS,
  MATERIAL_IDS,
  PERSON_IDS,
  PERSONS,
  type Person,
  REGION_IDS,
  REGIONS,
  type Region,
  SPACE_MATERIAL,
  TASK_IDS,
} from '../../rules/data.ts';
import { FREE, type GameMove, NOBODY } from '../../rules/state.ts';
import { type GodId, SEXES, type Sex } from '../../rules/words.ts';
import { payLabel, words } from '../words.ts';
import { settling } from './changes.ts';
import {
  cardThing,
  DECK,
  dieThing,
  displayThing,
  fieldThing,
  fireThing,
  godThing,
  goodsThing,
  jewelThing,
  parse,
  regionThing,
  slotThing,
  spaceThing,
  taskThing,
  templeThing,
  tileThing,
} from './ids.ts';
import { paidBy } from './payments.ts';
import { type At, aboutOf, highestTile, type MoveOf, of, playerOf, type Step, type Walk } from './walk.ts';

interface Offer {
  readonly ways: readonly Way[];
  readonly prefer?: true;
  readonly switch?: true;
}
export type Offers = Map<string, Offer>;

interface Hand {
  readonly s: At;
  readonly seat: number;
  readonly w: Walk;
  /** The words that count, in the order they were said. */
  readonly g: Gesture;
  readonly offers: Offers;
}

interface Asked {
  readonly kind: string;
  readonly options: readonly GameMove[];
  readonly about: Decision<GameMove>['about'];
}

const isDraw = (word: string): boolean => word === DECK || /^(deck=|display:)/.test(word);
const without = (g: Gesture, gone: (word: string) => boolean): string[] => g.filter((word) => !gone(word));

/** The questions of these kinds on the way, the open one last. */
function asked(h: Hand, ...kinds: readonly string[]): (Step | Asked)[] {
  const { steps, pending } = h.w;
  const found: (Step | Asked)[] = steps.filter((x) => kinds.includes(x.kind));
  if (pending !== null && kinds.includes(pending.kind))
    found.push({ kind: pending.kind, options: pending.options, about: pending.about });
  return found;
}

const wordsOf = (q: Step | Asked): readonly string[] => ('words' in q ? q.words : []);

/** The words of the questions before this one. */
function before(h: Hand, q: Step | Asked): string[] {
  const said = new Set<string>();
  for (const step of h.w.steps) {
    if (step === q) break;
    for (const word of step.words) said.add(word);
  }
  return h.g.filter((word) => said.has(word));
}

/** Words that fit whatever stands before them: gods and fire. */
function after(h: Hand, q: Step | Asked): string[] {
  const i = h.w.steps.indexOf(q as Step);
  if (i < 0) return [];
  const said = new Set(h.w.steps.slice(i + 1).flatMap((x) => x.words));
  return h.g.filter((word) => said.has(word) && (/^(god|fire):/.test(word) || isDraw(word)));
}

function put(h: Hand, id: string, ways: readonly Way[], more: Omit<Offer, 'ways'> = {}): void {
  if (ways.length > 0 && !h.offers.has(id)) h.offers.set(id, { ways, ...more });
}

const say = (h: Hand, m: GameMove): string => h.s.text.move(m, h.s.view);

/** The thing an option with a place of its own lies on. */
function placeOf(m: GameMove): string | null {
  switch (m.do) {
    case 'startHut':
    case 'expand':
      return regionThing(REGION_IDS.indexOf(m.region));
    case 'take':
      return slotThing(m.sex, m.slot);
    case 'priest':
      return templeThing(m.space);
    case 'buy':
      return jewelThing(JEWEL_IDS.indexOf(m.jewel));
    case 'task':
      return taskThing(TASK_IDS.indexOf(m.task));
    default:
      return null;
  }
}

// --- dice and cards ---

function dice(h: Hand): void {
  const [q] = asked(h, 'placeDie');
  if (q === undefined) return;
  const { s, seat } = h;
  const w = words(s.lang);
  const { dice: faces, placed } = playerOf(s, seat);
  const options = of(q.options, 'die');
  const held = h.g.find((word) => word.startsWith('die:'));
  const card = h.g.find((word) => word.startsWith('card:'));
  const face = held === undefined ? 0 : (faces[Number(parse(held).arg)] ?? 0);
  for (const [i, value] of faces.entries()) {
    if (placed[i] !== NOBODY || !options.some((m) => m.value === value)) continue;
    const id = dieThing(i);
    const keeps =
      card !== undefined &&
      id !== held &&
      options.some((m) => m.value === value && `card:${m.card}` === card && m.blue === undefined);
    put(h, id, [{ to: id === held ? h.g : keeps ? [id, card] : [id], label: w.die(value) }]);
  }
  for (const c of s.view.cards) {
    const mine = options.filter((m) => m.card === CARD_IDS[c] && (face === 0 || m.value === face));
    const open = mine.filter((m) => m.blue === undefined);
    const ways = (open.length > 0 ? open : mine)
      .toSorted((a, b) => a.value - b.value)
      .map((m) => ({ to: laid(h, m, held), label: cardLabel(h, m, face) }))
      // Without a god first.
      .toSorted((a, b) => a.to.length - b.to.length);
    put(h, cardThing(c), ways, ways.length > 1 ? { prefer: true } : {});
  }
}

/** Die and card; with the white god where the die alone is too low. */
function laid(h: Hand, m: MoveOf<'die'>, held: string | undefined): string[] {
  const { dice: faces, placed } = playerOf(h.s, h.seat);
  const i = faces.findIndex((v, k) => v === m.value && placed[k] === NOBODY);
  const die = held !== undefined && faces[Number(parse(held).arg)] === m.value ? held : dieThing(i);
  const card = m.blue === undefined ? `card:${m.card}` : `card:${m.card}=${m.blue}`;
  const next = h.s.after([m])?.decisions[0];
  const needs = next?.kind === 'whiteGod' && !of(next.options, 'white').some((x) => x.pay === 'none');
  const pay = needs ? of(next.options, 'white')[0]?.pay : undefined;
  return pay === undefined ? [die, card] : [die, card, `${godThing('white')}=${pay}`];
}

function cardLabel(h: Hand, m: MoveOf<'die'>, face: number): string {
  const w = words(h.s.lang);
  if (m.blue === undefined) return w.withDie(m.value);
  const pay = payLabel(m.blue, h.s.lang);
  return face === 0 ? `${w.withDie(m.value)}: ${pay}` : pay;
}

// --- targets ---

/** The only target there is has been chosen by itself: it is part of the gesture, and a tap on it plays. */
function forced(h: Hand): void {
  if (!h.w.whole) return;
  const region = settling(h.s.after(h.w.chain), h.seat);
  if (region >= 0) put(h, regionThing(region), [{ to: h.g, label: words(h.s.lang).confirm.expand }]);
}

/** Regions, persons, temple spaces, jewels, new tasks: one thing, one move; with the white god where it opens more. */
function targets(h: Hand): void {
  for (const q of asked(h, 'startHut', 'expand', 'takePerson', 'placePriest', 'buyJewel', 'takeTask')) {
    const [start, end] = [before(h, q), after(h, q)];
    for (const m of q.options) {
      const id = placeOf(m);
      if (id === null) continue;
      // The red god goes with the hut.
      const rest = end.map((x) =>
        m.do === 'expand' && x.startsWith(godThing('red'))
          ? `${godThing('red')}=${m.region}.${x.split('.').at(-1)}`
          : x,
      );
      put(h, id, [{ to: wordsOf(q).includes(id) ? h.g : [...start, id, ...rest], label: say(h, m) }]);
    }
  }
  forced(h);
  for (const q of asked(h, 'whiteGod')) {
    const pay = of(q.options, 'white').find((m) => m.pay !== 'none');
    if (pay === undefined || wordsOf(q).length > 0 || !('move' in q)) continue;
    const i = h.w.steps.indexOf(q);
    const peek = h.s.after([...h.w.chain.slice(0, i), pay])?.decisions[0];
    const start = [...before(h, q), `${godThing('white')}=${pay.pay}`];
    for (const m of peek?.options ?? []) {
      const id = m.do === 'build' ? tileThing(h.seat, m.tile) : placeOf(m);
      if (
        id === null ||
        (m.do === 'build' && of(asked(h, 'build')[0]?.options ?? [], 'build').some((x) => x.tile === m.tile))
      )
        continue;
      put(h, id, [{ to: [...start, id], label: `${say(h, m)} · ${words(h.s.lang).withWhite}` }]);
    }
  }
}

// --- gods beside an action ---

/** Every way to pay for a god; `about` tells which of several questions is meant, and `name` says it. */
function payWays(h: Hand, god: GodId, pays: readonly string[], about = '', name = ''): Way[] {
  const word = `${godThing(god)}=`;
  return pays.map((pay) => ({
    to: [...without(h.g, (x) => x.startsWith(`${word}${about}`)), `${word}${about}${pay}`],
    label: `${name}${payLabel(pay, h.s.lang)}`,
  }));
}

/** Off: every way to pay for it. On: off again, or paid otherwise where nothing works without. */
function switchWays(h: Hand, q: Step | Asked, god: GodId, about: string, name: string): Way[] {
  const pays = q.options.flatMap((m) => ('pay' in m && m.pay !== 'none' ? [m.pay] : []));
  const free = q.options.some((m) => 'pay' in m && m.pay === 'none');
  const paid = 'move' in q ? paidBy(q.move) : null;
  if (paid === null || !free) {
    const others = pays.filter((pay) => pay !== paid);
    return payWays(h, god, others, about, name);
  }
  const label = `${name}${words(h.s.lang).godOff}`;
  return [{ to: god === 'white' ? withoutWhite(h, q) : without(h.g, (x) => wordsOf(q).includes(x)), label }];
}

/** One switch a god: with several questions for it, a choice between them. */
function gods(h: Hand): void {
  const { sexes } = words(h.s.lang);
  for (const [kind, god] of [
    ['whiteGod', 'white'],
    ['redGod', 'red'],
    ['double', 'green'],
  ] as const) {
    const all = asked(h, kind);
    const ways = all.flatMap((q) => {
      const about = aboutOf(q.about, god);
      const name =
        all.length < 2
          ? ''
          : god === 'red'
            ? `${(REGIONS[REGION_IDS.indexOf(String(q.about?.region))] as Region).name[h.s.lang]}: `
            : `${sexes[q.about?.sex as Sex]}: `;
      return switchWays(h, q, god, about, name);
    });
    put(
      h,
      godThing(god),
      ways,
      all.length === 1 && ways.length > 1 ? { switch: true, prefer: true } : { switch: true },
    );
  }
}

/** Without white a target may lie too far. */
function withoutWhite(h: Hand, q: Step | Asked): string[] {
  const rest = without(h.g, (x) => x.startsWith(godThing('white')));
  const i = h.w.steps.indexOf(q as Step);
  const none = of(q.options, 'white').find((m) => m.pay === 'none');
  const target = h.w.steps[i + 1];
  const plain = none === undefined ? undefined : h.s.after([...h.w.chain.slice(0, i), none])?.decisions[0];
  if (target === undefined || plain?.options.some((m) => JSON.stringify(m) === JSON.stringify(target.move)))
    return rest;
  return before(h, q);
}

// --- tasks ---

function taskWays(h: Hand): void {
  const [q] = asked(h, 'resolveTask', 'lastTasks');
  if (q === undefined) return;
  const w = words(h.s.lang);
  const chosen = h.g.find((word) => word.startsWith('task:'));
  const ids = [...new Set(q.options.flatMap((m) => ('task' in m ? [m.task] : [])))];
  for (const id of ids) {
    const thing = `task:${id}`;
    const here = q.options.filter((m) => 'task' in m && m.task === id);
    const plain = here.find((m) => m.do !== 'yellow');
    // Gods are off unless somebody says so, and stand beside the task as switches: only where nothing else helps they are its way.
    const ways: Way[] =
      plain !== undefined
        ? [{ to: chosen === thing ? h.g : [thing], label: plain.do === 'fulfil' ? w.fulfil : w.discard }]
        : of(here, 'yellow').map((m) => ({
            to: [thing, `${godThing('yellow')}=${m.pay}`],
            label: `${w.yellow}: ${payLabel(m.pay, h.s.lang)}`,
          }));
    put(h, thing, ways, ways.length > 1 ? { prefer: true } : {});
  }
  if (chosen === undefined) return;
  const yellow = of(q.options, 'yellow').filter((m) => `task:${m.task}` === chosen);
  const on = h.g.some((word) => word.startsWith(godThing('yellow')));
  const free = q.options.some((m) => (m.do === 'fulfil' || m.do === 'discard') && `task:${m.task}` === chosen);
  const ways =
    on && free
      ? [{ to: [chosen], label: w.godOff }]
      : on
        ? []
        : payWays(
            h,
            'yellow',
            yellow.map((m) => m.pay),
          );
  put(h, godThing('yellow'), ways, { switch: true, ...(ways.length > 1 ? { prefer: true as const } : {}) });
}

// --- persons ---

/** The first tile of its kind stands for all of them. */
function kindField(s: At, seat: number, sex: number, kind: number): number {
  return playerOf(s, seat).persons.findIndex((t) => {
    const p = t === NOBODY ? null : (PERSONS[t] as Person);
    return p !== null && p.sex === sex && p.kind === kind;
  });
}

/** Words of each use of persons, its targets and gods included. */
function uses(h: Hand): { sex: string; words: string[] }[] {
  const list: { sex: string; words: string[] }[] = [];
  for (const step of h.w.steps) {
    if (step.move.do === 'use' || step.move.do === 'extra') list.push({ sex: step.move.sex, words: [] });
    list.at(-1)?.words.push(...step.words);
  }
  return list;
}

function persons(h: Hand): void {
  const all = asked(h, 'usePersons');
  const [now] = all;
  const last = all.at(-1);
  if (now === undefined || last === undefined) return;
  const { s, seat } = h;
  const w = words(s.lang);
  const player = playerOf(s, seat);
  for (let field = 0; field < FIELDS; field++) {
    const tile = player.persons[field] ?? NOBODY;
    if (tile === NOBODY) continue;
    const { sex, kind } = PERSONS[tile] as Person;
    const word = fieldThing(seat, kindField(s, seat, sex, kind));
    if (h.g.some((x) => x === word || x.startsWith(`${word}=`))) {
      put(h, fieldThing(seat, field), [{ to: h.g, label: w.use }]);
      continue;
    }
    const is = (m: GameMove): boolean =>
      (m.do === 'use' || m.do === 'extra') && m.sex === SEXES[sex] && m.kind === KIND_IDS[kind];
    const ways: Way[] = [];
    const use = of(last.options, 'use').find(is);
    const instead = of(now.options, 'use').find(is);
    if (use !== undefined) ways.push({ to: [...h.g, word], label: say(h, use) });
    else if (instead !== undefined) {
      const others = new Set(uses(h).flatMap((u) => (u.sex === SEXES[sex] ? [] : u.words)));
      ways.push({ to: [...h.g.filter((x) => others.has(x)), word], label: w.instead });
    }
    for (const m of of(last.options, 'extra').filter(is))
      ways.push({ to: [...h.g, `${word}=extra.${m.pay}`], label: `${w.extra}: ${payLabel(m.pay, s.lang)}` });
    put(h, fieldThing(seat, field), ways, ways.length > 1 ? { prefer: true } : {});
  }
}

/** Whether this is the question asked here and now, not one that follows. */
const isNow = (h: Hand, kind: string): boolean => h.s.decisions[0]?.kind === kind;

// --- goods that come one by one ---

/** A word that is said once more each time: `deck`, `deck=2`. */
function again(g: Gesture, id: string): string {
  const n = g.filter((x) => x === id || x.startsWith(`${id}=`)).length;
  return n === 0 ? id : `${id}=${n + 1}`;
}

/** What the points of the helper may still buy: the rest of them becomes victory points. */
function helper(h: Hand): void {
  const all = asked(h, 'helper');
  const open = all.find((q) => wordsOf(q).length === 0);
  if (all.length === 0) return;
  const { s, seat, g } = h;
  const player = playerOf(s, seat);
  const options = open?.options ?? [];
  const toggle = (id: string, can: boolean, label: string): void => {
    if (g.includes(id)) put(h, id, [{ to: without(g, (x) => x === id), label }], { switch: true });
    else if (can) put(h, id, [{ to: [...g, id], label }], { switch: true });
  };
  const count = (id: string, can: boolean, label: string): void => {
    const is = (x: string): boolean => x === id || x.startsWith(`${id}=`);
    if (can) put(h, id, [{ to: [...g, again(g, id)], label }], { switch: true });
    else if (g.some(is)) put(h, id, [{ to: without(g, is), label }], { switch: true });
  };
  for (const [field, tile] of player.persons.entries()) {
    if (tile === NOBODY) continue;
    const m = options.find((x) => (x.do === 'tattoo' || x.do === 'gather') && x.person === PERSON_IDS[tile]);
    toggle(fieldThing(seat, field), m !== undefined, m === undefined ? words(s.lang).godOff : say(h, m));
  }
  const item = (what: string): GameMove | undefined => options.find((x) => x.do === 'help' && x.item === what);
  for (const what of ['vp', 'offering'] as const) {
    const m = item(what);
    count(goodsThing(seat, what), m !== undefined, words(s.lang)[what]);
  }
  count(goodsThing(seat, 'hut'), of(options, 'moveHut').length > 0, words(s.lang).moveHut);
  draws(h, item('godCard') !== undefined, Number.POSITIVE_INFINITY);
  fetches(
    h,
    of(options, 'fetch').map((m) => m.material),
    count,
    toggle,
  );
}

type Press = (id: string, can: boolean, label: string) => void;

/** Materials: tap the space they shall lie on; what has no space left is tapped by its name. */
function fetches(h: Hand, materials: readonly string[], count: Press, toggle: Press): void {
  const { ceremony } = playerOf(h.s, h.seat);
  for (const [space, value] of ceremony.entries()) {
    if (value !== FREE) continue;
    const name = MATERIAL_IDS[SPACE_MATERIAL[space] as number] as string;
    toggle(spaceThing(h.seat, space), materials.includes(name), words(h.s.lang).material);
  }
  for (const [i, name] of MATERIAL_IDS.entries()) {
    const id = goodsThing(h.seat, name);
    const room = ceremony.some(
      (v, space) => v === FREE && SPACE_MATERIAL[space] === i && !h.g.includes(spaceThing(h.seat, space)),
    );
    const said = h.g.some((x) => x === id || x.startsWith(`${id}=`));
    if (said || !room) count(id, materials.includes(name), words(h.s.lang).material);
  }
}

function carriers(h: Hand): void {
  const [q] = asked(h, 'chooseMaterial');
  if (q === undefined) return;
  const { g } = h;
  const said = asked(h, 'chooseMaterial').flatMap((x) => wordsOf(x));
  const room = said.length < Number(q.about?.left ?? 1);
  const one = Number(q.about?.left ?? 1) === 1;
  const put1 = (id: string, word: string, label: string): void => {
    if (g.includes(id) && one) put(h, id, [{ to: g, label }]);
    else if (g.includes(id) && word === id) put(h, id, [{ to: without(g, (x) => x === id), label }], { switch: true });
    else if (room) put(h, id, [{ to: [...g, word], label }], one ? {} : { switch: true });
    else if (one) put(h, id, [{ to: [...without(g, (x) => said.includes(x)), word], label }]);
    else put(h, id, [{ to: without(g, (x) => x === id || x.startsWith(`${id}=`)), label }], { switch: true });
  };
  fetches(
    h,
    MATERIAL_IDS,
    (id, _can, label) => put1(id, one ? id : again(g, id), label),
    (id, _can, label) => put1(id, id, label),
  );
}

/** God cards from the display or the deck, as many as there are to take. */
function draws(h: Hand, can: boolean, most: number): void {
  const { s, g } = h;
  const w = words(s.lang);
  const taken = g.filter(isDraw);
  const others = without(g, (x) => isDraw(x) || x === fireThing('godCard') || x === fireThing('offering'));
  const press = (id: string, word: string, listed: boolean): void => {
    const on = taken.includes(word);
    if (on && most === 1) put(h, id, [{ to: g, label: w.godCard }]);
    else if (on) put(h, id, [{ to: without(g, (x) => x === word), label: w.godCard }], { switch: true });
    else if (!listed) return;
    else if (most === 1) put(h, id, [{ to: [...others, word], label: w.godCard }]);
    else if (can && taken.length < most) put(h, id, [{ to: [...g, word], label: w.godCard }], { switch: true });
  };
  for (const i of s.view.godDisplay.keys()) press(displayThing(i), displayThing(i), can || taken.length > 0);
  const deck = most === 1 ? DECK : again(g, DECK);
  const rest = s.view.godDeckSize + s.view.godDiscard.reduce((a, b) => a + b, 0);
  if (rest > taken.length) press(DECK, deck, can || taken.length > 0);
}

function shamans(h: Hand): void {
  const [first] = asked(h, 'takeGodCard');
  if (first === undefined || (!isNow(h, 'takeGodCard') && asked(h, 'helper', 'fire1').length > 0)) return;
  draws(h, true, Number(first.about?.left ?? 1));
}

// --- ceremony place ---

function spaces(h: Hand): void {
  const { s, seat, g } = h;
  for (const q of asked(h, 'build')) {
    const tileWord = wordsOf(q).find((x) => x.startsWith('tile:')) ?? g.find((x) => x.startsWith('tile:'));
    const tile = tileWord === undefined ? highestTile(q.options) : Number(tileWord.split('.')[1]);
    const list = of(q.options, 'build').filter((m) => m.tile === tile);
    const earlier = before(h, q);
    // Spaces that took a material before stay out of it.
    const tapped = g.filter((x) => x.startsWith('space:') && !earlier.includes(x)).map((x) => Number(x.split('.')[1]));
    const start = [...earlier, ...(tileWord === undefined ? [] : [tileWord])];
    const to = (...list2: readonly number[]): string[] => [
      ...start,
      ...list2.map((n) => spaceThing(seat, n)),
      ...after(h, q),
    ];
    const pair = (a: number, b: number): boolean =>
      list.some((m) => (m.a === a && m.b === b) || (m.a === b && m.b === a));
    const [first] = tapped;
    for (const n of new Set(list.flatMap((m) => [m.a, m.b]))) {
      const label = words(s.lang).tile(tile);
      const id = spaceThing(seat, n);
      const partner = list.length === 1 ? (list[0]?.a === n ? list[0].b : (list[0]?.a ?? -1)) : -1;
      if (tapped.length === 2 && (tapped[1] === n || partner >= 0)) put(h, id, [{ to: g, label }]);
      else if (partner >= 0) put(h, id, [{ to: to(partner, n), label }]);
      else if (tapped.includes(n)) put(h, id, [{ to: to(...tapped.filter((x) => x !== n)), label }]);
      else if (tapped.length === 1 && first !== undefined && pair(first, n)) put(h, id, [{ to: to(first, n), label }]);
      else put(h, id, [{ to: to(n), label }]);
    }
    for (const n of new Set(of(q.options, 'build').map((m) => m.tile))) {
      const rest = without(start, (x) => x.startsWith('tile:'));
      const id = tileThing(seat, n);
      const to2 = [...rest, id, ...tapped.map((x) => spaceThing(seat, x)), ...after(h, q)];
      put(h, id, [{ to: id === tileWord ? g : to2, label: words(s.lang).tile(n) }]);
    }
  }
  if (!isNow(h, 'placeMaterial') && asked(h, 'helper', 'chooseMaterial').length > 0) return;
  for (const q of asked(h, 'placeMaterial'))
    for (const m of of(q.options, 'store')) {
      const id = spaceThing(seat, m.space);
      const label = say(h, m);
      put(h, id, [{ to: wordsOf(q).includes(id) ? g : [...without(g, (x) => wordsOf(q).includes(x)), id], label }]);
    }
}

/** How many huts the resettlers move. */
function resettlers(h: Hand): void {
  const [q] = asked(h, 'moveHuts');
  if (q === undefined) return;
  const id = goodsThing(h.seat, 'hut');
  const rest = without(h.g, (x) => x.startsWith(`${id}=`));
  const most = Number(q.about?.left ?? 1);
  const ways = Array.from({ length: most }, (_, i) => ({
    to: [...rest, `${id}=${most - i}`],
    label: words(h.s.lang).huts(most - i),
  }));
  put(h, id, ways, ways.length > 1 ? { prefer: true } : {});
}

// --- fire ---

function fire(h: Hand): void {
  const [first] = asked(h, 'fire1');
  const [second] = asked(h, 'fire2');
  const { g } = h;
  const w = words(h.s.lang);
  if (first !== undefined) {
    const rest = without(g, (x) => isDraw(x) || /^fire:(godCard|offering)$/.test(x));
    const press = (bonus: string, label: string): void => {
      const id = fireThing(bonus);
      put(h, id, [{ to: g.includes(id) ? g : [...rest, id], label }]);
    };
    press('offering', w.offering);
    if (of(first.options, 'fire').some((m) => m.bonus === 'godCard')) {
      press('godCard', w.godCard);
      draws(h, true, 1);
    }
  }
  if (second === undefined) return;
  const rest = without(g, (x) => /^fire:(status|shell)$/.test(x));
  for (const [bonus, label] of [
    ['status', w.statusStep],
    ['shell', w.shell],
  ] as const) {
    const id = fireThing(bonus);
    put(h, id, [{ to: g.includes(id) ? g : [...rest, id], label }]);
  }
}

/** Everything that a tap can answer now. */
export function offersOf(s: At, w: Walk): Offers {
  const offers: Offers = new Map();
  if (s.seat === null || s.decisions.length === 0) return offers;
  const used = new Set(w.steps.flatMap((x) => x.words));
  // A die, a first space or a tile wait for the rest of their gesture.
  const waits = (word: string): boolean => /^(die|card|tile|space):/.test(word) && w.pending !== null;
  const g = s.gesture.filter((word) => used.has(word) || waits(word));
  const h: Hand = { s, seat: s.seat, w, g: g.length === s.gesture.length ? s.gesture : g, offers };
  dice(h);
  persons(h);
  if (isNow(h, 'takeGodCard')) shamans(h);
  if (isNow(h, 'placeMaterial')) spaces(h);
  helper(h);
  targets(h);
  gods(h);
  taskWays(h);
  fire(h);
  shamans(h);
  carriers(h);
  spaces(h);
  resettlers(h);
  return offers;
}
