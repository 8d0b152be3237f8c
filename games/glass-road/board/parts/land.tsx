/** The landscape of one player: tiles, buildings, sites that can be used now, and a tile hovering over its site. */
import { useEffect, useRef } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import {
  BUILDINGS,
  CELL_COUNT,
  CELL_NAMES,
  COLUMN_COUNT,
  NAMES,
  ROW_COUNT,
  STARTING_BUILDINGS,
  TILES,
} from '../../rules/data.ts';
import { buildingPoints2, contentOf, startPoints2 } from '../../rules/helpers.ts';
import type { GameMove } from '../../rules/moves.ts';
import type { Estate } from '../../rules/state.ts';
import { half } from '../../text/effects.ts';
import { use } from '../draw/kit.ts';
import { landArt, lotArt, pointsDisc, startArt } from '../draw/tile.ts';
import { clearing, looked } from '../hand.ts';
import { allOptions, cellMoves, frameOf, impossibleOn, isSelected } from '../model.ts';
import { dropTiles } from '../motion.ts';
import type { Props } from '../props.ts';
import { cellWords, words } from '../words.ts';

const PITCH = 108;
const PAD = 14;
const WIDTH = COLUMN_COUNT * PITCH + 2 * PAD - 8;
const HEIGHT = ROW_COUNT * PITCH + 2 * PAD - 8;
const x = (cell: number): number => PAD + (cell % COLUMN_COUNT) * PITCH;
const y = (cell: number): number => PAD - 3 + Math.floor(cell / COLUMN_COUNT) * PITCH;
const FRAME = `<rect x="3" y="8" width="${WIDTH - 5}" height="${HEIGHT - 9}" rx="20" fill="var(--gr-drop)"/><rect x="1.5" y="1.5" width="${WIDTH - 3}" height="${HEIGHT - 7}" rx="18" fill="var(--gr-frame)" stroke="#2b241e" stroke-width="2.2"/><rect x="6.5" y="6.5" width="${WIDTH - 13}" height="${HEIGHT - 17}" rx="14" fill="none" stroke="var(--gr-frame-hi)" stroke-width="1.6" stroke-dasharray="7 5"/>`;
const BADGE =
  '<g class="gr-fx"><rect x="13" y="4" width="26" height="26" rx="13"/><g color="#fffaf0"><use href="#gr-s-processing" width="18" height="18" transform="translate(17 8)"/></g></g>';
const all = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

function cellArt(e: Estate, cell: number): string {
  const c = contentOf(e, cell);
  const ground = (art: string): string => `<g clip-path="url(#gr-cell)">${art}</g>`;
  const edge = '<rect width="100" height="100" rx="11" class="gr-edge"/>';
  if (c.is === 'empty') return ground(landArt('empty')) + edge;
  if (c.is === 'tile') return ground(landArt(TILES[c.tile]?.id ?? '')) + edge;
  if (c.is === 'start') {
    const good = STARTING_BUILDINGS[c.start]?.slot ?? '';
    return `${ground(startArt(c.start))}${edge}${pointsDisc(half(startPoints2(e, c.start) / 2))}<g class="gr-fxs"><rect x="5" y="4" width="27" height="25" rx="8"/>${use(good, 18.5, 16.5, 0.66)}</g>`;
  }
  const b = BUILDINGS[c.building];
  return `${ground(lotArt(c.building))}${edge}${pointsDisc(half(buildingPoints2(e, c.building, cell) / 2))}${b?.conversion === null ? '' : BADGE}`;
}

/** What hovers over the chosen cell. */
function hovering(p: Props, move: GameMove): string {
  const frame = frameOf(p.view, p.seat);
  if (move.do === 'site' && frame?.f === 'build') {
    const points = (BUILDINGS[frame.tile]?.points2 ?? 0) / 2;
    return `<g class="gr-hover"><g transform="translate(4 -9) scale(.94)"><g clip-path="url(#gr-cell)">${lotArt(frame.tile)}</g><rect width="100" height="100" rx="11" class="gr-edge"/>${pointsDisc(`+${half(points)}`, true)}</g></g>`;
  }
  if (move.do === 'place' && frame?.f === 'place')
    return `<g class="gr-hover"><g transform="translate(4 -9) scale(.94)"><g clip-path="url(#gr-cell)">${landArt(NAMES.tiles[frame.kind] ?? '')}</g><rect width="100" height="100" rx="11" class="gr-edge"/></g></g>`;
  if (move.do === 'remove' || move.do === 'discard')
    return '<g class="gr-gone"><rect x="1" y="1" width="98" height="98" rx="11"/><path d="M30 30 70 70M70 30 30 70"/></g>';
  return '';
}

function nameOf(e: Estate, cell: number, lang: Props['lang']): string {
  const c = contentOf(e, cell);
  const where = cellWords(lang, Math.floor(cell / COLUMN_COUNT) + 1, (cell % COLUMN_COUNT) + 1);
  const what =
    c.is === 'empty'
      ? words(lang).empty
      : c.is === 'tile'
        ? TILES[c.tile]?.name[lang]
        : c.is === 'start'
          ? STARTING_BUILDINGS[c.start]?.name[lang]
          : BUILDINGS[c.building]?.name[lang];
  return `${what ?? ''}, ${where}`;
}

function touched(p: Props, seat: number): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const e of p.events)
    if ((e.e === 'built' || e.e === 'placed' || e.e === 'removed' || e.e === 'discarded') && e.seat === seat)
      cells.add(CELL_NAMES.indexOf(e.cell));
  return cells;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMN_COUNT,
  ArrowDown: COLUMN_COUNT,
};

export function Land({ p, seat }: { p: Props; seat: number }) {
  const e = p.view.players[seat] as Estate;
  const mine = seat === p.seat;
  const moves = mine ? cellMoves(allOptions(p.decision, p.offers), e, clearing.value) : new Map<number, GameMove>();
  const root = useRef<SVGSVGElement>(null);
  useEffect(() => dropTiles(root.current, p, seat), [p.tick]);
  const last = touched(p, seat);
  const first = all.find((cell) => moves.has(cell)) ?? 0;
  const tap = (cell: number): void => {
    const move = moves.get(cell);
    if (move !== undefined) {
      if (isSelected(p, move)) p.play(move);
      else p.select(move);
      return;
    }
    const c = contentOf(e, cell);
    looked.value = c.is === 'building' ? c.building : -1;
    const impossible = mine ? impossibleOn(p.decision, e, cell, clearing.value) : null;
    if (impossible !== null && p.whyNot(impossible) !== null) p.explain(impossible);
  };
  const key = (event: KeyboardEvent, cell: number): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      tap(cell);
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    root.current?.querySelector<SVGGElement>(`[data-cell="${CELL_NAMES[cell + step] ?? ''}"]`)?.focus();
  };
  return (
    <svg ref={root} class="gr-land" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={words(p.lang).land}>
      <Art svg={FRAME} />
      {all.map((cell) => (
        <g key={`art-${cell}`} transform={`translate(${x(cell)} ${y(cell)})`}>
          <g data-art={cell}>
            <Art svg={cellArt(e, cell)} />
          </g>
          {last.has(cell) ? <path class="gr-last" d="M4 22V4H22M78 4H96V22M96 78V96H78M22 96H4V78" /> : null}
        </g>
      ))}
      {[...moves].map(([cell, move]) => (
        <g
          key={`lit-${cell}`}
          class={`gr-lit ${move.do}${isSelected(p, move) ? ' sel' : ''}`}
          transform={`translate(${x(cell)} ${y(cell)})`}
        >
          <rect x="1" y="1" width="98" height="98" rx="11" class="a" />
          <rect x="1" y="1" width="98" height="98" rx="11" class="b" />
          {isSelected(p, move) ? (
            <Art svg={hovering(p, move)} />
          ) : move.do === 'site' || move.do === 'place' ? (
            <path class="plus" d="M50 36v28M36 50h28" />
          ) : null}
        </g>
      ))}
      {all.map((cell) => (
        <rect
          key={`target-${cell}`}
          class={`gr-target${moves.has(cell) ? ' active' : ''}`}
          data-cell={CELL_NAMES[cell]}
          x={x(cell)}
          y={y(cell)}
          width="100"
          height="100"
          rx="11"
          role="button"
          tabindex={moves.has(cell) || (moves.size === 0 && cell === first) ? 0 : -1}
          aria-label={nameOf(e, cell, p.lang)}
          aria-pressed={moves.has(cell) ? isSelected(p, moves.get(cell)) : undefined}
          onClick={() => tap(cell)}
          onKeyDown={(event) => key(event, cell)}
        />
      ))}
    </svg>
  );
}
