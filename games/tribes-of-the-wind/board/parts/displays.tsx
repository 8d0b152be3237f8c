/** Forest tiles and backs of element cards that lie out for everybody. */
import { Picture } from '#web/kit/art.tsx';
import { tileAt, tribeAt } from '../../rules/data.ts';
import { leaderProgress, playerAt } from '../../rules/inspect.ts';
import type { GameMove } from '../../rules/state.ts';
import { elementName, tileArt } from '../look.ts';
import { findMove, topFrame } from '../model.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { Back } from './glyph.tsx';
import { again } from './objectives.tsx';

/** Colours that would close a gap of the path when three of four lie there. */
function wanted(p: Props, seat: number): ReadonlySet<number> {
  const land = playerAt(p.view, seat);
  const { path } = leaderProgress(land);
  const { progress } = path;
  const kinds = tribeAt(land.tribe).path;
  if (path.spent || progress === null || progress.matches < kinds.length - 1) return new Set();
  return new Set(kinds.filter((_, i) => progress.placed[i] !== true));
}

export function ForestDisplay({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const { forest } = p.view;
  const frame = topFrame(p.view);
  const planting = frame?.f === 'forestSpace' && p.seat === p.view.active ? frame.tile : -1;
  const want = wanted(p, seat);
  const all = forest.top < 0 ? forest.display : [...forest.display, forest.top];
  return (
    <section class="tw-dsp" aria-label={w.tabs.forest}>
      <h3>
        {w.tabs.forest} <small>{w.inStack(forest.left)}</small>
      </h3>
      <div class="tw-fts">
        {all.map((tile, i) => {
          const { id, color } = tileAt(tile);
          const move = findMove(p.decision?.options ?? [], 'forest', (m) => m.tile === id);
          const on = planting === tile || (p.selected?.do === 'forest' && p.selected.tile === id);
          const top = i === forest.display.length;
          const wants = want.has(color) ? `, ${w.closesPath(say(p.lang).forest(color))}` : '';
          return (
            <button
              key={tile}
              type="button"
              class={`tw-ft${top ? ' stack' : ''}${wants === '' ? '' : ' want'}${move === null ? '' : ' can'}${on ? ' sel' : ''}`}
              aria-pressed={on}
              aria-label={`${say(p.lang).tile(tile)}${top ? `, ${w.deckTop}` : ''}${wants}`}
              title={`${say(p.lang).tile(tile)}${wants}`}
              data-tile={id}
              onClick={() => (move === null ? p.explain({ do: 'forest', tile: id }) : again(p, move, on))}
            >
              <Picture box="-4 -4 160 164" svg={tileArt(tile)} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

function sameDraw(p: Props, move: GameMove | null): boolean {
  const { selected } = p;
  if (move === null || selected === null) return false;
  if (move.do === 'drawDeck') return selected.do === 'drawDeck';
  return move.do === 'draw' && selected.do === 'draw' && selected.position === move.position;
}

export function ElementDisplay({ p }: { p: Props }) {
  const w = words(p.lang);
  const { element } = p.view;
  const options = p.decision?.options ?? [];
  const item = (color: number, asked: GameMove, move: GameMove | null, label: string, deck: boolean) => {
    const on = sameDraw(p, move);
    return (
      <button
        key={label}
        type="button"
        class={`tw-pick${deck ? ' deck' : ''}${move === null ? '' : ' can'}${on ? ' sel' : ''}`}
        aria-pressed={on}
        aria-label={label}
        data-draw={asked.do === 'draw' ? asked.position : 'deck'}
        onClick={() => (move === null ? p.explain(asked) : again(p, move, on))}
      >
        <Back name={elementName(color)} />
      </button>
    );
  };
  return (
    <section class="tw-dsp" aria-label={w.tabs.element}>
      <h3>
        {w.tabs.element} <small>{`${w.inStack(element.left)} · ${w.discardPile(element.discard.length)}`}</small>
      </h3>
      <div class="tw-eds">
        {element.display.map((c, i) => {
          const asked: GameMove = { do: 'draw', position: i + 1 };
          const move = findMove(options, 'draw', (m) => m.position === i + 1);
          return item(c.color, asked, move, `${say(p.lang).element(c.color)}, ${i + 1}`, false);
        })}
        {element.top === null
          ? null
          : item(
              element.top.color,
              { do: 'drawDeck' },
              findMove(options, 'drawDeck'),
              `${say(p.lang).element(element.top.color)}, ${w.deckTop}`,
              true,
            )}
      </div>
    </section>
  );
}
