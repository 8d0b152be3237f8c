/** The ceremony place: materials on their spaces, buildings over two of them, and the tiles still to build. */
import { Art, Picture } from '#web/kit/art.tsx';
import {
  BUILD_VP,
  BUILDING_TILES,
  CEREMONY_COLS,
  MATERIAL_NAMES,
  type Names,
  SPACE_MATERIAL,
} from '../../rules/data.ts';
import { FREE, type PlayerView, STORED } from '../../rules/state.ts';
import { space as spaceName } from '../../text/names.ts';
import { building, tile as tileArt } from '../draw/dice.ts';
import { g } from '../draw/ink.ts';
import { materialSign } from '../draw/signs.ts';
import { firstSpace, heldTile } from '../hand.ts';
import { buildOn, spacesToBuild, tilesToBuild } from '../logic/gestures.ts';
import { act, type Props } from '../props.ts';
import { words } from '../words.ts';
import { Sign } from './glyph.tsx';

const UNIT = 40;
const x = (space: number): number => (space % CEREMONY_COLS) * UNIT;
const y = (space: number): number => Math.floor(space / CEREMONY_COLS) * UNIT;
const rows = SPACE_MATERIAL.length / CEREMONY_COLS;

/** The building tile in hand: the one that was tapped, or the lowest that can be built. */
function held(p: Props): number {
  const list = tilesToBuild(p.decision?.options ?? []);
  return list.includes(heldTile.value) ? heldTile.value : (list[0] ?? 0);
}

function tapSpace(p: Props, space: number): void {
  if (p.decision?.kind !== 'build') {
    act(p, { do: 'store', space });
    return;
  }
  const tile = held(p);
  const { options } = p.decision;
  if (p.selected?.do === 'build' && (p.selected.a === space || p.selected.b === space)) {
    p.play(p.selected);
    return;
  }
  const first = firstSpace.value;
  const move = first < 0 ? null : buildOn(options, tile, first, space);
  if (move !== null) {
    p.select(move);
    return;
  }
  const partners = spacesToBuild(options, tile, space);
  const [only] = partners;
  if (only === undefined) {
    p.explain({ do: 'build', tile, a: space, b: space + 1 });
    return;
  }
  firstSpace.value = space;
  const single = partners.size === 1 ? buildOn(options, tile, space, only) : null;
  p.select(single);
}

function tapTile(p: Props, tile: number): void {
  if (p.decision?.kind !== 'build') return;
  if (!tilesToBuild(p.decision.options).includes(tile)) {
    p.explain({ do: 'build', tile, a: 0, b: 1 });
    return;
  }
  heldTile.value = tile;
  if (p.selected?.do === 'build') p.select(buildOn(p.decision.options, tile, p.selected.a, p.selected.b));
}

/** Pictures of buildings, each once, at its upper left space. */
function buildings(ceremony: readonly number[], seat: number): string {
  let out = '';
  const seen = new Set<number>();
  for (const [space, value] of ceremony.entries()) {
    if (value <= STORED || seen.has(value)) continue;
    seen.add(value);
    const other = ceremony.indexOf(value, space + 1);
    out += g(
      x(space) + 2,
      y(space) + 2,
      1,
      `<g data-stored="${seat}-${space}">${building(value, other - space !== 1)}</g>`,
    );
  }
  return out;
}

function stateOf(p: Props, mine: boolean, space: number): string {
  const options = mine ? (p.decision?.options ?? []) : [];
  if (mine && p.selected?.do === 'store' && p.selected.space === space) return 'sel';
  if (mine && p.selected?.do === 'build' && (p.selected.a === space || p.selected.b === space)) return 'sel';
  if (options.some((m) => m.do === 'store' && m.space === space)) return 'nw';
  if (options[0]?.do !== 'build') return '';
  if (firstSpace.value === space) return 'first';
  const tile = held(p);
  return spacesToBuild(options, tile, firstSpace.value).has(space) ||
    (firstSpace.value < 0 && spacesToBuild(options, tile, -1).has(space))
    ? 'nw'
    : '';
}

export function Ceremony({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const player = p.view.players[seat] as PlayerView;
  const mine = p.seat === seat;
  const coming = mine && p.selected?.do === 'build' ? p.selected : null;
  return (
    <section class="bb-cere" aria-label={w.ceremony}>
      <header>
        <h3>{w.ceremony}</h3>
      </header>
      <svg
        class="bb-csvg"
        viewBox={`0 0 ${CEREMONY_COLS * UNIT} ${rows * UNIT + 1}`}
        role="group"
        aria-label={w.ceremony}
      >
        {player.ceremony.map((value, space) => {
          const state = stateOf(p, mine, space);
          const material = SPACE_MATERIAL[space] as number;
          const what = value === FREE ? w.empty : value === STORED ? '' : w.tile(value);
          const label = `${w.space(spaceName(space))}: ${(MATERIAL_NAMES[material] as Names)[p.lang]} ${what}`;
          const on = state !== '';
          return (
            <g
              key={spaceName(space)}
              transform={`translate(${x(space)} ${y(space)})`}
              class={`bb-space ${on ? 'on' : ''}`}
              data-space={space}
              role="button"
              tabindex={on ? 0 : -1}
              aria-label={on ? `${label}, ${w.choosable}` : label}
              onClick={() => (mine ? tapSpace(p, space) : undefined)}
              onKeyDown={(e) => {
                if (!mine || (e.key !== 'Enter' && e.key !== ' ')) return;
                e.preventDefault();
                tapSpace(p, space);
              }}
            >
              <rect
                x="2"
                y="2"
                width="36"
                height="36"
                rx="8"
                class={`bb-cs ${value === FREE ? '' : 'full'} ${state}`}
              />
              {value <= STORED ? (
                <g transform="translate(20 20) scale(.86)" class={value === FREE ? `bb-mhint ${state}` : ''}>
                  <g data-stored={`${seat}-${space}`}>
                    <Art svg={materialSign(material)} />
                  </g>
                </g>
              ) : null}
            </g>
          );
        })}
        <Art svg={buildings(player.ceremony, seat)} class="bb-built" />
        {coming === null ? null : (
          <Art
            class="bb-built coming"
            transform={`translate(${x(Math.min(coming.a, coming.b)) + 2} ${y(Math.min(coming.a, coming.b)) + 2})`}
            svg={building(coming.tile, Math.abs(coming.a - coming.b) !== 1)}
          />
        )}
      </svg>
      <Tiles p={p} player={player} mine={mine} />
    </section>
  );
}

function Tiles({ p, player, mine }: { p: Props; player: PlayerView; mine: boolean }) {
  const w = words(p.lang);
  const tile = held(p);
  const asked = mine && p.decision?.kind === 'build';
  return (
    <div class={`bb-tiles ${asked ? 'asked' : ''}`}>
      {BUILDING_TILES.map((value, i) => {
        if (player.built[i] === 1) return null;
        const can = asked && tilesToBuild(p.decision?.options ?? []).includes(value);
        return (
          <button
            key={value}
            type="button"
            class={`${can ? 'can' : ''} ${asked && value === tile ? 'sel' : ''}`}
            aria-pressed={asked && value === tile}
            aria-label={w.tile(value)}
            disabled={!asked}
            data-tile={value}
            onClick={() => tapTile(p, value)}
          >
            <Picture box="-16 -16 32 32" svg={tileArt(value)} />
          </button>
        );
      })}
      {p.view.round > 0 ? (
        <small title={w.buildVp(BUILD_VP[p.view.round - 1] ?? 0)}>{`${BUILD_VP[p.view.round - 1] ?? 0} ${w.vp}`}</small>
      ) : null}
      {player.surplus.map((n, material) =>
        n === 0 ? null : (
          <span
            key={(MATERIAL_NAMES[material] as Names).en}
            class="bb-surplus"
            title={`${(MATERIAL_NAMES[material] as Names)[p.lang]} ${w.surplus}`}
          >
            <Sign svg={materialSign(material)} />
            <b class="num">{n}</b>
          </span>
        ),
      )}
    </div>
  );
}
