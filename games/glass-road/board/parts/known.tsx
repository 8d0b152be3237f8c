/** What lies open of a player's cards: played, followed in the slots, backs, and what is known not to be in a hand. */
import { cardsOf } from '../../rules/cards.ts';
import { SPECIALISTS, STRUCTURE } from '../../rules/data.ts';
import type { View, ViewNeighbour, ViewPlayer } from '../../rules/view.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';

type Lang = Props['lang'];

function MiniCard({ card, lang, hot = false }: { card: number; lang: Lang; hot?: boolean }) {
  const c = SPECIALISTS[card];
  const name = c?.name[lang] ?? '';
  return (
    <span class={hot ? 'gr-mc hot' : 'gr-mc'} role="img" aria-label={name} title={name}>
      <Glyph id={`p-${c?.id ?? ''}`} size={21} />
    </span>
  );
}

function Backs({ n, down }: { n: number; down: boolean }) {
  return (
    <>
      {Array.from({ length: n }, (_, i) => (
        <span key={`back-${i}`} class={`gr-mc back${down ? ' down' : ''}`}>
          <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
            <circle r="6.5" fill="none" stroke="#a9d8c4" stroke-width="1.5" />
            <circle r="2.3" fill="#a9d8c4" />
          </svg>
        </span>
      ))}
    </>
  );
}

interface KnownProps {
  readonly cards: Pick<ViewPlayer | ViewNeighbour, 'played' | 'followed' | 'handSize' | 'laid' | 'absent'>;
  readonly lang: Lang;
  readonly inUse: number;
  /** Own hand is drawn elsewhere. */
  readonly backs: boolean;
}

export function KnownCards({ cards, lang, inUse, backs }: KnownProps) {
  const w = words(lang);
  const slots = Math.max(0, STRUCTURE.followSlots - cards.followed.length);
  const absent = cardsOf(cards.absent).filter((c) => !cards.played.includes(c) && !cards.followed.includes(c));
  return (
    <div class="gr-crow">
      {cards.played.length > 0 || cards.laid ? (
        <span class="gr-cg">
          <small>{w.played}</small>
          <i>
            {cards.played.map((c) => (
              <MiniCard key={c} card={c} lang={lang} hot={c === inUse} />
            ))}
            {cards.laid ? <Backs n={1} down /> : null}
          </i>
        </span>
      ) : null}
      <span class="gr-cg">
        <small>{w.followed}</small>
        <i>
          {cards.followed.map((c) => (
            <MiniCard key={c} card={c} lang={lang} hot={c === inUse} />
          ))}
          {Array.from({ length: slots }, (_, i) => (
            <span key={`slot-${i}`} class="gr-mc hole" />
          ))}
        </i>
      </span>
      {backs && cards.handSize > 0 ? (
        <span class="gr-cg">
          <small>{w.hand(cards.handSize)}</small>
          <i>
            <Backs n={cards.handSize} down={false} />
          </i>
        </span>
      ) : null}
      {backs && absent.length > 0 ? (
        <span class="gr-cg absent">
          <small>{w.notIn}</small>
          <i>
            {absent.map((c) => (
              <MiniCard key={c} card={c} lang={lang} />
            ))}
          </i>
        </span>
      ) : null}
    </div>
  );
}

export const usedCard = (view: View): number => {
  for (const f of view.stack) if (f.f === 'resolve') return f.card;
  return -1;
};
