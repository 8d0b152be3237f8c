/** Figures drawn by the board's own functions. */
import type { ComponentChildren } from 'preact';
import type { Language } from '#kernel';
import { Art } from '#web/kit/art.tsx';
import { Callout, type FigureProps, type HandbookDrawings } from '#web/kit/figure.tsx';
import '../board/css/tokens.css';
import '../board/css/terrain.css';
import '../board/css/figures.css';
import { barrel, capital, perchXY } from '../board/draw/capital.ts';
import { backArt } from '../board/draw/elements.ts';
import { arc } from '../board/draw/flight.ts';
import type { XY } from '../board/draw/ink.ts';
import { rider } from '../board/draw/pieces.ts';
import { plate, viewBox } from '../board/draw/plate.ts';
import { DEFS } from '../board/draw/symbols.ts';
import { templePlace } from '../board/draw/temples.ts';
import { CELL, nestXY, PITCH, riderAt } from '../board/draw/tiles.ts';
import { elementName, size, spaceArt, spaceXY, templeElement, tribeName } from '../board/look.ts';
import { pathFlags } from '../board/parts/terrain.tsx';
import { cardAt, cardOf, constants, SPACES, tileAt, tribeAt, villageCardOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { CAPITAL, placeOf, spaceOf } from '../rules/geometry.ts';
import { racksOf, rowReports } from '../rules/inspect.ts';
import type { Player, SeenCard, State } from '../rules/state.ts';
import { cardHigh, ElementFace, VillageFace } from './cards.tsx';
import {
  type CardFigure,
  figures,
  type LandFigure,
  type RacksFigure,
  type TilesFigure,
  type TribesFigure,
} from './figures.ts';
import { Sign } from './signs.tsx';

const BOX = size(false);
/** Radius of a number, in units of the land and of the cards. */
const NUMBER = 30;
const at = ([x, y]: XY): string => `translate(${x} ${y})`;

interface DrawProps<F> {
  readonly fig: F;
  readonly label: string;
  readonly cover: boolean;
}

interface CanvasProps {
  readonly fig: TribesFigure;
  readonly label: string;
  readonly cover: boolean;
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
      class={`tw-figure tw-fig-${fig.show}`}
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

const slotsOf = (land: Player, space: number): number =>
  (land.tiles[space] as number) < 0 || land.village[space] === 1 ? 0 : tileAt(land.tiles[space] as number).slots;

/** Where a rider starts, passes and lands. */
function standXY(land: Player, name: string): XY {
  const place = placeOf(name);
  if (place === CAPITAL) return perchXY(land.capital - 1);
  const [x, y] = spaceXY(place);
  const [nx, ny] = nestXY(slotsOf(land, place), land.riders[place] as number);
  return [x + nx, y + ny];
}

function Mark({ space, ok }: { space: string; ok: boolean }) {
  const [x, y] = spaceXY(spaceOf(space));
  return (
    <g class={ok ? 'tw-mark yes' : 'tw-mark no'}>
      <rect x={x + 5} y={y + 5} width={CELL - 10} height={CELL - 10} rx="14" />
      <g transform={`translate(${x + CELL - 30} ${y + CELL - 30})`}>
        <circle r="21" />
        <path d={ok ? 'M-9 1L-3 7L9 -7' : 'M-8 -8L8 8M8 -8L-8 8'} />
      </g>
    </g>
  );
}

function Land({ s }: { s: State }) {
  const land = s.players[0] as Player;
  const tribe = tribeName(land.tribe);
  return (
    <>
      <Art svg={plate(BOX)} />
      {Array.from({ length: SPACES }, (_, i) => (
        <g key={i} transform={at(spaceXY(i))}>
          <Art svg={spaceArt(land, i)} />
          {Array.from({ length: land.riders[i] as number }, (_r, n) => (
            <Art key={`rider-${n}`} svg={riderAt(tribe, slotsOf(land, i), n)} />
          ))}
        </g>
      ))}
      <Art svg={capital(tribe, constants.riders)} />
      {Array.from({ length: land.capital }, (_, i) => (
        <g key={`perch-${i}`} transform={`${at(perchXY(i))} scale(.98)`}>
          <Art svg={rider(tribe)} />
        </g>
      ))}
      {tribeAt(land.tribe).temples.map((t, i) => (
        <Art key={t.id} svg={templePlace(templeElement(t.effects), t.effects[0], i, land.unplaced.includes(i))} />
      ))}
      <Art svg={barrel(land.water)} />
    </>
  );
}

function LandDrawing({ fig, label, cover }: DrawProps<LandFigure>) {
  const s = fig.state();
  const land = s.players[0] as Player;
  const box = fig.cut ?? viewBox(BOX).split(' ').map(Number);
  return (
    <Canvas fig={fig} label={label} cover={cover} box={box} scale={0.43} r={NUMBER}>
      <Land s={s} />
      {(fig.yes ?? []).map((space) => (
        <Mark key={space} space={space} ok />
      ))}
      {(fig.no ?? []).map((space) => (
        <Mark key={space} space={space} ok={false} />
      ))}
      {fig.path === true ? <Art svg={pathFlags(land)} /> : null}
      {(fig.flights ?? []).map((flight) => {
        const d = arc(flight.map((place) => standXY(land, place)));
        return (
          <g key={flight.join()}>
            <path d={d} class="tw-arc-a" />
            <path d={d} class="tw-arc-b" />
          </g>
        );
      })}
    </Canvas>
  );
}

/** One rack of backs, the asked colour bright. */
function Rack({ x, cards, asked, own }: { x: number; cards: readonly SeenCard[]; asked: number; own: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {cards.map((c, i) => (
        <g
          key={`${i}-${c.color}`}
          transform={`translate(${24 + i * 42} 30)`}
          class={c.color === asked ? 'tw-asked' : 'tw-other'}
        >
          <Art svg={backArt(elementName(c.color))} />
        </g>
      ))}
      <rect x="0" y="54" width="216" height="11" rx="5" class={own ? 'tw-ledge own' : 'tw-ledge'} />
    </g>
  );
}

/** Three racks, and the card that asks for them. */
function RacksDrawing({ fig, label, cover }: DrawProps<RacksFigure>) {
  const view = game.view(fig.state(), 0);
  const racks = racksOf(view, 0);
  const card = cardOf(fig.card);
  const asked = cardAt(card).color;
  const marks = rowReports(view, 0, card).map((r) => (r.playable ? 'yes' : 'no'));
  return (
    <Canvas fig={fig} label={label} cover={cover} box={[-8, -6, 716, 98 + cardHigh(card)]} scale={0.9} r={14}>
      <Rack x={0} cards={racks.left.cards} asked={asked} own={false} />
      <Rack x={242} cards={racks.own} asked={asked} own />
      <Rack x={484} cards={racks.right.cards} asked={asked} own={false} />
      <g transform="translate(250 84)">
        <ElementFace card={card} marks={marks} />
      </g>
    </Canvas>
  );
}

function CardDrawing({ fig, lang, label, cover }: DrawProps<CardFigure> & { lang: Language }) {
  if (fig.show === 'villageCard')
    return (
      <Canvas fig={fig} label={label} cover={cover} box={[-14, -8, 388, 146]} scale={1.15} r={12}>
        <VillageFace card={villageCardOf(fig.card)} lang={lang} />
      </Canvas>
    );
  const card = cardOf(fig.card);
  return (
    <Canvas fig={fig} label={label} cover={cover} box={[-18, -8, 254, cardHigh(card) + 16]} scale={1.5} r={9}>
      <ElementFace card={card} marks={[]} />
    </Canvas>
  );
}

/** Some tiles side by side. */
function TilesDrawing({ fig, label, cover }: DrawProps<TilesFigure>) {
  const land = fig.state().players[0] as Player;
  return (
    <Canvas
      fig={fig}
      label={label}
      cover={cover}
      box={[-8, -8, fig.spaces.length * PITCH + 8, CELL + 22]}
      scale={0.6}
      r={22}
    >
      {fig.spaces.map((space, i) => (
        <Art key={space} svg={spaceArt(land, spaceOf(space))} transform={`translate(${i * PITCH} 0)`} />
      ))}
    </Canvas>
  );
}

function Drawing({ fig, lang, label, cover }: DrawProps<TribesFigure> & { lang: Language }) {
  switch (fig.show) {
    case 'land':
      return <LandDrawing fig={fig} label={label} cover={cover} />;
    case 'racks':
      return <RacksDrawing fig={fig} label={label} cover={cover} />;
    case 'tiles':
      return <TilesDrawing fig={fig} label={label} cover={cover} />;
    default:
      return <CardDrawing fig={fig} lang={lang} label={label} cover={cover} />;
  }
}

function Figure({ id, lang, label, cover = false }: FigureProps) {
  const fig: TribesFigure | undefined = figures[id as keyof typeof figures];
  if (fig === undefined) throw new Error(`no figure ${id}`);
  return (
    <div class="tw">
      <Drawing fig={fig} lang={lang} label={label} cover={cover} />
    </div>
  );
}

const Definitions = () => (
  <svg class="tw-defs" aria-hidden="true">
    <defs>
      <Art svg={DEFS} />
    </defs>
  </svg>
);

const drawings: HandbookDrawings = { Figure, Sign, Definitions };
export default drawings;
