/** Garden Nation on a drawn board. */
import { useEffect } from 'preact/hooks';
import { usePhone } from '#web/kit/use-phone.ts';
import type { GameBoard, SeatStripProps } from '#web/table/contract.ts';
import { FIELD_IDS, PUBLIC, type PublicProject, TERRITORIES } from '../rules/data.ts';
import { territoryOf } from '../rules/garden.ts';
import { PLOYS } from '../rules/numbers.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import './board.css';
import { Picture } from '#web/kit/art.tsx';
import { hexPath } from './draw/hex.ts';
import { CLAN, floorArt } from './draw/pieces.ts';
import { bedBox, bedXY, WHOLE } from './geometry.ts';
import { drop, roofFrom, roofMode, understood, zoom } from './hand.ts';
import { canMoveRoof, clanOf, isFieldMove, landName, movesOn } from './model.ts';
import { Ask } from './parts/ask.tsx';
import { Choices, TurnOrder } from './parts/choices.tsx';
import { Garden } from './parts/garden.tsx';
import { Glyph } from './parts/glyph.tsx';
import { PreviewCard } from './parts/preview.tsx';
import { Ploys, Projects } from './parts/projects.tsx';
import { ForcedKeep, Secrets } from './parts/secrets.tsx';
import { Track } from './parts/track.tsx';
import type { Props } from './props.ts';
import { clanName, words } from './words.ts';

/** A tap on a field: roofs first, then the first thing that can be done there, else the reason why not. */
function tap(p: Props, field: number): void {
  const options = p.decision?.options ?? [];
  const id = FIELD_IDS[field] as string;
  if (roofMode.value && canMoveRoof(options)) {
    const mine = options.filter((m) => m.do === 'moveRoof');
    if (roofFrom.value < 0) {
      if (mine.some((m) => m.do === 'moveRoof' && m.from === id)) roofFrom.value = field;
      else p.explain({ do: 'moveRoof', from: id, to: id });
      return;
    }
    const from = FIELD_IDS[roofFrom.value] as string;
    const move = mine.find((m) => m.do === 'moveRoof' && m.from === from && m.to === id);
    if (move !== undefined) p.select(move);
    else p.explain({ do: 'moveRoof', from, to: id });
    return;
  }
  const moves = movesOn(options, field);
  const again = p.selected !== null && 'field' in p.selected && p.selected.field === id;
  if (again && p.selected !== null) p.play(p.selected);
  else if (moves.length > 0) p.select(moves[0] as GameMove);
  else if (p.seat !== null) p.explain({ do: 'build', field: id });
}

function Board(p: Props) {
  const phone = usePhone();
  const { view } = p;
  useEffect(() => {
    drop();
    zoom.value = -1;
  }, [view.phase, view.space, view.round, view.crane, p.seat]);
  useEffect(() => {
    if (view.phase === 'secrets') understood.value = false;
  }, [view.phase]);
  // The roof has arrived: the next tap is about building again.
  useEffect(() => {
    if (roofMode.value && !canMoveRoof(p.decision?.options ?? [])) drop();
  }, [p.decision]);
  const close = phone && zoom.value >= 0;
  const isOnField = p.selected !== null && isFieldMove(p.selected);
  const choosing = p.decision?.options[0]?.do === 'keep';
  const onField = (field: number): void => {
    if (phone && !close && p.decision?.kind === 'move') zoom.value = territoryOf(field);
    else tap(p, field);
  };
  return (
    <div class={`gn${phone ? ' phone' : ''}`}>
      <div class="gn-narrow">{phone && isOnField ? <PreviewCard p={p} /> : <Projects p={p} compact />}</div>
      <ForcedKeep p={p} />
      {choosing ? <Secrets p={p} /> : null}
      <div class={`gn-stage${close ? ' close' : ''}`}>
        {phone && !choosing ? <Ask p={p} /> : null}
        {phone ? <Choices p={p} /> : null}
        <Garden p={p} box={close ? bedBox(view.layout, zoom.value) : WHOLE} small={phone && !close} onField={onField} />
        {close ? <Minimap p={p} /> : null}
        {phone ? null : <PreviewCard p={p} />}
        {close ? null : (
          <div class="gn-foot">
            <Supply p={p} />
            <TurnOrder p={p} />
          </div>
        )}
        {phone ? null : <Choices p={p} />}
      </div>
      <Track p={p} />
      <div class="gn-narrow">
        {choosing ? null : <Secrets p={p} />}
        <Ploys p={p} />
      </div>
    </div>
  );
}

function Minimap({ p }: { p: Props }) {
  const { layout, crane } = p.view;
  return (
    <button
      type="button"
      class="gn-minimap"
      aria-label={words(p.lang).overview}
      onClick={() => {
        zoom.value = -1;
        p.select(null);
      }}
    >
      <svg viewBox="-500 -490 1000 980" aria-hidden="true">
        {Array.from({ length: TERRITORIES }, (_, t) => {
          const [x, y] = bedXY(layout, t);
          return (
            <g
              key={`bed-${t}`}
              transform={`translate(${x} ${y})`}
              class={t === crane ? 'on' : t === zoom.value ? 'here' : ''}
            >
              <path d={hexPath(168, 30)} />
              <text y="50" text-anchor="middle" font-size="150" class="gn-num">
                {t + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </button>
  );
}

function Supply({ p }: { p: Props }) {
  const w = words(p.lang);
  return (
    <div class="gn-supply">
      <span title={w.roofs}>
        <Glyph id="i-roof" size={34} />
        <b class="num">{p.view.roofs}</b>
      </span>
      {p.view.soil.map((n, land) => (
        <span key={landName(land)} title={w.lands[landName(land)]}>
          <Glyph id={`s-${landName(land)}`} size={24} />
          <b class="num">{n}</b>
        </span>
      ))}
    </div>
  );
}

function SeatStrip({ view, person, lang }: SeatStripProps<View>) {
  const clan = clanOf(view, person.seat);
  const w = words(lang);
  const population = view.population[person.seat] as number;
  return (
    <div class="gn-strip">
      <span>
        <svg viewBox="-14 -14 28 28" width="24" height="24" role="img" aria-label={clanName(clan, lang)}>
          <circle r="12.4" fill="#fffaf0" stroke={CLAN[clan].b} stroke-width="2.6" />
          <use href={`#gn-e-${clan}`} x="-9.4" y="-9.4" width="18.8" height="18.8" />
        </svg>
        {clanName(clan, lang)}
      </span>
      <span title={w.population} class={population < 10 ? 'low' : ''}>
        <Glyph id="i-pop" />
        <b class="num">{population}</b>
      </span>
      <span title={w.supply}>
        <Glyph id="i-floor" />
        <b class="num">{view.supply[person.seat]}</b>
      </span>
      <span title={w.ploys} class="gn-tokens">
        {Array.from({ length: PLOYS }, (_, i) => (
          <span key={`token-${i}`} class={i < (view.ploys[person.seat] as number) ? '' : 'used'}>
            <Glyph id="i-token" size={15} />
          </span>
        ))}
      </span>
      <span class="gn-done">
        {(view.done[person.seat] ?? []).map((card) => (
          <b key={card} class={`num ${landName((PUBLIC[card] as PublicProject).main.land)}`}>
            {(PUBLIC[card] as PublicProject).points}
          </b>
        ))}
      </span>
    </div>
  );
}

/** Buttons for what has no place in the garden: walking on, forfeiting, no project. */
function SideTools(p: Props) {
  const w = words(p.lang);
  const ploys = (p.decision?.options ?? []).some(
    (m) => m.do === 'switchTerritory' || m.do === 'moveRoof' || m.do === 'invade',
  );
  return (
    <>
      {ploys && p.seat !== null ? (
        <button
          type="button"
          class="btn quiet small gn-jump"
          onClick={() => document.querySelector('.gn-narrow .gn-ploys')?.scrollIntoView({ block: 'center' })}
        >
          {w.useAPloy(p.view.ploys[p.seat] as number)}
        </button>
      ) : null}
      {(p.decision?.options ?? []).map((m) =>
        m.do === 'moveOn' || m.do === 'pass' || m.do === 'none' ? (
          <button
            key={m.do}
            type="button"
            class="btn quiet small"
            aria-pressed={p.selected?.do === m.do}
            onClick={() => p.select(m)}
          >
            {m.do === 'moveOn' ? w.moveOn : m.do === 'pass' ? w.pass : w.noProject}
          </button>
        ) : null,
      )}
    </>
  );
}

function PanelContent(p: Props) {
  return (
    <div class="gn gn-panel">
      <Projects p={p} compact={false} />
      {p.decision?.options[0]?.do === 'keep' ? null : <Secrets p={p} />}
      <Ploys p={p} />
      {p.seat === null ? null : <MySupply p={p} seat={p.seat} />}
    </div>
  );
}

function MySupply({ p, seat }: { p: Props; seat: number }) {
  const art = floorArt(clanOf(p.view, seat), true, false);
  const n = p.view.supply[seat] as number;
  return (
    <div class="gn-mine" role="img" aria-label={`${words(p.lang).supply}: ${n}`}>
      <b class="num">{n}</b>
      {Array.from({ length: n }, (_, i) => (
        <Picture key={`floor-${i}`} box="-33 -30 66 42" svg={art} width={34} height={22} />
      ))}
    </div>
  );
}

const board: GameBoard<View, GameMove, Event> = {
  Board,
  SeatStrip,
  SideTools,
  Panel: {
    title: { de: words('de').projects, en: words('en').projects },
    note: (view, lang) => words(lang).inDeck(view.deckLeft),
    Content: PanelContent,
  },
  confirmLabel: (move, lang) => words(lang).confirm[move.do],
};

export default board;
