/** Turn order with the actions of each space; whoever may be next can be chosen here. */
import { Target } from '#web/kit/target.tsx';
import { SPACE_ACTIONS } from '../../rules/numbers.ts';
import { CLAN } from '../draw/pieces.ts';
import { clanOf } from '../logic/model.ts';
import type { Props } from '../props.ts';
import { seatThing } from '../things.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';

export function ClanDisc({ p, seat, size = 28 }: { p: Props; seat: number; size?: number }) {
  const clan = clanOf(p.view, seat);
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      <circle r="12.4" class="gn-disc" stroke={CLAN[clan].b} stroke-width="2.6" />
      <use href={`#gn-e-${clan}`} x="-9.4" y="-9.4" width="18.8" height="18.8" />
    </svg>
  );
}

export function TurnOrder({ p }: { p: Props }) {
  const { view, lang } = p;
  const w = words(lang);
  if (view.phase === 'secrets' || view.phase === 'over') return null;
  const asked = p.decision?.kind === 'next';
  // Everybody stands once as a thing: on the space they have, or among those who wait.
  const first = (seat: number, space: number): boolean => view.order.indexOf(seat) === space;
  const waiting = view.clans.map((_, seat) => seat).filter((seat) => !view.order.includes(seat));
  return (
    <div class="gn-turns">
      <ol class="gn-order" aria-label={w.turnOrder}>
        {(SPACE_ACTIONS[view.seats] ?? []).map((actions, space) => {
          const seat = view.order[space];
          const now = space === view.space;
          const face =
            seat === undefined ? <span class="gn-hole num">{space + 1}</span> : <ClanDisc p={p} seat={seat} />;
          return (
            <li
              key={`space-${space}`}
              class={now ? 'now' : space < view.space ? 'done' : ''}
              data-shows={seat === undefined ? undefined : seatThing(seat)}
              aria-label={`${seat === undefined ? '–' : p.names(seat)}, ${w.actions(now ? view.actions : actions)}`}
            >
              <span class="gn-gears">
                {Array.from({ length: actions }, (_, i) => (
                  <span key={`gear-${i}`} class={now && i >= view.actions ? 'off' : ''}>
                    <Glyph id="i-gear" size={18} />
                  </span>
                ))}
              </span>
              {seat !== undefined && first(seat, space) ? (
                <Target thing={seatThing(seat)} class="gn-seat">
                  {face}
                </Target>
              ) : (
                face
              )}
            </li>
          );
        })}
      </ol>
      {waiting.length === 0 ? null : (
        <div class={`gn-waiting${asked ? ' asked' : ''}`}>
          {waiting.map((seat) => (
            <Target key={seat} thing={seatThing(seat)} class="gn-seat">
              <ClanDisc p={p} seat={seat} />
              {asked ? <b>{p.names(seat)}</b> : null}
            </Target>
          ))}
        </div>
      )}
    </div>
  );
}
