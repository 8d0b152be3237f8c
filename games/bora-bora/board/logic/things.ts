/** Everything that lies on the table, with its name and what it is; in turn and out of turn, for everybody's board. Pure. */
import type { Language, Refusal } from '#kernel';
import type { Explanation, Thing } from '#web/kit/contract.ts';
import {
  type ActionCard,
  BUILD_VP,
  BUILDING_TILES,
  CARD_IDS,
  CARDS,
  FIELDS,
  FISHING,
  FISHING_VP,
  GOD_NAMES,
  GOD_TILE_VP,
  JEWEL_TYPE_NAMES,
  JEWELS,
  JEWELS_PER_ROUND,
  type Jewel,
  KINDS,
  type Kind,
  MATERIAL_IDS,
  MATERIAL_NAMES,
  type Names,
  OFFERING,
  PERSON_IDS,
  PERSON_SLOTS,
  PERSONS,
  type Person,
  PRIEST_VP,
  REGION_IDS,
  REGIONS,
  RESERVE,
  type Region,
  SPACE_MATERIAL,
  STATUS_VP,
  TASK_IDS,
  TASK_VP,
  TASK_VP_YELLOW,
  TASKS,
  type Task,
  TEMPLE_SPACES,
} from '../../rules/data.ts';
import { cardStates, hutsIn, isOpen, lowestDie, pathsTo } from '../../rules/helpers.ts';
import { FREE, type GameMove, NOBODY, type PlayerView, STORED, type View } from '../../rules/state.ts';
import { GOD_IDS, MAN, SEXES, type Sex } from '../../rules/words.ts';
import { space as spaceName } from '../../text/names.ts';
import { taskShort, words } from '../words.ts';
import { taskState } from './changes.ts';
import {
  cardThing,
  DECK,
  dieThing,
  displayThing,
  fieldThing,
  goodsThing,
  handThing,
  jewelThing,
  markerThing,
  regionThing,
  slotThing,
  spaceThing,
  taskThing,
  templeThing,
  tileThing,
} from './ids.ts';
import type { At } from './walk.ts';

type Bare = Omit<Thing, 'ways'>;

const playerAt = (view: View, seat: number): PlayerView => view.players[seat] as PlayerView;
const roundIndex = (view: View): number => Math.max(0, view.round - 1);
const plain = (text: string): string => text.replaceAll('\u00ad', '');

/** A refusal that says more than 'not now'. */
function reason(s: At, move: GameMove): Refusal | null {
  if (s.seat === null || s.decisions.length === 0) return null;
  const no = s.whyNot(move);
  return no === null || no.key === 'notNow' || no.key === 'notAsked' ? null : no;
}

/** When a thing has its turn, if it is not its question now. */
function when(s: At, phase: 'A' | 'B' | 'C'): string | undefined {
  const here = s.view.phase.startsWith(phase);
  return here && (phase !== 'A' || s.view.stack.length > 0) ? undefined : words(s.lang).ex.phases[phase];
}

export function personName(tile: number, lang: Language): string {
  const { sex, kind, symbols } = PERSONS[tile] as Person;
  const word = SEXES[sex] as Sex;
  const w = words(lang);
  const gives = sex === MAN ? `${symbols}× ${w.status}` : w.cost(symbols);
  return `${(KINDS[kind] as Kind).name[word][lang]} (${w.sexes[word]}, ${gives})`;
}

function personSays(tile: number, lang: Language): string[] {
  const { sex, kind, symbols } = PERSONS[tile] as Person;
  const { ex } = words(lang);
  const k = KINDS[kind] as Kind;
  return [ex.person[k.action](k.values.join(' / ')), ex.perTiles, ex.shift[SEXES[sex] as Sex](symbols)];
}

interface Lying {
  readonly seat: number;
  readonly face: number;
}

/** Dice on a card, the lowest first: it decides. */
export function lyingOn(view: View, card: number): Lying[] {
  return view.players
    .flatMap((pl, seat) => pl.dice.flatMap((face, i) => (pl.placed[i] === card ? [{ seat, face }] : [])))
    .sort((a, b) => a.face - b.face);
}

/** An opponent whose next die would close a card to all dice this seat has left; null if none can. */
export function closer(view: View, seat: number, card: number): Lying | null {
  const left = (p: PlayerView): number[] => p.dice.filter((v, i) => v > 0 && p.placed[i] === NOBODY);
  const mine = left(playerAt(view, seat));
  if (card === FISHING || view.phase !== 'A' || mine.length === 0) return null;
  const low = Math.min(...mine);
  if (!isOpen(view, card, low)) return null;
  for (const other of view.order) {
    if (other === seat) continue;
    const faces = left(playerAt(view, other)).filter((v) => v <= low && v < lowestDie(view, card));
    if (faces.length > 0) return { seat: other, face: Math.max(...faces) };
  }
  return null;
}

function dieThings(s: At): Bare[] {
  const { ex, die, placed } = words(s.lang);
  const seat = s.seat ?? s.view.acting ?? s.view.order[0] ?? 0;
  const p = playerAt(s.view, seat);
  return p.dice.flatMap((value, i) => {
    if (value === 0) return [];
    const card = p.placed[i] as number;
    const lies = card === NOBODY ? [] : [ex.placedOn((CARDS[card] as ActionCard).name[s.lang])];
    return [
      {
        id: dieThing(i),
        name: card === NOBODY ? die(value) : `${die(value)}, ${placed}`,
        explain: () => ({ says: [ex.die, ...lies], help: card === NOBODY ? when(s, 'A') : undefined }),
      },
    ];
  });
}

function cardThings(s: At): Bare[] {
  const w = words(s.lang);
  const { view } = s;
  return view.cards.map((card) => {
    const { name, actions } = CARDS[card] as ActionCard;
    const lying = lyingOn(view, card);
    const said = lying.map((d) => `${s.names(d.seat)} ${d.face}`).join(', ');
    return {
      id: cardThing(card),
      name: lying.length === 0 ? name[s.lang] : `${name[s.lang]}, ${w.dice}: ${said}`,
      explain: (): Explanation => {
        const close = s.seat === null ? null : closer(view, s.seat, card);
        return {
          says: [
            ...actions.map((a) => w.ex.cards[a]),
            ...(card === FISHING ? [w.points(FISHING_VP)] : [w.ex.cardRule]),
            ...(lying.length > 0 ? [w.ex.lying(said)] : []),
            ...(close === null ? [] : [`${w.closes(s.names(close.seat), close.face)}.`]),
          ],
          whyNot: cardReason(s, card),
          help:
            lying.length > 0 && card !== FISHING && s.decisions[0]?.kind === 'placeDie' ? w.ex.blueHelps : when(s, 'A'),
        };
      },
    };
  });
}

/** Why no die, or not the one that is held, may be laid here. */
function cardReason(s: At, card: number): Refusal | null {
  if (s.seat === null || s.decisions[0]?.kind !== 'placeDie') return null;
  const p = playerAt(s.view, s.seat);
  const held = s.gesture.find((x) => x.startsWith('die:'));
  const free = p.dice.filter((_, i) => p.placed[i] === NOBODY);
  const value = held === undefined ? Math.min(...free) : (p.dice[Number(held.slice('die:'.length))] as number);
  if (cardStates(s.decisions[0].options, value)[card] === 'open') return null;
  return reason(s, { do: 'die', value, card: CARD_IDS[card] as string });
}

function regionThings(s: At): Bare[] {
  const w = words(s.lang);
  const { view, seat } = s;
  return REGIONS.map((r: Region, i) => {
    const huts = hutsIn(view, i);
    const holder = huts.at(-1);
    const rest = huts.slice(0, -1).map((x) => w.beside(s.names(x)));
    const good = r.yields === OFFERING ? w.offering : (MATERIAL_NAMES[r.yields] as Names)[s.lang];
    const fish = view.fish[i] as number;
    return {
      id: regionThing(i),
      name: [
        r.name[s.lang],
        w.fish(fish),
        ...(holder === undefined ? [w.free] : [w.holds(s.names(holder)), ...rest]),
      ].join(', '),
      explain: () => ({
        says: [w.ex.region(good, fish), ...(seat !== null && huts.includes(seat) ? [w.ex.own] : [])],
        counts: seat !== null && holder === seat ? w.ex.yours(fish) : undefined,
        ...waysHere(s, i),
        whyNot: reason(
          s,
          view.phase === 'setup'
            ? { do: 'startHut', region: REGION_IDS[i] as string }
            : { do: 'expand', region: REGION_IDS[i] as string },
        ),
      }),
    };
  });
}

/** The paths that lead here from own huts, with their numbers. */
function waysHere(s: At, region: number): Pick<Explanation, 'help' | 'missing'> {
  const { ex } = words(s.lang);
  if (s.seat === null || s.view.phase === 'setup') return {};
  if (hutsIn(s.view, region).includes(s.seat)) return {};
  const paths = pathsTo(s.view, s.seat, region, { land: true, water: true });
  if (paths.length === 0) return { missing: ex.noPath };
  return { help: ex.paths([...new Set(paths.map((p) => ex.path(ex[p.type], p.value)))].join(', ')) };
}

function templeThings(s: At): Bare[] {
  const w = words(s.lang);
  return Array.from({ length: TEMPLE_SPACES }, (_, i) => {
    const holder = s.view.temple[i] ?? NOBODY;
    return {
      id: templeThing(i + 1),
      name: `${w.templeSpace(i + 1)}: ${holder === NOBODY ? w.empty : s.names(holder)}`,
      explain: () => ({
        says: [w.ex.temple(PRIEST_VP[roundIndex(s.view)] ?? 0), w.ex.templeMost, w.ex.slot(i + 1)],
        whyNot: reason(s, { do: 'priest', space: i + 1 }),
        help: when(s, 'A'),
      }),
    };
  });
}

function slotThings(s: At): Bare[] {
  const w = words(s.lang);
  return SEXES.flatMap((sex, x) =>
    Array.from({ length: PERSON_SLOTS }, (_, i) => {
      const tile = s.view.slots[x]?.[i] ?? NOBODY;
      const taker = s.view.takers[x]?.[i] ?? NOBODY;
      return {
        id: slotThing(sex, i + 1),
        name: `${i + 1}: ${tile === NOBODY ? w.empty : personName(tile, s.lang)}`,
        explain: () => ({
          says:
            tile === NOBODY
              ? [taker === NOBODY ? w.ex.slotEmpty : w.ex.taken(s.names(taker))]
              : [...personSays(tile, s.lang), w.ex.slot(i + 1)],
          whyNot: tile === NOBODY ? null : reason(s, { do: 'take', sex, slot: i + 1 }),
          help: tile === NOBODY ? undefined : when(s, 'A'),
        }),
      };
    }),
  );
}

function godThings(s: At): Bare[] {
  const w = words(s.lang);
  const { view } = s;
  return [
    ...view.godDisplay.map((god, i) => ({
      id: displayThing(i),
      name: (GOD_NAMES[god] as Names)[s.lang],
      explain: () => ({
        says: [w.ex.gods[GOD_IDS[god] ?? 'blue'], w.ex.display],
        whyNot: reason(s, { do: 'draw', from: GOD_IDS[god] ?? 'blue' }),
      }),
    })),
    { id: DECK, name: w.deck(view.godDeckSize), explain: () => ({ says: [w.ex.deck(view.godDeckSize)] }) },
  ];
}

function jewelThings(s: At): Bare[] {
  const w = words(s.lang);
  return s.view.jewels.flatMap((j, i) => {
    if (j === NOBODY) return [];
    const { type, cost, vp } = JEWELS[j] as Jewel;
    return [
      {
        id: jewelThing(j),
        name: `${(JEWEL_TYPE_NAMES[type] as Names)[s.lang]}: ${w.cost(cost)}, ${w.points(vp)}`,
        explain: () => ({
          says: [w.ex.jewel(Math.floor(i / JEWELS_PER_ROUND) + 1, cost)],
          counts: w.ex.worth(vp),
          whyNot: reason(s, { do: 'buy', jewel: jewelThing(j).slice('jewel:'.length) }),
          help: when(s, 'C'),
        }),
      },
    ];
  });
}

function taskThing1(s: At, task: number, seat: number | null, owned: boolean): Bare {
  const w = words(s.lang);
  const id = TASK_IDS[task] as string;
  const state = seat === null ? null : taskState(s.view, seat, task);
  const need = (TASKS[task] as Task).req.reduce((n, r) => n + r.n, 0);
  return {
    id: taskThing(task),
    name: plain(taskShort(task, s.lang)),
    explain: () => ({
      says: [(TASKS[task] as Task).name[s.lang], w.ex.task(TASK_VP, TASK_VP_YELLOW)],
      counts: state === null ? undefined : w.ex.have(String(state.have), need),
      whyNot: reason(s, owned ? { do: 'fulfil', task: id } : { do: 'task', task: id }),
      help: when(s, 'C'),
    }),
  };
}

function boardThings(s: At, seat: number): Bare[] {
  const w = words(s.lang);
  const { view } = s;
  const p = playerAt(view, seat);
  const mine = s.seat === seat;
  const whose = mine ? '' : `, ${s.names(seat)}`;
  const list: Bare[] = p.tasks.map((t) => taskThing1(s, t, seat, true));
  for (let f = 0; f < FIELDS; f++) {
    const tile = p.persons[f] as number;
    const huts = p.huts[f] as number;
    const person = tile === NOBODY ? null : (PERSONS[tile] as Person);
    list.push({
      id: fieldThing(seat, f),
      name:
        person !== null
          ? `${personName(tile, s.lang)}, ${p.down[f] === 1 ? w.down : w.up}${whose}`
          : `${[w.field(f + 1), ...(f === RESERVE ? [w.reserve] : []), huts === 0 ? w.free : w.huts(huts)].join(', ')}${whose}`,
      explain: () =>
        person !== null
          ? {
              says: [...personSays(tile, s.lang), ...(p.down[f] === 1 ? [w.ex.shifted] : [])],
              whyNot: mine ? personReason(s, tile) : null,
              help: mine ? when(s, 'B') : undefined,
            }
          : { says: [huts === 0 ? w.ex.fieldFree : w.ex.field, ...(f === RESERVE ? [w.ex.reserve] : [])] },
    });
  }
  for (const [n, value] of p.ceremony.entries()) {
    const material = (MATERIAL_NAMES[SPACE_MATERIAL[n] as number] as Names)[s.lang];
    const what = value === FREE ? w.empty : value === STORED ? w.stored : w.tile(value);
    list.push({
      id: spaceThing(seat, n),
      name: `${w.space(spaceName(n))}: ${material}, ${what}${whose}`,
      explain: () => ({ says: [value === FREE ? w.ex.space : value === STORED ? w.ex.stored : w.ex.under(value)] }),
    });
  }
  for (const [i, tile] of BUILDING_TILES.entries())
    if (p.built[i] !== 1)
      list.push({
        id: tileThing(seat, tile),
        name: `${w.tile(tile)}${whose}`,
        explain: () => ({ says: [w.ex.build(tile, BUILD_VP[roundIndex(view)] ?? 0)], help: when(s, 'A') }),
      });
  for (const god of GOD_IDS.keys()) {
    const n = p.hand === null ? (p.known[god] as number) : (p.hand[god] as number);
    const id = GOD_IDS[god] ?? 'blue';
    list.push({
      id: handThing(seat, id),
      name: `${(GOD_NAMES[god] as Names)[s.lang]}: ${n}${whose}`,
      explain: () => ({ says: [w.ex.gods[id], w.ex.godPrice] }),
    });
  }
  const hidden = p.hand === null ? p.handSize - p.known.reduce((a, b) => a + b, 0) : 0;
  list.push(
    {
      id: handThing(seat, 'hidden'),
      name: `${w.ex.hidden(hidden)}${whose}`,
      explain: () => ({ says: [w.ex.godPrice] }),
    },
    {
      id: handThing(seat, 'tile'),
      name: `${w.godTiles}: ${p.godTiles}${whose}`,
      explain: () => ({ says: [w.ex.tile], counts: w.ex.worth(p.godTiles * GOD_TILE_VP) }),
    },
  );
  const goods = [
    ['offering', w.offerings, p.offerings, w.ex.offering],
    ['shell', w.shells, p.shells, w.ex.shell],
    ['priest', w.priests, p.priests, w.ex.priest],
    ['jewel', w.jewels, p.jewels.length, w.ex.jewels],
    ['vp', w.helperVp, p.vp, w.ex.vp],
    ['hut', w.moveHut, p.huts.reduce((a, b) => a + b, 0), w.ex.hut],
    ...MATERIAL_IDS.map(
      (m, i) => [m, (MATERIAL_NAMES[i] as Names)[s.lang], p.surplus[i] as number, w.ex.surplus] as const,
    ),
  ] as const;
  for (const [what, name, n, says] of goods)
    list.push({ id: goodsThing(seat, what), name: `${name}: ${n}${whose}`, explain: () => ({ says: [says] }) });
  const space = view.status[seat] as number;
  list.push({
    id: markerThing(seat),
    name: `${w.status}: ${s.names(seat)}, ${space}`,
    explain: () => ({ says: [w.ex.status(space, STATUS_VP[space] as number)] }),
  });
  return list;
}

function personReason(s: At, tile: number): Refusal | null {
  const { sex, kind } = PERSONS[tile] as Person;
  const person = PERSON_IDS[tile] as string;
  if (s.decisions[0]?.kind === 'helper')
    return reason(s, sex === MAN ? { do: 'tattoo', person } : { do: 'gather', person });
  return reason(s, { do: 'use', sex: SEXES[sex] as string, kind: (KINDS[kind] as Kind).id });
}

/** By position: a gesture changes what can be tapped, not what lies there. */
const known = new WeakMap<View, Map<string, readonly Bare[]>>();

export function lying(s: At): readonly Bare[] {
  const held = s.gesture.find((x) => x.startsWith('die:')) ?? '';
  const key = `${s.lang}/${s.seat}/${s.decisions.length}/${held}`;
  const by = known.get(s.view) ?? new Map<string, readonly Bare[]>();
  known.set(s.view, by);
  const found = by.get(key);
  if (found !== undefined) return found;
  const list = [
    ...dieThings(s),
    ...cardThings(s),
    ...regionThings(s),
    ...templeThings(s),
    ...slotThings(s),
    ...godThings(s),
    ...jewelThings(s),
    ...s.view.taskDisplay.map((t) => taskThing1(s, t, s.seat, false)),
    ...s.view.order.flatMap((seat) => boardThings(s, seat)),
  ];
  by.set(key, list);
  return list;
}
