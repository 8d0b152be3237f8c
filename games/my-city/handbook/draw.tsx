/** Figures and legend drawn by the board's own functions. */
import { parseMove } from '#kernel';
import { Callout, type FigureProps, type HandbookDrawings } from '#web/kit/figure.tsx';
import '../board/css/tokens.css';
import '../board/css/land.css';
import '../board/css/roofs.css';
import '../board/css/states.css';
import '../board/css/small.css';
import '../board/css/board.css';
import '../board/css/panel.css';
import { Building, Lot, type Piece, RoofOf } from '../board/draw/building.tsx';
import { C, type Cell, member } from '../board/draw/geometry.ts';
import { CategoryIcon } from '../board/draw/icons.tsx';
import type { LandMap } from '../board/draw/land.ts';
import { Landscape, River } from '../board/draw/landscape.tsx';
import { Definitions } from '../board/draw/symbols.tsx';
import { buildingAt, cellsOf, landOf, pieceOf, piecesOf, rotationOf } from '../board/logic/pieces.ts';
import { reasonAt } from '../board/logic/reasons.ts';
import { verdictOf } from '../board/logic/verdict.ts';
import { Badge, Ghost, Impossible } from '../board/parts/overlays.tsx';
import { ScoringOverlay } from '../board/parts/scoring.tsx';
import { boardOf } from '../rules/board.ts';
import { BLOCK, buildingByIdTable, shapeOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { PlaceMove, State, Town, TownView } from '../rules/state.ts';
import { figures, type TownFigure } from './figures.ts';

const EDGE = 6;
/** Radius of a number, in units of the drawing. */
const NUMBER = 17;

function Ground({ land, pieces }: { land: LandMap; pieces: readonly Piece[] }) {
  const [w, h] = [land.width * C, land.height * C];
  const clip = `mc-fig-${land.id}-${pieces.length}`;
  return (
    <>
      <clipPath id={clip}>
        <rect x={-EDGE} y={-EDGE} width={w + 2 * EDGE} height={h + 2 * EDGE} rx={16} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect class="mc-ground" x={-EDGE} y={-EDGE} width={w + 2 * EDGE} height={h + 2 * EDGE} />
        <Landscape land={land} isCovered={member(pieces.flatMap((p) => p.cells))} under={null} />
        {pieces.map((p) => (
          <Lot key={p.id} piece={p} />
        ))}
        <River land={land} />
        {pieces.map((p) => (
          <RoofOf key={p.id} piece={p} />
        ))}
      </g>
    </>
  );
}

function placeOf(line: string): PlaceMove {
  const move = parseMove(game.moves, line);
  if (move?.do !== 'place') throw new Error(`a figure shows ${line}`);
  return move as PlaceMove;
}

/** What the open card would do there: lifted pieces where it fits, hatch and cross where it does not. */
function Tries({ fig, s }: { fig: TownFigure; s: State }) {
  const town = s.towns[fig.seat] as Town;
  const b = s.current;
  return (
    <>
      {Object.keys(fig.refused ?? {}).map((line) => {
        const place = placeOf(line);
        const why = game.whyNot(s, fig.seat, place)?.key ?? '';
        const reason = reasonAt(boardOf(s.board), town as unknown as TownView, b, place, why);
        return <Impossible key={line} cells={cellsOf(b, place)} reason={reason} />;
      })}
      {(fig.possible ?? []).map((line) => (
        <Ghost key={line} piece={pieceOf(b, placeOf(line))} held="chosen" />
      ))}
    </>
  );
}

function TownDrawing({ fig, label, cover }: { fig: TownFigure; label: string; cover: boolean }) {
  const s = fig.state();
  const view = game.view(s, 'judge');
  const land = landOf(s.board);
  const [w, h] = [land.width * C, land.height * C];
  const verdict = fig.show === undefined ? null : verdictOf(view, fig.seat);
  return (
    <svg
      class="mc-figure"
      viewBox={`${-EDGE} ${-EDGE} ${w + 2 * EDGE} ${h + 2 * EDGE}`}
      preserveAspectRatio={cover ? 'xMidYMid slice' : 'xMidYMid meet'}
      style={{ '--cells': land.width }}
      role="img"
      aria-label={label}
    >
      <Ground land={land} pieces={piecesOf(view.towns[fig.seat] as TownView)} />
      <Tries fig={fig} s={s} />
      {verdict !== null && fig.show === 'scoring' && <ScoringOverlay verdict={verdict} width={land.width} />}
      {verdict !== null &&
        fig.show === 'open' &&
        verdict.open.map(({ at: [x, y], points }) => (
          <Badge key={`${x},${y}`} at={[x + 0.5, y + 0.8]} points={points} />
        ))}
      {(cover ? [] : fig.numbers).map(([x, y], i) => (
        <Callout key={`${x},${y}`} n={i + 1} x={x * C} y={y * C} r={NUMBER} />
      ))}
    </svg>
  );
}

/** The four rotations of the open card in a row, and its mirror image, which is forbidden. */
function Rotations({ fig, label, cover }: { fig: TownFigure; label: string; cover: boolean }) {
  const b = fig.state().current;
  const room = 3.4;
  const turned = shapeOf(b).rotations;
  const mirrored = rotationOf(b, 0).cells.map(([x, y]): Cell => [rotationOf(b, 0).width - 1 - x, y]);
  const shifted = (cells: readonly Cell[], i: number): Cell[] => cells.map(([x, y]): Cell => [x + i * room, y]);
  return (
    <svg
      class="mc-figure mc-figure-bare"
      viewBox={`${-EDGE - 10} ${-EDGE - 10} ${(turned.length + 1) * room * C} ${3 * C + 40}`}
      preserveAspectRatio={cover ? 'xMidYMid slice' : 'xMidYMid meet'}
      style={{ '--cells': (turned.length + 1) * room }}
      role="img"
      aria-label={label}
    >
      {turned.map((r, i) => (
        <g key={r.rotation} transform={`translate(${i * room * C} 0)`}>
          <Building piece={pieceOf(b, { rotation: r.rotation, x: 0, y: 0 })} />
        </g>
      ))}
      <Impossible cells={shifted(mirrored, turned.length)} reason={[turned.length * room + 1, 1.5]} />
    </svg>
  );
}

function Figure({ id, label, cover = false }: FigureProps) {
  const fig: TownFigure | undefined = figures[id as keyof typeof figures];
  if (fig === undefined) throw new Error(`no figure ${id}`);
  const Drawing = fig.show === 'rotations' ? Rotations : TownDrawing;
  return (
    <div class="mc">
      <Drawing fig={fig} label={label} cover={cover} />
    </div>
  );
}

const GROUND: Readonly<Record<string, string>> = { mountain: 'MM', forest: 'FF', tree: 't', rock: 'r', empty: '.' };

/** A piece of land as it lies on the board. */
function LandSign({ rows }: { rows: string }) {
  const land: LandMap = {
    id: rows,
    width: rows.length,
    height: 1,
    rows: [rows],
    river: { mode: 'edges', path: null },
  };
  return (
    <svg viewBox={`-2 -14 ${rows.length * C + 4} ${C + 18}`} aria-hidden="true">
      <rect class="mc-ground" width={rows.length * C} height={C} rx={8} />
      <Landscape land={land} isCovered={() => false} under={null} />
    </svg>
  );
}

function RiverSign() {
  const land: LandMap = {
    id: 'river',
    width: 2,
    height: 1,
    rows: ['..'],
    river: {
      mode: 'edges',
      path: [
        [1, 0],
        [1, 1],
      ],
    },
  };
  return (
    <svg viewBox={`0 0 ${2 * C} ${C}`} aria-hidden="true">
      <Landscape land={land} isCovered={() => false} under={null} />
      <River land={land} />
    </svg>
  );
}

function Sign({ id }: { id: string }) {
  const b = buildingByIdTable.get(id)?.index;
  if (b !== undefined) {
    const { width, height } = rotationOf(b, 0);
    return (
      <svg viewBox={`-3 -3 ${width * C + 6} ${height * C + 6}`} aria-hidden="true" data-kind={buildingAt(b).colour}>
        <Building piece={pieceOf(b, { rotation: 0, x: 0, y: 0 })} />
      </svg>
    );
  }
  if (id === 'blocking')
    return (
      <svg class="mc-block" viewBox="0 0 24 24" aria-hidden="true" data-card={BLOCK}>
        <path d="M5 5h14v14H5zM7 17L17 7" />
      </svg>
    );
  if (id === 'river') return <RiverSign />;
  const rows = GROUND[id];
  if (rows !== undefined) return <LandSign rows={rows} />;
  return <CategoryIcon category={id} />;
}

const drawings: HandbookDrawings = { Figure, Sign, Definitions };
export default drawings;
