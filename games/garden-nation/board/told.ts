/** What a gesture comes to, in words: title, consequences, what the button says and what is still missing. Pure. */
import type { Chip } from '#web/kit/contract.ts';
import { fieldIndex } from '../rules/data.ts';
import { cost, territoryOf, value } from '../rules/garden.ts';
import type { GameMove, View } from '../rules/state.ts';
import { type At, inRoofMode, only, optionsAt, type There } from './gesture.ts';
import { type FieldMove, isFieldMove, landOf } from './model.ts';
import { words } from './words.ts';

/** The actions of a chain, each with the table as it finds it. */
function actions(s: At, chain: readonly GameMove[]): { move: FieldMove; view: View; field: number }[] {
  return chain.flatMap((move, i) =>
    isFieldMove(move)
      ? [{ move, view: s.after(chain.slice(0, i))?.view ?? s.view, field: fieldIndex(move.field) }]
      : [],
  );
}

/** A ploy or an answer without an action of its own; what is said nowhere here has a short text of its own. */
function besideActions(s: At, chain: readonly GameMove[]): string | undefined {
  const w = words(s.lang);
  const roof = only(chain, 'moveRoof')[0];
  const at = (id: string): number => territoryOf(fieldIndex(id)) + 1;
  if (roof !== undefined) return w.moveRoofTo(at(roof.from), at(roof.to));
  const soil = only(chain, 'soil')[0];
  return soil === undefined ? undefined : w.laySoil(w.lands[landOf(soil.land)], territoryOf(s.view.field) + 1);
}

/** What will happen, in one line. */
export function titleOf(s: At, chain: readonly GameMove[]): string | undefined {
  const w = words(s.lang);
  const done = actions(s, chain);
  const next = only(chain, 'next')[0];
  const at = (field: number): number => territoryOf(field) + 1;
  if (done.length === 0) return next === undefined ? besideActions(s, chain) : w.plays(s.names(next.seat));
  const said =
    done.length > 1 && done.every(({ move }) => move.do === 'build')
      ? [w.buildThere(done.map(({ field }) => at(field)))]
      : done.map(({ move, view, field }) => {
          const floors = view.floors[field] as number;
          if (move.do === 'build') return w.buildFloor(floors + 1, at(field));
          const many = w.floors(floors);
          if (move.do === 'demolish') return w.demolishFloors(many, at(field));
          return w.invadeFloors(many, s.names(view.owner[field] as number));
        });
  return [said.join(w.andThen), ...(next === undefined ? [] : [w.plays(s.names(next.seat))])].join(' · ');
}

export function chipsOf(s: At, there: There | null): Chip[] {
  if (there === null || s.seat === null) return [];
  const w = words(s.lang);
  const found: Chip[] = [];
  const { ploys, population, crane } = s.view;
  // What the population phase brings is a line of its own: it is no price.
  const grown = new Map<number, number>();
  for (const e of there.events) if (e.e === 'grew') grown.set(e.seat, (grown.get(e.seat) ?? 0) + e.gain);
  const paid = population.map((now, seat) => (there.view.population[seat] as number) - (grown.get(seat) ?? 0) - now);
  for (const [seat, by] of paid.entries())
    if (by !== 0 && seat !== s.seat)
      found.push({ text: w.popOf(s.names(seat), by), tone: by > 0 ? 'bad' : 'good', leads: true });
  const [had, has] = [ploys[s.seat] as number, there.view.ploys[s.seat] as number];
  if (had !== has) found.push({ text: w.ploysFromTo(had, has), tone: 'bad', leads: true });
  const phase = [...grown].map(([seat, gain]) => `${seat === s.seat ? w.you : s.names(seat)} +${gain}`);
  if (phase.length > 0) found.push({ text: w.growth(phase.join(', ')), tone: 'plain', leads: true });
  const own = population[s.seat] as number;
  const by = paid[s.seat] as number;
  if (by !== 0) found.push({ text: w.popFromTo(own, own + by), tone: by > 0 ? 'good' : 'bad' });
  if (there.view.crane !== crane && there.view.crane >= 0)
    found.push({ text: w.craneTo(there.view.crane + 1), tone: 'plain' });
  return found;
}

/** What the button says: the act and its price. */
export function actOf(s: At, chain: readonly GameMove[]): string | undefined {
  const w = words(s.lang);
  const done = actions(s, chain);
  const [first] = done;
  if (first === undefined) return chain[0] === undefined ? undefined : w.confirm[chain[0].do];
  const verb = first.move.do;
  if (done.some(({ move }) => move.do !== verb)) return w.playAll;
  if (verb === 'demolish') return w.confirm.demolish;
  const prices = done.map(({ view, field }) => (verb === 'build' ? cost(view, field) : value(view, field)));
  return verb === 'build' ? w.buildFor(prices.join(' + ')) : w.invadeFor(prices.join(' + '));
}

export function missing(s: At): string | undefined {
  const w = words(s.lang);
  const options = optionsAt(s);
  if (only(options, 'keep').length > 0) return w.chooseTwo(2 - s.gesture.length);
  if (inRoofMode(s.gesture)) return s.gesture.length < 2 ? w.roofFrom : w.roofTo;
  if (only(options, 'next').length > 0) return w.chooseSeat;
  if (only(options, 'soil').length > 0) return w.chooseSoil;
  if (only(options, 'complete').length > 0) return w.chooseProject;
  return w.chooseField;
}
