/** All buildings of a town: built, declined, blocked, turned over, or still to come; and every card that lies open. */
import { useState } from 'preact/hooks';
import { Target } from '#web/kit/target.tsx';
import { BLOCK, buildings } from '../../rules/data.ts';
import type { BuildingStatus } from '../../rules/state.ts';
import type { Kind } from '../draw/furniture.tsx';
import { TileIcon } from '../draw/mini.tsx';
import { buildingThing } from '../logic/ids.ts';
import { kindOf, rotationOf } from '../logic/pieces.ts';
import { words } from '../words.ts';
import { type Props, townOf } from './props.ts';

const KINDS: readonly Kind[] = ['y', 'r', 'b', 'k'];
const SIGNS: Readonly<Record<BuildingStatus, string>> = {
  available: '',
  built: 'M4.500 12.500l5 5.200L19.500 6.500',
  declined: 'M6 12h12',
  blocked: 'M5 5h14v14H5zM7 17L17 7',
  turned: 'M6 6l12 12M18 6L6 18',
};
/** How many of the latest discards lie open to see at once. */
const OPEN_DISCARDS = 6;

const Tile = ({ b }: { b: number }) => <TileIcon kind={kindOf(b)} cells={rotationOf(b, 0).cells} />;

function Card({ b, now }: { b: number; now: boolean }) {
  return (
    <Target thing={buildingThing(b)} class={now ? 'mc-mini-card mc-now' : 'mc-mini-card'}>
      {b === BLOCK ? (
        <svg class="mc-block" viewBox="0 0 24 24" aria-hidden="true">
          <path d={SIGNS.blocked} />
        </svg>
      ) : (
        <Tile b={b} />
      )}
    </Target>
  );
}

function Discards({ p }: { p: Props }) {
  const [all, setAll] = useState(false);
  const w = words(p.lang);
  const { pile, current } = p.view;
  const shown = (all ? pile : pile.slice(-OPEN_DISCARDS)).toReversed();
  return (
    <div class="mc-row mc-pile">
      <button type="button" class="btn small quiet mc-row-name" aria-expanded={all} onClick={() => setAll(!all)}>
        {w.pile} {pile.length}
      </button>
      <div class="mc-cards">
        {shown.map((card) => (
          <Card key={card} b={card} now={card === current} />
        ))}
      </div>
    </div>
  );
}

export function Buildings(p: Props) {
  const { view, lang } = p;
  const w = words(lang);
  const town = townOf(p, p.shown);
  const toCome = !view.pile.includes(BLOCK);
  return (
    <section class="mc mc-set" aria-label={w.buildings} data-seat={p.shown}>
      <h3 class="mc-set-head">
        {w.buildings} <small>{w.faceDown(view.remaining.length)}</small>
      </h3>
      {KINDS.map((kind) => (
        <div key={kind} class="mc-row">
          <span class="mc-row-name">{w.kinds[kind]}</span>
          <div class="mc-tiles">
            {buildings
              .filter(({ index }) => kindOf(index) === kind)
              .map(({ index: b }) => {
                const status = town.status[b] ?? 'available';
                return (
                  <Target
                    key={b}
                    thing={buildingThing(b)}
                    class={`mc-bt mc-${status}${b === view.current ? ' mc-now' : ''}`}
                  >
                    <Tile b={b} />
                    {b !== view.current && status !== 'available' && (
                      <svg class="ic mc-mark" viewBox="0 0 24 24" aria-hidden="true">
                        <path d={SIGNS[status]} />
                      </svg>
                    )}
                  </Target>
                );
              })}
            {kind === 'k' && toCome && (
              <Target thing={buildingThing(BLOCK)} class="mc-bt mc-available">
                <svg class="mc-block" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={SIGNS.blocked} />
                </svg>
              </Target>
            )}
          </div>
        </div>
      ))}
      <Discards p={p} />
    </section>
  );
}
