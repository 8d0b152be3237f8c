/** Figures and legend drawn by the garden's own functions. */
import { parseMove } from '#kernel';
import { Art } from '#web/kit/art.tsx';
import { Callout, type FigureProps, type HandbookDrawings } from '#web/kit/figure.tsx';
import '../board/css/board.css';
import '../board/css/figures.css';
import { crane, craneGhost } from '../board/draw/crane.ts';
import { bedNumbers, beds, fieldLand, lamp, pill } from '../board/draw/garden.ts';
import { BED_R, FIELD_R, f1, hexPath } from '../board/draw/hex.ts';
import { type LandName, landArt } from '../board/draw/land.ts';
import { PLOY_PICTURES, publicPicture, secretPicture } from '../board/draw/pictograms.ts';
import { building, CLAN, type ClanName, floorArt, roofArt } from '../board/draw/pieces.ts';
import { DEFS } from '../board/draw/symbols.ts';
import { type Box, bedXY, fieldXY, type Point, standXY, WHOLE } from '../board/logic/geometry.ts';
import { allFields, clanOf } from '../board/logic/model.ts';
import { fieldIndex, NUMBERS, PUBLIC, publicIndex, SLOTS, secretIndex, TERRITORIES } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { craneTarget, leaders, territoryOf } from '../rules/garden.ts';
import { CLANS, SOLE_MAJORITY, SPACE_ACTIONS, TIED_MAJORITY } from '../rules/numbers.ts';
import type { GameMove, State, View } from '../rules/state.ts';
import { terms } from '../text/names.ts';
import { figures, type GardenFigure, type Spot } from './figures.ts';

const FRIDA = 0.72;
/** Room for the card that a figure is about. */
const CARD = 190;
const translate = ([x, y]: Point): string => `translate(${f1(x)} ${f1(y)})`;

/** The part of the garden that a figure shows. */
function boxOf(s: State, fig: GardenFigure): Box {
  if (fig.beds === undefined) return WHOLE;
  const centres = fig.beds.map((n) => bedXY(s.layout, n - 1));
  const xs = centres.map((c) => c[0]);
  const ys = centres.map((c) => c[1]);
  const [left, top] = [Math.min(...xs) - BED_R, Math.min(...ys) - BED_R - 10];
  const right = Math.max(...xs) + BED_R + (fig.card === undefined ? 0 : CARD);
  return [left, top, right - left, Math.max(...ys) + BED_R + 14 - top];
}

const moveOf = (line: string): GameMove | null => parseMove(game.moves, line) as GameMove | null;
const fieldsOf = (lines: readonly string[]): number[] =>
  lines.flatMap((line) => {
    const move = moveOf(line);
    return move !== null && 'field' in move ? [fieldIndex(move.field)] : [];
  });

/** A curved arrow, as Frida's way is drawn on the table. */
function Arc({ from, to }: { from: Point; to: Point }) {
  const mx = (from[0] + to[0]) / 2 + (to[0] - from[0]) * 0.12;
  const my = Math.min(from[1], to[1]) - (Math.abs(to[0] - from[0]) * 0.3 + 30);
  const d = `M${f1(from[0])} ${f1(from[1])}Q${f1(mx)} ${f1(my)} ${f1(to[0])} ${f1(to[1])}`;
  const turn = (Math.atan2(to[1] - my, to[0] - mx) * 180) / Math.PI;
  return (
    <g>
      <path d={d} class="gn-arc-a" />
      <path d={d} class="gn-arc-b" />
      <path d="M4 0L-15 -10L-11 0L-15 10Z" class="gn-arc-head" transform={`${translate(to)} rotate(${f1(turn)})`} />
    </g>
  );
}

function Buildings({ view, fig, shown }: { view: View; fig: GardenFigure; shown: readonly number[] }) {
  const ghost = fig.ghost === undefined ? -1 : fieldIndex(fig.ghost);
  const standing = shown.filter((f) => (view.owner[f] as number) >= 0 || f === ghost);
  standing.sort((a, b) => fieldXY(view.layout, a)[1] - fieldXY(view.layout, b)[1]);
  return (
    <>
      {standing.map((f) => {
        const [x, y] = fieldXY(view.layout, f);
        const floors = view.floors[f] as number;
        const art = building({
          clan: clanOf(view, f === ghost ? fig.seat : (view.owner[f] as number)),
          floors: f === ghost ? floors + 1 : floors,
          roof: view.roof[f] === 1 || (f === ghost && fig.roofed === true),
          ...(f === ghost ? { ghostFrom: floors } : {}),
        });
        return <Art key={f} svg={art} transform={`${translate([x, y + 10])} scale(1.1)`} />;
      })}
    </>
  );
}

function Frida({ view, fig }: { view: View; fig: GardenFigure }) {
  const from = fig.ghost === undefined ? null : fieldXY(view.layout, fieldIndex(fig.ghost));
  return (
    <>
      {view.crane < 0 ? null : (
        <Art
          svg={crane(clanOf(view, fig.seat))}
          transform={`${translate(standXY(view.layout, view.crane))} scale(${FRIDA})`}
        />
      )}
      {(fig.goals ?? []).map((n) => {
        const goal = standXY(view.layout, n - 1);
        return (
          <g key={n}>
            <g class="gn-ghostcrane" transform={translate(goal)}>
              <ellipse cy="-2" rx="46" ry="15" class="gn-landing" />
              <Art svg={craneGhost()} transform={`scale(${FRIDA})`} />
            </g>
            {from === null ? null : (
              <Arc from={[from[0] + 8, from[1] - 44]} to={[goal[0] + (from[0] < goal[0] ? -30 : 46), goal[1] - 98]} />
            )}
          </g>
        );
      })}
    </>
  );
}

/** The stone of the territory that each field leads to. */
function Plan({ view, shown }: { view: View; shown: readonly number[] }) {
  return (
    <>
      {shown.map((f) => (
        <g key={f} class="gn-tnum" transform={`${translate(fieldXY(view.layout, f))} translate(0 -14)`}>
          <circle r="21" class="gn-tn" />
          <text y="9" font-size="27" class="gn-num" text-anchor="middle">
            {craneTarget(view.layout, f) + 1}
          </text>
        </g>
      ))}
    </>
  );
}

/** What the population phase brings in the shown territories. */
function Gains({ view, fig }: { view: View; fig: GardenFigure }) {
  return (
    <>
      {(fig.beds ?? []).flatMap((n) => {
        const first = leaders(view, n - 1);
        const [x, y] = bedXY(view.layout, n - 1);
        return first.map((seat, i) => (
          <g key={`${n} ${seat}`} transform={translate([x + (i - (first.length - 1) / 2) * 72, y + BED_R - 30])}>
            <rect x="-32" y="-17" width="64" height="34" rx="17" fill={CLAN[clanOf(view, seat)].d} stroke="#fffaf0" />
            <text y="8" font-size="23" class="gn-num" fill="#fff" text-anchor="middle">
              +{first.length === 1 ? SOLE_MAJORITY : TIED_MAJORITY}
            </text>
          </g>
        ));
      })}
    </>
  );
}

/** The project a figure is about, beside the garden. */
function Card({ id, x, y, lang }: { id: string; x: number; y: number; lang: FigureProps['lang'] }) {
  const card = PUBLIC[publicIndex(id)];
  const picture = publicPicture(publicIndex(id));
  if (card === undefined) return null;
  return (
    <g class="gn-fig-card" transform={translate([x, y])}>
      <rect x="-86" y="-92" width="172" height="184" rx="14" class="gn-fig-paper" />
      <text y="-60" font-size="21" class="gn-fig-name" text-anchor="middle">
        {terms(lang).publicById(id)}
      </text>
      <Art svg={picture.art} transform={`scale(${f1(156 / Number(picture.box.split(' ')[2]))})`} />
      <circle cy="66" r="19" class="gn-fig-points" />
      <text y="73.500" font-size="21" class="gn-num gn-fig-value" text-anchor="middle">
        {card.points}
      </text>
    </g>
  );
}

function spotXY(view: View, [at, dx, dy]: Spot): Point {
  const bed = /^bed (\d)$/.exec(at)?.[1];
  const [x, y] =
    bed !== undefined
      ? bedXY(view.layout, Number(bed) - 1)
      : at === 'frida'
        ? standXY(view.layout, view.crane)
        : fieldXY(view.layout, fieldIndex(at));
  return [x + dx, y + dy - (bed === undefined ? 0 : BED_R - 34)];
}

function GardenDrawing({ fig, label, cover, lang }: { fig: GardenFigure } & Omit<FigureProps, 'id'>) {
  const s = fig.state();
  const view = game.view(s, 'judge');
  const box = boxOf(s, fig);
  const [left, top, width, height] = box;
  const whole = fig.beds === undefined;
  const territories = fig.beds?.map((n) => n - 1) ?? view.layout.at;
  const shown = allFields.filter((f) => territories.includes(territoryOf(f)));
  const lit = fieldsOf(fig.possible ?? []);
  const builds = fieldsOf((fig.possible ?? []).filter((line) => line.startsWith('build')));
  const no = fieldsOf(Object.keys(fig.refused ?? {}));
  const roof = fig.roof?.map((id) => fieldXY(view.layout, fieldIndex(id)));
  return (
    <svg
      class={`gn-figure${whole ? ' whole' : ''}`}
      viewBox={box.map(f1).join(' ')}
      preserveAspectRatio={cover ? 'xMidYMid slice' : 'xMidYMid meet'}
      style={{ '--units': f1(width) }}
      role="img"
      aria-label={label}
    >
      <Art svg={beds(view, territories)} />
      {shown.map((f) => (
        <Art
          key={f}
          svg={fieldLand(view, f, true, fig.ghost !== undefined && f === fieldIndex(fig.ghost))}
          transform={translate(fieldXY(view.layout, f))}
        />
      ))}
      {lit.map((f) => (
        <Art key={f} svg={lamp(f, false)} transform={translate(fieldXY(view.layout, f))} />
      ))}
      {no.map((f) => (
        <path key={f} class="gn-fig-no" d={hexPath(FIELD_R - 3, 9)} transform={translate(fieldXY(view.layout, f))} />
      ))}
      <Art svg={bedNumbers(view, false, territories)} />
      {fig.plan ? null : <Buildings view={view} fig={fig} shown={shown} />}
      {fig.plan ? (
        <Plan view={view} shown={shown} />
      ) : (
        <Art svg={shown.map((f) => pill(view, f, false, builds.includes(f))).join('')} />
      )}
      {fig.plan ? null : <Frida view={view} fig={fig} />}
      {roof === undefined ? null : (
        <Arc
          from={[(roof[0] as Point)[0] + 20, (roof[0] as Point)[1] - 44]}
          to={[(roof[1] as Point)[0] - 6, (roof[1] as Point)[1] - 40]}
        />
      )}
      {fig.gains ? <Gains view={view} fig={fig} /> : null}
      {fig.card === undefined ? null : (
        <Card id={fig.card} lang={lang} x={left + width - CARD / 2 - 2} y={top + height / 2} />
      )}
      {(cover ? [] : fig.numbers).map((spot, i) => {
        const [x, y] = spotXY(view, spot);
        return <Callout key={spot.join()} n={i + 1} x={x} y={y} r={whole ? 20 : 16} />;
      })}
    </svg>
  );
}

const SPACE = 96;

/** The turn order board: spaces, their actions, and who stands where. */
function OrderDrawing({ fig, label, cover }: { fig: GardenFigure } & Omit<FigureProps, 'id' | 'lang'>) {
  const s = fig.state();
  const view = game.view(s, 'judge');
  const spaces = SPACE_ACTIONS[s.seats] ?? [];
  return (
    <svg
      class="gn-figure"
      viewBox={`-12 -12 ${spaces.length * SPACE + 24} 124`}
      preserveAspectRatio={cover ? 'xMidYMid slice' : 'xMidYMid meet'}
      style={{ '--units': spaces.length * SPACE + 24 }}
      role="img"
      aria-label={label}
    >
      {spaces.map((actions, space) => {
        const seat = view.order[space];
        return (
          <g key={`space-${space}`} transform={`translate(${space * SPACE + SPACE / 2} 50)`}>
            <rect
              x="-42"
              y="-48"
              width="84"
              height="96"
              rx="14"
              class={`gn-fig-paper${space === view.space ? ' now' : ''}`}
            />
            {Array.from({ length: actions }, (_, i) => (
              <use
                key={`gear-${i}`}
                href="#gn-i-gear"
                x={(i - (actions - 1) / 2) * 28 - 13}
                y={-42}
                width="26"
                height="26"
              />
            ))}
            {seat === undefined ? (
              <text y="26" font-size="30" class="gn-num gn-fig-name" text-anchor="middle">
                {space + 1}
              </text>
            ) : (
              <Disc clan={clanOf(view, seat)} y={16} r={25} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Disc({ clan, y, r }: { clan: ClanName; y: number; r: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <circle r={r} class="gn-disc" stroke={CLAN[clan].b} stroke-width={r / 5} />
      <use href={`#gn-e-${clan}`} x={-r * 0.74} y={-r * 0.74} width={r * 1.48} height={r * 1.48} />
    </g>
  );
}

function Figure({ id, lang, label, cover = false }: FigureProps) {
  const fig: GardenFigure | undefined = figures[id as keyof typeof figures];
  if (fig === undefined) throw new Error(`no figure ${id}`);
  return (
    <div class="gn-fig">
      {fig.order ? (
        <OrderDrawing fig={fig} label={label} cover={cover} />
      ) : (
        <GardenDrawing fig={fig} lang={lang} label={label} cover={cover} />
      )}
    </div>
  );
}

// --- the legend ---

const LANDS: readonly LandName[] = ['meadow', 'straw', 'leaf', 'thornbush'];

function LandSign({ land, soil }: { land: LandName; soil?: LandName }) {
  const inner = soil === undefined ? '' : `<path d="${hexPath(FIELD_R * 0.8, 8)}" class="gn-hex soil ${soil}"/>`;
  return (
    <svg viewBox="-58 -58 116 116" aria-hidden="true">
      <Art
        svg={`<path d="${hexPath(FIELD_R, 9)}" class="gn-hex ${land}"/>${landArt(land, 7, true)}${inner}${soil === undefined ? '' : `<g transform="scale(.78)">${landArt(soil, 7, true)}</g>`}<path d="${hexPath(FIELD_R, 9)}" class="gn-hex-line"/>`}
      />
    </svg>
  );
}

const SYMBOLS: Readonly<Record<string, string>> = { population: 'i-population', gear: 'i-gear', ploy: 'i-ploys' };

/** The same small drawings as at the table, by the id of the entry. */
function Sign({ id }: { id: string }) {
  const land = LANDS.find((l) => l === id);
  if (land !== undefined) return <LandSign land={land} />;
  if (id === 'soil') return <LandSign land="thornbush" soil="leaf" />;
  if (id === 'frida')
    return (
      <svg viewBox="-66 -160 140 172" aria-hidden="true">
        <Art svg={crane()} />
      </svg>
    );
  if (id === 'floor' || id === 'roof')
    return (
      <svg viewBox="-44 -50 88 66" aria-hidden="true">
        <Art svg={id === 'roof' ? roofArt() : floorArt('mecass', true, false)} />
      </svg>
    );
  if (id === 'number')
    return (
      <svg viewBox="-28 -28 56 56" class="gn-tnum" aria-hidden="true">
        <circle r="24" class="gn-tn" />
        <text y="9" font-size="27" class="gn-num" text-anchor="middle">
          {TERRITORIES}
        </text>
      </svg>
    );
  if (id === 'price')
    return (
      <svg viewBox="-34 -18 68 36" aria-hidden="true">
        <rect x="-30" y="-14" width="60" height="28" rx="14" class="gn-pill" />
        <use href="#gn-s-straw" x="-26" y="-11" width="22" height="22" />
        <text x="2" y="8.500" font-size="24" class="gn-num gn-pilltext">
          {NUMBERS[SLOTS]}
        </text>
      </svg>
    );
  const symbol = SYMBOLS[id];
  if (symbol !== undefined)
    return (
      <svg viewBox="0 0 22 22" aria-hidden="true">
        <use href={`#gn-${symbol}`} width="22" height="22" />
      </svg>
    );
  if (CLANS.includes(id))
    return (
      <svg viewBox="-44 -62 88 80" aria-hidden="true">
        <Art svg={building({ clan: id as ClanName, floors: 2, roof: false, badge: false })} />
      </svg>
    );
  const ploy = PLOY_PICTURES[id as keyof typeof PLOY_PICTURES];
  if (ploy !== undefined)
    return (
      <svg viewBox="-31 -20 62 40" aria-hidden="true">
        <Art svg={ploy} />
      </svg>
    );
  const secret = secretIndex(id);
  if (secret >= 0)
    return (
      <svg viewBox="-26 -26 52 52" aria-hidden="true">
        <Art svg={secretPicture(secret)} />
      </svg>
    );
  const picture = publicPicture(publicIndex(id));
  return (
    <svg viewBox={picture.box} aria-hidden="true">
      <Art svg={picture.art} />
    </svg>
  );
}

const Definitions = () => (
  <svg class="gn-defs" width="0" height="0" aria-hidden="true">
    <defs>
      <Art svg={DEFS} />
    </defs>
  </svg>
);

const drawings: HandbookDrawings = { Figure, Sign, Definitions };
export default drawings;
