/** God cards in hand, god tiles and goods of one player. */
import { GOD_NAMES, type Names } from '../../rules/data.ts';
import { PAY_CARD, PAY_PAIR, PAY_TILE } from '../../rules/moves.ts';
import type { PlayerView } from '../../rules/state.ts';
import { GOD_IDS } from '../../rules/words.ts';
import { GOODS } from '../draw/goods.ts';
import { cardsInHand, jewelPoints } from '../logic/changes.ts';
import { payment } from '../logic/gestures.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { GodTile, Jewel, Mask, Priest, Sign, tribeOf } from './glyph.tsx';

/** Whether the selected payment takes cards of this colour; −1 asks for the god tile. */
function goes(p: Props, colour: number): boolean {
  const paid = p.selected === null ? null : payment(p.selected);
  if (paid === null) return false;
  if (colour < 0) return paid.pay === PAY_TILE;
  return paid.pay === PAY_CARD ? paid.god === colour : paid.pay === PAY_PAIR + colour;
}

function Cards({ p, player }: { p: Props; player: PlayerView }) {
  const w = words(p.lang);
  if (player.hand === null)
    return (
      <div class="bb-hg">
        {player.known.map((n, i) =>
          n === 0 ? null : (
            <span key={GOD_IDS[i]} class={`bb-gcard g-${GOD_IDS[i]}`} title={(GOD_NAMES[i] as Names)[p.lang]}>
              <Mask god={GOD_IDS[i] ?? 'blue'} />
              {n > 1 ? <b class="num">×{n}</b> : null}
            </span>
          ),
        )}
        {cardsInHand(player) > player.known.reduce((a, b) => a + b, 0) ? (
          <span class="bb-gcard facedown">
            <b class="num">{cardsInHand(player) - player.known.reduce((a, b) => a + b, 0)}</b>
          </span>
        ) : null}
        {player.godTiles > 0 ? <TileCard p={p} n={player.godTiles} mine={false} /> : null}
      </div>
    );
  return (
    <div class="bb-hg">
      {player.hand.map((n, i) => {
        const god = GOD_IDS[i] ?? 'blue';
        return n === 0 ? null : (
          <span
            key={god}
            class={`bb-gcard g-${god} ${goes(p, i) ? 'use' : ''}`}
            role="img"
            aria-label={`${(GOD_NAMES[i] as Names)[p.lang]}: ${n}`}
            title={`${(GOD_NAMES[i] as Names)[p.lang]}: ${w.godUse[god]}`}
          >
            <Mask god={god} />
            <span>{w.godUse[god]}</span>
            {n > 1 ? <b class="num">×{n}</b> : null}
          </span>
        );
      })}
      {player.godTiles > 0 ? <TileCard p={p} n={player.godTiles} mine /> : null}
    </div>
  );
}

function TileCard({ p, n, mine }: { p: Props; n: number; mine: boolean }) {
  const w = words(p.lang);
  return (
    <span
      class={`bb-gcard tile ${mine && goes(p, -1) ? 'use' : ''}`}
      role="img"
      aria-label={`${w.godTiles}: ${n}`}
      title={`${w.godTile}: ${w.anyGod}`}
    >
      <GodTile />
      <span>{w.anyGod}</span>
      {n > 1 ? <b class="num">×{n}</b> : null}
    </span>
  );
}

export function Hand({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const player = p.view.players[seat] as PlayerView;
  const mine = p.seat === seat;
  return (
    <section class="bb-hand" aria-label={mine ? w.myGods : w.handOf(p.names(seat))}>
      <header>
        <h3>{mine ? w.myGods : w.gods}</h3>
      </header>
      <Cards p={p} player={player} />
      <dl class="bb-res">
        <div title={w.offerings}>
          <dt>
            <Sign svg={GOODS.offering} />
            <span>{w.offerings}</span>
          </dt>
          <dd class="num">{player.offerings}</dd>
        </div>
        <div title={w.shells}>
          <dt>
            <Sign svg={GOODS.shell} />
            <span>{w.shells}</span>
          </dt>
          <dd class="num">{player.shells}</dd>
        </div>
        <div title={w.priests}>
          <dt>
            <Priest tribe={tribeOf(p.people, seat)} />
            <span>{w.priests}</span>
          </dt>
          <dd class="num">{player.priests}</dd>
        </div>
        <div title={`${w.jewels}: ${w.points(jewelPoints(player))}`}>
          <dt>
            <Jewel kind="amulet" />
            <span>{w.jewels}</span>
          </dt>
          <dd class="num">{player.jewels.length}</dd>
        </div>
      </dl>
    </section>
  );
}
