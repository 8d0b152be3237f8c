/** What a tap in the garden means: from listed moves to things. Pure, the same for browser and laws. */
import type { Explanation, Gesture, Thing, Touch, Way } from '#web/kit/contract.ts';
import {
  FIELD_IDS,
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
import type { GameMove } from '../rules/state.ts';
import {
  type At,
  asked,
  beforeNext,
  beforeProject,
  beginnings,
  chainOf,
  inRoofMode,
  keepMove,
  only,
  openChain,
  optionsAt,
} from './gesture.ts';
import { inWords } from './in-words.ts';
import { allFields, isFieldMove, landName, landOf, secretsSeat } from './model.ts';
import { progress } from './progress.ts';
import { actOf, chipsOf, missing, titleOf } from './told.ts';
import { cardName, clanName, ployName, progressText, publicCard, secretCard, words } from './words.ts';

export const fieldThing = (field: number): string => `field:${FIELD_IDS[field]}`;

// --- the garden ---

/** Moves on a field after a gesture; a thornbush has one for each soil, what completes a project first. */
function waysAfter(s: At, before: Gesture, field: number): Way[] {
  const w = words(s.lang);
  const thing = fieldThing(field);
  const chain = chainOf(s, before);
  const view = s.after(chain)?.view ?? s.view;
  const ways: Way[] = [];
  for (const m of asked(s, chain)) {
    if (!isFieldMove(m) || m.field !== FIELD_IDS[field]) continue;
    if (m.do !== 'build') {
      ways.push({ to: [...before, `${thing}=${m.do}`], label: w.confirm[m.do] });
      continue;
    }
    const soils = only(asked(s, [...chain, m]), 'soil').map((soil) => {
      const done = only(asked(s, [...chain, m, soil]), 'complete').map((c) => projectName(c.card, s.lang));
      const label = w.buildOn(w.lands[landOf(soil.land)], done.join(', '));
      return { done: done.length, way: { to: [...before, `${thing}=${soil.land}`], label } };
    });
    if (soils.length === 0) ways.push({ to: [...before, thing], label: w.buildFor(`${cost(view, field)}`) });
    ways.push(...soils.toSorted((a, b) => b.done - a.done).map(({ way }) => way));
  }
  return ways;
}

function fieldWays(s: At, field: number): Way[] {
  if (inRoofMode(s.gesture)) return roofWays(s, FIELD_IDS[field] as string);
  for (const before of beginnings(s, s.gesture)) {
    const ways = waysAfter(s, before, field);
    if (ways.length > 0) return ways;
  }
  return [];
}

const projectName = (id: string, lang: At['lang']): string => publicCard(id)?.name[lang] ?? id;

/** Roof mode: first where it stands, then where it goes. */
function roofWays(s: At, id: string): Way[] {
  const w = words(s.lang);
  const moves = only(optionsAt(s), 'moveRoof');
  const [mode = '', from = ''] = s.gesture;
  if (moves.some((m) => m.from === id)) return [{ to: [mode, `field:${id}`], label: w.roofFrom }];
  if (moves.some((m) => `field:${m.from}` === from && m.to === id))
    return [{ to: [mode, from, `field:${id}`], label: w.roofTo }];
  return [];
}

function fieldThings(s: At): Thing[] {
  const w = words(s.lang);
  const { view } = s;
  const options = optionsAt(s);
  return allFields.map((field) => {
    const ways = fieldWays(s, field);
    const owner = view.owner[field] as number;
    const state = owner < 0 ? w.free : `${w.floors(view.floors[field] as number)} ${w.of(s.names(owner))}`;
    const territory = territoryOf(field) + 1;
    const land = w.lands[landName(view.land[field] as number)];
    return {
      id: fieldThing(field),
      name: [
        w.field(land, NUMBERS[field] as number, territory),
        state,
        ...(view.roof[field] === 1 ? [w.roofed] : []),
      ].join(', '),
      ways,
      // A build comes first in the list of options: it is taken at once, the rest stays beside it.
      ...(ways.length > 1 ? { prefer: true as const } : {}),
      ...(ways.length === 0 && s.seat !== null && options.length > 0 ? { cannot: true as const } : {}),
      explain: (): Explanation => ({
        says: [
          owner < 0 ? w.explainFree(cost(view, field)) : w.explainBuilding(value(view, field)),
          w.explainCraneGoes(craneTarget(view.layout, field) + 1),
        ],
        whyNot:
          ways.length > 0 || s.seat === null ? null : s.whyNot({ do: 'build', field: FIELD_IDS[field] as string }),
        help: only(options, 'switchTerritory').some((m) => m.territory === territory)
          ? w.helpSwitch(ployName('switch-territory', s.lang), territory)
          : undefined,
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

function projectThings(s: At): Thing[] {
  const { view, lang } = s;
  const before = beforeProject(s.gesture);
  const options = asked(s, openChain(s, before));
  const cards: Thing[] = view.display
    .filter((card) => card >= 0)
    .map((card) => {
      const { id, points } = PUBLIC[card] as PublicProject;
      const can = only(options, 'complete').some((m) => m.card === id);
      const label = projectName(id, lang);
      return {
        id: `project:${id}`,
        name: label,
        ways: can ? [{ to: [...before, `project:${id}`], label }] : [],
        explain: () => ({
          says: [publicCard(id)?.text?.[lang] ?? '', ...othersProgress(s, card)],
          counts: [words(lang).worth(points), ...ownProgress(s, card)].join(' · '),
          // Only whoever is asked about projects is told why this one is not among them.
          whyNot: only(options, 'none').length === 0 ? null : s.whyNot({ do: 'complete', card: id }),
        }),
      };
    });
  // Here and now the table itself offers to decline; within a gesture it is ours to say.
  const declines = before.length > 0 && only(options, 'none').length > 0;
  return declines ? [...cards, noProject(s, before)] : cards;
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

function secretThings(s: At): Thing[] {
  const { view, lang } = s;
  const seat = secretsSeat(view, s.seat, null);
  if (seat === null) return [];
  const choosing = only(optionsAt(s), 'keep').length > 0;
  const kept = view.kept[seat] ?? [];
  const cards = choosing || kept.length === 0 ? (view.dealt[seat] ?? []) : kept;
  return cards.map((card, place) => {
    const id = `secret:${place}`;
    const to = s.gesture.includes(id) ? s.gesture.filter((word) => word !== id) : [...s.gesture, id].slice(-2);
    return {
      id,
      name: cardName(card, lang),
      ways: choosing ? [{ to, label: cardName(card, lang) }] : [],
      switch: true,
      explain: () => ({
        says: [secretCard((SECRET[card] as SecretProject).id)?.text?.[lang] ?? ''],
        counts: words(lang).worthNow(secretValue(view, seat, card)),
      }),
    };
  });
}

function ployThings(s: At): Thing[] {
  const w = words(s.lang);
  const options = optionsAt(s);
  const { view } = s;
  if (view.phase === 'secrets' || view.phase === 'over') return [];
  const ploy = (id: string, name: keyof typeof w.ployTexts, move: GameMove, ways: Way[], help?: string): Thing => {
    const open = only(options, move.do).length > 0;
    return {
      id: `ploy:${id}`,
      name: ployName(name, s.lang),
      ways: open ? ways : [],
      ...(open ? {} : { cannot: true as const }),
      explain: () => ({
        says: [w.ployTexts[name]],
        whyNot: open || s.seat === null ? null : s.whyNot(move),
        help: open ? help : undefined,
      }),
    };
  };
  const here = allFields.filter((f) => territoryOf(f) === view.crane);
  const foreign = here.filter((f) => view.owner[f] !== s.seat && (view.owner[f] as number) >= 0);
  // The building that is nearest to being invaded tells what stands against it.
  const victim = foreign.toSorted((a, b) => value(view, a) - value(view, b))[0] ?? here[0] ?? 0;
  const field = FIELD_IDS[victim] as string;
  const beside = view.crane < 0 ? 1 : ((view.crane + 1) % TERRITORIES) + 1;
  return [
    ploy('switch', 'switch-territory', { do: 'switchTerritory', territory: beside }, [], w.helpSwitchWays),
    ...only(options, 'switchTerritory').map((m) => ({
      id: `ploy:to-${m.territory}`,
      name: s.text.move(m, view),
      ways: [{ to: [`ploy:to-${m.territory}`], label: w.switchTo(m.territory) }],
      explain: () => ({ says: [w.ployTexts['switch-territory']] }),
    })),
    ploy('roof', 'move-roof', { do: 'moveRoof', from: field, to: field }, [
      { to: ['ploy:roof'], label: ployName('move-roof', s.lang) },
    ]),
    ploy('invade', 'invade', { do: 'invade', field }, [], w.helpInvade),
  ];
}

function soilThings(s: At): Thing[] {
  const w = words(s.lang);
  return only(optionsAt(s), 'soil').map(({ land }) => ({
    id: `soil:${land}`,
    name: w.lands[landOf(land)],
    ways: [{ to: [`soil:${land}`], label: w.lands[landOf(land)] }],
    button: true,
    explain: () => ({ says: [w.lands[landOf(land)]] }),
  }));
}

function seatThings(s: At): Thing[] {
  const w = words(s.lang);
  const before = beforeNext(s.gesture);
  const next = inRoofMode(before) ? [] : only(asked(s, chainOf(s, before)), 'next');
  return s.view.clans.map((clan, seat) => ({
    id: `seat:${seat}`,
    name: s.names(seat),
    ways: next.some((m) => m.seat === seat) ? [{ to: [...before, `seat:${seat}`], label: s.names(seat) }] : [],
    explain: () => ({
      says: [clanName(CLANS[clan] as string, s.lang)],
      counts: `${w.population} ${s.view.population[seat]}, ${w.supply} ${s.view.supply[seat]}`,
    }),
  }));
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
  const kept = keepMove(s);
  const keeping = only(optionsAt(s), 'keep').length > 0;
  const chain = keeping ? (kept === undefined ? [] : [kept]) : chainOf(s, s.gesture);
  const there = chain.length === 0 ? null : s.after(chain);
  const w = words(s.lang);
  return {
    things: [
      ...fieldThings(s),
      ...territoryThings(s),
      ...projectThings(s),
      ...secretThings(s),
      ...ployThings(s),
      ...soilThings(s),
      ...seatThings(s),
      { id: 'frida', name: w.crane, ways: [], explain: () => ({ says: [w.explainCrane] }) },
    ],
    chain,
    ready: there !== null,
    claims: (move) => CLAIMED.includes(move.do),
    title: titleOf(s, chain),
    inWords: inWords(s, chain),
    chips: chipsOf(s, there),
    act: actOf(s, chain),
    missing: missing(s),
    label: (move) => (move.do === 'moveOn' ? w.moveOn : move.do === 'pass' ? w.pass : w.noProject),
  };
}
