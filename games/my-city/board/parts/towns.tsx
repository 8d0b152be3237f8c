/** The other towns, small: the whole card opens its town. */

import { whoIs } from '#kernel';
import type { PersonAtTable } from '#web/kit/contract.ts';
import { usePlace } from '#web/kit/target.tsx';
import { boardOf } from '../../rules/board.ts';
import { number } from '../../text/names.ts';
import { CategoryIcon } from '../draw/icons.tsx';
import { MiniTown } from '../draw/mini.tsx';
import { townThing } from '../logic/ids.ts';
import { buildingAt, landOf, lastPiece, piecesOf } from '../logic/pieces.ts';
import { endingOf } from '../logic/progress.ts';
import { stock } from '../stock.ts';
import { words } from '../words.ts';
import { type Props, townOf } from './props.ts';

/** How a seat's game stands, in a word or two: thinking, decided, or how it ended. */
export function stateOf(p: Props, seat: number): string {
  const w = words(p.lang);
  const ending = endingOf(p.view, seat);
  if (ending === null) {
    if (townOf(p, seat).decided) return w.decided;
    // A bot is waited for by nobody, and in the past nobody thinks.
    return p.seat === null || p.people.find((x) => x.seat === seat)?.bot === true ? '' : w.thinks;
  }
  return ending.how === 'forced'
    ? w.endingsShort.forced(buildingAt(ending.b).name[p.lang])
    : w.endingsShort[ending.how];
}

/** The same with its reason, where there is room; null while the town is being built. */
export function endedBy(p: Props, seat: number): string | null {
  const w = words(p.lang);
  const ending = endingOf(p.view, seat);
  if (ending === null) return null;
  return ending.how === 'deck' ? w.endings.deck : w.endings[ending.how](buildingAt(ending.b).name[p.lang]);
}

/** Token, churches and wells that count, veins built over. */
function Facts({ p, seat }: { p: Props; seat: number }) {
  const veins = boardOf(p.view.board).gold.length;
  return (
    <dl class="mc-facts">
      {stock(p.view, seat, p.lang).map(({ id, name, count }) => (
        <div key={id}>
          <dt>
            <CategoryIcon category={id} />
            <span>{name}</span>
          </dt>
          <dd class="mc-num" data-value={id}>
            {id === 'gold' ? `${count}/${veins}` : number(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TownCard({ p, person, hero }: { p: Props; person: PersonAtTable; hero: number }) {
  const w = words(p.lang);
  const { seat } = person;
  const place = usePlace(townThing(seat));
  const town = townOf(p, seat);
  return (
    <button
      {...place}
      type="button"
      data-seat={seat}
      class={`mc-town-card seat-${person.colour} ${place.class}`}
      aria-pressed={hero === seat}
      onClick={() => p.look(hero === seat ? null : seat)}
    >
      <span class="mc-town-head">
        <b>{person.name}</b> <span>{stateOf(p, seat)}</span>
      </span>
      <MiniTown
        land={landOf(p.view.board)}
        pieces={piecesOf(town)}
        last={lastPiece(p.view, town)}
        label={w.miniOf(whoIs(p.names, seat))}
      />
      <Facts p={p} seat={seat} />
    </button>
  );
}

export function Towns({ p, hero }: { p: Props; hero: number }) {
  const own = p.home;
  const others = p.people.filter((x) => x.seat !== own);
  if (others.length === 0) return null;
  return (
    <div class="mc-towns">
      {others.map((person) => (
        <TownCard key={person.seat} p={p} person={person} hero={hero} />
      ))}
    </div>
  );
}
