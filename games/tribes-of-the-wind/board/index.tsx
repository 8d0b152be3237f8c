/** Tribes of the Wind on a drawn board. */
import { whoIs } from '#kernel';
import { Art } from '#web/kit/art.tsx';
import type { TouchBoard } from '#web/kit/contract.ts';
import { Num } from '#web/kit/num.tsx';
import { Whose } from '#web/kit/whose.tsx';
import { constants } from '../rules/data.ts';
import { playerAt } from '../rules/inspect.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import './css/tokens.css';
import './css/terrain.css';
import './css/cards.css';
import './css/panels.css';
import './css/layout.css';
import { DEFS } from './draw/symbols.ts';
import { moments } from './moments.ts';
import { CategoryIcon } from './parts/category.tsx';
import { ElementDisplay, ForestDisplay, VillageDisplay } from './parts/displays.tsx';
import { EndBoard } from './parts/end.tsx';
import { EndNote } from './parts/end-note.tsx';
import { Emblem, Glyph } from './parts/glyph.tsx';
import { Leaders } from './parts/leaders.tsx';
import { Neighbour } from './parts/neighbours.tsx';
import { Objectives } from './parts/objectives.tsx';
import { OptionArt } from './parts/option.tsx';
import { Rack } from './parts/rack.tsx';
import { Scoring } from './parts/scoring.tsx';
import { Terrain } from './parts/terrain.tsx';
import { places } from './places.ts';
import type { PersonProps, Props } from './props.ts';
import { stock } from './stock.ts';
import { touch } from './touch.ts';
import { words } from './words.ts';

/** What the question at the end of the chain is about: it gets the room. */
const asksFor = (p: Props): string => {
  const next = p.preview?.decisions[0] ?? p.decision;
  return next?.kind ?? 'nothing';
};

/** The hand folds on a phone while the answer lies elsewhere. */
const folds = (kind: string): boolean => !['action', 'discardCards', 'nothing'].includes(kind);

const Definitions = () => (
  <svg class="tw-defs" aria-hidden="true">
    <defs>
      <Art svg={DEFS} />
    </defs>
  </svg>
);

function Board(p: Props) {
  const { home, shown: seat } = p;
  if (p.ended)
    return (
      <div class="tw tw-table ended">
        <Definitions />
        <div class="tw-stage">
          <Terrain p={p} seat={seat} />
        </div>
      </div>
    );
  return (
    <div class={`tw tw-table asks-${asksFor(p)}${folds(asksFor(p)) ? ' folded' : ''}`}>
      <Definitions />
      <div class="tw-side">
        <Scoring p={p} home={home} />
        <Objectives p={p} seat={seat} />
      </div>
      <Leaders p={p} seat={seat} />
      <div class="tw-stage">
        {seat === home ? null : (
          <Whose p={p} class="tw-whose" title={words(p.lang).terrain(whoIs(p.names, seat))}>
            <Emblem tribe={playerAt(p.view, seat).tribe} />
          </Whose>
        )}
        <Terrain p={p} seat={seat} />
      </div>
      <div class="tw-out">
        <ForestDisplay p={p} seat={home} />
        <ElementDisplay p={p} />
        <VillageDisplay p={p} seat={home} />
      </div>
      <div class="tw-low">
        <Neighbour p={p} home={home} side="left" />
        <Rack p={p} seat={home} />
        <Neighbour p={p} home={home} side="right" />
      </div>
    </div>
  );
}

/** With more players than this the rail has room for two figures. */
const ROOM_FOR_TEMPLES = 4;

const GLYPHS: Readonly<Record<string, string>> = { villages: 'i-house', water: 'i-water', temples: 'i-temple' };

/** Villages, water and temples; with an arrow where the gesture changes them. */
function RailLine(p: PersonProps) {
  const { seat } = p.person;
  const now = stock(p.view, seat, p.lang);
  const then = stock(p.preview?.view ?? p.view, seat, p.lang);
  return (
    <>
      {now.map(({ id, name, count }, i) => {
        const glyph = GLYPHS[id];
        const ahead = then[i]?.count ?? count;
        if (glyph === undefined || (id === 'temples' && p.people.length > ROOM_FOR_TEMPLES)) return null;
        const all = id === 'villages' ? `/${constants.treehouses}` : '';
        return (
          <span key={id} title={name}>
            <Glyph id={glyph} size={15} />
            <Num of={id} n={count} then={ahead} rest={all} />
          </span>
        );
      })}
    </>
  );
}

const board: TouchBoard<View, GameMove, Event> = {
  touch,
  acting: (view) => view.active,
  OptionArt,
  places,
  moments,
  layout: 'full',
  Board,
  RailLine,
  EndBoard,
  EndNote,
  CategoryIcon,
};

export default board;
