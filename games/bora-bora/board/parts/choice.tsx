/** The bar at the top of the board for what has no place of its own: gods and how they are paid, helper points, fire, goods. */
import type { ComponentChildren } from 'preact';
import {
  type ActionCard,
  CARD_IDS,
  CARDS,
  FIELDS,
  HELPER_POINTS,
  KIND_IDS,
  KINDS,
  type Kind,
  MATERIAL_IDS,
  MATERIAL_NAMES,
  type Names,
  OFFERING_COST,
  TASK_IDS,
  TASK_VP,
  TASK_VP_YELLOW,
} from '../../rules/data.ts';
import { PAY_CARD, PAY_NONE, PAY_PAIR, PAY_TILE } from '../../rules/moves.ts';
import type { GameMove } from '../../rules/state.ts';
import { GOD_IDS, type GodId } from '../../rules/words.ts';
import { GOODS } from '../draw/goods.ts';
import { godCardSign, materialSign } from '../draw/signs.ts';
import { ways } from '../hand.ts';
import { barMoves, payment } from '../logic/gestures.ts';
import { act, isSelected, may, type Props } from '../props.ts';
import { taskShort, words } from '../words.ts';
import { Die, GodTile, Hut, Mask, Sign, tribeOf } from './glyph.tsx';

interface Face {
  readonly art: ComponentChildren;
  readonly label: string;
  readonly note?: string;
}

const god = (i: number): GodId => GOD_IDS[i] as GodId;

/** How a payment looks: the cards or the tile that go, and what else it costs. */
function payFace(p: Props, m: GameMove): Face | null {
  const paid = payment(m);
  if (paid === null) return null;
  const w = words(p.lang);
  const price = `+ ${OFFERING_COST} ${w.offering}`;
  if (paid.pay === PAY_NONE) return { art: <Sign svg={NO} />, label: w.none };
  if (paid.pay === PAY_TILE) return { art: <GodTile />, label: w.godTile, note: w.godUse[god(paid.god)] };
  if (paid.pay === PAY_CARD) return { art: <Mask god={god(paid.god)} />, label: w.godUse[god(paid.god)], note: price };
  const colour = god(paid.pay - PAY_PAIR);
  return {
    art: (
      <>
        <Mask god={colour} />
        <Mask god={colour} />
      </>
    ),
    label: w.pair,
    note: price,
  };
}

const NO =
  '<circle r="13" fill="none" stroke="#5f5243" stroke-width="3"/><path d="M-9 9 9-9" stroke="#5f5243" stroke-width="3" stroke-linecap="round"/>';

function face(p: Props, m: GameMove): Face {
  const w = words(p.lang);
  const pay = payFace(p, m);
  if (pay !== null) return pay;
  const price = (n: number): string => w.price(n);
  const helping = p.decision?.kind === 'helper';
  switch (m.do) {
    case 'draw':
      return m.from === 'deck'
        ? { art: <span class="bb-back" />, label: w.deckShort }
        : { art: <Mask god={god(GOD_IDS.indexOf(m.from as GodId))} />, label: w.godUse[m.from as GodId] };
    case 'fire':
      if (m.bonus === 'godCard') return { art: <Sign svg={godCardSign} />, label: w.godCard };
      if (m.bonus === 'offering') return { art: <Sign svg={GOODS.offering} />, label: w.offering };
      if (m.bonus === 'status') return { art: <Sign svg={GOODS.tattoo} />, label: w.statusStep };
      return { art: <Sign svg={GOODS.shell} />, label: w.shell };
    case 'fetch': {
      const i = MATERIAL_IDS.indexOf(m.material);
      const label = (MATERIAL_NAMES[i] as Names)[p.lang];
      const art = <Sign svg={materialSign(i)} />;
      return helping ? { art, label, note: price(HELPER_POINTS.material) } : { art, label };
    }
    case 'help':
      if (m.item === 'vp') return { art: <Sign svg={GOODS.vp} />, label: `1 ${w.vp}`, note: price(HELPER_POINTS.vp) };
      if (m.item === 'offering')
        return { art: <Sign svg={GOODS.offering} />, label: w.offering, note: price(HELPER_POINTS.offering) };
      return { art: <Sign svg={godCardSign} />, label: w.godCard, note: price(HELPER_POINTS.godCard) };
    case 'moveHut': {
      const art = p.seat === null ? null : <Hut tribe={tribeOf(p.people, p.seat)} />;
      const label = p.lang === 'de' ? `nach Feld ${FIELDS}` : `to field ${FIELDS}`;
      return helping ? { art, label, note: price(HELPER_POINTS.moveHut) } : { art, label };
    }
    case 'fulfil':
      return { art: <Sign svg={GOODS.vp} />, label: w.fulfil, note: `+${TASK_VP} ${w.vp}` };
    case 'discard':
      return { art: <Sign svg={NO} />, label: w.discard, note: `+0 ${w.vp}` };
    default:
      return { art: null, label: w.confirm[m.do] };
  }
}

/** A choice: tapping it selects, tapping it again makes it; an impossible one says why. */
function Choice({ p, move }: { p: Props; move: GameMove }) {
  const { art, label, note } = face(p, move);
  const can = may(p, move);
  return (
    <button
      type="button"
      class={`bb-choice ${can ? '' : 'off'} ${isSelected(p, move) ? 'sel' : ''}`}
      data-choice={move.do}
      aria-pressed={isSelected(p, move)}
      aria-label={can ? p.text.move(move, p.view) : `${label}, ${words(p.lang).closed}`}
      onClick={() => act(p, move)}
    >
      <span class="pic">{art}</span>
      <b>{label}</b>
      {note === undefined ? null : <small>{note}</small>}
    </button>
  );
}

const HELP: readonly GameMove[] = [
  { do: 'help', item: 'vp' },
  { do: 'help', item: 'offering' },
  { do: 'help', item: 'godCard' },
  ...MATERIAL_IDS.map((material): GameMove => ({ do: 'fetch', material })),
  { do: 'moveHut' },
];

function wayTitle(p: Props, m: GameMove): string {
  const w = words(p.lang);
  if (m.do === 'die') return `${m.value} → ${(CARDS[CARD_IDS.indexOf(m.card)] as ActionCard).name[p.lang]}`;
  if (m.do === 'extra')
    return `${(KINDS[KIND_IDS.indexOf(m.kind)] as Kind).name[m.sex === 'man' ? 'man' : 'woman'][p.lang]}: ${w.extra}`;
  if ('task' in m) return taskShort(TASK_IDS.indexOf(m.task), p.lang);
  return w.choose;
}

function note(p: Props, m: GameMove): string {
  const w = words(p.lang);
  if (m.do === 'die') return w.blueTitle;
  if (m.do === 'yellow') return `${w.yellow}: +${TASK_VP_YELLOW} ${w.vp}`;
  return '';
}

/** What the bar holds now; empty when the question is answered elsewhere. */
export function barOf(p: Props): readonly GameMove[] {
  const { decision } = p;
  if (decision === null) return [];
  const open = ways.value.filter((m) => may(p, m));
  if (open.length > 0) return open;
  return decision.kind === 'helper' ? HELP : barMoves(decision.kind, decision.options);
}

/** The ways of a thing tapped further down are read at the top. */
const intoView = (bar: Element | null): void => bar?.scrollIntoView({ block: 'nearest' });

export function ChoiceBar({ p }: { p: Props }) {
  const w = words(p.lang);
  const list = barOf(p);
  const [first] = list;
  if (first === undefined || p.decision === null) return null;
  const tapped = ways.value.length > 0;
  const helping = p.decision.kind === 'helper' && !tapped;
  const left = Number(p.decision.about?.left ?? 0);
  return (
    <fieldset class={`bb-bar n${list.length}`} ref={tapped ? intoView : null}>
      <legend class="sr">{w.choose}</legend>
      {helping && p.seat !== null ? (
        <p class="bb-barhead">
          {left > 0 && left <= 6 ? <Die tribe={tribeOf(p.people, p.seat)} value={left} /> : null}
          <b>{w.left(left)}</b>
          <small>{w.helperNote}</small>
        </p>
      ) : null}
      {tapped ? (
        <p class="bb-barhead">
          <b>{wayTitle(p, first)}</b>
          <small>{note(p, list.find((m) => m.do === 'yellow') ?? first)}</small>
          <button
            type="button"
            class="btn quiet small"
            onClick={() => {
              ways.value = [];
              p.select(null);
            }}
          >
            {w.cancel}
          </button>
        </p>
      ) : null}
      <div class="bb-choices">
        {list.map((m) => (
          <Choice key={p.text.move(m, p.view)} p={p} move={m} />
        ))}
      </div>
    </fieldset>
  );
}
