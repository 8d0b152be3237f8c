/** The own rack, always in sight: rows to play, cards to mark. */
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { cardAt } from '../../rules/data.ts';
import { playerAt } from '../../rules/inspect.ts';
import { cardThing, rackThing } from '../ids.ts';
import { elementName } from '../look.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { CardFace } from './card.tsx';
import { Back, Glyph } from './glyph.tsx';

/** The card that lies open before its owner while its effects run (TW-7). */
function Played({ p, seat }: { p: Props; seat: number }) {
  const played = p.view.stack.find((f) => f.f === 'played');
  if (played?.f !== 'played' || p.view.active !== seat) return null;
  return (
    <span class="tw-played" role="img" aria-label={say(p.lang).card(played.card)}>
      <Glyph id={`el-${elementName(cardAt(played.card).color)}`} size={22} />
      <b>{say(p.lang).card(played.card)}</b>
      <small>{say(p.lang).rowEffects(played.card, played.row)}</small>
    </span>
  );
}

export function Rack({ p, seat }: { p: Props; seat: number }) {
  const { things } = useHand().reading;
  const { rack } = playerAt(p.view, seat);
  const marking = rack.some(({ card }) => card >= 0 && (things.get(cardThing(card))?.ways.length ?? 0) > 0);
  return (
    <section class="tw-own" data-seat={seat} aria-label={p.seat === seat ? words(p.lang).yourRack : p.names(seat)}>
      <div class={`tw-rack${marking ? ' marking' : ''}`} data-place={rackThing(seat)}>
        {rack.map(({ card, color }, i) => {
          if (card < 0)
            return (
              <span
                key={`back-${i}`}
                class="tw-hidden"
                role="img"
                aria-label={`${say(p.lang).element(color)}, ${words(p.lang).blind}`}
              >
                <Back name={elementName(color)} />
              </span>
            );
          const face = <CardFace p={p} seat={seat} card={card} open={!marking} />;
          return marking ? (
            <Target key={`card-${card}`} thing={cardThing(card)} class="tw-whole">
              {face}
            </Target>
          ) : (
            <div key={`card-${card}`} class="tw-slot">
              {face}
            </div>
          );
        })}
        <Played p={p} seat={seat} />
        <i class="tw-wood" />
      </div>
    </section>
  );
}
