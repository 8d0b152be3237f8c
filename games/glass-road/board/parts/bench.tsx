/** The bench beside the landscape: the question about goods, the card in use, the hand, what may be done at any time. */
import { anytimeOpen, place } from '../hand.ts';
import { cardInUse } from '../model.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Anytime } from './anytime.tsx';
import { ASKED, Ask } from './ask.tsx';
import { CardInUse, Hand, SmallHand } from './cards.tsx';
import { Detail } from './detail.tsx';
import { Private } from './display.tsx';
import { KnownCards, usedCard } from './known.tsx';
import { Neighbour } from './track.tsx';

interface BenchProps {
  readonly p: Props;
  readonly phone: boolean;
  readonly seat: number;
  readonly foreign: boolean;
}

export function Bench({ p, phone, seat, foreign }: BenchProps) {
  const w = words(p.lang);
  const player = p.view.players[seat];
  if (player === undefined) return null;
  if (foreign || p.seat === null)
    return (
      <div class="gr-bench">
        {p.view.phase === 'over' ? null : (
          <section>
            <h3>{w.cardsOf(p.names(seat))}</h3>
            <KnownCards cards={player} lang={p.lang} inUse={usedCard(p.view)} backs />
          </section>
        )}
        {p.seat === null ? <CardInUse p={p} slim /> : null}
        <Private p={p} />
        <Detail p={p} />
        <Neighbour p={p} />
      </div>
    );
  const kind = p.decision?.kind ?? '';
  const asked = ASKED.includes(kind);
  const choosing = kind === 'choose' || kind === 'extra';
  // Tiles laid out in front of this seat can be built now: they come first.
  const building = !phone && kind === 'build';
  const atCards = !phone || place.value === 'cards';
  const keeping = p.view.phase === 'keep';
  // Whole cards where one of them is asked for or nothing else is shown; small ones beside another question.
  const whole = phone || choosing || (kind === '' && cardInUse(p.view) === null);
  const known = <KnownCards cards={player} lang={p.lang} inUse={usedCard(p.view)} backs={false} />;
  const cards =
    atCards && !keeping && (!asked || !phone) ? (
      <section class={`gr-mine${whole ? '' : ' small'}`}>
        {whole ? (
          <>
            <h3>
              {w.cards}
              <small>{w.hand(player.handSize)}</small>
            </h3>
            <Hand p={p}>{known}</Hand>
          </>
        ) : (
          <>
            <h3 class="gr-hide">{w.cards}</h3>
            <SmallHand p={p} />
            {known}
          </>
        )}
      </section>
    ) : null;
  return (
    <div class="gr-bench">
      <Ask p={p} />
      {asked || choosing || (phone && kind !== 'resolve' && kind !== '') ? null : <CardInUse p={p} slim={phone} />}
      {choosing ? cards : null}
      <div class="gr-pair">
        {building ? <Private p={p} /> : null}
        {(phone && !anytimeOpen.value) || (asked && kind !== 'gift') ? null : <Anytime p={p} />}
      </div>
      <Detail p={p} />
      {choosing ? null : cards}
      {atCards ? <Neighbour p={p} /> : null}
      {building || (phone && place.value === 'display') ? null : <Private p={p} />}
    </div>
  );
}
