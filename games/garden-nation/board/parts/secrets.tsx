/** Secret projects: the four to choose two from, mine with what they are worth now, and why there was nothing to choose. */
import { useState } from 'preact/hooks';
import { whoIs } from '#kernel';
import { Picture } from '#web/kit/art.tsx';
import { Num } from '#web/kit/num.tsx';
import { Target } from '#web/kit/target.tsx';
import { secretValue } from '../../rules/scoring.ts';
import { terms } from '../../text/names.ts';
import { secretPicture } from '../draw/pictograms.ts';
import { forcedKeep, secretsSeat, secretsShown } from '../logic/model.ts';
import type { Props } from '../props.ts';
import { stock } from '../stock.ts';
import { secretThing } from '../things.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';

export function Secrets({ p }: { p: Props }) {
  const { view, lang, decision } = p;
  const w = words(lang);
  const seat = secretsSeat(view, p.seat, p.shown);
  if (seat === null) return null;
  const choosing = decision?.kind === 'keep';
  const cards = secretsShown(view, seat);
  if (cards.length === 0) return null;
  return (
    <section class={`gn-secrets${choosing ? ' choosing' : ''}`} aria-label={w.secrets} data-seat={seat}>
      <h3>{choosing ? w.keepTwo : p.seat === null ? w.secretsOf(whoIs(p.names, seat)) : w.secrets}</h3>
      <div class="gn-cards">
        {cards.map((card, i) => (
          // Two copies of a card can only be told apart by their place in the deal.
          <SecretCard key={`${i}-${card}`} p={p} seat={seat} card={card} place={i} choosing={choosing} />
        ))}
      </div>
    </section>
  );
}

interface CardProps {
  readonly p: Props;
  readonly seat: number;
  readonly card: number;
  readonly place: number;
  readonly choosing: boolean;
}

function SecretCard({ p, seat, card, place, choosing }: CardProps) {
  const { view, lang, preview } = p;
  const t = terms(lang);
  const now = secretValue(view, seat, card);
  const then = preview === null ? now : secretValue(preview.view, seat, card);
  return (
    <Target thing={secretThing(place)} class="gn-sc">
      <span class="gn-worth">
        <Picture box="-24 -24 48 48" svg={secretPicture(card)} />
        {choosing ? null : (
          <>
            <Num of={`secret.${place}`} n={now} then={then} class="gn-now" />
            <small>{words(lang).now}</small>
          </>
        )}
      </span>
      <span>
        <b>{t.secretName(card)}</b>
        <small>{t.secretText(card)}</small>
      </span>
    </Target>
  );
}

/** Phone: what is mine in one line under the garden, so that nobody has to scroll for it. */
export function Means({ p }: { p: Props }) {
  const { view, seat, lang } = p;
  if (seat === null) return null;
  const then = p.preview?.view ?? view;
  const will = stock(then, seat, lang);
  return (
    <div class="gn-means" data-seat={seat}>
      {stock(view, seat, lang).map(({ id, name, count }, i) => (
        <span key={id} title={name}>
          <Glyph id={`i-${id}`} size={18} />
          <Num of={id} n={count} then={will[i]?.count} />
        </span>
      ))}
      {(view.kept[seat] ?? []).map((card, i) => (
        <span key={card} class="gn-means-secret" title={terms(lang).secretName(card)}>
          <Picture box="-24 -24 48 48" svg={secretPicture(card)} />
          <Num of={`secret.${i}`} n={secretValue(view, seat, card)} then={secretValue(then, seat, card)} />
        </span>
      ))}
    </div>
  );
}

/** Only one pair could be kept (GN-3), so nobody asked (GN-82): says so in the first round, until it is understood. */
export function ForcedKeep({ p }: { p: Props }) {
  const { view, seat, lang } = p;
  const [understood, setUnderstood] = useState(false);
  const w = words(lang);
  const t = terms(lang);
  const forced = seat === null || understood ? null : forcedKeep(view, seat);
  if (forced === null) return null;
  return (
    <div class="gn-forced" role="status">
      <div class="gn-forced-cards" aria-hidden="true">
        {forced.dealt.map(({ card, kept }, i) => (
          <span key={`${card}-${i}`} class={kept ? 'kept' : 'gone'}>
            <Picture box="-24 -24 48 48" svg={secretPicture(card)} />
          </span>
        ))}
      </div>
      <p>
        <b>{w.forcedTitle}</b>{' '}
        {w.forced(forced.counts.map(({ card, n }) => (n === 1 ? t.secretName(card) : `${n} × ${t.secretName(card)}`)))}
      </p>
      <button type="button" class="btn small" onClick={() => setUnderstood(true)}>
        {w.understood}
      </button>
    </div>
  );
}
