/** The display in three rows, the stacks beside them, and tiles in front of a player. */
import { whoIs } from '#kernel';
import { Target } from '#web/kit/target.tsx';
import { BUILDINGS, ROWS } from '../../rules/data.ts';
import { stackThing } from '../things.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { type Props, playerOf } from './props.ts';
import { Tile } from './tile.tsx';

export function Display({ p }: { p: Props }) {
  const w = words(p.lang);
  return (
    <section class="gr-disp" aria-label={w.display}>
      {p.view.rows.map((tiles, at) => {
        const name = ROWS[at] ?? '';
        return (
          <div key={name} class={`gr-drow ${name} n${tiles.length}`}>
            <Target thing={stackThing(name)} class="gr-dtab">
              <Glyph id={name} size={17} />
              <em>{w.rows[name]}</em>
              <b data-value={`stack.${name}`}>{p.view.stackSizes[at]}</b>
            </Target>
            {tiles.map((b, i) =>
              b < 0 ? (
                <div key={`gap-${i}`} class="gr-bt gap">
                  {w.gap}
                </div>
              ) : (
                <Tile key={BUILDINGS[b]?.id} p={p} building={b} />
              ),
            )}
          </div>
        );
      })}
    </section>
  );
}

export function Private({ p, seat }: { p: Props; seat: number }) {
  const tiles = playerOf(p, seat).private;
  const w = words(p.lang);
  if (tiles.length === 0) return null;
  return (
    <section class="gr-private" data-seat={seat}>
      <h3>{w.privateOf(whoIs(p.names, seat))}</h3>
      <div class="gr-tiles">
        {tiles.map((b) => (
          <Tile key={BUILDINGS[b]?.id} p={p} building={b} />
        ))}
      </div>
    </section>
  );
}
