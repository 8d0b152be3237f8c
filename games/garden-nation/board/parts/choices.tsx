/** Questions that are answered beside the garden: the soil, the next player, no project, walking on. */
import { LANDS } from '../../rules/data.ts';
import { SPACE_ACTIONS } from '../../rules/numbers.ts';
import { hexPath, INK } from '../draw/hex.ts';
import { CLAN } from '../draw/pieces.ts';
import { clanOf } from '../model.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';

export function Choices({ p }: { p: Props }) {
  const options = p.decision?.options ?? [];
  const soil = options.filter((m) => m.do === 'soil');
  const next = options.filter((m) => m.do === 'next');
  const w = words(p.lang);
  if (soil.length > 0)
    return (
      <fieldset class="gn-choice">
        <legend>{w.soil}</legend>
        {soil.map((m) =>
          m.do === 'soil' ? (
            <button
              key={m.land}
              type="button"
              data-soil={m.land}
              aria-pressed={p.selected?.do === 'soil' && p.selected.land === m.land}
              onClick={() => p.select(m)}
            >
              <svg viewBox="-30 -32 60 64" width="44" height="46" aria-hidden="true">
                <path d={hexPath(27, 5, 1, 4)} class={`gn-hex ${m.land}`} stroke={INK} stroke-width="1.8" />
                <use href={`#gn-s-${m.land}`} x="-14" y="-14" width="28" height="28" />
              </svg>
              {w.lands[LANDS.find((l) => l === m.land) ?? 'meadow']}
            </button>
          ) : null,
        )}
      </fieldset>
    );
  if (next.length > 0)
    return (
      <fieldset class="gn-choice">
        <legend>{w.nextPlayer}</legend>
        {next.map((m) =>
          m.do === 'next' ? (
            <button
              key={m.seat}
              type="button"
              data-next={m.seat}
              aria-pressed={p.selected?.do === 'next' && p.selected.seat === m.seat}
              onClick={() => p.select(m)}
            >
              <ClanDisc p={p} seat={m.seat} size={40} />
              {p.names(m.seat)}
            </button>
          ) : null,
        )}
      </fieldset>
    );
  return null;
}

export function ClanDisc({ p, seat, size = 28 }: { p: Props; seat: number; size?: number }) {
  const clan = clanOf(p.view, seat);
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      <circle r="12.4" fill="#fffaf0" stroke={CLAN[clan].b} stroke-width="2.6" />
      <use href={`#gn-e-${clan}`} x="-9.4" y="-9.4" width="18.8" height="18.8" />
    </svg>
  );
}

/** Turn order with the actions of each space. */
export function TurnOrder({ p }: { p: Props }) {
  const { view, lang } = p;
  const w = words(lang);
  if (view.phase === 'secrets' || view.phase === 'over') return null;
  return (
    <ol class="gn-order" aria-label={w.turnOrder}>
      {(SPACE_ACTIONS[view.seats] ?? []).map((actions, space) => {
        const seat = view.order[space];
        const now = space === view.space && view.phase !== 'over';
        return (
          <li
            key={`space-${space}`}
            class={now ? 'now' : space < view.space ? 'done' : ''}
            aria-label={`${seat === undefined ? '–' : p.names(seat)}, ${w.actions(now ? view.actions : actions)}`}
          >
            <span class="gn-gears">
              {Array.from({ length: actions }, (_, i) => (
                <span key={`gear-${i}`} class={now && i >= view.actions ? 'off' : ''}>
                  <Glyph id="i-gear" size={18} />
                </span>
              ))}
            </span>
            {seat === undefined ? <span class="gn-hole num">{space + 1}</span> : <ClanDisc p={p} seat={seat} />}
            <small>{seat === undefined ? '' : p.names(seat)}</small>
          </li>
        );
      })}
    </ol>
  );
}
