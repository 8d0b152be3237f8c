/** What lies open of a player's cards: played, followed in the slots, and what is known not to be in a hand. */
import { Target } from '#web/kit/target.tsx';
import { SPECIALISTS, STRUCTURE } from '../../rules/data.ts';
import type { View, ViewNeighbour, ViewPlayer } from '../../rules/view.ts';
import { absentOf } from '../model.ts';
import { cardThing } from '../things.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import type { Props } from './props.ts';

type Lang = Props['lang'];

function MiniCard({ card, lang, hot, own }: { card: number; lang: Lang; hot: boolean; own: boolean }) {
  const c = SPECIALISTS[card];
  const name = c?.name[lang] ?? '';
  const sign = <Glyph id={`p-${c?.id ?? ''}`} size={21} />;
  const look = hot ? 'gr-mc hot' : 'gr-mc';
  return own ? (
    <Target thing={cardThing(c?.id ?? '')} class={look}>
      {sign}
    </Target>
  ) : (
    <span class={look} role="img" aria-label={name} title={name}>
      {sign}
    </span>
  );
}

interface KnownProps {
  readonly cards: Pick<ViewPlayer | ViewNeighbour, 'played' | 'followed' | 'laid' | 'absent'>;
  readonly lang: Lang;
  readonly inUse: number;
  /** The own ones can be touched, and everybody knows what is in the own hand. */
  readonly own: boolean;
}

export function KnownCards({ cards, lang, inUse, own }: KnownProps) {
  const w = words(lang);
  const slots = Math.max(0, STRUCTURE.followSlots - cards.followed.length);
  const absent = absentOf(cards);
  const minis = (list: readonly number[]) =>
    list.map((c) => <MiniCard key={c} card={c} lang={lang} hot={c === inUse} own={own} />);
  return (
    <span class="gr-crow">
      {cards.played.length > 0 || cards.laid ? (
        <span class="gr-cg">
          <small>{w.played}</small>
          <i>
            {minis(cards.played)}
            {cards.laid ? <span class="gr-mc back down" /> : null}
          </i>
        </span>
      ) : null}
      <span class="gr-cg">
        <small>{w.followed}</small>
        <i>
          {minis(cards.followed)}
          {Array.from({ length: slots }, (_, i) => (
            <span key={`slot-${i}`} class="gr-mc hole" />
          ))}
        </i>
      </span>
      {!own && absent.length > 0 ? (
        <span class="gr-cg absent">
          <small>{w.notIn}</small>
          <i>{minis(absent)}</i>
        </span>
      ) : null}
    </span>
  );
}

export const usedCard = (view: View): number => {
  for (const f of view.stack) if (f.f === 'resolve') return f.card;
  return -1;
};
