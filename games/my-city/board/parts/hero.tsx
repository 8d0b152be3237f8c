/** One town, large: land, buildings, progress, and the hand over it if it is mine. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { whoIs } from '#kernel';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { boardOf } from '../../rules/board.ts';
import type { PlaceMove } from '../../rules/state.ts';
import { C } from '../draw/geometry.ts';
import { everyCell, type LandMap } from '../draw/land.ts';
import { Definitions } from '../draw/symbols.tsx';
import { withBuilding } from '../logic/effects.ts';
import { type Held, meant, placesOfRotation } from '../logic/held.ts';
import { cellThing, placeThing } from '../logic/ids.ts';
import { boardName, cellsOf, landOf, lastPiece, piecesOf } from '../logic/pieces.ts';
import { middleOf, nearest, nextLegal } from '../logic/placing.ts';
import { progressOf } from '../logic/progress.ts';
import { verdictOf } from '../logic/verdict.ts';
import { words } from '../words.ts';
import { legalGround } from './ground.tsx';
import { HandLayer, PlaceTargets } from './hand-layer.tsx';
import { LastTicks } from './overlays.tsx';
import { ProgressMarks } from './progress-marks.tsx';
import { type Props, townOf, useHeld } from './props.ts';
import { ScoringOverlay } from './scoring.tsx';
import { MARGIN, Town } from './town.tsx';
import { cellPoint, useDrag } from './use-drag.ts';
import { usePointer } from './use-pointer.ts';

/** How far from a legal place a carried piece may be let go, in cells. */
const DROP_REACH = 0.9;

/** R turns, N goes to the next place, wherever the focus is on the table. */
function useKeys(h: Held | null): void {
  const { tap } = useHand();
  const latest = useRef({ h, tap });
  latest.current = { h, tap };
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const { h: now, tap: touch } = latest.current;
      if (now === null || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if ((e.target as Element).closest('input, select, textarea, dialog') !== null) return;
      const key = e.key.toLowerCase();
      if (key === 'r') touch(e.shiftKey ? 'turn:left' : 'turn:right');
      else if (key === 'n') {
        const next = nextLegal(placesOfRotation(now), now.place, e.shiftKey ? -1 : 1);
        if (next !== null) touch(placeThing(next));
      } else return;
      e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

export function Hero({ p, seat }: { p: Props; seat: number }) {
  const mine = p.seat === seat && seat === p.home;
  const piece = useHeld();
  const h = mine ? piece : null;
  const { tap } = useHand();
  const svg = useRef<SVGSVGElement>(null);
  const [hover, setHover] = useState<PlaceMove | null>(null);
  useKeys(piece);
  const { view, lang } = p;
  const w = words(lang);
  const town = townOf(p, seat);
  const land = useMemo(() => landOf(view.board), [view.board]);
  const over = view.phase === 'finished';
  const under = useMemo(
    () => (h === null ? null : legalGround(land, town, h.places, h.b, h.rotation)),
    [land, town, p.decision, h?.rotation],
  );
  const verdict = useMemo(() => (over ? verdictOf(view, seat) : null), [over, view, seat]);
  const place = h?.place ?? null;
  const progress = useMemo(() => {
    const after = h === null || place === null ? town : withBuilding(boardOf(view.board), town, h.b, place, view.round);
    return progressOf(view, after);
  }, [view, town, place]);
  const drag = useDrag((middle) => {
    if (h === null) return;
    const there = nearest(placesOfRotation(h), h.b, middle, DROP_REACH);
    if (there !== null && there !== h.place) tap(placeThing(there));
  });
  const last = over ? null : lastPiece(view, town);
  const colour = p.people.find((x) => x.seat === seat)?.colour ?? seat;
  const label =
    seat === p.home ? w.town(boardName(view.board, lang)) : w.townOf(whoIs(p.names, seat), boardName(view.board, lang));

  usePointer(svg, {
    // A click that only ends a drag is no tap.
    clickFirst: (e) => {
      if (drag.swallow()) e.stopPropagation();
    },
    // Places and spaces take keys by themselves; a finger between two places means the nearer one.
    click: (e) => {
      const point = mine ? cellPoint(svg.current, e) : null;
      if (point === null || point.some((n) => n < 0) || point[0] >= land.width || point[1] >= land.height) return;
      e.stopPropagation();
      setHover(null);
      const there = h === null ? null : meant(h, point);
      tap(there === null ? cellThing(Math.floor(point[0]), Math.floor(point[1])) : placeThing(there));
    },
    pointerdown: (e) => {
      if (h === null || h.place === null) return;
      const point = cellPoint(svg.current, e);
      const [x, y] = [Math.floor(point?.[0] ?? -1), Math.floor(point?.[1] ?? -1)];
      if (cellsOf(h.b, h.place).some((c) => c[0] === x && c[1] === y))
        drag.start(e, svg.current, middleOf(h.b, h.place));
    },
    pointermove: (e) => {
      if (h === null || e.pointerType !== 'mouse') return;
      const point = h.place === null ? cellPoint(svg.current, e) : null;
      const next = point === null ? null : meant(h, point);
      if (next !== hover) setHover(next);
    },
    pointerleave: () => setHover(null),
  });

  return (
    <div class={`mc-stage${h === null ? '' : ' mc-open'}`} data-seat={seat}>
      <Definitions />
      <svg
        ref={svg}
        class={`mc-board${view.goldClaimed ? ' mc-gold-gone' : ''}`}
        viewBox={`${-MARGIN} ${-MARGIN} ${land.width * C + MARGIN + 12} ${land.height * C + MARGIN + 12}`}
        role="group"
        aria-label={label}
      >
        <Town land={land} pieces={piecesOf(town)} seat={seat} under={under}>
          {mine && <Cells land={land} />}
          {last !== null && <LastTicks cells={last.cells} colour={colour} />}
          {verdict === null && <ProgressMarks progress={progress} claimed={view.goldClaimed} />}
          {verdict !== null && <ScoringOverlay verdict={verdict} width={land.width} category={p.category} />}
          {h !== null && <PlaceTargets h={h} />}
          {mine && <HandLayer p={p} seat={seat} h={h} hover={hover} dragged={drag.middle} />}
        </Town>
      </svg>
    </div>
  );
}

/** Every space can be asked what it is. */
function Cells({ land }: { land: LandMap }) {
  return (
    <g class="mc-cells">
      {everyCell(land).map(([x, y]) => (
        <Target
          key={cellThing(x, y)}
          thing={cellThing(x, y)}
          as="rect"
          draw={{ x: x * C, y: y * C, width: C, height: C }}
        />
      ))}
    </g>
  );
}
