/** The table of My City: the towns of the others, my own town as large as it goes, the buildings still to come. */
import { usePhone } from '#web/kit/use-phone.ts';
import { words } from '../words.ts';
import { Buildings } from './buildings.tsx';
import { Hero } from './hero.tsx';
import { ownSeat, type Props } from './props.ts';
import { endedBy, Towns } from './towns.tsx';

export function Board(p: Props) {
  const phone = usePhone();
  const own = ownSeat(p);
  const hero = p.focusSeat ?? own;
  const looking = hero !== own;
  // Spectators and replays: whose town this is, where there is more than one.
  const named = looking || (p.seat === null && p.people.length > 1);
  const person = p.people.find((x) => x.seat === hero);
  const w = words(p.lang);
  if (p.ended)
    return (
      <div class="mc mc-ended">
        <Hero p={p} seat={hero} />
      </div>
    );
  return (
    <div class={`mc mc-table mc-towns-${p.people.length - 1}`}>
      <div class="mc-side">
        <Towns p={p} hero={hero} />
        {!phone && <Buildings {...p} />}
      </div>
      <div class="mc-middle">
        {named && (
          <div class={`mc-look seat-${person?.colour ?? hero}`}>
            <b>{w.looking(p.names(hero))}</b>
            {endedBy(p, hero) === null ? null : <span class="mc-look-end">{endedBy(p, hero)}</span>}
            {looking && (
              <button type="button" class="btn small" onClick={() => p.setFocusSeat(null)}>
                {w.back}
              </button>
            )}
          </div>
        )}
        <Hero p={p} seat={hero} />
        {phone && <Buildings {...p} />}
      </div>
    </div>
  );
}
