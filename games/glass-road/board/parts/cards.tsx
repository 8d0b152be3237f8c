/** Specialists: the full card, choosing five, the hand, the card in use. */
import { whoIs } from '#kernel';
import { useHand } from '#web/kit/table-context.ts';
import { Said, Target } from '#web/kit/target.tsx';
import { HAND_SIZE } from '../../rules/cards.ts';
import { SPECIALISTS, type Specialist } from '../../rules/data.ts';
import { ACTIONS } from '../../rules/moves.ts';
import type { ResolveFrame } from '../../rules/state.ts';
import { cardInUse, followersOf, leaderOf } from '../model.ts';
import { soft } from '../soft.ts';
import { actionThing, cardThing, theirThing } from '../things.ts';
import { actionNow, words } from '../words.ts';
import { useAsked } from './ask.tsx';
import { CostLine, EffectList } from './effects.tsx';
import { Glyph, Say } from './glyph.tsx';
import { KnownCards, usedCard } from './known.tsx';
import { type Props, playerOf } from './props.ts';

function Emblem({ card }: { card: number }) {
  return (
    <span class="gr-emb">
      <Glyph id={`p-${SPECIALISTS[card]?.id ?? ''}`} size={26} />
    </span>
  );
}

/** What stands above the actions. */
function CardHead({ p, card }: { p: Props; card: number }) {
  const c = SPECIALISTS[card] as Specialist;
  return (
    <>
      <b>{soft(c.name[p.lang])}</b>
      <span class="gr-phead">
        <Emblem card={card} />
        <span class="gr-pcost">
          <CostLine cost={c.cost} lang={p.lang} size={17} />
        </span>
      </span>
    </>
  );
}

function ActionLine({ p, card, action }: { p: Props; card: number; action: number }) {
  return (
    <>
      <u>{ACTIONS[action]}</u>
      <EffectList list={SPECIALISTS[card]?.actions[action] ?? -1} lang={p.lang} size={17} />
    </>
  );
}

/** A card to be kept: it is touched as a whole. */
function WholeCard({ p, card, kept }: { p: Props; card: number; kept: boolean }) {
  return (
    <Target thing={cardThing(SPECIALISTS[card]?.id ?? '')} class={kept ? 'gr-pcard kept' : 'gr-pcard'} words>
      <CardHead p={p} card={card} />
      {ACTIONS.map((action, i) => (
        <span key={action} class="gr-pact">
          <ActionLine p={p} card={card} action={i} />
        </span>
      ))}
    </Target>
  );
}

/** A card in hand: an action can be touched at once, and plays the card with it. */
function HandCard({ p, card, down }: { p: Props; card: number; down: boolean }) {
  return (
    <div class={down ? 'gr-pcard apart down' : 'gr-pcard apart'}>
      <Target thing={cardThing(SPECIALISTS[card]?.id ?? '')} class="gr-pname" words>
        <CardHead p={p} card={card} />
      </Target>
      {ACTIONS.map((action, i) => (
        <Target key={action} thing={actionThing(action, card)} class="gr-pact" words>
          <Said thing={actionThing(action, card)} />
          <span class="gr-pin" aria-hidden="true">
            <ActionLine p={p} card={card} action={i} />
          </span>
        </Target>
      ))}
    </div>
  );
}

/** DP1: five of fifteen. Cards are marked freely; one confirmation keeps them all. */
export function Picker({ p }: { p: Props }) {
  const w = words(p.lang);
  const { gesture } = useHand().reading;
  const kept = p.seat === null ? [] : (playerOf(p, p.seat).hand ?? []);
  const marked = gesture.filter((word) => SPECIALISTS.some((c) => cardThing(c.id) === word)).length;
  const left = HAND_SIZE - kept.length - marked;
  return (
    <section class="gr-picker" aria-label={w.keepTitle(left)}>
      <h3 aria-live="polite">{w.keepTitle(left)}</h3>
      <div class="gr-cards15">
        {SPECIALISTS.map((c, card) => (
          <WholeCard key={c.id} p={p} card={card} kept={kept.includes(card)} />
        ))}
      </div>
    </section>
  );
}

/** DP2 and DP11: the cards in hand; of others what lies open. */
export function Hand({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const player = playerOf(p, seat);
  const mine = seat === p.home && player.hand !== null;
  return (
    <section class="gr-mine" data-seat={seat}>
      <h3>
        {mine ? w.cards : w.cardsOf(whoIs(p.names, seat))}
        <small>{w.hand(player.handSize)}</small>
        <KnownCards cards={player} lang={p.lang} inUse={usedCard(p.view)} own={mine} />
      </h3>
      {mine ? (
        <div class="gr-hand">
          {(player.hand ?? []).map((card) => (
            <HandCard key={card} p={p} card={card} down={player.down === card} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** Whom I follow or who follows me, and what that means for the number of actions. */
function following(p: Props, frame: ResolveFrame): string {
  const w = words(p.lang);
  if (frame.seat !== p.seat) return w.uses(whoIs(p.names, frame.seat));
  const all = followersOf(p.view, frame.card);
  const leader = leaderOf(p.view, frame);
  if (leader !== null) return w.following(leader < 0 ? w.neighbour : p.names(leader));
  const names = all.filter((seat) => seat !== frame.seat).map((seat) => (seat < 0 ? w.neighbour : p.names(seat)));
  if (all.length === 0) return frame.used === 0 ? w.both : w.left(frame.left);
  return names.length === 0 ? w.left(frame.left) : w.oneOf(names.join(', '), names.length);
}

/** The specialist being used now: A and B are the answers, each with what it would really do. */
export function CardInUse({ p }: { p: Props }) {
  const frame = cardInUse(p.view);
  const isAsked = useAsked(p).length > 0;
  const { things } = useHand().reading;
  if (frame === null) return null;
  const c = SPECIALISTS[frame.card] as Specialist;
  const mine = frame.seat === p.seat;
  // While one of its effects asks, the card only says whose it is.
  const mayAct = (action: string): boolean => (things.get(actionThing(action))?.ways.length ?? 0) > 0;
  const busy = p.seat !== null && p.decision !== null && p.decision.kind !== 'resolve' && !ACTIONS.some(mayAct);
  const actions = busy ? [] : c.actions;
  return (
    <section class={`gr-active${mine ? ' mine' : ''}${actions.length > 0 && isAsked ? ' brief' : ''}`}>
      <header>
        <Emblem card={frame.card} />
        <span>
          <b>{c.name[p.lang]}</b>
          <small>{following(p, frame)}</small>
        </span>
        <span class={frame.paid ? 'gr-pcost paid' : 'gr-pcost'}>
          <CostLine cost={c.cost} lang={p.lang} size={18} />
        </span>
      </header>
      {actions.map((list, i) => {
        const action = ACTIONS[i] as string;
        const id = mine ? actionThing(action) : theirThing(action);
        const used = (frame.used & (1 << i)) !== 0;
        const now = mine && !used ? actionNow(p.lang, p.view, frame.seat, frame.card, i, frame.paid) : null;
        return (
          <Target key={action} thing={id} words class={`gr-ab${used ? ' used' : ''}${mayAct(action) ? '' : ' off'}`}>
            <Say text={[things.get(id)?.name ?? '', now ?? ''].filter((x) => x !== '').join('. ')} />
            <span class="gr-line" aria-hidden="true">
              <u>{action}</u>
              <EffectList list={list} lang={p.lang} size={19} />
            </span>
            {now === null ? null : <small aria-hidden="true">{now}</small>}
          </Target>
        );
      })}
    </section>
  );
}
