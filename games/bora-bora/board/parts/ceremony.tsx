/** The ceremony place: materials on their spaces, buildings over two of them, and the tiles still to build. */
import { Art } from '#web/kit/art.tsx';
import { Num } from '#web/kit/num.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { BUILD_VP, BUILDING_TILES, CEREMONY_COLS, MATERIAL_IDS, SPACE_MATERIAL } from '../../rules/data.ts';
import { FREE, type PlayerView, STORED } from '../../rules/state.ts';
import { building } from '../draw/dice.ts';
import { g } from '../draw/ink.ts';
import { materialSign } from '../draw/signs.ts';
import { goodsThing, spaceThing, tileThing } from '../logic/ids.ts';
import { type Props, playerOf } from '../props.ts';
import { words } from '../words.ts';
import { Sign, TileSign } from './glyph.tsx';

const UNIT = 40;
const x = (space: number): number => (space % CEREMONY_COLS) * UNIT;
const y = (space: number): number => Math.floor(space / CEREMONY_COLS) * UNIT;
const rows = SPACE_MATERIAL.length / CEREMONY_COLS;
const BOX = `0 0 ${CEREMONY_COLS * UNIT} ${rows * UNIT + 1}`;

/** Pictures of buildings, each once, at its upper left space. */
function buildings(ceremony: readonly number[]): string {
  let out = '';
  const seen = new Set<number>();
  for (const [space, value] of ceremony.entries()) {
    if (value <= STORED || seen.has(value)) continue;
    seen.add(value);
    out += g(x(space) + 2, y(space) + 2, 1, building(value, ceremony.indexOf(value, space + 1) - space !== 1));
  }
  return out;
}

function Space({ value, material }: { value: number; material: number }) {
  return (
    <>
      <rect x="2" y="2" width="36" height="36" rx="8" class={`bb-cs ${value === FREE ? '' : 'full'}`} />
      {value <= STORED ? (
        <g transform="translate(20 20) scale(.86)" class={value === FREE ? 'bb-mhint' : ''}>
          <Art svg={materialSign(material)} />
        </g>
      ) : null}
    </>
  );
}

/** The place as it lies there, without being touched. */
export function CeremonyPicture({ ceremony, label }: { ceremony: readonly number[]; label: string }) {
  return (
    <svg class="bb-csvg" viewBox={BOX} role="img" aria-label={label}>
      {ceremony.map((value, space) => (
        <g key={`${x(space)}-${y(space)}`} transform={`translate(${x(space)} ${y(space)})`}>
          <Space value={value} material={SPACE_MATERIAL[space] as number} />
        </g>
      ))}
      <Art svg={buildings(ceremony)} class="bb-built" />
    </svg>
  );
}

export function Ceremony({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const player = playerOf(p, seat);
  const coming = p.seat === seat ? p.chain.find((m) => m.do === 'build') : undefined;
  return (
    <section class="bb-cere" aria-label={w.ceremony} data-seat={seat}>
      <header>
        <h3>{w.ceremony}</h3>
      </header>
      <svg class="bb-csvg" viewBox={BOX} role="group" aria-label={w.ceremony}>
        {player.ceremony.map((value, space) => (
          <Target
            key={spaceThing(seat, space)}
            thing={spaceThing(seat, space)}
            as="g"
            class="bb-space"
            draw={{ transform: `translate(${x(space)} ${y(space)})` }}
          >
            <Space value={value} material={SPACE_MATERIAL[space] as number} />
            <rect x="2" y="2" width="36" height="36" rx="8" class="ring" />
          </Target>
        ))}
        <Art svg={buildings(player.ceremony)} class="bb-built" />
        {coming?.do !== 'build' ? null : (
          <Art
            class="bb-built coming"
            transform={`translate(${x(Math.min(coming.a, coming.b)) + 2} ${y(Math.min(coming.a, coming.b)) + 2})`}
            svg={building(coming.tile, Math.abs(coming.a - coming.b) !== 1)}
          />
        )}
      </svg>
      <Supply p={p} player={player} seat={seat} />
    </section>
  );
}

/** Tiles still to build, and materials beside the place. */
function Supply({ p, player, seat }: { p: Props; player: PlayerView; seat: number }) {
  const w = words(p.lang);
  const { things } = useHand().reading;
  const can = (id: string): boolean => (things.get(id)?.ways.length ?? 0) > 0;
  return (
    <div class="bb-tiles">
      {BUILDING_TILES.map((value, i) =>
        // Where they can be chosen they lie beside the action, large enough for a finger.
        player.built[i] === 1 || can(tileThing(seat, value)) ? null : (
          <Target key={value} thing={tileThing(seat, value)} class="bb-tl">
            <TileSign value={value} />
          </Target>
        ),
      )}
      {p.view.round > 0 ? <small>{`${BUILD_VP[p.view.round - 1] ?? 0} ${w.vp}`}</small> : null}
      {MATERIAL_IDS.map((id, material) => {
        const thing = goodsThing(seat, id);
        const n = player.surplus[material] as number;
        return n === 0 && !can(thing) ? null : (
          <Target key={id} thing={thing} class="bb-surplus">
            <Sign svg={materialSign(material)} />
            <Num of={`surplus.${id}`} n={n} />
          </Target>
        );
      })}
    </div>
  );
}
