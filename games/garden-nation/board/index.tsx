/** Garden Nation on a drawn board. */
import { useState } from 'preact/hooks';
import type { PersonAtTable, Sign, TouchBoard } from '#web/kit/contract.ts';
import { usePhone } from '#web/kit/use-phone.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import './css/board.css';
import { fieldIndex } from '../rules/data.ts';
import { territoryOf } from '../rules/garden.ts';
import { CLANS } from '../rules/numbers.ts';
import type { ClanName } from './draw/pieces.ts';
import { EMBLEMS } from './draw/symbols.ts';
import { bedBox, WHOLE } from './geometry.ts';
import { clanOf, isFieldMove, landName } from './model.ts';
import { moments } from './moments.ts';
import { EndBoard } from './parts/end.tsx';
import { Garden } from './parts/garden.tsx';
import { Glyph } from './parts/glyph.tsx';
import { OptionArt } from './parts/option.tsx';
import { Ploys, Projects } from './parts/projects.tsx';
import { ForcedKeep, Means, Secrets } from './parts/secrets.tsx';
import { Race, Track } from './parts/track.tsx';
import { TurnOrder } from './parts/turn-order.tsx';
import { places } from './places.ts';
import type { Props } from './props.ts';
import { touch } from './touch.ts';
import { words } from './words.ts';

/** The bed a phone looks at closely: where something was chosen last, or where the crane stands while one looks. */
function closeBed(p: Props, near: boolean): number {
  const chosen = p.chain.findLast(isFieldMove);
  if (chosen !== undefined) return territoryOf(fieldIndex(chosen.field));
  return near ? p.view.crane : -1;
}

function Board(p: Props) {
  const phone = usePhone();
  const [near, setNear] = useState(true);
  const { view } = p;
  const bed = phone ? closeBed(p, near) : -1;
  if (p.ended)
    return (
      <div class="gn gn-ended">
        <div class="gn-stage">
          <Garden p={p} box={WHOLE} small={phone} />
        </div>
      </div>
    );
  return (
    <div class={`gn asks-${p.decision?.kind ?? 'nothing'}`}>
      <ForcedKeep p={p} />
      <div class="gn-own">
        <TurnOrder p={p} />
        <Secrets p={p} />
        <Ploys p={p} />
        <Supply p={p} />
      </div>
      <div class="gn-stage">
        <Garden p={p} box={bed >= 0 ? bedBox(view.layout, bed) : WHOLE} small={phone && bed < 0} />
        {phone && view.crane >= 0 ? (
          <button type="button" class="btn small gn-near" aria-pressed={near} onClick={() => setNear(!near)}>
            {near ? words(p.lang).overview : words(p.lang).near}
          </button>
        ) : null}
        {phone ? <Means p={p} /> : null}
        <Track p={p} upright={!phone} />
        <Race p={p} />
      </div>
      <Projects p={p} compact={phone} />
    </div>
  );
}

function Supply({ p }: { p: Props }) {
  const w = words(p.lang);
  return (
    <div class="gn-supply">
      <span title={w.roofs}>
        <Glyph id="i-roof" size={26} />
        <b class="num">{p.view.roofs}</b>
      </span>
      {p.view.soil.map((n, land) => (
        <span key={landName(land)} title={w.lands[landName(land)]}>
          <Glyph id={`s-${landName(land)}`} size={20} />
          <b class="num">{n}</b>
        </span>
      ))}
    </div>
  );
}

/** Population, floors and ploys, as the gesture leaves them. */
function RailLine(p: Props & { readonly person: PersonAtTable }) {
  const { view, lang, preview } = p;
  const { seat } = p.person;
  const w = words(lang);
  const figure = (glyph: string, title: string, of: (v: View) => number) => {
    const [now, then] = [of(view), of(preview?.view ?? view)];
    return (
      <span title={title}>
        <Glyph id={glyph} size={13} />
        <b class={`num${now === then ? '' : ' gn-will'}`}>{then}</b>
      </span>
    );
  };
  return (
    <>
      {figure('i-pop', w.population, (v) => v.population[seat] as number)}
      {figure('i-floor', w.supply, (v) => v.supply[seat] as number)}
      {figure('i-token', w.ploys, (v) => v.ploys[seat] as number)}
    </>
  );
}

/** A person is the clan: the house's red, blue, green and amber stand for it everywhere. */
const COLOUR: Readonly<Record<ClanName, number>> = { mecass: 0, pterygotes: 1, sylphs: 2, azagayah: 3 };

const signOf = (clan: ClanName): Sign => ({ colour: COLOUR[clan], emblem: EMBLEMS[clan] });

const board: TouchBoard<View, GameMove, Event> = {
  touch,
  places,
  moments,
  layout: 'full',
  Board,
  RailLine,
  EndBoard,
  endBeside: true,
  reveals: true,
  track: (view, seat) => view.points[seat] as number,
  order: (view) => [...new Set(view.order)],
  signs: {
    at: (view, seat) => signOf(clanOf(view, seat)),
    chosen({ clans }, seat) {
      const clan = Array.isArray(clans) ? CLANS.find((c) => c === clans[seat]) : undefined;
      return clan === undefined ? null : signOf(clan as ClanName);
    },
  },
  OptionArt,
};

export default board;
