/** Garden Nation on a drawn board. */
import { useState } from 'preact/hooks';
import type { PersonAtTable, Sign, TouchBoard } from '#web/kit/contract.ts';
import { Num } from '#web/kit/num.tsx';
import { usePhone } from '#web/kit/use-phone.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import './css/board.css';
import { fieldIndex } from '../rules/data.ts';
import { territoryOf } from '../rules/garden.ts';
import { CLANS } from '../rules/numbers.ts';
import { terms } from '../text/names.ts';
import type { ClanName } from './draw/pieces.ts';
import { EMBLEMS } from './draw/symbols.ts';
import { bedBox, WHOLE } from './logic/geometry.ts';
import { acting, clanOf, isFieldMove, landName } from './logic/model.ts';
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
import { stock } from './stock.ts';
import { touch } from './touch.ts';
import { words } from './words.ts';

function Board(p: Props) {
  const phone = usePhone();
  const { view } = p;
  // A phone looks closely at the bed where something was chosen last, or at Frida's, until the whole garden is asked for.
  const chosen = p.chain.findLast(isFieldMove)?.field ?? '';
  const [wholeFor, setWholeFor] = useState<string | null>(null);
  const near = wholeFor !== chosen;
  const bed = !phone || !near ? -1 : chosen === '' ? view.crane : territoryOf(fieldIndex(chosen));
  const lookAround = (e: MouseEvent): void => {
    // What is chosen stays: it is no tap on empty ground.
    e.stopPropagation();
    setWholeFor(near ? chosen : null);
  };
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
          <button type="button" class="btn small gn-near" aria-pressed={near} onClick={lookAround}>
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
        <Num of="roofs" n={p.view.roofs} />
      </span>
      {p.view.soil.map((n, land) => (
        <span key={landName(land)} title={terms(p.lang).land(land)}>
          <Glyph id={`s-${landName(land)}`} size={20} />
          <Num of={`soil.${landName(land)}`} n={n} />
        </span>
      ))}
    </div>
  );
}

/** What a seat has, as the gesture leaves it. */
function RailLine({ view, preview, lang, person }: Props & { readonly person: PersonAtTable }) {
  const now = stock(view, person.seat, lang);
  const then = stock(preview?.view ?? view, person.seat, lang);
  return (
    <>
      {then.map(({ id, name, count }, i) => (
        <span key={id} title={name}>
          <Glyph id={`i-${id}`} size={13} />
          <Num of={id} n={now[i]?.count ?? count} then={count} class={count === now[i]?.count ? '' : 'gn-will'} />
        </span>
      ))}
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
  acting,
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
