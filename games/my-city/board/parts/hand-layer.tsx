/** The piece between hand and board: hovering, lifted with its consequences, impossible, or sealed until all have decided. */

import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { boardOf } from '../../rules/board.ts';
import type { PlaceMove, TownView } from '../../rules/state.ts';
import { C, type Point } from '../draw/geometry.ts';
import { badgesOf } from '../logic/badges.ts';
import { effectsOf } from '../logic/effects.ts';
import type { Held } from '../logic/held.ts';
import { cellOfThing, placeThing } from '../logic/ids.ts';
import { cellsOf, pieceOf } from '../logic/pieces.ts';
import { middleOf, placeUnder } from '../logic/placing.ts';
import { reasonAt } from '../logic/reasons.ts';
import { Badge, Ghost, Impossible } from './overlays.tsx';
import type { Props } from './props.ts';

/** One transparent square for each place a tap can mean: this rotation's are whole cells and lie over the others. */
export function PlaceTargets({ h }: { h: Held }) {
  return (
    <g class="mc-places">
      {h.reaches
        .filter(({ place }) => place !== h.place)
        .map(({ place, at: [x, y], side }) => (
          <Target
            key={placeThing(place)}
            thing={placeThing(place)}
            as="rect"
            glance={false}
            draw={{ x: (x - side / 2) * C, y: (y - side / 2) * C, width: side * C, height: side * C }}
          />
        ))}
    </g>
  );
}

interface LayerProps {
  readonly p: Props;
  readonly seat: number;
  readonly h: Held | null;
  readonly hover: PlaceMove | null;
  /** Middle of the piece while it is dragged, in cells. */
  readonly dragged: Point | null;
}

export function HandLayer({ p, seat, h, hover, dragged }: LayerProps) {
  const town = p.view.towns[seat] as TownView;
  const { hand, reading } = useHand();
  if (h === null) {
    const { answer } = town;
    return answer?.do === 'place' ? <Ghost piece={pieceOf(p.view.current, answer)} held="sealed" /> : null;
  }
  if (h.place === null) {
    const asked = cellOfThing(hand.explained);
    if (asked !== null && reading.things.get(hand.explained ?? '')?.explain().whyNot)
      return <Refused p={p} town={town} h={h} point={asked} />;
    return hover === null ? null : <Ghost piece={pieceOf(h.b, hover)} held="hover" />;
  }
  const [mx, my] = middleOf(h.b, h.place);
  const shift = dragged === null ? '' : `translate(${(dragged[0] - mx) * C} ${(dragged[1] - my) * C})`;
  return (
    <>
      <Target thing={placeThing(h.place)} as="g" glance={false} class="mc-held">
        <g transform={shift}>
          <Ghost piece={pieceOf(h.b, h.place)} held="chosen" />
        </g>
      </Target>
      {dragged === null && (
        <g class="mc-badges">
          {badgesOf(p.view, seat, h.b, h.place, effectsOf(p.view, seat, h.b, h.place)).map((badge) => (
            <Badge key={`${badge.at} ${badge.icon}`} {...badge} />
          ))}
        </g>
      )}
    </>
  );
}

/** A tap where the piece does not fit: hatch, outline, and a cross on the reason. */
function Refused({ p, town, h, point }: { p: Props; town: TownView; h: Held; point: Point }) {
  const board = boardOf(p.view.board);
  const place = placeUnder(board, h.b, h.rotation, point);
  const { reading, hand } = useHand();
  const reason = reading.things.get(hand.explained ?? '')?.explain().whyNot?.key ?? '';
  return <Impossible cells={cellsOf(h.b, place)} reason={reasonAt(board, town, h.b, place, reason)} />;
}
