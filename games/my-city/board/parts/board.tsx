import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePhone } from '#web/kit/use-phone.ts';
import { boardOf } from '../../rules/board.ts';
import type { PlaceMove, TownView } from '../../rules/state.ts';
import { C } from '../draw/geometry.ts';
import { Definitions } from '../draw/symbols.tsx';
import { cellPoint, clickEndsDrag, setStage, startDrag } from '../logic/drag.ts';
import {
  buildingInHand,
  choose,
  ownSeat,
  type Props,
  placesFor,
  rotationInHand,
  selectedPlace,
} from '../logic/hand.ts';
import { placeNow, pressed } from '../logic/keys.ts';
import { boardName, buildingAt, landOf, lastPiece, piecesOf } from '../logic/pieces.ts';
import { placeUnder, tapped } from '../logic/placing.ts';
import { verdictOf } from '../logic/verdict.ts';
import { words } from '../words.ts';
import { announcement } from './announce.ts';
import { legalGround } from './ground.tsx';
import { HandLayer } from './hand-layer.tsx';
import { LastTicks } from './overlays.tsx';
import { ScoringChips, ScoringOverlay } from './scoring.tsx';
import { MARGIN, Town } from './town.tsx';

/** Turning also works while the focus is elsewhere on the table, but not while something is typed or asked. */
function useFreeKeys(latest: { current: Props }): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if ((e.target as Element).closest('input, select, textarea, dialog, .mc-stage') !== null) return;
      if ((e.key === 'r' || e.key === 'R') && pressed(latest.current, e.key, e.shiftKey)) e.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);
}

/** Names of the buildings that have just been placed in this town. */
const freshIn = (p: Props, town: TownView, hero: number): string[] =>
  p.speed === 0
    ? []
    : p.events.flatMap((e) =>
        e.e === 'placed' && e.seat === hero && town.status[e.b] === 'built' ? [buildingAt(e.b).id] : [],
      );

/** An application takes the focus: arrow keys move the piece instead of the reader's cursor. */
const FOCUSABLE = { tabIndex: 0 } as const;

export function Board(p: Props) {
  const phone = usePhone();
  const focus = phone && p.seat !== null ? null : p.focusSeat;
  const hero = focus ?? ownSeat(p);
  const mine = hero === p.seat;
  const looking = p.seat !== null && !mine;
  // Spectators and replays: whose town this is, where there is more than one.
  const named = p.seat === null && p.people.length > 1;
  const latest = useRef(p);
  latest.current = p;
  const svg = useRef<SVGSVGElement>(null);
  const [hover, setHover] = useState<PlaceMove | null>(null);
  useFreeKeys(latest);
  useEffect(() => {
    setStage(svg.current);
    return () => setStage(null);
  }, []);

  const { view, lang } = p;
  const w = words(lang);
  const land = useMemo(() => landOf(view.board), [view.board]);
  const town = view.towns[hero] as TownView;
  const colour = p.people.find((x) => x.seat === hero)?.colour ?? hero;
  const b = mine ? buildingInHand(p) : -1;
  const over = view.phase === 'finished';
  const rotation = b < 0 ? 0 : rotationInHand(p);
  const under = useMemo(
    () => (b < 0 ? null : legalGround(land, town, placesFor(p), b, rotation)),
    [land, town, p.decision, b, rotation],
  );
  const verdict = over ? verdictOf(view, hero) : null;
  const last = over ? null : lastPiece(view, town);

  const onClick = (e: MouseEvent) => {
    if (b < 0 || clickEndsDrag()) return;
    setHover(null);
    const selected = selectedPlace(p);
    if (selected !== null && (e.target as Element).closest('.mc-ghost') !== null) return p.play(selected);
    const point = cellPoint(e);
    if (point === null) return;
    choose(p, tapped(placesFor(p), b, rotation, point) ?? placeUnder(boardOf(view.board), b, rotation, point));
  };
  const onPointerDown = (e: PointerEvent) => {
    const place = placeNow(p);
    if (b >= 0 && place !== null && (e.target as Element).closest('.mc-ghost') !== null)
      startDrag(e, () => latest.current, place);
  };
  const onPointerMove = (e: PointerEvent) => {
    if (b < 0 || e.pointerType !== 'mouse') return;
    const point = placeNow(p) === null ? cellPoint(e) : null;
    const next = point === null ? null : tapped(placesFor(p), b, rotation, point);
    if (next !== hover) setHover(next);
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (!e.ctrlKey && !e.metaKey && !e.altKey && pressed(p, e.key, e.shiftKey)) e.preventDefault();
  };

  const name = p.names(hero);
  const title = mine ? w.town(boardName(view.board, lang)) : w.townOf(name, boardName(view.board, lang));
  const drawing = (
    <svg
      ref={svg}
      class="mc-board"
      viewBox={`${-MARGIN} ${-MARGIN} ${land.width * C + MARGIN + 12} ${land.height * C + MARGIN + 12}`}
      role="img"
      aria-label={title}
    >
      <Town land={land} pieces={piecesOf(town)} fresh={freshIn(p, town, hero)} tick={p.tick} under={under}>
        {last !== null && <LastTicks cells={last.cells} colour={colour} />}
        {verdict !== null && <ScoringOverlay verdict={verdict} width={land.width} />}
        {mine && <HandLayer p={p} seat={hero} hover={hover} />}
      </Town>
    </svg>
  );
  return (
    <div
      class={`mc${looking ? ' mc-looking' : named ? ' mc-named' : ''}${over ? ' mc-over' : ''}`}
      data-speed={p.speed}
    >
      <Definitions />
      {(looking || named) && (
        <div class="mc-look" style={{ '--seat': `var(--seat-${colour})` }}>
          <b>{w.looking(name)}</b>
          {looking && (
            <button type="button" class="btn mc-back" onClick={() => p.setFocusSeat(null)}>
              {w.back}
            </button>
          )}
        </div>
      )}
      {b >= 0 ? (
        <div
          class="mc-stage mc-open"
          role="application"
          aria-label={title}
          aria-describedby="mc-keys"
          {...FOCUSABLE}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setHover(null)}
        >
          {drawing}
        </div>
      ) : (
        <div class="mc-stage">{drawing}</div>
      )}
      {b >= 0 && (
        <p id="mc-keys" class="mc-sr">
          {w.keys}
        </p>
      )}
      <p class="mc-sr" aria-live="polite">
        {mine ? announcement(p) : ''}
      </p>
      {verdict !== null && <ScoringChips verdict={verdict} whose={name} text={p.text} lang={lang} />}
    </div>
  );
}
