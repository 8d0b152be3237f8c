import { useState } from 'preact/hooks';
import type { GamePanel } from '#web/table/contract.ts';
import { BLOCK, buildings } from '../../rules/data.ts';
import type { BuildingStatus, Event, GameMove, TownView, View } from '../../rules/state.ts';
import type { Kind } from '../draw/furniture.tsx';
import { TileIcon } from '../draw/mini.tsx';
import { ownSeat, type Props } from '../logic/hand.ts';
import { buildingAt, kindOf, rotationOf } from '../logic/pieces.ts';
import { words } from '../words.ts';

const KINDS: readonly Kind[] = ['y', 'r', 'b', 'k'];
const CHECK = 'M4.500 12.500l5 5.200L19.500 6.500';
const CROSS = 'M6 6l12 12M18 6L6 18';
/** How many of the latest discards lie open to see. */
const OPEN_DISCARDS = 6;

const Tile = ({ b }: { b: number }) => <TileIcon kind={kindOf(b)} cells={rotationOf(b, 0).cells} />;

function Mark({ status }: { status: BuildingStatus }) {
  if (status === 'available') return null;
  return (
    <svg class="ic mc-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={status === 'built' ? CHECK : CROSS} />
    </svg>
  );
}

function Discards({ view, lang }: Pick<Props, 'view' | 'lang'>) {
  const w = words(lang);
  const latest = view.pile.slice(-OPEN_DISCARDS).reverse();
  return (
    <div class="mc-row mc-pile">
      <span class="mc-row-name">
        {w.pile} {view.pile.length}
      </span>
      <ol class="mc-cards">
        {latest.map((card) => (
          <li key={card} class={card === view.current ? 'mc-mini-card mc-now' : 'mc-mini-card'}>
            {card === BLOCK ? (
              <svg class="mc-block" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 5h14v14H5zM7 17L17 7" />
              </svg>
            ) : (
              <Tile b={card} />
            )}
            <span class="mc-sr">{card === BLOCK ? w.blockingCard : buildingAt(card).name[lang]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** All 27 buildings of a town: built, declined, blocked, turned over, or still to come; and the discard pile. */
function Content(p: Props) {
  const { view, lang } = p;
  const w = words(lang);
  const town = view.towns[p.focusSeat ?? ownSeat(p)] as TownView;
  const [looked, setLooked] = useState<number | null>(null);
  const statusOf = (b: number): string => (b === view.current ? w.now : w.status[town.status[b] ?? 'available']);
  return (
    <div class="mc mc-set">
      {KINDS.map((kind) => (
        <div key={kind} class="mc-row">
          <span class="mc-row-name">{w.kinds[kind]}</span>
          <div class="mc-tiles">
            {buildings
              .filter(({ index }) => kindOf(index) === kind)
              .map(({ index: b, name }) => (
                <button
                  key={b}
                  type="button"
                  class={`mc-bt mc-${town.status[b]}${b === view.current ? ' mc-now' : ''}`}
                  aria-label={`${name[lang]}: ${statusOf(b)}`}
                  aria-pressed={looked === b}
                  title={`${name[lang]}: ${statusOf(b)}`}
                  onClick={() => setLooked(looked === b ? null : b)}
                >
                  <Tile b={b} />
                  {b !== view.current && <Mark status={town.status[b] ?? 'available'} />}
                </button>
              ))}
          </div>
        </div>
      ))}
      <Discards view={view} lang={lang} />
      {looked !== null && (
        <p class="mc-looked" aria-live="polite">
          <Tile b={looked} />
          <span>
            <b>{buildingAt(looked).name[lang]}</b> {w.size(rotationOf(looked, 0).cells.length)}, {statusOf(looked)}
          </span>
        </p>
      )}
    </div>
  );
}

export const panel: GamePanel<View, GameMove, Event> = {
  title: { de: words('de').buildings, en: words('en').buildings },
  note: (view, lang) => words(lang).faceDown(view.remaining.length),
  Content,
};
