/** What a table would groan or cheer at: a card over the board for two seconds, read out, and gone with a tap. */
import { useEffect, useRef } from 'preact/hooks';
import { motionSpeed, settings } from '../app/settings.ts';
import { Picture } from '../kit/art.tsx';
import { t } from '../text/index.ts';
import { cardTime } from './moment-queue.ts';
import type { TableStore } from './store.ts';

export function MomentOnTable({ s, colour }: { s: TableStore; colour: (seat: number) => number }) {
  const card = s.cards.card.value;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (card === null) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' && e.key !== ' ') return;
      e.preventDefault();
      e.stopPropagation();
      s.cards.next();
    };
    const ground = sheet.current;
    ground?.addEventListener('click', s.cards.next);
    addEventListener('keydown', onKey, true);
    return () => {
      ground?.removeEventListener('click', s.cards.next);
      removeEventListener('keydown', onKey, true);
    };
  }, [card, s]);
  const time = motionSpeed() === 0 ? null : cardTime(settings.value.pace, false, 0);
  return (
    <div class="fr-moment-live" role="status">
      {card === null ? null : (
        <div class="fr-moment" ref={sheet}>
          <div
            class={`moment-card ${card.tone === 'plain' ? '' : card.tone} ${card.seat === undefined ? '' : `seat-${colour(card.seat)}`}`}
          >
            {card.art === undefined ? null : <Picture box={card.art.box} svg={card.art.svg} class="moment-art" />}
            <h2>{card.title}</h2>
            {card.says.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <button type="button" class="btn">
              {t().goOn}
            </button>
            {time === null ? null : <i class="moment-time" style={{ animationDuration: `${time}ms` }} />}
          </div>
        </div>
      )}
    </div>
  );
}
