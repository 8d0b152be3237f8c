/** Secret projects: the four to choose two from, mine with what they are worth now, and why there was nothing to choose. */
import { Picture } from '#web/kit/art.tsx';
import { SECRET, type SecretProject } from '../../rules/data.ts';
import { secretValue } from '../../rules/scoring.ts';
import { secretPicture } from '../draw/pictograms.ts';
import { marked, understood } from '../hand.ts';
import { forcedKeep, secretsSeat } from '../model.ts';
import type { Props } from '../props.ts';
import { secretCard, words } from '../words.ts';

export function Secrets({ p }: { p: Props }) {
  const { view, lang, decision } = p;
  const w = words(lang);
  const seat = secretsSeat(view, p.seat, p.focusSeat);
  if (seat === null) return null;
  const choosing = decision?.options[0]?.do === 'keep';
  const kept = view.kept[seat] ?? [];
  const cards = choosing || kept.length === 0 ? (view.dealt[seat] ?? []) : kept;
  if (cards.length === 0) return null;
  return (
    <section class={`gn-secrets${choosing ? ' choosing' : ''}`} aria-label={w.secrets}>
      <h3>{choosing ? w.keepTwo : p.seat === null ? w.secretsOf(p.names(seat)) : w.secrets}</h3>
      <div class="gn-cards">
        {cards.map((card, i) => (
          // biome sees positions as keys; two copies of a card can only be told apart by their place in the deal.
          <SecretCard key={`${i}-${card}`} p={p} seat={seat} card={card} place={i} choosing={choosing} />
        ))}
      </div>
    </section>
  );
}

const nameOf = (card: number, lang: Props['lang']): string => {
  const c = SECRET[card] as SecretProject;
  const areas = c.family === 'territoryControl' ? ` ${c.territories.map((t) => t + 1).join(' · ')}` : '';
  return `${secretCard(c.id)?.name[lang]}${areas}`;
};

interface CardProps {
  readonly p: Props;
  readonly seat: number;
  readonly card: number;
  readonly place: number;
  readonly choosing: boolean;
}

function SecretCard({ p, seat, card, place, choosing }: CardProps) {
  const { view, lang } = p;
  const c = SECRET[card] as SecretProject;
  const named = secretCard(c.id);
  const on = choosing && marked.value.includes(place);
  return (
    <button
      type="button"
      class={`gn-sc${on ? ' on' : ''}`}
      data-secret={c.id}
      aria-pressed={choosing ? on : undefined}
      title={named?.text?.[lang]}
      onClick={() => {
        if (choosing) mark(p, place);
      }}
    >
      <Picture box="-24 -24 48 48" svg={secretPicture(card)} />
      <span>
        <b>{nameOf(card, lang)}</b>
        <small>{named?.text?.[lang]}</small>
      </span>
      {choosing ? null : (
        <span class="gn-now num">
          {secretValue(view, seat, card)}
          <small>{words(lang).now}</small>
        </span>
      )}
    </button>
  );
}

/** Marks a card; with two marked, the pair is the selected move. */
function mark(p: Props, place: number): void {
  const { view, seat, decision } = p;
  const now = marked.value;
  const next = now.includes(place) ? now.filter((x) => x !== place) : [...now, place].slice(-2);
  marked.value = next;
  if (seat === null || next.length < 2) {
    p.select(null);
    return;
  }
  const dealt = view.dealt[seat] ?? [];
  const ids = next.map((i) => (SECRET[dealt[i] as number] as SecretProject).id);
  const move = decision?.options.find(
    (m) => m.do === 'keep' && ids.includes(m.first) && ids.includes(m.second) && ids[0] !== ids[1],
  );
  if (move !== undefined) p.select(move);
  else p.explain({ do: 'keep', first: ids[0] ?? '', second: ids[1] ?? '' });
}

/** Only one pair could be kept (GN-3), so nobody asked (GN-82): says so in the first round, until it is understood. */
export function ForcedKeep({ p }: { p: Props }) {
  const { view, seat, lang } = p;
  const w = words(lang);
  const forced = seat === null || understood.value ? null : forcedKeep(view, seat);
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
        {w.forced(forced.counts.map(({ card, n }) => (n === 1 ? nameOf(card, lang) : `${n} × ${nameOf(card, lang)}`)))}
      </p>
      <button
        type="button"
        class="btn small"
        onClick={() => {
          understood.value = true;
        }}
      >
        {w.understood}
      </button>
    </div>
  );
}
