/** What an answer is called: at the thing, in the prompt, on the button. Pure. */
import { cardOf, constants, leaderOf, templeOf, tileOf, villageCardOf } from '../rules/data.ts';
import type { GameMove } from '../rules/state.ts';
import { type At, flightOf, type Offer, type Point } from './gesture.ts';
import { say, words } from './words.ts';

/** The label of a way: what this tap would add. */
export function labelOf(s: At, p: Point, o: Offer, times: number): string {
  const w = words(s.lang);
  const t = say(s.lang);
  const id = o.thing.slice(o.thing.indexOf(':') + 1);
  switch (o.what) {
    case 'row': {
      const at = id.lastIndexOf('.');
      return t.row(cardOf(id.slice(0, at)), Number(id.slice(at + 1)) - 1);
    }
    case 'temple':
      return t.temple(p.land.tribe, templeOf(p.land.tribe, id.slice(id.indexOf('.') + 1)));
    case 'card':
      return t.card(cardOf(id));
    case 'fly':
      return times > 1 ? w.flyHere(times) : flightSaid(s, p, o);
    case 'from':
      return w.flyFrom;
    case 'clean':
      return w.cleanHere(times, times === o.times);
    case 'water':
      return w.waterUnits(times, times === o.times && times > 1);
    case 'tile':
      return t.tile(tileOf(id));
    case 'keep':
      return w.keep;
    case 'now':
      return w.useNow;
    case 'replace':
      return t.village(villageCardOf(id));
    case 'draw':
      return w.draws(times);
    case 'leader':
      return t.leader(p.land.tribe, leaderOf(p.land.tribe, id.slice(id.indexOf('.') + 1)));
    case 'effect': {
      const pending = p.frame?.f === 'effects' ? p.frame.list[Number(id)] : undefined;
      return pending === undefined ? w.next : t.effect(pending.effect);
    }
    case 'discard':
      return w.discardThree(constants.templeCost);
    case 'decline':
      return s.text.move({ do: 'decline' }, p.view);
    default:
      return w.confirm[o.what];
  }
}

/** Who would fly: 'Start-Plättchen → hier (2 Schritte)'. */
function flightSaid(s: At, p: Point, o: Offer): string {
  const w = words(s.lang);
  const flight = flightOf(p, o);
  if (flight === undefined) return w.flyHere(1);
  if (flight.riders !== undefined) return `${w.flyHere(flight.riders)} (${w.steps(flight.cost)})`;
  const from = say(s.lang).place(flight.from);
  return w.flyFromTo(from, flight.cost === 0 ? null : w.steps(flight.cost));
}

/** The whole chain in a few words: like moves are counted, not listed. */
export function titleOf(s: At, chain: readonly GameMove[], tribe: number): string {
  const w = words(s.lang);
  const t = say(s.lang);
  const n = (verb: GameMove['do']): number => chain.filter((m) => m.do === verb).length;
  const parts: string[] = [];
  const seen = new Set<string>();
  for (const m of chain) {
    const once = (text: () => string): void => {
      if (!seen.has(m.do)) parts.push(text());
      seen.add(m.do);
    };
    switch (m.do) {
      case 'play':
        parts.push(`${t.card(cardOf(m.card))}: ${t.rowEffects(cardOf(m.card), m.row - 1)}`);
        break;
      case 'build':
        parts.push(w.confirm.build);
        break;
      case 'forest':
        parts.push(w.plantTile(t.tile(tileOf(m.tile))));
        break;
      case 'plant':
        if (n('forest') === 0) parts.push(w.confirm.plant);
        break;
      case 'step':
      case 'fly':
        once(() => w.flights(n('step') + n('fly')));
        break;
      case 'clean':
        once(() => w.cleanings(n('clean')));
        break;
      case 'takeWater':
        once(() => w.waterUnits(n('takeWater'), false));
        break;
      case 'takeVillageCard':
        parts.push(`„${t.village(villageCardOf(m.card))}“`);
        break;
      case 'keep':
        parts.push(w.keep);
        break;
      case 'useNow':
        parts.push(w.useNow);
        break;
      case 'replace':
        parts.push(w.insteadOf(t.village(villageCardOf(m.card))));
        break;
      case 'placeTemple':
        if (n('temple') === 0) parts.push(w.placeTemple);
        break;
      case 'temple':
        parts.push(t.temple(tribe, templeOf(tribe, m.temple)));
        break;
      case 'discard':
        parts.push(w.discardsOf(m.cards.length));
        break;
      case 'draw':
      case 'drawDeck':
        if (!seen.has('draw')) parts.push(w.draws(n('draw') + n('drawDeck')));
        seen.add('draw');
        break;
      case 'leader':
        parts.push(t.leader(tribe, leaderOf(tribe, m.leader)));
        break;
      case 'decline':
      case 'done':
        parts.push(s.text.move(m, s.after(chain.slice(0, chain.indexOf(m)))?.view ?? s.view));
        break;
      default:
        break;
    }
  }
  return parts.join(', ') || w.confirm[chain[0]?.do ?? 'done'];
}

/** The confirm button: the act that the table will remember. */
export function actOf(s: At, chain: readonly GameMove[], cost: number, vain: boolean): string | undefined {
  const w = words(s.lang);
  const [first] = chain;
  if (first === undefined) return undefined;
  if (first.do === 'build' && chain.some((m) => m.do === 'keep')) return w.buildKeep;
  if (first.do === 'build' && chain.some((m) => m.do === 'useNow')) return w.buildUse;
  if (chain.some((m) => m.do === 'forest')) return w.plantFor(cost);
  if (first.do === 'play' && vain) return w.anyway;
  return w.confirm[first.do];
}
