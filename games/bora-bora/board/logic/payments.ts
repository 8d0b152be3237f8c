/** The gods a chain of moves pays for, and what they cost. Pure. */
import type { GameMove } from '../../rules/state.ts';
import type { GodId } from '../../rules/words.ts';

interface Payment {
  readonly god: GodId;
  /** 'card', 'tile' or 'pair:blue'. */
  readonly pay: string;
}

const GOD_OF: Readonly<Partial<Record<GameMove['do'], GodId>>> = {
  die: 'blue',
  white: 'white',
  red: 'red',
  double: 'green',
  extra: 'green',
  yellow: 'yellow',
};

export function payments(chain: readonly GameMove[]): Payment[] {
  return chain.flatMap((m) => {
    const pay = m.do === 'die' ? m.blue : 'pay' in m ? m.pay : undefined;
    const god = GOD_OF[m.do];
    return pay === undefined || pay === 'none' || god === undefined ? [] : [{ god, pay }];
  });
}

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
