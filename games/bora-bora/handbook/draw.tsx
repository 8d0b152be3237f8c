/** Figures and legend drawn by the board's own functions. */
import { Art } from '#web/kit/art.tsx';
import { Callout, type FigureProps, type HandbookDrawings } from '#web/kit/figure.tsx';
import '../board/css/tokens.css';
import '../board/css/map.css';
import '../board/css/strip.css';
import '../board/css/village.css';
import '../board/css/displays.css';
import '../board/css/figures.css';
import { building, die, tile } from '../board/draw/dice.ts';
import { geometry, lines, type Point } from '../board/draw/geometry.ts';
import { mask } from '../board/draw/gods.ts';
import { GOODS } from '../board/draw/goods.ts';
import { g } from '../board/draw/ink.ts';
import { jewellery } from '../board/draw/jewellery.ts';
import { ground, growth, sea } from '../board/draw/land.ts';
import { bust } from '../board/draw/people.ts';
import { fishTile, pathNumber, regionPieces, SIZES } from '../board/draw/pieces.ts';
import { cardSign, godCardSign, godTileSign, kindSign, materialSign, requirementSign } from '../board/draw/signs.ts';
import { disc, hut, priest, TRIBES, type Tribe } from '../board/draw/tribes.ts';
import {
  CARD_IDS,
  CARDS,
  CARDS_IN_PLAY,
  CEREMONY_COLS,
  FISHING,
  JEWEL_TYPE_IDS,
  JEWELS,
  JEWELS_PER_ROUND,
  KIND_IDS,
  MATERIAL_IDS,
  PATHS,
  PERSONS,
  REGIONS,
  RESERVE,
  SPACE_MATERIAL,
  STATUS_VP,
  TASK_IDS,
  TASKS,
  TEMPLE_SPACES,
  TERRAIN_IDS,
} from '../rules/data.ts';
import { hutsIn, visibleDeficit } from '../rules/helpers.ts';
import type { Requirement } from '../rules/requirements.ts';
import { FREE, NOBODY, type Player, STORED, type State } from '../rules/state.ts';
import { type CardAction, GOD_IDS, MAN, SEXES, type Sex } from '../rules/words.ts';
import { figures, type IslandFigure, type Spot } from './figures.ts';
import { region } from './position.ts';

const tribe = (seat: number): Tribe => TRIBES[seat % TRIBES.length] as Tribe;

interface Part {
  readonly fig: IslandFigure;
  readonly s: State;
  readonly lang: FigureProps['lang'];
}

/** A drawing: its box, what is in it, and where the numbered things lie. */
interface Drawing {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly svg: string;
  readonly where: (thing: string) => Point;
  /** Pixels a unit at most. */
  readonly scale: number;
}

// --- the islands ---

const GEO = geometry(0.86, 1.25);
const MAP = [0, 0, 1000, 1000 * GEO.ys] as const;

function mapDrawing({ fig, s }: Part): Drawing {
  const lit = (fig.lit ?? []).map(region);
  const pieces = GEO.regions.flatMap((shape, i) =>
    regionPieces(
      shape,
      GEO.ys,
      `figure-${shape.id}`,
      {
        huts: hutsIn(s, i).map(tribe),
        fish: s.fish[i] as number,
        coming: lit.includes(i) ? tribe(fig.seat) : null,
        hot: false,
        last: null,
      },
      SIZES.desk,
    ),
  );
  pieces.sort((a, b) => a[0] - b[0]);
  const way = (i: number): string => {
    const path = PATHS[i];
    if (path === undefined || lit.length === 0) return '';
    const mine = (r: number): boolean => hutsIn(s, r).includes(fig.seat);
    return (lit.includes(path.a) && mine(path.b)) || (lit.includes(path.b) && mine(path.a)) ? 'way' : '';
  };
  const lanes = GEO.paths
    .map((p, i) =>
      p.land
        ? ''
        : `<path class="bb-lane-a ${way(i) === '' ? '' : 'on way'}" d="${p.d}"/><path class="bb-lane-b ${way(i) === '' ? '' : 'on way'}" d="${p.d}"/>`,
    )
    .join('');
  const lamps = GEO.regions
    .map((r, i) => (lit.includes(i) ? `<path class="bb-lamp" d="${lines(r.pts)}"/>` : ''))
    .join('');
  const numbers = GEO.paths.map((p, i) => pathNumber(p, SIZES.desk.label, way(i))).join('');
  const shown = (fig.around ?? []).map((id) => GEO.regions[region(id)]?.site as Point);
  const xs = shown.map((p) => p[0]);
  const ys = shown.map((p) => p[1]);
  const left = Math.max(0, Math.min(...xs) - 190);
  const top = Math.max(0, Math.min(...ys) - 150);
  const box =
    shown.length === 0
      ? MAP
      : ([
          left,
          top,
          Math.min(MAP[2], Math.max(...xs) + 190) - left,
          Math.min(MAP[3], Math.max(...ys) + 150) - top,
        ] as const);
  return {
    box,
    svg: `<rect class="bb-fig-sea" x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" rx="18"/>${sea(GEO, { rose: shown.length === 0 })}${lanes}${ground(GEO)}${lamps}${growth(GEO)}<g class="bb-pieces">${numbers}${pieces.map((p) => p[1]).join('')}</g>`,
    where(thing) {
      const [kind, id = ''] = thing.split(' ');
      if (kind === 'path') return GEO.paths.find((p) => p.id === id)?.label ?? [0, 0];
      const shape = GEO.regions[region(id)];
      return (kind === 'fish' ? shape?.fish : shape?.site) ?? [0, 0];
    },
    scale: shown.length === 0 ? 0.7 : 0.78,
  };
}

// --- what lies beside them ---

const paper = (x: number, y: number, w: number, h: number, look = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" class="bb-fig-paper ${look}"/>`;

const CARD_W = 122;

/** A row of action cards with their dice, and one's own dice below. */
function cardsDrawing({ s, lang }: Part): Drawing {
  const cards = [...(CARDS_IN_PLAY[s.seats] ?? []).slice(0, 3), FISHING];
  const dice = (card: number): string =>
    s.players
      .flatMap((p, seat) =>
        p.placed.flatMap((c, i) => (c === card && p.dice[i] !== 0 ? [{ seat, face: p.dice[i] as number }] : [])),
      )
      .sort((a, b) => a.face - b.face)
      .map((d, i) => g(30 + i * 40, 112, 0.92, die(tribe(d.seat), d.face)))
      .join('');
  const row = cards
    .map((card, i) =>
      g(
        i * (CARD_W + 10),
        0,
        1,
        `${paper(0, 0, CARD_W, 138)}${g(CARD_W / 2, 34, 1.5, cardSign(CARDS[card]?.actions ?? []))}<text x="${CARD_W / 2}" y="82" text-anchor="middle" class="bb-fig-name">${CARDS[card]?.name[lang]}</text>${dice(card)}`,
      ),
    )
    .join('');
  const own = (s.players[0] as Player).dice.map((face, i) => g(40 + i * 62, 184, 1.2, die(tribe(0), face))).join('');
  return {
    box: [-8, -28, cards.length * (CARD_W + 10) + 8, 282],
    svg: row + own,
    where(thing) {
      const [kind, id = ''] = thing.split(' ');
      return kind === 'die'
        ? [40 + Number(id) * 62, 184]
        : [cards.indexOf(CARD_IDS.indexOf(id)) * (CARD_W + 10) + CARD_W / 2, 0];
    },
    scale: 1,
  };
}

/** A man or a woman: symbols at the left, bust, kind on a disc. Box 0 0 96 78. */
function personArt(tileIndex: number): string {
  const p = PERSONS[tileIndex];
  if (p === undefined) return '';
  const word = SEXES[p.sex] as Sex;
  const sign = p.sex === MAN ? GOODS.tattoo : GOODS.shell;
  const symbols = Array.from({ length: p.symbols }, (_, i) => g(13, 16 + i * 23, 0.6, sign)).join('');
  return `<rect width="96" height="76" rx="${p.sex === MAN ? 6 : 20}" class="bb-fig-person ${word}"/>${symbols}${g(46, 42, 1.25, bust(word, tileIndex % 6))}<circle cx="77" cy="22" r="17" class="bb-fig-disc"/>${g(77, 22, 0.78, kindSign(p.kind))}`;
}

const FIELD = 112;

/** Fields of the village: the first ones, one with a hut, and the reserve field. */
function fieldsDrawing({ fig, s }: Part): Drawing {
  const p = s.players[0] as Player;
  const shown = Array.from({ length: fig.fields ?? 4 }, (_, i) => i);
  const list = fig.fields === 4 && p.persons[3] === NOBODY ? [...shown, RESERVE] : shown;
  const field = (i: number): string => {
    const tileIndex = p.persons[i] as number;
    const huts = p.huts[i] as number;
    const look = i === RESERVE ? 'reserve' : '';
    const inside =
      tileIndex !== NOBODY
        ? g(6, p.down[i] === 1 ? 42 : 8, 1, personArt(tileIndex))
        : huts > 0
          ? g(54, 92, 1.3, hut(tribe(0)))
          : '';
    return `${paper(0, 0, 108, 124, look)}${p.down[i] === 1 ? '<path d="M40 26l9 9 20-20" class="bb-fig-check"/>' : ''}${inside}`;
  };
  return {
    box: [-8, -34, list.length * FIELD + 12, 168],
    svg: list.map((i, k) => g(k * FIELD, 0, 1, field(i))).join(''),
    where: (thing) => {
      const k = Math.min(Number(thing.split(' ')[1]), list.length - 1);
      return [k * FIELD + 54, 38];
    },
    scale: 1,
  };
}

const STEP = 62;

function templeDrawing({ s }: Part): Drawing {
  const spaces = Array.from({ length: TEMPLE_SPACES }, (_, i) => TEMPLE_SPACES - i);
  const top = (i: number): number => 74 + i * 8;
  return {
    box: [-8, -12, spaces.length * STEP + 16, 168],
    svg: spaces
      .map((n, i) => {
        const seat = s.temple[n - 1] ?? NOBODY;
        const y = top(i);
        const who =
          seat === NOBODY
            ? `<ellipse cx="${i * STEP + 30}" cy="${y + 4}" rx="17" ry="6" class="bb-tempty"/>`
            : g(i * STEP + 30, y + 5, 1.4, priest(tribe(seat)));
        return `<path d="M${i * STEP} 150V${y + 4}Q${i * STEP} ${y} ${i * STEP + 4} ${y}H${i * STEP + 56}Q${i * STEP + 60} ${y} ${i * STEP + 60} ${y + 4}V150Z" class="bb-step"/>${who}<text x="${i * STEP + 30}" y="144" text-anchor="middle" class="bb-fig-num">${n}</text>`;
      })
      .join(''),
    where: (thing) => {
      const i = spaces.indexOf(Number(thing.split(' ')[1]));
      return [i * STEP + 30, top(i) - 20];
    },
    scale: 1.1,
  };
}

const CELL = 40;

function statusDrawing({ s }: Part): Drawing {
  const cells = STATUS_VP.map(
    (vp, i) =>
      `<rect x="${i * CELL + 1}" y="0" width="${CELL - 2}" height="50" rx="8" class="bb-fig-paper"/><text x="${i * CELL + CELL / 2}" y="74" text-anchor="middle" class="bb-fig-num">${vp}</text>`,
  ).join('');
  const heights = new Map<number, number>();
  const markers = s.statusStack
    .map((seat) => {
      const space = s.status[seat] as number;
      const n = heights.get(space) ?? 0;
      heights.set(space, n + 1);
      return g(space * CELL + CELL / 2, 28 - n * 12, 1.05, disc(tribe(seat)));
    })
    .join('');
  return {
    box: [-6, -44, STATUS_VP.length * CELL + 12, 128],
    svg: cells + markers,
    where: (thing) => [(s.status[Number(thing.split(' ')[1])] as number) * CELL + CELL / 2, 28],
    scale: 1,
  };
}

const UNIT = 40;
const spaceX = (i: number): number => (i % CEREMONY_COLS) * UNIT;
const spaceY = (i: number): number => Math.floor(i / CEREMONY_COLS) * UNIT;

function ceremonyArt(ceremony: readonly number[]): string {
  const seen = new Set<number>();
  let built = '';
  for (const [i, value] of ceremony.entries()) {
    if (value <= STORED || seen.has(value)) continue;
    seen.add(value);
    built += g(spaceX(i) + 2, spaceY(i) + 2, 1, building(value, ceremony.indexOf(value, i + 1) - i !== 1));
  }
  const spaces = ceremony
    .map((value, i) =>
      g(
        spaceX(i),
        spaceY(i),
        1,
        `<rect x="2" y="2" width="36" height="36" rx="8" class="bb-cs ${value === FREE ? '' : 'full'}"/>${value <= STORED ? `<g class="${value === FREE ? 'bb-mhint' : ''}">${g(20, 20, 0.86, materialSign(SPACE_MATERIAL[i] as number))}</g>` : ''}`,
      ),
    )
    .join('');
  return spaces + built;
}

function ceremonyDrawing({ s }: Part): Drawing {
  return {
    box: [-16, -16, CEREMONY_COLS * UNIT + 32, (SPACE_MATERIAL.length / CEREMONY_COLS) * UNIT + 30],
    svg: `${ceremonyArt((s.players[0] as Player).ceremony)}<rect x="1" y="1" width="78" height="38" rx="10" class="bb-fig-ring"/>`,
    where: (thing) => {
      const i = Number(thing.split(' ')[1]);
      return [spaceX(i) + 20, spaceY(i) + 20];
    },
    scale: 1.9,
  };
}

const GAP = 118;

function jewelsDrawing({ s }: Part): Drawing {
  const column = s.jewels.slice(0, JEWELS_PER_ROUND);
  return {
    box: [-8, -22, column.length * GAP + 10, 150],
    svg: column.map((j, i) => g(i * GAP, 0, 1, jewelArt(j))).join(''),
    where: (thing) => [Number(thing.split(' ')[1]) * GAP + 55, 44],
    scale: 1,
  };
}

function jewelArt(j: number): string {
  const jewel = JEWELS[j];
  if (jewel === undefined) return '';
  return `${paper(0, 0, 110, 120)}${g(55, 38, 1.6, jewellery(JEWEL_TYPE_IDS[jewel.type] ?? ''))}${g(24, 98, 0.7, GOODS.shell)}<text x="40" y="105" class="bb-fig-num">${jewel.cost}</text>${g(74, 98, 0.6, GOODS.vp)}<text x="88" y="105" class="bb-fig-num">${jewel.vp}</text>`;
}

function tasksDrawing({ s, lang }: Part): Drawing {
  const p = s.players[0] as Player;
  return {
    box: [-30, -6, 420, p.tasks.length * 74 + 4],
    svg: p.tasks
      .map((t, i) => {
        const task = TASKS[t];
        const lacks = visibleDeficit(s, 0, p, t) ?? 0;
        return g(
          0,
          i * 74,
          1,
          `${paper(0, 0, 380, 64)}${g(38, 32, 1.3, requirementSign(task?.req[0] as Requirement, tribe(0)))}<text x="76" y="39" class="bb-fig-name left">${task?.name[lang]}</text><text x="356" y="40" text-anchor="end" class="bb-fig-num">${lacks === 0 ? '✓' : `−${lacks}`}</text>`,
        );
      })
      .join(''),
    where: (thing) => [-12, Number(thing.split(' ')[1]) * 74 + 32],
    scale: 1,
  };
}

function godsDrawing(): Drawing {
  const row = [...GOD_IDS.map((god) => g(0, 0, 1.5, mask(god))), g(0, 0, 2, godTileSign)];
  return {
    box: [-48, -92, row.length * 92 + 4, 146],
    svg: row.map((svg, i) => g(i * 92, 4, 1, svg)).join(''),
    where: (thing) => [Number(thing.split(' ')[1]) * 92, -24],
    scale: 1,
  };
}

const FIRE = [
  [godCardSign, GOODS.offering],
  [GOODS.tattoo, GOODS.shell],
] as const;

function fireDrawing(): Drawing {
  return {
    box: [-14, -40, 364, 140],
    svg: FIRE.map((pair, i) =>
      g(
        i * 176,
        0,
        1,
        `${paper(0, 0, 160, 86)}${pair.map((sign, k) => g(44 + k * 72, 43, 1.5, sign)).join('')}<path d="M80 22V64" class="bb-fig-or"/>`,
      ),
    ).join(''),
    where: (thing) => [Number(thing.split(' ')[1]) * 176 + 80, 14],
    scale: 1,
  };
}

const DRAWINGS: Readonly<Record<IslandFigure['show'], (part: Part) => Drawing>> = {
  map: mapDrawing,
  cards: cardsDrawing,
  fields: fieldsDrawing,
  temple: templeDrawing,
  status: statusDrawing,
  ceremony: ceremonyDrawing,
  jewels: jewelsDrawing,
  tasks: tasksDrawing,
  gods: godsDrawing,
  fire: fireDrawing,
};

function Figure({ id, lang, label, cover = false }: FigureProps) {
  const fig: IslandFigure | undefined = figures[id as keyof typeof figures];
  if (fig === undefined) throw new Error(`no figure ${id}`);
  const { box, svg, where, scale } = DRAWINGS[fig.show]({ fig, s: fig.state(), lang });
  const spot = ([thing, dx, dy]: Spot): Point => [where(thing)[0] + dx, where(thing)[1] + dy];
  return (
    <div class="bb-fig">
      <svg
        class={`bb-figure ${fig.show}${fig.show === 'map' && fig.around === undefined ? ' whole' : ''}`}
        viewBox={box.join(' ')}
        preserveAspectRatio={cover && fig.show === 'map' ? 'xMidYMid slice' : 'xMidYMid meet'}
        style={{ '--width': box[2] * scale }}
        role="img"
        aria-label={label}
      >
        <Art svg={svg} />
        {(cover ? [] : fig.numbers).map((n, i) => {
          const [x, y] = spot(n);
          return <Callout key={n.join()} n={i + 1} x={x} y={y} r={13 / scale} />;
        })}
      </svg>
    </div>
  );
}

// --- the legend ---

const TERRAIN_MOTIF: Readonly<Record<string, number>> = Object.fromEntries(TERRAIN_IDS.map((id, i) => [id, i]));
const PLAIN: Readonly<Record<string, string>> = {
  offering: GOODS.offering,
  shell: GOODS.shell,
  tattoo: GOODS.tattoo,
  vp: GOODS.vp,
  landPath: g(
    0,
    0,
    0.72,
    '<path d="M-19-11Q-17-18-8-19L10-18Q19-16 20-8L19 10Q17 18 8 19L-10 19Q-19 17-20 9Z" class="bb-fig-land"/>',
  ),
  waterPath: g(
    0,
    0,
    0.72,
    '<circle r="20" class="bb-fig-water"/><path d="M-11 4q3.7-4 7.400 0t7.400 0 7.400 0" class="bb-fig-wave"/>',
  ),
  fish: g(0, 0, 0.46, fishTile(3, false)),
  hut: g(0, 14, 0.62, hut(tribe(0), { flat: true })),
  priest: g(0, 15, 0.76, priest(tribe(0))),
  die: g(0, 0, 0.9, die(tribe(0), 5)),
  tile: tile(4),
  marker: disc(tribe(0)),
  godTile: godTileSign,
  fire: g(-9, 0, 0.56, godCardSign) + g(9, 0, 0.56, GOODS.shell),
};

/** Signs and number of a requirement; a bar says that all must differ, an arrow that they lie down. */
function requirementArt(r: Requirement): string {
  const mark =
    r.p === 'personKinds' || r.p === 'jewelTypes' || r.p === 'godCardsDifferent'
      ? '<path d="M-13 15H13M4 10L-4 20" class="bb-fig-or"/>'
      : r.p === 'shifted'
        ? '<path d="M0 10V21M-5 16L0 21 5 16" class="bb-fig-or"/>'
        : '';
  return `${g(0, -4, 0.86, requirementSign(r, tribe(0)))}${mark}`;
}

function taskArt(index: number): string {
  return (TASKS[index]?.req ?? [])
    .map((r, i) => g(i * 52, 0, 1, `${requirementArt(r)}<text x="18" y="6" class="bb-fig-num small">${r.n}</text>`))
    .join('');
}

function Sign({ id }: { id: string }) {
  const task = TASK_IDS.indexOf(id);
  if (task >= 0) {
    const n = TASKS[task]?.req.length ?? 1;
    return <Small box={`-20 -24 ${n * 52 + 4} 50`} svg={taskArt(task)} />;
  }
  const card = CARD_IDS.indexOf(id.replace(/^card-/, ''));
  if (id.startsWith('card-'))
    return <Small box="-20 -20 40 40" svg={cardSign(CARDS[card]?.actions as readonly CardAction[])} />;
  const kind = KIND_IDS.indexOf(id.replace(/^kind-/, ''));
  if (id.startsWith('kind-')) {
    return <Small box="-4 -4 104 84" svg={personArt(PERSONS.findIndex((p) => p.kind === kind && p.sex === MAN))} />;
  }
  const god = GOD_IDS.find((x) => `god-${x}` === id);
  if (god !== undefined) return <Small box="-20 -28 40 56" svg={mask(god)} />;
  const jewel = JEWEL_TYPE_IDS.find((x) => `jewel-${x}` === id);
  if (jewel !== undefined) return <Small box="-18 -19 36 38" svg={jewellery(jewel)} />;
  const material = MATERIAL_IDS.indexOf(id);
  if (material >= 0) return <Small box="-18 -18 36 36" svg={materialSign(material)} />;
  const terrain = TERRAIN_MOTIF[id];
  if (terrain !== undefined) return <TerrainSign terrain={terrain} />;
  const plain = PLAIN[id];
  if (plain === undefined) throw new Error(`no sign ${id}`);
  return <Small box="-19 -19 38 38" svg={plain} />;
}

const Small = ({ box, svg }: { box: string; svg: string }) => (
  <svg viewBox={box} aria-hidden="true">
    <Art svg={svg} />
  </svg>
);

/** A region of this terrain as it lies on the map. */
function TerrainSign({ terrain }: { terrain: number }) {
  const i = REGIONS.findIndex((r) => r.terrain === terrain);
  const shape = GEO.regions[i];
  const [x, y] = shape?.site ?? [0, 0];
  const alone = { ...GEO, islands: [], regions: shape === undefined ? [] : [shape], paths: [] };
  return (
    <svg viewBox={`${x - 90} ${y - 62} 180 124`} aria-hidden="true">
      <Art svg={ground(alone) + growth(alone)} />
    </svg>
  );
}

const drawings: HandbookDrawings = { Figure, Sign };
export default drawings;
