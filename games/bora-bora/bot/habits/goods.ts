import { FISH_VALUES, STATUS_VP } from '../../rules/data.ts';
import { GOD_IDS, godIndex, RED } from '../../rules/words.ts';
import { DEAREST, hand, jewelVp, late, need, p, pace, s, seat } from './scene.ts';
import { COUNTS, note, row, sign } from './signs.ts';
import { kept, WANT } from './wants.ts';

const WAYS = ['card', 'tile', 'pair'];
const PAY = row('pay', WAYS.length);
const PAY_LATE = row('pay.late', WAYS.length);
const PAY_GOD = row('pay.god', GOD_IDS.length);
const PAY_BREAKS = sign('pay.breaksTask');
const PAY_LAST = sign('pay.lastOffering');
const PAY_TILE_WANTED = sign('pay.tileWanted');

/** What a god costs: by way of paying, and whether a task needed what is paid. */
export function pay(god: number, word: string): void {
  const way = word === 'tile' ? 1 : word === 'card' ? 0 : 2;
  note(PAY + way);
  note(PAY_LATE + way, late);
  note(PAY_GOD + god);
  if (way === 1) {
    if (need(WANT.godTiles) > 0 || p.godTiles === (kept[WANT.godTiles] as number)) note(PAY_TILE_WANTED);
    return;
  }
  if (p.offerings === (kept[WANT.offerings] as number)) note(PAY_BREAKS);
  if (p.offerings === 1) note(PAY_LAST);
}

const OFFER = row('offering.have', COUNTS + 2);
const OFFER_LATE = sign('offering.late');
const OFFER_WANTED = sign('offering.wanted');
export function offering(n: number): void {
  note(OFFER + Math.min(p.offerings, COUNTS + 1), n);
  note(OFFER_LATE, late * n);
  note(OFFER_WANTED, need(WANT.offerings));
}

const CARDS_HAVE = row('godCards.have', 6);
const CARDS_LATE = sign('godCards.late');
const CARDS_POOR = sign('godCards.noOffering');
const CARDS_WANTED = sign('godCards.wanted');
export function godCards(n: number): void {
  note(CARDS_HAVE + Math.min(hand, 5), n);
  note(CARDS_LATE, late * n);
  if (p.offerings === 0) note(CARDS_POOR);
  note(CARDS_WANTED, need(WANT.godCardsSame) + need(WANT.godCardsDifferent));
}

const SHELL = sign('shell');
const SHELL_LATE = sign('shell.late');
const SHELL_MANY = sign('shell.many');
const SHELL_JEWEL = sign('shell.jewel');
const SHELL_FIRST_JEWEL = sign('shell.firstJewel');
const SHELL_PACE = sign('shell.pace');
const SHELL_WANTED = sign('shell.wanted');
/** Shells, and the jewellery of this round that they would buy. */
export function shells(n: number): void {
  note(SHELL, n);
  note(SHELL_LATE, late * n);
  if (p.shells > 5) note(SHELL_MANY, n);
  const before = jewelVp[Math.min(p.shells, DEAREST)] as number;
  const after = jewelVp[Math.min(p.shells + n, DEAREST)] as number;
  note(SHELL_JEWEL, after - before);
  if (before === 0 && after > 0) note(pace ? SHELL_PACE : SHELL_FIRST_JEWEL);
  note(SHELL_WANTED, need(WANT.shells));
}

const STATUS = sign('status');
const STATUS_GAIN = sign('status.vp');
const STATUS_PASSES = sign('status.passes');
const STATUS_WANTED = sign('status.wanted');
const STATUS_LATE = sign('status.late');
/** Steps on the status track, their points and the markers passed. */
export function status(n: number): void {
  const from = s.status[seat] as number;
  const to = Math.min(STATUS_VP.length - 1, from + n);
  note(STATUS, n);
  note(STATUS_LATE, n * late);
  note(STATUS_GAIN, (STATUS_VP[to] as number) - (STATUS_VP[from] as number));
  let passes = 0;
  for (let other = 0; other < s.seats; other++) {
    const there = s.status[other] as number;
    if (other !== seat && there >= from && there <= to) passes++;
  }
  note(STATUS_PASSES, passes);
  note(STATUS_WANTED, need(WANT.turnOrder + 1));
}

const DRAW = row('draw', GOD_IDS.length);
const DRAW_HAVE = row('draw.have', GOD_IDS.length);
const DRAW_LATE = row('draw.late', GOD_IDS.length);
const DRAW_DECK = sign('draw.deck');
const DRAW_SAME = sign('draw.same');
const DRAW_NEW = sign('draw.new');
const DRAW_PAIR = sign('draw.pair');
export function drawCard(from: string): void {
  if (from === 'deck') {
    note(DRAW_DECK);
    return;
  }
  const g = godIndex(from);
  const have = p.hand[g] as number;
  note(DRAW + g);
  note(DRAW_LATE + g, late);
  if (have > 0) note(DRAW_HAVE + g);
  if (have === 1) note(DRAW_PAIR);
  if (have > 0) note(DRAW_SAME, need(WANT.godCardsSame) * have);
  else note(DRAW_NEW, need(WANT.godCardsDifferent));
}

const RED_FISH = row('red.fish', Math.max(...FISH_VALUES) + 1);
/** The fish of the region just settled. */
export function red(way: string): void {
  if (way === 'none') return;
  note(RED_FISH + (s.fish[s.lastHut.region] as number));
  pay(RED, way);
}
