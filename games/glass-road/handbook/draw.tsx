/** Figures drawn by the board's own functions. */
import type { ComponentChildren } from 'preact';
import { type Language, parseMove } from '#kernel';
import { Foresight } from '#web/kit/ahead.ts';
import { Art } from '#web/kit/art.tsx';
import type { Ahead } from '#web/kit/contract.ts';
import { Callout, type FigureProps, type HandbookDrawings } from '#web/kit/figure.tsx';
import '../board/css/tokens.css';
import '../board/css/signs.css';
import '../board/css/wheels.css';
import '../board/css/land.css';
import '../board/css/figures.css';
import { stay, wayOf } from '../board/consequence.ts';
import { use } from '../board/draw/kit.ts';
import { DEFS } from '../board/draw/symbols.ts';
import { beams, ghosts, ground, hub, markers, paths, turnArrow, type Way, wheelBox } from '../board/draw/wheel.ts';
import { cellArt, cellXY, LAND_BOX, LAND_FRAME } from '../board/parts/land.tsx';
import { BUILDINGS, CELL_COUNT, SPECIALISTS, STRUCTURE } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { type GameMove, SHAPES } from '../rules/moves.ts';
import type { Event, Player, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { cardOf, cellOf } from './arranged.ts';
import { CardFace, TileFace } from './cards.tsx';
import { figures, type LandFigure, type RoadFigure, type SeatsFigure, type WheelFigure } from './figures.ts';
import { Sign } from './signs.tsx';

interface DrawProps<F> {
  readonly fig: F;
  readonly label: string;
  readonly cover: boolean;
}

interface CanvasProps extends DrawProps<RoadFigure> {
  readonly box: readonly number[];
  /** Pixels a unit at most. */
  readonly scale: number;
  readonly r: number;
  readonly children: ComponentChildren;
}

/** The svg of a figure with its numbers on top. */
function Canvas({ fig, label, cover, box, scale, r, children }: CanvasProps) {
  return (
    <svg
      class={`gr-figure gr-fig-${fig.show}`}
      viewBox={box.join(' ')}
      preserveAspectRatio={cover ? 'xMidYMid slice' : 'xMidYMid meet'}
      style={{ '--wide': (box[2] as number) * scale }}
      role="img"
      aria-label={label}
    >
      {children}
      {(cover ? [] : fig.numbers).map(([x, y], i) => (
        <Callout key={`${x},${y}`} n={i + 1} x={x} y={y} r={r} />
      ))}
    </svg>
  );
}

function wayAfter(s: State, move: GameMove): Way {
  const view = game.view(s, 0);
  const open = game.decisions(s).filter((d) => d.seat === 0);
  const there = new Foresight(game, view, 0, open).after([move]) as Ahead<View, GameMove, Event> | null;
  return wayOf({ view, events: [] }, there, 0);
}

/** A wheel as it stands, with dotted ways where a move would lead its markers. */
function WheelDrawing({ fig, label, cover }: DrawProps<WheelFigure>) {
  const s = fig.state();
  const stock = (s.players[0] as Player).stock;
  const move = fig.move === undefined ? null : parseMove(SHAPES, fig.move);
  const way = move === null ? stay(stock) : wayAfter(s, move as GameMove);
  const turns = way.turns[fig.wheel] ?? 0;
  const box = wheelBox(fig.wheel).split(' ').map(Number);
  return (
    <Canvas fig={fig} label={label} cover={cover} box={box} scale={0.98} r={13}>
      <Art svg={ground(fig.wheel)} />
      <Art svg={beams(fig.wheel, way.mid)} />
      <Art svg={hub(fig.wheel, way.mid, turns)} class="gr-hub" />
      <Art svg={paths(fig.wheel, way) + turnArrow(fig.wheel, way)} />
      <Art svg={ghosts(fig.wheel, way)} />
      <Art svg={markers(fig.wheel, way.now)} class="gr-toks" />
    </Canvas>
  );
}

function Mark({ cell, ok }: { cell: string; ok: boolean }) {
  const [x, y] = cellXY(cellOf(cell));
  return (
    <g class={ok ? 'gr-mark yes' : 'gr-mark no'} transform={`translate(${x} ${y})`}>
      <rect x="3" y="3" width="94" height="94" rx="10" />
      <g transform="translate(80 80)">
        <circle r="14" />
        <path d={ok ? 'M-6 1L-2 5L6 -5' : 'M-5 -5L5 5M5 -5L-5 5'} />
      </g>
    </g>
  );
}

function LandDrawing({ fig, label, cover }: DrawProps<LandFigure>) {
  const estate = fig.state().players[0] as Player;
  return (
    <Canvas fig={fig} label={label} cover={cover} box={fig.cut ?? LAND_BOX} scale={0.74} r={18}>
      <Art svg={LAND_FRAME} />
      {Array.from({ length: CELL_COUNT }, (_, cell) => (
        <Art key={cell} svg={cellArt(estate, cell)} transform={`translate(${cellXY(cell).join(' ')})`} />
      ))}
      {(fig.yes ?? []).map((cell) => (
        <Mark key={cell} cell={cell} ok />
      ))}
      {(fig.no ?? []).map((cell) => (
        <Mark key={cell} cell={cell} ok={false} />
      ))}
    </Canvas>
  );
}

/** A small card: open with its person, or its back. */
function Small({ x, card, lying = false }: { x: number; card: number | null; lying?: boolean }) {
  return (
    <g transform={`translate(${x} 0)`} class={lying ? 'gr-fig-slot' : ''}>
      <rect width="64" height="84" rx="9" class={card === null ? 'gr-fig-back' : 'gr-fig-paper'} />
      {card === null ? null : <Art svg={use(`p-${SPECIALISTS[card]?.id ?? ''}`, 32, 42, 1.3)} />}
    </g>
  );
}

/** The cards before everybody: played or face down at the left, the slots at the right. */
function SeatsDrawing({ fig, label, cover }: DrawProps<SeatsFigure>) {
  const s = fig.state();
  const pitch = 236;
  return (
    <Canvas fig={fig} label={label} cover={cover} box={[-8, -8, s.seats * pitch, 104]} scale={0.92} r={14}>
      {s.players.map((p, seat) => (
        <g key={`seat-${seat}`} transform={`translate(${seat * pitch} 0)`}>
          <Small x={0} card={p.played[0] ?? null} />
          {Array.from({ length: STRUCTURE.followSlots }, (_, i) => {
            const card = p.followed[i];
            return card === undefined ? (
              <rect key={`slot-${i}`} x={76 + i * 72} width="64" height="84" rx="9" class="gr-fig-empty" />
            ) : (
              <Small key={`slot-${i}`} x={76 + i * 72} card={card} lying />
            );
          })}
        </g>
      ))}
    </Canvas>
  );
}

function Drawing({ fig, lang, label, cover }: DrawProps<RoadFigure> & { lang: Language }) {
  switch (fig.show) {
    case 'wheel':
      return <WheelDrawing fig={fig} label={label} cover={cover} />;
    case 'land':
      return <LandDrawing fig={fig} label={label} cover={cover} />;
    case 'seats':
      return <SeatsDrawing fig={fig} label={label} cover={cover} />;
    case 'card':
      return (
        <Canvas fig={fig} label={label} cover={cover} box={[-14, -8, 284, 166]} scale={1.3} r={10}>
          <CardFace card={cardOf(fig.card)} lang={lang} />
        </Canvas>
      );
    case 'tiles':
      return (
        <Canvas fig={fig} label={label} cover={cover} box={[-8, -8, fig.tiles.length * 168, 206]} scale={0.95} r={14}>
          {fig.tiles.map((id, i) => (
            <g key={id} transform={`translate(${i * 168} 0)`}>
              <TileFace building={BUILDINGS.findIndex((b) => b.id === id)} lang={lang} />
            </g>
          ))}
        </Canvas>
      );
  }
}

function Figure({ id, lang, label, cover = false }: FigureProps) {
  const fig: RoadFigure | undefined = figures[id as keyof typeof figures];
  if (fig === undefined) throw new Error(`no figure ${id}`);
  return (
    <div class="gr">
      <Drawing fig={fig} lang={lang} label={label} cover={cover} />
    </div>
  );
}

const Definitions = () => (
  <svg class="gr-defs" aria-hidden="true">
    <defs>
      <Art svg={DEFS} />
    </defs>
  </svg>
);

const drawings: HandbookDrawings = { Figure, Sign, Definitions };
export default drawings;
