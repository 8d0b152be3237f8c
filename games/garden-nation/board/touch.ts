/** What a tap in the garden means: from listed moves to things. Pure, the same for browser and laws. */
import type { Ahead, Chip, Explanation, Gesture, Situation, Thing, Touch, Way } from '#web/kit/contract.ts';
import {
  FIELD_IDS,
  fieldIndex,
  LANDS,
  NUMBERS,
  PUBLIC,
  type PublicProject,
  SECRET,
  type SecretProject,
  TERRITORIES,
} from '../rules/data.ts';
import { cost, craneTarget, floorsIn, territoryOf, value } from '../rules/garden.ts';
import { CLANS } from '../rules/numbers.ts';
import { secretValue } from '../rules/scoring.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { allFields, isFieldMove, landName, secretsSeat } from './model.ts';
import { progress } from './progress.ts';
import { cardName, clanName, ployName, progressText, publicCard, secretCard, words } from './words.ts';

type At = Situation<View, GameMove, Event>;
type There = Ahead<View, GameMove, Event>;
type MoveOf<K> = Extract<GameMove, { do: K }>;

export const fieldThing = (field: number): string => `field:${FIELD_IDS[field]}`;

const of = <K extends GameMove['do']>(options: readonly GameMove[], verb: K): MoveOf<K>[] =>
  options.filter((m): m is MoveOf<K> => m.do === verb);

const optionsAt = (there: Pick<There, 'decisions'> | null): readonly GameMove[] =>
  there?.decisions.flatMap((d) => d.options) ?? [];

/** What a gesture stands for, word by word; the project it would finish is finished unless somebody says no. */
function chainOf(s: At, gesture: Gesture): GameMove[] {
  const chain: GameMove[] = [];
  const add = (move: GameMove | undefined): void => {
    if (move !== undefined) chain.push(move);
  };
  for (const word of gesture) {
    const [place = '', variant] = word.split('=');
    const [kind, id = ''] = place.split(':');
    const options = optionsAt(s.after(chain) ?? s);
    if (kind === 'field' && gesture[0] !== 'ploy:roof') {
      const verb = variant === 'demolish' || variant === 'invade' ? variant : 'build';
      add(of(options, verb).find((m) => m.field === id));
      if (verb === 'build' && variant !== undefined)
        add(of(optionsAt(s.after(chain)), 'soil').find((m) => m.land === variant));
    } else if (kind === 'ploy' && id.startsWith('to-'))
      add(of(options, 'switchTerritory').find((m) => m.territory === Number(id.slice(3))));
    else if (kind === 'soil') add(of(options, 'soil').find((m) => m.land === id));
    else if (kind === 'project') add(projectMove(options, id));
    else if (kind === 'seat') {
      finish(s, chain, gesture);
      add(of(optionsAt(s.after(chain) ?? s), 'next').find((m) => m.seat === Number(id)));
    }
  }
  if (gesture[0] === 'ploy:roof' && gesture.length === 3) {
    const [from, to] = gesture.slice(1).map((word) => word.slice('field:'.length));
    add(of(optionsAt(s), 'moveRoof').find((m) => m.from === from && m.to === to));
  }
  finish(s, chain, gesture);
  return chain;
}

const projectMove = (options: readonly GameMove[], id: string): GameMove | undefined =>
  id === 'none' ? of(options, 'none')[0] : of(options, 'complete').find((m) => m.card === id);

/** A building that completes a project completes it: the best one, if nobody has chosen. */
function finish(s: At, chain: GameMove[], gesture: Gesture): void {
  if (chain.length === 0 || gesture.some((w) => w.startsWith('project:'))) return;
  const found = of(optionsAt(s.after(chain)), 'complete');
  const points = (m: MoveOf<'complete'>): number => PUBLIC.find((c) => c.id === m.card)?.points ?? 0;
  const best = found.toSorted((a, b) => points(b) - points(a))[0];
  if (best !== undefined) chain.push(best);
}

// --- the garden ---

/** The ploy that comes before a move on a field. */
const ployOf = (gesture: Gesture): Gesture => gesture.filter((word) => word.startsWith('ploy:to-'));

function fieldWays(s: At, field: number): Way[] {
  const id = FIELD_IDS[field] as string;
  const thing = fieldThing(field);
  const w = words(s.lang);
  if (s.gesture[0] === 'ploy:roof') return roofWays(s, id, thing);
  const before = ployOf(s.gesture);
  const moves = chainOf(s, before);
  const options = optionsAt(s.after(moves));
  const ways: Way[] = [];
  for (const m of options) {
    if (!isFieldMove(m) || m.field !== id) continue;
    if (m.do !== 'build') {
      ways.push({ to: [...before, `${thing}=${m.do}`], label: w.confirm[m.do] });
      continue;
    }
    const soils = of(optionsAt(s.after([...moves, m])), 'soil');
    if (soils.length === 0) ways.push({ to: [...before, thing], label: w.buildFor(cost(s.view, field)) });
    for (const soil of soils) {
      const done = of(optionsAt(s.after([...moves, m, soil])), 'complete').map((c) => projectName(c.card, s.lang));
      ways.push({
        to: [...before, `${thing}=${soil.land}`],
        label: w.buildOn(w.lands[landOf(soil.land)], done.join(', ')),
      });
    }
  }
  return ways;
}

const projectName = (id: string, lang: At['lang']): string => publicCard(id)?.name[lang] ?? id;
const landOf = (id: string) => LANDS.find((l) => l === id) ?? 'meadow';

/** Roof mode: first where it stands, then where it goes. */
function roofWays(s: At, id: string, thing: string): Way[] {
  const moves = of(optionsAt(s), 'moveRoof');
  const from = s.gesture[1]?.slice('field:'.length);
  if (moves.some((m) => m.from === id)) return [{ to: ['ploy:roof', thing], label: words(s.lang).roofFrom }];
  if (from !== undefined && moves.some((m) => m.from === from && m.to === id))
    return [{ to: ['ploy:roof', `field:${from}`, thing], label: words(s.lang).roofTo }];
  return [];
}

function fieldThings(s: At): Thing[] {
  const w = words(s.lang);
  const { view } = s;
  return allFields.map((field) => {
    const ways = fieldWays(s, field);
    const owner = view.owner[field] as number;
    const land = landName(view.land[field] as number);
    const floors = view.floors[field] as number;
    const state = owner < 0 ? w.free : `${w.floors(floors)} ${w.of(s.names(owner))}`;
    const id = FIELD_IDS[field] as string;
    return {
      id: fieldThing(field),
      name: [
        w.field(w.lands[land], NUMBERS[field] as number, territoryOf(field) + 1),
        state,
        ...(view.roof[field] === 1 ? [w.roofed] : []),
      ].join(', '),
      ways,
      ...(ways.length > 1 && ways[0]?.to.at(-1) === fieldThing(field) ? { prefer: true as const } : {}),
      ...(ways.length === 0 && s.seat !== null && optionsAt(s).length > 0 ? { cannot: true as const } : {}),
      explain: (): Explanation => ({
        says: [
          owner < 0 ? w.explainFree(cost(view, field)) : w.explainBuilding(value(view, field)),
          w.explainFrida(craneTarget(view.layout, field) + 1),
        ],
        whyNot: ways.length > 0 || s.seat === null ? null : s.whyNot({ do: 'build', field: id }),
      }),
    };
  });
}

function territoryThings(s: At): Thing[] {
  const w = words(s.lang);
  return Array.from({ length: TERRITORIES }, (_, t) => ({
    id: `territory:${t + 1}`,
    name: w.territory(t + 1),
    ways: [],
    explain: () => ({
      says: [w.explainTerritory],
      counts: floorsIn(s.view, t)
        .map((n, seat) => `${s.names(seat)} ${n}`)
        .join(', '),
    }),
  }));
}

// --- beside the garden ---

function projectThings(s: At, chain: readonly GameMove[]): Thing[] {
  const { view, lang } = s;
  const before = s.gesture.filter((word) => !/^(project|seat):/.test(word));
  const asked = optionsAt(before.length === 0 ? s : s.after(bare(chain)));
  const cards: Thing[] = view.display
    .filter((card) => card >= 0)
    .map((card) => {
      const project = PUBLIC[card] as PublicProject;
      const can = of(asked, 'complete').some((m) => m.card === project.id);
      const move: GameMove = { do: 'complete', card: project.id };
      const label = projectName(project.id, lang);
      return {
        id: `project:${project.id}`,
        name: label,
        ways: can ? [{ to: [...before, `project:${project.id}`], label }] : [],
        explain: () => ({
          says: [publicCard(project.id)?.text?.[lang] ?? ''],
          counts: [words(lang).worth(project.points), ...ownProgress(s, card)].join(' · '),
          help: othersProgress(s, card),
          whyNot: s.seat === null ? null : s.whyNot(move),
        }),
      };
    });
  // Here and now the table itself offers to decline; within a gesture it is ours to say.
  const declines = before.length > 0 && of(asked, 'none').length > 0;
  return declines ? [...cards, noProject(s, before)] : cards;
}

function ownProgress(s: At, card: number): string[] {
  if (s.seat === null) return [];
  const w = words(s.lang);
  const mine = progress(s.view, s.seat, card);
  return mine === null ? [w.noPlace] : [progressText(mine, s.lang), w.youLack(mine.missing)];
}

/** Who else is after it, the nearest first. */
function othersProgress(s: At, card: number): string | undefined {
  const list = s.view.clans
    .map((_, seat) => ({ seat, missing: progress(s.view, seat, card)?.missing ?? Number.POSITIVE_INFINITY }))
    .filter(({ seat, missing }) => seat !== s.seat && Number.isFinite(missing))
    .sort((a, b) => a.missing - b.missing)
    .map(({ seat, missing }) => `${s.names(seat)} ${missing}`);
  return list.length === 0 ? undefined : words(s.lang).othersLack(list.join(', '));
}

function noProject(s: At, before: Gesture): Thing {
  const label = words(s.lang).noProject;
  return {
    id: 'project:none',
    name: label,
    ways: [{ to: [...before, 'project:none'], label }],
    button: true,
    explain: () => ({ says: [label] }),
  };
}

/** The chain up to the question about projects. */
const bare = (chain: readonly GameMove[]): readonly GameMove[] => {
  const end = chain.findIndex((m) => m.do === 'complete' || m.do === 'none' || m.do === 'next');
  return end < 0 ? chain : chain.slice(0, end);
};

function secretThings(s: At): Thing[] {
  const { view, lang } = s;
  const seat = secretsSeat(view, s.seat, null);
  if (seat === null) return [];
  const choosing = of(optionsAt(s), 'keep').length > 0;
  const kept = view.kept[seat] ?? [];
  const cards = choosing || kept.length === 0 ? (view.dealt[seat] ?? []) : kept;
  return cards.map((card, place) => {
    const id = `secret:${place}`;
    const on = s.gesture.includes(id);
    const to = on ? s.gesture.filter((word) => word !== id) : [...s.gesture, id].slice(-2);
    const c = SECRET[card] as SecretProject;
    return {
      id,
      name: cardName(card, lang),
      ways: choosing ? [{ to, label: cardName(card, lang) }] : [],
      switch: true,
      explain: () => ({
        says: [secretCard(c.id)?.text?.[lang] ?? ''],
        counts: words(lang).worthNow(secretValue(view, seat, card)),
      }),
    };
  });
}

/** Two cards that may be kept together are a move; copies of one card are not. */
function keepMove(s: At): GameMove | undefined {
  const dealt = (s.seat === null ? null : s.view.dealt[s.seat]) ?? [];
  const ids = s.gesture.map((word) => SECRET[dealt[Number(word.split(':')[1])] as number]?.id);
  return of(optionsAt(s), 'keep').find(
    (m) => ids.length === 2 && ids[0] !== ids[1] && ids.includes(m.first) && ids.includes(m.second),
  );
}

function ployThings(s: At): Thing[] {
  const w = words(s.lang);
  const options = optionsAt(s);
  const { view } = s;
  if (view.phase === 'secrets' || view.phase === 'over') return [];
  const invasions = of(options, 'invade').length;
  const beside = view.crane < 0 ? 1 : ((view.crane + 1) % TERRITORIES) + 1;
  const why = (move: GameMove, open: boolean) => (open || s.seat === null ? null : s.whyNot(move));
  const switches = of(options, 'switchTerritory');
  const ploy = (id: string, ways: Way[], name: keyof typeof w.ployTexts, move: GameMove, open: boolean): Thing => ({
    id: `ploy:${id}`,
    name: ployName(name, s.lang),
    ways,
    ...(open ? {} : { cannot: true as const }),
    explain: () => ({ says: [w.ployTexts[name]], whyNot: why(move, open) }),
  });
  const field = FIELD_IDS[0] as string;
  return [
    ploy('switch', [], 'switch-territory', { do: 'switchTerritory', territory: beside }, switches.length > 0),
    ...switches.map((m) => ({
      id: `ploy:to-${m.territory}`,
      name: s.text.move(m, view),
      ways: [{ to: [`ploy:to-${m.territory}`], label: w.switchTo(m.territory) }],
      explain: () => ({ says: [w.ployTexts['switch-territory']] }),
    })),
    ploy(
      'roof',
      of(options, 'moveRoof').length > 0 ? [{ to: ['ploy:roof'], label: ployName('move-roof', s.lang) }] : [],
      'move-roof',
      { do: 'moveRoof', from: field, to: field },
      of(options, 'moveRoof').length > 0,
    ),
    ploy('invade', [], 'invade', { do: 'invade', field }, invasions > 0),
  ];
}

function soilThings(s: At): Thing[] {
  const w = words(s.lang);
  const asked = of(optionsAt(s), 'soil');
  return LANDS.filter((land) => asked.some((m) => m.land === land)).map((land) => ({
    id: `soil:${land}`,
    name: w.lands[land],
    ways: [{ to: [`soil:${land}`], label: w.lands[land] }],
    button: true,
    explain: () => ({ says: [w.lands[land]] }),
  }));
}

function seatThings(s: At, chain: readonly GameMove[]): Thing[] {
  const w = words(s.lang);
  const before = s.gesture.filter((word) => !word.startsWith('seat:'));
  const without = chain.filter((m) => m.do !== 'next');
  const asked = of(optionsAt(without.length === 0 ? s : s.after(without)), 'next');
  return s.view.clans.map((clan, seat) => ({
    id: `seat:${seat}`,
    name: s.names(seat),
    ways: asked.some((m) => m.seat === seat) ? [{ to: [...before, `seat:${seat}`], label: s.names(seat) }] : [],
    explain: () => ({
      says: [clanName(CLANS[clan] as string, s.lang)],
      counts: `${w.population} ${s.view.population[seat]}, ${w.supply} ${s.view.supply[seat]}`,
    }),
  }));
}

// --- what it comes to ---

function chips(s: At, there: There | null): Chip[] {
  if (there === null || s.seat === null) return [];
  const w = words(s.lang);
  const found: Chip[] = [];
  const { ploys } = s.view;
  // What the population phase brings is a line of its own: it is no price.
  const grown = new Map(there.events.flatMap((e) => (e.e === 'grew' ? [[e.seat, e.gain] as const] : [])));
  for (const [seat, now] of s.view.population.entries()) {
    const then = (there.view.population[seat] as number) - (grown.get(seat) ?? 0);
    if (then === now) continue;
    const tone = then > now === (seat === s.seat) ? 'good' : 'bad';
    found.push({ text: seat === s.seat ? w.popFromTo(now, then) : w.popOf(s.names(seat), then - now), tone });
  }
  const [had, has] = [ploys[s.seat] as number, there.view.ploys[s.seat] as number];
  if (had !== has) found.push({ text: w.ploysFromTo(had, has), tone: 'bad' });
  const phase = [...grown].map(([seat, gain]) => `${seat === s.seat ? w.you : s.names(seat)} +${gain}`);
  if (phase.length > 0) found.push({ text: w.growth(phase.join(', ')), tone: 'plain' });
  if (there.view.crane !== s.view.crane && there.view.crane >= 0)
    found.push({ text: w.fridaTo(there.view.crane + 1), tone: 'plain' });
  return found;
}

/** What the button says: the act and its price. */
function actOf(s: At, chain: readonly GameMove[]): string | undefined {
  const w = words(s.lang);
  const main = chain.find(isFieldMove) ?? chain.at(0);
  if (main === undefined) return undefined;
  if (main.do === 'build')
    return w.buildFor(cost(s.after(chain.slice(0, chain.indexOf(main)))?.view ?? s.view, fieldIndex(main.field)));
  if (main.do === 'invade') return w.invadeFor(value(s.view, fieldIndex(main.field)));
  return w.confirm[main.do];
}

function missing(s: At): string | undefined {
  const w = words(s.lang);
  if (of(optionsAt(s), 'keep').length > 0) return w.chooseTwo(2 - s.gesture.length);
  if (s.gesture[0] === 'ploy:roof') return s.gesture.length < 2 ? w.roofFrom : w.roofTo;
  if (of(optionsAt(s), 'next').length > 0) return w.chooseSeat;
  if (of(optionsAt(s), 'soil').length > 0) return w.chooseSoil;
  if (of(optionsAt(s), 'complete').length > 0) return w.chooseProject;
  return w.chooseField;
}

const CLAIMED: readonly GameMove['do'][] = [
  'keep',
  'build',
  'demolish',
  'invade',
  'switchTerritory',
  'moveRoof',
  'soil',
  'complete',
  'next',
];

export function touch(s: At): Touch<GameMove> {
  const keep = of(optionsAt(s), 'keep').length > 0;
  const kept = keep ? keepMove(s) : undefined;
  const chain = keep ? (kept === undefined ? [] : [kept]) : chainOf(s, s.gesture);
  const there = chain.length === 0 ? null : s.after(chain);
  const w = words(s.lang);
  return {
    things: [
      ...fieldThings(s),
      ...territoryThings(s),
      ...projectThings(s, chain),
      ...secretThings(s),
      ...ployThings(s),
      ...soilThings(s),
      ...seatThings(s, chain),
      { id: 'frida', name: w.frida, ways: [], explain: () => ({ says: [w.explainCrane] }) },
    ],
    chain,
    ready: chain.length > 0 && there !== null,
    claims: (move) => CLAIMED.includes(move.do),
    chips: chips(s, there),
    act: actOf(s, chain),
    missing: missing(s),
    label: (move) => (move.do === 'moveOn' ? w.moveOn : move.do === 'pass' ? w.pass : w.noProject),
  };
}
