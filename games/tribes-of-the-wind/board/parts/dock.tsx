/** The dock under the terrain: the rack, or whatever the open question is about. */
import { usePhone } from '#web/kit/use-phone.ts';
import { leaderProgress, objectiveProgress, playerAt, rowReports } from '../../rules/inspect.ts';
import { type Focus, focusOf } from '../focus.ts';
import { looked, marked, opened } from '../hand.ts';
import { elementName } from '../look.ts';
import { type DockPlace, discardCount, dockFor, isOnTerrain } from '../model.ts';
import type { Props } from '../props.ts';
import { isOpenSeat } from '../shown.ts';
import { words } from '../words.ts';
import { Ask } from './ask.tsx';
import { CardFace } from './card.tsx';
import { ElementDisplay, ForestDisplay } from './displays.tsx';
import { EffectLine, NextEffect, PlayedCard, Riders, TempleChoice } from './effects.tsx';
import { Back, Glyph } from './glyph.tsx';
import { Leaders } from './leaders.tsx';
import { Backs, Neighbour, RequirementLine, Versus } from './neighbours.tsx';
import { Objectives, UseCard, VillageDisplay } from './objectives.tsx';
import { OpenedCard } from './opened.tsx';
import { Rack } from './rack.tsx';

const TABS = ['rack', 'forest', 'element', 'village', 'objectives', 'leaders'] as const;
type Tab = (typeof TABS)[number];

export const placeOfDock = (p: Props): DockPlace => opened.value ?? dockFor(p.decision?.kind);

/** On a narrow table everything beside the terrain is one of these. */
export function DockTabs({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const land = playerAt(p.view, seat);
  const at = placeOfDock(p);
  const { progress, holds, spent } = leaderProgress(land).path;
  const sign = (tab: Tab) => {
    switch (tab) {
      case 'rack':
        return <Glyph id="ec-blue" size={17} high={22} />;
      case 'forest':
        return <Glyph id="f-teal" size={22} />;
      case 'element':
        return <Glyph id="ec-red" size={17} high={22} />;
      case 'village':
        return <Glyph id="i-house" size={16} high={23} />;
      case 'objectives':
        return <b class="tw-num">{land.objectives.reduce((n, c) => n + objectiveProgress(land, c).points, 0)}</b>;
      case 'leaders':
        return <b class="tw-num">{spent || holds ? '✓' : `${progress?.matches ?? 0}/4`}</b>;
    }
  };
  return (
    <div class="tw-tabs">
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          class={at === tab ? 'on' : ''}
          aria-pressed={at === tab}
          data-tab={tab}
          onClick={() => {
            looked.value = null;
            opened.value = dockFor(p.decision?.kind) === tab ? null : tab;
          }}
        >
          {sign(tab)}
          <span>{w.tabs[tab]}</span>
        </button>
      ))}
    </div>
  );
}

export function Dock({ p, seat }: { p: Props; seat: number }) {
  const phone = usePhone();
  const place = placeOfDock(p);
  const focus = isOpenSeat(p, seat) ? focusOf(p) : null;
  const onRack = opened.value === null || opened.value === 'rack';
  if (!isOpenSeat(p, seat) && onRack) return <OthersRack p={p} seat={seat} />;
  if (phone && focus !== null && place === 'rack')
    return (
      <div class="tw-dock">
        <OpenedCard p={p} seat={seat} focus={focus} />
      </div>
    );
  return (
    <div class={`tw-dock at-${place}`}>
      <DockHead p={p} focus={focus} />
      <div class="tw-seatrow">
        <Neighbour p={p} seat={seat} side="left" />
        <div class="tw-middle">
          <Content p={p} seat={seat} place={place} />
        </div>
        <Neighbour p={p} seat={seat} side="right" />
      </div>
      {phone && (place === 'riders' || place === 'forest') ? <Rack p={p} seat={seat} /> : null}
    </div>
  );
}

/** Requirement, numbers that decide and effects; while discarding how many are marked. */
function DockHead({ p, focus }: { p: Props; focus: Focus | null }) {
  const phone = usePhone();
  const n = phone ? 0 : discardCount(p.decision?.options ?? []);
  return (
    <div class="tw-mtop">
      {phone && isOnTerrain(p.decision?.kind) ? <Ask p={p} /> : null}
      {n > 0 ? <span class="tw-rql">{words(p.lang).mark(marked.value.length, n)}</span> : <RequirementLine p={p} />}
      <Versus focus={focus} />
      <EffectLine p={p} />
    </div>
  );
}

function Content({ p, seat, place }: { p: Props; seat: number; place: DockPlace }) {
  switch (place) {
    case 'rack':
      return p.seat === null ? <RackWithPlayed p={p} seat={seat} /> : <Rack p={p} seat={seat} />;
    case 'effects':
      return <NextEffect p={p} />;
    case 'riders':
      return <Riders p={p} seat={seat} />;
    case 'forest':
      return <ForestDisplay p={p} seat={seat} />;
    case 'element':
      return (
        <div class="tw-drawing">
          <ElementDisplay p={p} />
          <section class="tw-mini" aria-label={words(p.lang).yourRack}>
            <h3>{words(p.lang).yourRack}</h3>
            <Kept p={p} seat={seat} />
            <Backs cards={playerAt(p.view, seat).rack} lit={null} />
          </section>
        </div>
      );
    case 'village':
      return <VillageDisplay p={p} seat={seat} />;
    case 'use':
      return <UseCard p={p} seat={seat} />;
    case 'objectives':
      return <Objectives p={p} seat={seat} />;
    case 'leaders':
      return <Leaders p={p} seat={seat} choosing={p.decision?.kind === 'leader'} />;
    case 'temples':
      return <TempleChoice p={p} seat={seat} />;
  }
}

/** While drawing: the cards that stayed, with what they ask for, where there is room. */
function Kept({ p, seat }: { p: Props; seat: number }) {
  return (
    <div class="tw-kept">
      {playerAt(p.view, seat).rack.map(({ card, color }, i) =>
        card < 0 ? (
          <Back key={`back-${i}`} name={elementName(color)} />
        ) : (
          <CardFace key={`card-${card}`} card={card} lang={p.lang} rows={rowReports(p.view, seat, card)} />
        ),
      )}
    </div>
  );
}

/** A rack that is only looked at, with the card its owner has just played. */
function RackWithPlayed({ p, seat }: { p: Props; seat: number }) {
  return (
    <div class="tw-watched">
      {p.view.active === seat ? <PlayedCard p={p} /> : null}
      <Rack p={p} seat={seat} />
    </div>
  );
}

/** Somebody else's rack: only backs. */
function OthersRack({ p, seat }: { p: Props; seat: number }) {
  return (
    <div class="tw-dock others">
      <div class="tw-seatrow">
        <span />
        <section class="tw-nr mid" aria-label={p.names(seat)}>
          {p.view.active === seat ? <PlayedCard p={p} /> : null}
          <Backs cards={playerAt(p.view, seat).rack} lit={null} />
        </section>
        <span />
      </div>
    </div>
  );
}
