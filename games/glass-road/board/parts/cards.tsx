/** Specialists: the full card, choosing five, the hand, the card in use. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HAND_SIZE } from '../../rules/cards.ts';
import { SPECIALISTS, type Specialist } from '../../rules/data.ts';
import { ACTIONS, type GameMove } from '../../rules/moves.ts';
import type { ResolveFrame } from '../../rules/state.ts';
import { lookedCard, marked, markedAt } from '../hand.ts';
import { cardInUse, followersOf, isSelected, listed, nextMark, toggleMark } from '../model.ts';
import { turnCard } from '../motion.ts';
import type { Props } from '../props.ts';
import { soft } from '../soft.ts';
import { sentencesOf, words } from '../words.ts';
import { CostLine, EffectList } from './effects.tsx';
import { Glyph, Say } from './glyph.tsx';

function Emblem({ card, size }: { card: number; size: 30 | 34 | 46 | 58 }) {
  return (
    <span class={`gr-emb e${size}`}>
      <Glyph id={`p-${SPECIALISTS[card]?.id ?? ''}`} size={Math.round(size * 0.76)} />
    </span>
  );
}

interface CardProps {
  readonly p: Props;
  readonly card: number;
  readonly state: string;
  readonly pressed?: boolean;
  readonly onTap?: () => void;
}

function label(p: Props, card: number): string {
  const c = SPECIALISTS[card] as Specialist;
  const say = sentencesOf(p.lang);
  const w = words(p.lang);
  return `${c.name[p.lang]}. ${w.cost}: ${say.cost(c.cost)}. A: ${say.action(card, 0)}. B: ${say.action(card, 1)}.`;
}

function PersonCard({ p, card, state, pressed, onTap }: CardProps) {
  const c = SPECIALISTS[card] as Specialist;
  return (
    <button
      type="button"
      class={`gr-pcard ${state}`}
      title={label(p, card)}
      aria-pressed={pressed}
      data-card={c.id}
      onClick={onTap}
    >
      <b aria-hidden="true">{soft(c.name[p.lang])}</b>
      <Say text={label(p, card)} />
      <Emblem card={card} size={34} />
      <span class="gr-pcost" aria-hidden="true">
        <CostLine cost={c.cost} lang={p.lang} size={18} />
      </span>
      <span class="gr-pa2" aria-hidden="true">
        {c.actions.map((list, i) => (
          <span key={ACTIONS[i]}>
            <u>{ACTIONS[i]}</u>
            <EffectList list={list} lang={p.lang} size={17} />
          </span>
        ))}
      </span>
    </button>
  );
}

/** DP1: five of fifteen. Cards are marked freely; one confirmation keeps them all. */
export function Picker({ p }: { p: Props }) {
  const w = words(p.lang);
  const seat = p.seat ?? 0;
  const kept = p.view.players[seat]?.hand ?? [];
  const options = p.decision?.kind === 'keep' ? p.decision.options : [];
  const open = HAND_SIZE - kept.length;
  const marks = marked.value.filter((card) => options.some((m) => m.do === 'keep' && m.card === card));
  useEffect(() => {
    const next = nextMark(marked.value, options, kept.length, markedAt.value, HAND_SIZE);
    if (next === null) return;
    markedAt.value = kept.length;
    p.play(next);
  }, [kept.length, p.decision]);
  const tap = (card: string): void => {
    if (!options.some((m) => m.do === 'keep' && m.card === card)) return;
    const now = toggleMark(marks, card, open);
    marked.value = now;
    const first = now[0];
    const full = now.length === open && first !== undefined;
    markedAt.value = full ? kept.length : -1;
    p.select(full ? { do: 'keep', card: first } : null);
  };
  return (
    <section class="gr-picker" aria-label={w.keepTitle(open - marks.length)}>
      <h3 aria-live="polite">{w.keepTitle(open - marks.length)}</h3>
      <div class="gr-cards15">
        {SPECIALISTS.map((c, card) => {
          const has = kept.includes(card);
          const on = has || marks.includes(c.id);
          return (
            <PersonCard key={c.id} p={p} card={card} state={on ? 'on' : ''} pressed={on} onTap={() => tap(c.id)} />
          );
        })}
      </div>
    </section>
  );
}

/** DP2 and DP11: the cards in hand. */
export function Hand({ p, children }: { p: Props; children?: ComponentChildren }) {
  const me = p.seat === null ? undefined : p.view.players[p.seat];
  const hand = me?.hand ?? [];
  const options = p.decision?.options ?? [];
  if (me === undefined) return null;
  const tap = (move: GameMove | null, id: string): void => {
    if (move === null) {
      if (p.decision?.kind === 'choose' || p.decision?.kind === 'extra') p.explain({ do: 'choose', card: id });
    } else if (isSelected(p, move)) p.play(move);
    else p.select(move);
  };
  return (
    <div class="gr-hand">
      {hand.map((card) => {
        const id = SPECIALISTS[card]?.id ?? '';
        const move = listed(options, { do: 'choose', card: id });
        const down = me.down === card;
        return (
          <PersonCard
            key={id}
            p={p}
            card={card}
            state={`${move === null ? '' : 'lit'}${isSelected(p, move) ? ' on' : ''}${down ? ' down' : ''}`}
            {...(move === null ? {} : { pressed: isSelected(p, move) })}
            onTap={() => tap(move, id)}
          />
        );
      })}
      {children}
    </div>
  );
}

/** The hand while another question is open: small cards, one of them to be looked at closely. */
export function SmallHand({ p }: { p: Props }) {
  const me = p.seat === null ? undefined : p.view.players[p.seat];
  const hand = me?.hand ?? [];
  const open = hand.find((card) => card === lookedCard.value);
  if (me === undefined || hand.length === 0) return null;
  return (
    <>
      <span class="gr-cg gr-small">
        <small>{words(p.lang).hand(hand.length)}</small>
        <i>
          {hand.map((card) => (
            <button
              key={card}
              type="button"
              class={`gr-mc${me.down === card ? ' down' : ''}`}
              title={label(p, card)}
              aria-label={label(p, card)}
              aria-expanded={card === open}
              data-small={SPECIALISTS[card]?.id}
              onClick={() => {
                lookedCard.value = card === open ? -1 : card;
              }}
            >
              <Glyph id={`p-${SPECIALISTS[card]?.id ?? ''}`} size={26} />
            </button>
          ))}
        </i>
      </span>
      {open === undefined ? null : (
        <PersonCard
          p={p}
          card={open}
          state="near"
          onTap={() => {
            lookedCard.value = -1;
          }}
        />
      )}
    </>
  );
}

/** Who follows, and what that means for the number of actions. */
function following(p: Props, frame: ResolveFrame): string {
  const w = words(p.lang);
  const names = followersOf(p.view, frame.card)
    .filter((seat) => seat !== frame.seat)
    .map((seat) => (seat < 0 ? w.neighbour : p.names(seat)));
  if (frame.left === 0) return '';
  if (followersOf(p.view, frame.card).length === 0) return frame.used === 0 ? w.both : w.left(frame.left);
  return names.length === 0 ? w.left(frame.left) : w.oneOf(names.join(', '), names.length);
}

/** The specialist being used now: A and B are the buttons. */
export function CardInUse({ p, slim }: { p: Props; slim: boolean }) {
  const frame = cardInUse(p.view);
  const element = useRef<HTMLDivElement>(null);
  const w = words(p.lang);
  const key = frame === null ? '' : `${frame.seat}-${frame.card}`;
  useEffect(() => turnCard(element.current, p.speed), [key]);
  if (frame === null) return null;
  const c = SPECIALISTS[frame.card] as Specialist;
  const mine = frame.seat === p.seat;
  const options = p.decision?.kind === 'resolve' ? p.decision.options : [];
  return (
    <div ref={element} class={`gr-active${mine ? ' mine' : ''}${slim ? ' slim' : ''}`}>
      <header>
        <Emblem card={frame.card} size={34} />
        <span>
          <b>{c.name[p.lang]}</b>
          <small>{mine ? following(p, frame) : w.uses(p.names(frame.seat))}</small>
        </span>
        <span class={frame.paid ? 'gr-pcost paid' : 'gr-pcost'}>
          <CostLine cost={c.cost} lang={p.lang} size={20} />
        </span>
      </header>
      <div class="gr-abs">
        {(mine && p.decision?.kind !== 'resolve' ? [] : c.actions).map((list, i) => {
          const action = ACTIONS[i] as string;
          const move = listed(options, { do: 'act', action });
          const used = (frame.used & (1 << i)) !== 0;
          return (
            <button
              key={action}
              type="button"
              class={`gr-ab${move === null ? ' off' : ' lit'}${used ? ' used' : ''}${isSelected(p, move) ? ' on' : ''}`}
              aria-pressed={isSelected(p, move)}
              data-action={action}
              onClick={() => {
                if (move === null) {
                  if (mine) p.explain({ do: 'act', action });
                } else if (isSelected(p, move)) p.play(move);
                else p.select(move);
              }}
            >
              <Say text={`${w.action(action)}: ${sentencesOf(p.lang).action(frame.card, i)}`} />
              <span class="gr-line" aria-hidden="true">
                <i>{action}</i>
                <EffectList list={list} lang={p.lang} size={20} />
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
