/** The table of My City: the towns of the others, my own town as large as it goes, the buildings still to come. */
import { whoIs } from '#kernel';
import { usePhone } from '#web/kit/use-phone.ts';
import { Whose } from '#web/kit/whose.tsx';
import { words } from '../words.ts';
import { Buildings } from './buildings.tsx';
import { Hero } from './hero.tsx';
import type { Props } from './props.ts';
import { endedBy, Towns } from './towns.tsx';

export function Board(p: Props) {
  const phone = usePhone();
  const own = p.home;
  const hero = p.shown;
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
          <Whose p={p} class={`mc-look seat-${person?.colour ?? hero}`} title={w.looking(whoIs(p.names, hero))}>
            {endedBy(p, hero) === null ? null : <span class="mc-look-end">{endedBy(p, hero)}</span>}
          </Whose>
        )}
        <Hero p={p} seat={hero} />
        {phone && <Buildings {...p} />}
      </div>
    </div>
  );
}
