/** Everything that lies on the table, with its name and what it is; in turn and out of turn, for everybody's board. Pure. */
import { whoIs } from '#kernel';
import type { Explanation } from '#web/kit/contract.ts';
import {
  type ActionCard,
  CARD_IDS,
  CARDS,
  FISHING,
  FISHING_VP,
  GOD_NAMES,
  JEWEL_IDS,
  JEWEL_TYPE_NAMES,
  JEWELS,
  JEWELS_PER_ROUND,
  type Jewel,
  MATERIAL_NAMES,
  type Names,
  OFFERING,
  PERSON_SLOTS,
  PRIEST_VP,
  REGION_IDS,
  REGIONS,
  type Region,
  TEMPLE_SPACES,
} from '../rules/data.ts';
import { cardStates, hutsIn, pathsTo } from '../rules/helpers.ts';
import { type GameMove, NOBODY, type PlayerView } from '../rules/state.ts';
import { GOD_IDS, SEXES } from '../rules/words.ts';
import { beside } from './beside.ts';
import { closer, lyingOn } from './logic/dice.ts';
import {
  cardThing,
  DECK,
  dieThing,
  displayThing,
  jewelThing,
  regionThing,
  slotThing,
  templeThing,
} from './logic/ids.ts';
import { type At, personName, personSays, round, type Thing, taskOf, type Way, when, why } from './logic/lying.ts';
import { village } from './village.ts';
import { words } from './words.ts';

function dice(s: At): Thing[] {
  const { ex, die, placed } = words(s.lang);
  const p = s.view.players[s.seat ?? s.view.acting ?? s.view.order[0] ?? 0] as PlayerView;
  return p.dice.flatMap((value, i): Thing[] => {
    const card = p.placed[i] as number;
    const lies = card === NOBODY ? [] : [ex.placedOn((CARDS[card] as ActionCard).name[s.lang])];
    const name = card === NOBODY ? die(value) : `${die(value)}, ${placed}`;
    const explain = (): Explanation => ({ says: [ex.die, ...lies], help: card === NOBODY ? when(s, 'A') : undefined });
    return value === 0 ? [] : [{ id: dieThing(i), name, explain }];
  });
}

/** Cards are shut for a die that does not fit, whatever another die could do there. */
function cards(s: At, path: Way): Thing[] {
  const asked = s.seat !== null && s.decisions[0]?.kind === 'placeDie' ? s.decisions[0] : null;
  const held = path.gesture.find((x) => x.startsWith('die:'));
  const p = s.view.players[s.seat ?? 0] as PlayerView;
  const left = p.dice.filter((_, i) => p.placed[i] === NOBODY && (held === undefined || held === dieThing(i)));
  const value = Math.min(...left);
  const states = asked === null || held === undefined ? [] : cardStates(asked.options, value);
  return s.view.cards.map((card) => ({
    id: cardThing(card),
    get name() {
      const on = diceOn(s, card);
      const { [s.lang]: name } = (CARDS[card] as ActionCard).name;
      return on === '' ? name : `${name}, ${words(s.lang).dice}: ${on}`;
    },
    explain: () => cardSays(s, card),
    why: asked === null ? null : { do: 'die', value, card: CARD_IDS[card] as string },
    shut: states[card] === 'closed',
  }));
}

const diceOn = (s: At, card: number): string =>
  lyingOn(s.view, card)
    .map((d) => `${s.names(d.seat)} ${d.face}`)
    .join(', ');

function cardSays(s: At, card: number): Explanation {
  const w = words(s.lang);
  const close = s.seat === null ? null : closer(s.view, s.seat, card);
  return {
    says: [
      ...(CARDS[card] as ActionCard).actions.map((a) => w.ex.cards[a]),
      ...(card === FISHING ? [w.points(FISHING_VP)] : []),
      ...(close === null ? [] : [`${w.closes(whoIs(s.names, close.seat), close.face)}.`]),
    ],
    needs: card === FISHING ? undefined : w.ex.cardRule,
    help: s.decisions[0]?.kind === 'placeDie' ? undefined : when(s, 'A'),
  };
}

function regions(s: At): Thing[] {
  const w = words(s.lang);
  const { view, seat } = s;
  return REGIONS.map((r: Region, i) => {
    const huts = hutsIn(view, i);
    const holder = huts.at(-1);
    const rest = huts.slice(0, -1).map((x) => w.beside(whoIs(s.names, x)));
    const good = r.yields === OFFERING ? w.offering : (MATERIAL_NAMES[r.yields] as Names)[s.lang];
    const fish = view.fish[i] as number;
    const region = REGION_IDS[i] as string;
    return {
      id: regionThing(i),
      name: [
        r.name[s.lang],
        w.fish(fish),
        ...(holder === undefined ? [w.free] : [w.holds(whoIs(s.names, holder)), ...rest]),
      ].join(', '),
      explain: () => ({
        says: [w.ex.region(good, fish), ...waysHere(s, i)],
        needs: seat === null ? undefined : huts.includes(seat) ? w.ex.own : farFrom(s, i) ? w.ex.noPath : undefined,
        counts: seat !== null && holder === seat ? w.ex.yours(fish) : undefined,
      }),
      why: why(s, 'startHut', { do: 'startHut', region }) ?? why(s, 'expand', { do: 'expand', region }),
    };
  });
}

const pathsHere = ({ view, seat }: At, region: number) =>
  seat === null || view.phase === 'setup' ? [] : pathsTo(view, seat, region, { land: true, water: true });

const farFrom = (s: At, region: number): boolean => s.view.phase !== 'setup' && pathsHere(s, region).length === 0;

/** The paths that lead here from own huts, with their numbers. */
function waysHere(s: At, region: number): string[] {
  const { ex } = words(s.lang);
  const paths = hutsIn(s.view, region).includes(s.seat ?? -1) ? [] : pathsHere(s, region);
  const said = [...new Set(paths.map((p) => ex.path(ex[p.type], p.value)))];
  return said.length === 0 ? [] : [ex.paths(said.join(', '))];
}

function temple(s: At): Thing[] {
  const w = words(s.lang);
  const { ex } = w;
  const says = [ex.temple(PRIEST_VP[round(s.view)] ?? 0), ex.templeMost];
  return Array.from({ length: TEMPLE_SPACES }, (_, i) => {
    const holder = s.view.temple[i] ?? NOBODY;
    return {
      id: templeThing(i + 1),
      name: `${w.templeSpace(i + 1)}: ${holder === NOBODY ? w.empty : s.names(holder)}`,
      explain: () => ({ says, needs: ex.slot(i + 1), help: when(s, 'A') }),
      why: why(s, 'placePriest', { do: 'priest', space: i + 1 }),
    };
  });
}

function slots(s: At): Thing[] {
  const { ex, empty } = words(s.lang);
  return SEXES.flatMap((sex, x) =>
    Array.from({ length: PERSON_SLOTS }, (_, i): Thing => {
      const tile = s.view.slots[x]?.[i] ?? NOBODY;
      const taker = s.view.takers[x]?.[i] ?? NOBODY;
      const id = slotThing(sex, i + 1);
      const gone = [taker === NOBODY ? ex.slotEmpty : ex.taken(whoIs(s.names, taker))];
      if (tile === NOBODY) return { id, name: `${i + 1}: ${empty}`, explain: () => ({ says: gone }) };
      const says = personSays(tile, s.lang);
      const explain = (): Explanation => ({ says, needs: ex.slot(i + 1), help: when(s, 'A') });
      const move: GameMove = { do: 'take', sex, slot: i + 1 };
      return { id, name: `${i + 1}: ${personName(tile, s.lang)}`, explain, why: why(s, 'takePerson', move) };
    }),
  );
}

function gods(s: At): Thing[] {
  const { ex, deck } = words(s.lang);
  const { godDisplay, godDeckSize } = s.view;
  const display = godDisplay.map((god, i): Thing => {
    const says = [ex.gods[GOD_IDS[god] ?? 'blue'], ex.display];
    return { id: displayThing(i), name: (GOD_NAMES[god] as Names)[s.lang], explain: () => ({ says }) };
  });
  return [...display, { id: DECK, name: deck(godDeckSize), explain: () => ({ says: [ex.deck(godDeckSize)] }) }];
}

function jewels(s: At): Thing[] {
  const { ex, cost: shells, points } = words(s.lang);
  return s.view.jewels.flatMap((j, i) => {
    if (j === NOBODY) return [];
    const { type, cost, vp } = JEWELS[j] as Jewel;
    const says = [ex.jewel(Math.floor(i / JEWELS_PER_ROUND) + 1)];
    return {
      id: jewelThing(j),
      name: `${(JEWEL_TYPE_NAMES[type] as Names)[s.lang]}: ${shells(cost)}, ${points(vp)}`,
      explain: () => ({ says, help: when(s, 'C') }),
      why: why(s, 'buyJewel', { do: 'buy', jewel: JEWEL_IDS[j] as string }),
    };
  });
}

/** A gesture changes what can be tapped, not what lies there: but cards are shut for a die, and gods stand beside an action. */
export function things(s: At, path: Way): readonly Thing[] {
  const lying = s.once(`lying ${s.lang}`, () => [
    ...dice(s),
    ...regions(s),
    ...temple(s),
    ...slots(s),
    ...gods(s),
    ...jewels(s),
    ...s.view.taskDisplay.map((t) => taskOf(s, t, s.seat)),
    ...s.view.order.flatMap((seat) => village(s, seat)),
  ]);
  return [...cards(s, path), ...lying, ...beside(s, path)];
}
