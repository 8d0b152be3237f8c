/** The neighbours' racks stand left and right of yours, because left and right decide. */
import { playerAt, racksOf } from '../../rules/inspect.ts';
import type { SeenCard } from '../../rules/state.ts';
import { type Focus, focusOf } from '../focus.ts';
import { elementName } from '../look.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { Back, Emblem, Glyph, Tick } from './glyph.tsx';

export function Backs({ cards, lit }: { cards: readonly SeenCard[]; lit: readonly number[] | null }) {
  return (
    <span class="tw-backs">
      {cards.map((c, i) => (
        <Back
          key={`${i}-${c.color}`}
          name={elementName(c.color)}
          mark={lit === null ? '' : lit.includes(i) ? 'lit' : 'dim'}
        />
      ))}
      <i class="tw-wood" />
    </span>
  );
}

const colours = (cards: readonly SeenCard[], p: Props): string =>
  cards.map((c) => say(p.lang).element(c.color)).join(', ');

/** Whether a requirement looks beyond the own rack. */
const asksOthers = (focus: Focus | null): boolean =>
  focus !== null && !['own', 'ownNone', 'ownAllColors'].includes(focus.report.requirement.kind);

export function Neighbour({ p, seat, side }: { p: Props; seat: number; side: 'left' | 'right' }) {
  const w = words(p.lang);
  const { [side]: at } = racksOf(p.view, seat);
  const focus = focusOf(p);
  const lit = asksOthers(focus) ? (focus?.report.backs[side] ?? null) : null;
  const name = at.seat < 0 ? w.market : p.names(at.seat);
  return (
    <section class={`tw-nr ${side}`} aria-label={`${name}, ${w[side]}: ${colours(at.cards, p)}`}>
      <span class="tw-nl">
        {at.seat < 0 ? <Glyph id="ec-red" size={22} high={30} /> : <Emblem tribe={playerAt(p.view, at.seat).tribe} />}
        <b>{name}</b>
        {p.seat === seat ? <small>{at.seat < 0 ? w.marketNote : w[side]}</small> : null}
      </span>
      <Backs cards={at.cards} lit={lit} />
    </section>
  );
}

/** The numbers that decide: neighbour, you, neighbour, in the colour asked about. */
export function Versus({ focus }: { focus: Focus | null }) {
  if (focus === null) return null;
  const { report } = focus;
  const { kind } = report.requirement;
  if (report.color < 0) return null;
  const k = elementName(report.color);
  const own = report.own;
  const sign = (a: number, b: number): string => (kind === 'group' ? '+' : a < b ? '<' : a > b ? '>' : '=');
  return (
    <span class={`tw-vs tw-${k}`} aria-hidden="true">
      {asksOthers(focus) ? (
        <>
          <b>{report.left}</b>
          {sign(report.left, own)}
        </>
      ) : null}
      <b class="me">
        {own}
        {report.bonus > 0 ? <sup>+{report.bonus}</sup> : null}
      </b>
      {asksOthers(focus) ? (
        <>
          {sign(own, report.right)}
          <b>{report.right}</b>
        </>
      ) : null}
    </span>
  );
}

/** The sentence of the requirement, with its verdict. */
export function RequirementLine({ p }: { p: Props }) {
  const focus = focusOf(p);
  if (focus === null) return <span class="tw-rql" />;
  return (
    <span class="tw-rql">
      <Tick ok={focus.playable} />
      <span>{say(p.lang).requirement(focus.report.requirement)}</span>
    </span>
  );
}
