/** The gods that are paid for on the way, and what they cost; also one that nobody is asked about, because nothing else is possible. Pure. */
import type { Event } from '../../rules/events.ts';
import { PAY_NONE, PAY_WORDS } from '../../rules/moves.ts';
import type { GameMove } from '../../rules/state.ts';
import { GOD_IDS, type GodId } from '../../rules/words.ts';

interface Payment {
  readonly god: GodId;
  /** 'card', 'tile' or 'pair:blue'. */
  readonly pay: string;
}

export function payments(there: { readonly events: readonly Event[] } | null, seat: number | null): Payment[] {
  return (there?.events ?? []).flatMap((e) =>
    e.e === 'paid' && e.seat === seat ? [{ god: GOD_IDS[e.god] as GodId, pay: PAY_WORDS[e.pay] as string }] : [],
  );
}

const SWITCHED: Readonly<Partial<Record<GameMove['do'], GodId>>> = {
  white: 'white',
  red: 'red',
  double: 'green',
  yellow: 'yellow',
};

/** The god whose switch a move answers. */
export const godOf = (m: GameMove): GodId | undefined => SWITCHED[m.do];

/** How a move pays for the god it is about; null if it does without. */
export const paidBy = (m: GameMove): string | null => ('pay' in m && m.pay !== PAY_WORDS[PAY_NONE] ? m.pay : null);

/** Goods that the gods take: their chips have said so already. */
export interface Spent {
  readonly offering: number;
  readonly godCard: number;
  readonly godTile: number;
}

export function spent(list: readonly Payment[]): Spent {
  const cards = list.filter((x) => x.pay !== 'tile');
  const pairs = cards.filter((x) => x.pay !== 'card');
  return { offering: cards.length, godCard: cards.length + pairs.length, godTile: list.length - cards.length };
}
