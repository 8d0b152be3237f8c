/** God cards in hand, god tiles and goods of one player. */
import type { ComponentChildren } from 'preact';
import { whoIs } from '#kernel';
import { Num } from '#web/kit/num.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { GOD_IDS, type GodId } from '../../rules/words.ts';
import { GOODS } from '../draw/goods.ts';
import { payments } from '../logic/ahead.ts';
import { goodsThing, handThing } from '../logic/ids.ts';
import { type Props, playerOf } from '../props.ts';
import { words } from '../words.ts';
import { GodTile, Jewel, Mask, Priest, Sign, tribeOf } from './glyph.tsx';

/** Whether the gesture pays with this card or the god tile. */
function goes(p: Props, what: GodId | 'tile'): boolean {
  return payments(p.preview, p.seat).some(({ god, pay }) =>
    what === 'tile' ? pay === 'tile' : pay === `pair:${what}` || (pay === 'card' && god === what),
  );
}

function Cards({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const player = playerOf(p, seat);
  const mine = p.seat === seat;
  const counts = player.hand ?? player.known;
  const hidden = player.hand === null ? player.handSize - player.known.reduce((a, b) => a + b, 0) : 0;
  return (
    <div class="bb-hg">
      {counts.map((n, i) => {
        const god = GOD_IDS[i] ?? 'blue';
        return n === 0 ? null : (
          <Target
            key={god}
            thing={handThing(seat, god)}
            class={`bb-gcard g-${god} ${mine && goes(p, god) ? 'use' : ''}`}
          >
            <Mask god={god} />
            <span>{w.godUse[god]}</span>
            {n > 1 ? (
              <b class="num" data-value={`card.${god}`}>
                ×{n}
              </b>
            ) : null}
          </Target>
        );
      })}
      {hidden === 0 ? null : (
        <Target thing={handThing(seat, 'hidden')} class="bb-gcard facedown">
          <Num of="hiddenCards" n={hidden} />
        </Target>
      )}
      {player.godTiles === 0 ? null : (
        <Target thing={handThing(seat, 'tile')} class={`bb-gcard tile ${mine && goes(p, 'tile') ? 'use' : ''}`}>
          <GodTile />
          <span>{w.anyGod}</span>
          {player.godTiles > 1 ? (
            <b class="num" data-value="godTile">
              ×{player.godTiles}
            </b>
          ) : null}
        </Target>
      )}
    </div>
  );
}

/** A good, and what it becomes with the gesture. */
function Good({ p, seat, what, of, children }: GoodProps) {
  const now = of(playerOf(p, seat));
  const then = p.preview === null || p.seat !== seat ? now : of(p.preview.view.players[seat] as never);
  return (
    <Target thing={goodsThing(seat, what)} class="bb-good">
      {children}
      <Num of={what} n={now} then={then} class={then === now ? '' : 'moves'} />
    </Target>
  );
}

interface GoodProps {
  readonly p: Props;
  readonly seat: number;
  readonly what: string;
  readonly of: (player: ReturnType<typeof playerOf>) => number;
  readonly children: ComponentChildren;
}

export function Hand({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const mine = p.seat === seat;
  const vp = useHand().reading.things.get(goodsThing(seat, 'vp'));
  return (
    <section class="bb-hand" data-seat={seat} aria-label={mine ? w.myGods : w.handOf(whoIs(p.names, seat))}>
      <header>
        <h3>{mine ? w.myGods : w.gods}</h3>
        {(vp?.ways.length ?? 0) === 0 ? null : (
          <Good p={p} seat={seat} what="vp" of={(x) => x.vp}>
            <Sign svg={GOODS.vp} />
          </Good>
        )}
      </header>
      <Cards p={p} seat={seat} />
      <div class="bb-res">
        <Good p={p} seat={seat} what="offering" of={(x) => x.offerings}>
          <Sign svg={GOODS.offering} />
        </Good>
        <Good p={p} seat={seat} what="shell" of={(x) => x.shells}>
          <Sign svg={GOODS.shell} />
        </Good>
        <Good p={p} seat={seat} what="priest" of={(x) => x.priests}>
          <Priest tribe={tribeOf(p.people, seat)} />
        </Good>
        <Good p={p} seat={seat} what="jewel" of={(x) => x.jewels.length}>
          <Jewel kind="amulet" />
        </Good>
      </div>
    </section>
  );
}
