import type { Names, Section } from '#kernel';
import { BARE, NUMBERS, PRINTED_LAND, PUBLIC, SLOTS } from '../rules/data.ts';
import { craneTarget, direction, floorsIn, value } from '../rules/garden.ts';
import { populationPoints, SPACE_ACTIONS } from '../rules/numbers.ts';
import { secretValue } from '../rules/scoring.ts';
import { active, type View } from '../rules/state.ts';
import type { Terms } from './names.ts';
import type { Words } from './words.ts';

const seatsOf = (v: View): number[] => Array.from({ length: v.seats }, (_, seat) => seat);

function players(w: Words, t: Terms, v: View, names: Names): Section {
  const acting = v.phase === 'secrets' || v.phase === 'over' ? -1 : active(v);
  const lines = seatsOf(v).map((seat) =>
    w.summary.player({
      name: names(seat),
      clan: t.clan(v.clans[seat] as number),
      points: v.points[seat] as number,
      population: v.population[seat] as number,
      populationPoints: populationPoints(v.population[seat] as number),
      floors: v.supply[seat] as number,
      ploys: v.ploys[seat] as number,
      active: seat === acting,
      ready: v.phase === 'secrets' ? (v.chosen[seat] ?? false) : null,
    }),
  );
  return { title: w.summary.players, lines };
}

function order(w: Words, v: View, names: Names): Section {
  const lines = (SPACE_ACTIONS[v.seats] as readonly number[]).map((actions, space) => {
    const seat = v.order[space];
    return w.summary.space(space + 1, actions, seat === undefined ? null : names(seat), space === v.space);
  });
  return { title: w.summary.order, lines };
}

function projects(w: Words, t: Terms, v: View, names: Names): Section {
  const lines = v.display.map((card) =>
    card < 0
      ? w.summary.emptySlot
      : w.summary.project(t.publicName(card), t.publicText(card), PUBLIC[card]?.points ?? 0),
  );
  lines.push(w.summary.supply(v.deckLeft, v.roofs));
  lines.push(w.summary.soil(v.soil[0] as number, v.soil[1] as number, v.soil[2] as number));
  for (const seat of seatsOf(v)) {
    const done = v.done[seat] as readonly number[];
    if (done.length > 0) lines.push(w.summary.completed(names(seat), done.map((c) => t.publicName(c)).join(', ')));
  }
  return { title: w.summary.projects, lines };
}

/** Own secret cards with their value now; after the end those of everybody. */
function secrets(w: Words, t: Terms, v: View, names: Names): Section[] {
  const list: Section[] = [];
  for (const seat of seatsOf(v)) {
    const dealt = v.dealt[seat] ?? [];
    const kept = v.kept[seat] ?? [];
    if (dealt.length > 0)
      list.push({
        title: w.summary.dealt,
        lines: dealt.map((c) => w.summary.secret(t.secretName(c), t.secretText(c), null)),
      });
    if (kept.length > 0)
      list.push({
        title: v.viewer === seat ? w.summary.secrets : w.summary.secretsOf(names(seat)),
        lines: kept.map((c) => w.summary.secret(t.secretName(c), t.secretText(c), secretValue(v, seat, c))),
      });
  }
  return list;
}

/** Population comes from majorities, so they are worth a table of their own. */
function majorities(w: Words, v: View, names: Names): Section {
  const lines: string[] = [];
  for (let territory = 0; territory < v.layout.at.length; territory++) {
    const floors = floorsIn(v, territory)
      .map((n, seat) => (n > 0 ? `${names(seat)} ${n}` : ''))
      .filter((x) => x !== '');
    lines.push(w.summary.majorityLine(territory + 1, floors.length > 0 ? floors.join(', ') : w.summary.noFloors));
  }
  return { title: w.summary.majority, lines };
}

function territories(w: Words, t: Terms, v: View, names: Names): Section[] {
  return v.layout.at.map((territory, position) => {
    const lines: string[] = [];
    for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++) {
      const owner = v.owner[f] as number;
      lines.push(
        w.summary.fieldLine({
          direction: t.direction(direction(v.layout, f)),
          land: t.land(v.land[f] as number),
          number: NUMBERS[f] as number,
          crane: craneTarget(v.layout, f) + 1,
          owner: owner < 0 ? null : names(owner),
          floors: v.floors[f] as number,
          roof: v.roof[f] === 1,
          value: value(v, f),
          soil: PRINTED_LAND[f] === BARE && v.land[f] !== BARE,
        }),
      );
    }
    return { title: w.summary.territory(territory + 1, t.direction(position), v.crane === territory), lines };
  });
}

export function summary(w: Words, t: Terms, v: View, names: Names): Section[] {
  const list = [players(w, t, v, names), order(w, v, names), projects(w, t, v, names), ...secrets(w, t, v, names)];
  list.push(majorities(w, v, names), ...territories(w, t, v, names));
  if (v.crane < 0) list.push({ title: w.summary.craneBeside, lines: [] });
  return list;
}
