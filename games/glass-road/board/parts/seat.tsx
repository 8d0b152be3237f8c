/** A seat in brief: goods of both wheels, small landscape, cards, goblet. */
import { Picture } from '#web/kit/art.tsx';
import type { SeatStripProps } from '#web/table/contract.ts';
import { GOODS, MARKERS, NAMES, WHEELS } from '../../rules/data.ts';
import type { View } from '../../rules/view.ts';
import { miniLand, miniWheel } from '../draw/mini.ts';
import { ledgerMarkers } from '../model.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { KnownCards, usedCard } from './known.tsx';

export function SeatStrip({ view, person, lang }: SeatStripProps<View>) {
  const player = view.players[person.seat];
  if (player === undefined) return null;
  const w = words(lang);
  return (
    <div class="gr-strip">
      <div class="gr-sland">
        <Picture box="0 0 100 80" svg={miniLand(player)} width={90} height={72} />
        <div>
          {view.goblet === person.seat ? (
            <span class="gr-goblet" title={w.goblet}>
              <Glyph id="goblet" size={20} />
              {w.goblet}
            </span>
          ) : null}
          {player.private.length > 0 ? (
            <span class="gr-gi">
              <b>{player.private.length}</b>
              <Glyph id="build" size={22} />
            </span>
          ) : null}
        </div>
      </div>
      {WHEELS.map((wheel, i) => (
        <div key={wheel.id} class="gr-vals">
          <Picture box="-50 -50 100 100" svg={miniWheel(i, player.stock)} width={34} height={34} class="gr-mini" />
          {ledgerMarkers(i).map((m, k) => {
            const n = player.stock[m] as number;
            const id = NAMES.goods[MARKERS[m]?.good ?? -1] ?? '';
            return (
              <span key={id} class={`${k === 0 ? 'prod' : ''}${n === 0 ? ' z' : ''}`}>
                <Glyph id={id} size={k === 0 ? 20 : 17} />
                <span class="gr-hide">{GOODS[MARKERS[m]?.good ?? -1]?.name[lang]} </span>
                {n}
              </span>
            );
          })}
        </div>
      ))}
      <KnownCards cards={player} lang={lang} inUse={usedCard(view)} backs />
    </div>
  );
}
