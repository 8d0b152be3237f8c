/** One turn in one line: what was played, what came of it and what it cost. Refills are folded away. */
import { type Names, type Seat, type TurnSaid, whoIs } from '#kernel';
import type { Event } from '../rules/state.ts';
import type { Deeds } from './deeds.ts';
import type { Phrases } from './phrases.ts';
import type { Sentences } from './sentences.ts';

const AGAIN = ['moved', 'flew', 'cleaned', 'drew'] as const;
const again = (e: Event): (typeof AGAIN)[number] | undefined => AGAIN.find((kind) => kind === e.e);

export function makeTurn(p: Phrases, s: Sentences, deeds: Deeds) {
  return (seat: Seat, events: readonly Event[], names: Names): TurnSaid | null => {
    const who = whoIs(names, seat);
    const own = events.filter((e) => 'seat' in e && e.seat === seat);
    /** What is done again and again is said where it was done first. */
    const deed = (e: Event, i: number) => {
      const kind = again(e);
      if (kind === undefined) return deeds.one(e);
      return own.findIndex((x) => x.e === kind) === i ? deeds.together(kind, own) : null;
    };
    const did = own.flatMap((e, i) => {
      if (e.e === 'startTile') return [p.turn.start(who, s.tile(e.tile))];
      const said = deed(e, i)?.turn?.(who);
      return said === undefined ? [] : [said];
    });
    const total = (of: (e: Event) => number): number => own.reduce((n, e) => n + of(e), 0);
    const water = total((e) => (e.e === 'gained' ? e.water : 0));
    const smog = total((e) => (e.e === 'polluted' ? e.spaces.length : 0));
    const brought = [...(water > 0 ? [p.turn.water(water)] : []), ...(smog > 0 ? [p.turn.smog(smog)] : [])].join(', ');
    const last = did.pop();
    if (last === undefined) return null;
    const said = did.length === 0 ? last : `${did.join(', ')} ${p.turn.and} ${last}`;
    return { said: `${who.name} ${said}`, ...(brought === '' ? {} : { brought }) };
  };
}
