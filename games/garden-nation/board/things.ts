/** Everything that lies in the garden and beside it, with its name and what it is. */
import { whoIs } from '#kernel';
import type { Lying, Situation, Walked } from '#web/kit/contract.ts';
import { FIELD_IDS, NUMBERS, PUBLIC, type PublicProject, TERRITORIES } from '../rules/data.ts';
import { cost, craneTarget, floorsIn, territoryOf, value } from '../rules/garden.ts';
import { secretValue } from '../rules/scoring.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { terms } from '../text/names.ts';
import { ROOF_MODE } from './answers.ts';
import { allFields, secretsSeat, secretsShown, territories } from './logic/model.ts';
import { progress } from './logic/progress.ts';
import { stock } from './stock.ts';
import { progressText, words } from './words.ts';

type At = Situation<View, GameMove, Event>;
type Walk = Walked<View, GameMove, Event>;
type Thing = Lying<GameMove>;

export const fieldThing = (field: number): string => `field:${FIELD_IDS[field]}`;
export const territoryThing = (territory: number): string => `territory:${territory + 1}`;
export const projectThing = (card: number): string => `project:${PUBLIC[card]?.id}`;
export const secretThing = (place: number): string => `secret:${place}`;
export const switchThing = (territory: number): string => `ploy:to-${territory + 1}`;
export const seatThing = (seat: number): string => `seat:${seat}`;

export const things = (s: At, path: Walk): Thing[] => [
  ...allFields.map((field) => fieldOf(s, field)),
  ...territories.map((territory) => territoryOn(s, territory)),
  ...s.view.display.filter((card) => card >= 0).map((card) => projectOf(s, card)),
  ...secretsOf(s),
  ...(s.view.phase === 'secrets' || s.view.phase === 'over' ? [] : ploys(s, path)),
  ...s.view.clans.map((_, seat) => seatOf(s, seat)),
  { id: 'frida', name: words(s.lang).crane, explain: () => ({ says: [words(s.lang).explainCrane] }) },
];

const isAsked = (s: At, kind: string): boolean => s.decisions.some((d) => d.kind === kind);

/** Moves of one kind that are listed now. */
const listed = <K extends GameMove['do']>(s: At, verb: K): Extract<GameMove, { do: K }>[] =>
  s.decisions.flatMap((d) => d.options.filter((m): m is Extract<GameMove, { do: K }> => m.do === verb));

// --- the garden ---

function fieldOf(s: At, field: number): Thing {
  const { view } = s;
  const w = words(s.lang);
  const t = terms(s.lang);
  const owner = view.owner[field] as number;
  const territory = territoryOf(field) + 1;
  return {
    id: fieldThing(field),
    get name() {
      const state = owner < 0 ? w.free : `${w.floors(view.floors[field] as number)} ${w.of(whoIs(s.names, owner))}`;
      const land = t.land(view.land[field] as number);
      const roof = view.roof[field] === 1 ? [w.roofed] : [];
      return [w.field(land, NUMBERS[field] as number, territory), state, ...roof].join(', ');
    },
    why: isAsked(s, 'move') ? { do: 'build', field: FIELD_IDS[field] as string } : null,
    explain: () => ({
      says: [
        owner < 0 ? w.explainFree(cost(view, field)) : w.explainBuilding(value(view, field)),
        w.explainCraneGoes(craneTarget(view.layout, field) + 1),
      ],
      help: listed(s, 'switchTerritory').some((m) => m.territory === territory)
        ? w.helpSwitch(t.ploy('switch-territory'), territory)
        : undefined,
    }),
  };
}

function territoryOn(s: At, territory: number): Thing {
  const w = words(s.lang);
  return {
    id: territoryThing(territory),
    name: w.territory(territory + 1),
    explain: () => ({
      says: [w.explainTerritory],
      counts: floorsIn(s.view, territory)
        .map((n, seat) => `${s.names(seat)} ${n}`)
        .join(', '),
    }),
  };
}

// --- beside it ---

function projectOf(s: At, card: number): Thing {
  const t = terms(s.lang);
  const { id, points } = PUBLIC[card] as PublicProject;
  return {
    id: projectThing(card),
    name: t.publicName(card),
    why: isAsked(s, 'project') ? { do: 'complete', card: id } : null,
    explain: () => ({
      says: [t.publicText(card), ...othersProgress(s, card)],
      counts: [words(s.lang).worth(points), ...ownProgress(s, card)].join(' · '),
    }),
  };
}

function ownProgress(s: At, card: number): string[] {
  if (s.seat === null) return [];
  const w = words(s.lang);
  const mine = progress(s.view, s.seat, card);
  return mine === null ? [w.noPlace] : [progressText(mine, s.lang), w.youLack(mine.missing)];
}

/** Who else is after it, the nearest first. */
function othersProgress(s: At, card: number): string[] {
  const list = s.view.clans
    .map((_, seat) => ({ seat, missing: progress(s.view, seat, card)?.missing ?? Number.POSITIVE_INFINITY }))
    .filter(({ seat, missing }) => seat !== s.seat && Number.isFinite(missing))
    .sort((a, b) => a.missing - b.missing)
    .map(({ seat, missing }) => `${s.names(seat)} ${missing}`);
  return list.length === 0 ? [] : [words(s.lang).othersLack(list.join(', '))];
}

function secretsOf(s: At): Thing[] {
  const { view } = s;
  const t = terms(s.lang);
  const seat = secretsSeat(view, s.seat);
  if (seat === null) return [];
  return secretsShown(view, seat).map((card, place) => ({
    id: secretThing(place),
    name: t.secretName(card),
    explain: () => ({
      says: [t.secretText(card)],
      counts: words(s.lang).worthNow(secretValue(view, seat, card)),
    }),
  }));
}

function ploys(s: At, path: Walk): Thing[] {
  const w = words(s.lang);
  const t = terms(s.lang);
  const { view } = s;
  /** What can be used explains how, what cannot says what stands against this move. */
  const ploy = (id: string, name: keyof typeof w.ployTexts, move: GameMove, help?: string): Thing => {
    const open = listed(s, move.do).length > 0;
    return {
      id,
      name: t.ploy(name),
      why: open ? null : move,
      explain: () => ({ says: [w.ployTexts[name]], help: open ? help : undefined }),
    };
  };
  const field = FIELD_IDS[nearestVictim(view, s.seat)] as string;
  const beside = (view.crane + 1) % TERRITORIES;
  // Where Frida can go, from here or from where she will stand.
  const targets = territories.filter((territory) => path.on(switchThing(territory)).ways.length > 0);
  return [
    ploy('ploy:switch', 'switch-territory', { do: 'switchTerritory', territory: beside + 1 }, w.helpSwitchWays),
    ...targets.map((territory) => ({
      id: switchThing(territory),
      name: s.text.move({ do: 'switchTerritory', territory: territory + 1 }, view),
      explain: () => ({ says: [w.ployTexts['switch-territory']] }),
    })),
    ploy(ROOF_MODE, 'move-roof', { do: 'moveRoof', from: field, to: field }),
    ploy('ploy:invade', 'invade', { do: 'invade', field }, w.helpInvade),
  ];
}

/** The building that is nearest to being invaded: it tells what stands against it. */
function nearestVictim(view: View, seat: number | null): number {
  const here = allFields.filter((f) => territoryOf(f) === view.crane);
  const foreign = here.filter((f) => view.owner[f] !== seat && (view.owner[f] as number) >= 0);
  return foreign.toSorted((a, b) => value(view, a) - value(view, b))[0] ?? here[0] ?? 0;
}

function seatOf(s: At, seat: number): Thing {
  return {
    id: seatThing(seat),
    name: s.names(seat),
    explain: () => ({
      says: [terms(s.lang).clan(s.view.clans[seat] as number)],
      counts: stock(s.view, seat, s.lang)
        .map(({ name, count }) => `${name} ${count}`)
        .join(', '),
    }),
  };
}
