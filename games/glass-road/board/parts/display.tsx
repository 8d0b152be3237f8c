/** The display in three rows, the stacks beside them, and tiles in front of a player. */
import { BUILDINGS, EFFECTS, ROWS } from '../../rules/data.ts';
import type { GameMove } from '../../rules/moves.ts';
import { looked, row } from '../hand.ts';
import { frameOf, isSelected, listed, shownSeat } from '../model.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { BuildingTile } from './tile.tsx';

/** The discount of the build under way. */
function discountOf(p: Props): readonly number[] | undefined {
  const f = frameOf(p.view, p.seat);
  if (f?.f !== 'build' || f.seat !== p.seat) return undefined;
  const op = EFFECTS[f.list]?.[f.at];
  return op?.op === 'build' ? op.discount : undefined;
}

/** A tap on a tile: build it if that is asked, else look at it and hear why not. */
function tapTile(p: Props, building: number): void {
  const id = BUILDINGS[building]?.id ?? '';
  const options = p.decision?.options ?? [];
  const move = listed(options, { do: 'build', building: id }) ?? listed(options, { do: 'draft', building: id });
  looked.value = building;
  if (move === null) {
    if (p.decision?.kind === 'build') p.explain({ do: 'build', building: id });
  } else if (isSelected(p, move)) p.play(move);
  else p.select(move);
}

export function Tile({ p, building }: { p: Props; building: number }) {
  const id = BUILDINGS[building]?.id ?? '';
  const options = p.decision?.options ?? [];
  const move: GameMove | null =
    listed(options, { do: 'build', building: id }) ?? listed(options, { do: 'draft', building: id });
  const discount = discountOf(p);
  const stock = p.seat === null ? null : (p.view.players[p.seat]?.stock ?? null);
  return (
    <BuildingTile
      p={p}
      building={building}
      stock={stock}
      {...(discount === undefined ? {} : { discount })}
      lit={move !== null}
      selected={isSelected(p, move) || (p.selected === null && looked.value === building && move === null)}
      onTap={() => tapTile(p, building)}
    />
  );
}

function StackTab({ p, at }: { p: Props; at: number }) {
  const w = words(p.lang);
  const name = ROWS[at] ?? '';
  const left = p.view.stackSizes[at] ?? 0;
  const move = listed(p.decision?.options ?? [], { do: 'stack', row: name });
  const inside = (
    <>
      <Glyph id={name} size={17} />
      <em>{w.rows[name]}</em>
      <b>{left}</b>
    </>
  );
  const label = `${w.rows[name]}: ${w.stackLeft(left)}`;
  if (move === null)
    return (
      <div class="gr-dtab" title={label}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={`gr-dtab lit${isSelected(p, move) ? ' sel' : ''}`}
      aria-pressed={isSelected(p, move)}
      onClick={() => (isSelected(p, move) ? p.play(move) : p.select(move))}
    >
      {inside}
    </button>
  );
}

/** Three rows; a phone may look at one row at a time. */
export function Display({ p, single = false }: { p: Props; single?: boolean }) {
  const w = words(p.lang);
  return (
    <div class={`gr-disp${single ? ' single' : ''}`}>
      {single ? (
        <div class="gr-stabs">
          {ROWS.map((name, at) => (
            <button
              key={name}
              type="button"
              class={`${name}${row.value === at ? ' on' : ''}`}
              aria-pressed={row.value === at}
              onClick={() => {
                row.value = at;
              }}
            >
              <Glyph id={name} size={16} />
              {w.rows[name]} {p.view.stackSizes[at]}
            </button>
          ))}
        </div>
      ) : null}
      {p.view.rows.map((tiles, at) =>
        single && row.value !== at ? null : (
          <div key={ROWS[at]} class={`gr-drow ${ROWS[at]} n${tiles.length}`}>
            {single ? null : <StackTab p={p} at={at} />}
            {tiles.map((b, i) =>
              b < 0 ? (
                <div key={`gap-${i}`} class="gr-bt gap">
                  <span>{w.gap}</span>
                </div>
              ) : (
                <Tile key={BUILDINGS[b]?.id} p={p} building={b} />
              ),
            )}
          </div>
        ),
      )}
    </div>
  );
}

export function Private({ p }: { p: Props }) {
  const seat = shownSeat(p.view, p.seat, p.focusSeat);
  const tiles = p.view.players[seat]?.private ?? [];
  const w = words(p.lang);
  if (tiles.length === 0) return null;
  return (
    <section class="gr-private">
      <h3>{seat === p.seat ? w.private : w.privateOf(p.names(seat))}</h3>
      <div class="gr-tiles">
        {tiles.map((b) => (
          <Tile key={BUILDINGS[b]?.id} p={p} building={b} />
        ))}
      </div>
    </section>
  );
}
