/** Conversions and clearing: buttons that say what they do and which wheel they would turn, whenever the rules allow. */
import { BUILDINGS, type Building, TILES, WHEELS } from '../../rules/data.ts';
import { afterConversion } from '../../rules/helpers.ts';
import { countTiles } from '../../rules/landscape.ts';
import type { GameMove } from '../../rules/moves.ts';
import type { Estate } from '../../rules/state.ts';
import { clearing, looked, place } from '../hand.ts';
import { allOptions, isSelected, listed } from '../model.ts';
import type { Props } from '../props.ts';
import { sentencesOf, words } from '../words.ts';
import { BuildingEffect } from './effects.tsx';
import { Arrow, Glyph, Say } from './glyph.tsx';

/** The most turns one use could bring, and on which wheel. */
function turnsOf(e: Estate, building: number): { wheel: number; n: number } {
  let best = { wheel: 0, n: 0 };
  for (let preferred = 0; preferred < WHEELS.length; preferred++)
    for (const [wheel, n] of (afterConversion(e, building, preferred)?.turns ?? []).entries())
      if (n > best.n) best = { wheel, n };
  return best;
}

function note(p: Props, e: Estate, building: number): string {
  const w = words(p.lang);
  const { wheel, n } = turnsOf(e, building);
  if (n > 0) return w.turnsWheel(w.wheels[wheel] ?? '', n);
  const pay = (BUILDINGS[building] as Building).conversion?.pay;
  if (pay === undefined || pay.tiles === 0) return w.noTurn;
  const kinds = TILES.filter((_, i) => (pay.kinds & (1 << i)) !== 0).map((t) => t.name[p.lang]);
  return w.tilesLeft(countTiles(e.cells, pay.kinds), kinds.join('/'));
}

/** How many anytime actions are open now. */
export function anytimeCount(p: Props): number {
  const options = allOptions(p.decision, p.offers);
  const conversions = options.filter((m) => m.do === 'convert').length;
  return conversions + (options.some((m) => m.do === 'discard') ? 1 : 0);
}

export function Anytime({ p }: { p: Props }) {
  const w = words(p.lang);
  const seat = p.seat;
  const e = seat === null ? undefined : p.view.players[seat];
  if (e === undefined) return null;
  const options = allOptions(p.decision, p.offers);
  const processing = e.built.filter((b) => BUILDINGS[b]?.conversion !== null);
  const mayClear = options.some((m) => m.do === 'discard');
  if (processing.length === 0 && !mayClear) return null;
  const tap = (building: number, move: GameMove | null): void => {
    looked.value = -1;
    if (move === null) p.explain({ do: 'convert', building: BUILDINGS[building]?.id ?? '' });
    else if (isSelected(p, move)) p.play(move);
    else {
      place.value = 'wheels';
      p.select(move);
    }
  };
  return (
    <section class="gr-any">
      <h3>
        {w.anytime}
        <small>{w.anytimeNote}</small>
      </h3>
      <div class="gr-cvs">
        {processing.map((b) => {
          const id = BUILDINGS[b]?.id ?? '';
          const move = listed(options, { do: 'convert', building: id });
          const hot = move !== null && turnsOf(e, b).n > 0;
          return (
            <button
              key={id}
              type="button"
              class={`gr-cv${move === null ? ' off' : ''}${hot ? ' hot' : ''}${isSelected(p, move) ? ' on' : ''}`}
              aria-pressed={isSelected(p, move)}
              data-convert={id}
              onClick={() => tap(b, move)}
            >
              <b>{BUILDINGS[b]?.name[p.lang]}</b>
              <Say text={sentencesOf(p.lang).conversion(b)} />
              <span class="gr-cvl" aria-hidden="true">
                <BuildingEffect building={b} lang={p.lang} size={19} />
              </span>
              <small>
                {hot ? <em class="gr-tg" /> : null}
                {note(p, e, b)}
              </small>
            </button>
          );
        })}
        {mayClear ? (
          <button
            type="button"
            class={`gr-cv${clearing.value ? ' on' : ''}`}
            aria-pressed={clearing.value}
            data-clear
            onClick={() => {
              clearing.value = !clearing.value;
              if (clearing.value) place.value = 'land';
              p.select(null);
            }}
          >
            <b>{w.clear}</b>
            <span class="gr-cvl">
              {TILES.map((t) => (t.removableAnytime ? <Glyph key={t.id} id={t.id} size={19} /> : null))}
              <Arrow />
              <Glyph id="empty" size={19} />
            </span>
            <small>{clearing.value ? w.clearOn : w.clearNote}</small>
          </button>
        ) : null}
      </div>
    </section>
  );
}
