/** The fields of one player's board, with huts and persons. */
import { whoIs } from '#kernel';
import { Picture } from '#web/kit/art.tsx';
import { Said, Target } from '#web/kit/target.tsx';
import { BackHome } from '#web/kit/whose.tsx';
import { FIELDS, HUTS, RESERVE } from '../../rules/data.ts';
import { leavingField } from '../../rules/helpers.ts';
import { NOBODY } from '../../rules/state.ts';
import { g } from '../draw/ink.ts';
import { hut, hutBox, type Tribe } from '../draw/tribes.ts';
import { settling } from '../logic/ahead.ts';
import { fieldThing, goodsThing } from '../logic/ids.ts';
import { type Props, playerOf } from '../props.ts';
import { words } from '../words.ts';
import { tribeOf } from './glyph.tsx';
import { PersonTile, personOf } from './person-tile.tsx';

interface VillageProps {
  readonly p: Props;
  readonly seat: number;
}

/** Huts as they stand on a field. */
export function Huts({ tribe, n }: { tribe: Tribe; n: number }) {
  const art = n > 1 ? g(-9, -3, 0.82, hut(tribe)) + g(11, 3, 0.82, hut(tribe)) : hut(tribe);
  return (
    <>
      <Picture box={hutBox} svg={art} />
      {n > 2 ? <b class="many num">×{n}</b> : null}
    </>
  );
}

function Field({ p, seat, field }: VillageProps & { field: number }) {
  const w = words(p.lang);
  const player = playerOf(p, seat);
  const tile = player.persons[field] as number;
  const huts = player.huts[field] as number;
  const down = player.down[field] === 1;
  const id = fieldThing(seat, field);
  if (tile !== NOBODY) {
    const { sex, kind } = personOf(tile);
    const used = p.view.acting === seat && p.view.phase === 'B' && p.view.used[sex] === kind;
    return (
      <Target thing={id} words class={`bb-fd per ${down ? 'down' : 'up'} ${used ? 'used' : ''}`}>
        <Said thing={id} />
        <span>
          <PersonTile tile={tile} down={down} />
        </span>
        {huts > 0 ? (
          <b class="many num" aria-hidden="true">
            ×{huts}
          </b>
        ) : null}
      </Target>
    );
  }
  const goes = p.seat === seat && settling(p.preview, p.seat) >= 0 && leavingField(player) === field;
  return (
    <Target
      thing={id}
      words
      class={`bb-fd ${huts > 0 ? 'hutf' : 'nohut'} ${field === RESERVE ? 'resv' : ''} ${goes ? 'goes' : ''}`}
    >
      <Said thing={id} />
      <i class="fno" aria-hidden="true">
        {field + 1}
      </i>
      {huts > 0 ? (
        <Huts tribe={tribeOf(p.people, seat)} n={huts} />
      ) : (
        <span class="word" aria-hidden="true">
          {w.free}
        </span>
      )}
    </Target>
  );
}

export function Fields({ p, seat }: VillageProps) {
  const w = words(p.lang);
  const onMap = HUTS - playerOf(p, seat).huts.reduce((a, b) => a + b, 0);
  const mine = p.seat === seat;
  const title = mine ? w.myVillage : w.villageOf(whoIs(p.names, seat));
  return (
    <section class="bb-fields" aria-label={title} data-seat={seat}>
      <header>
        <h3>{title}</h3>
        <BackHome p={p} />
        <Target thing={goodsThing(seat, 'hut')} class="bb-note">
          {w.hutsOnMap(onMap)}
        </Target>
      </header>
      <div class="bb-fg">
        {Array.from({ length: FIELDS }, (_, field) => (
          <Field key={fieldThing(seat, field)} p={p} seat={seat} field={field} />
        ))}
      </div>
    </section>
  );
}
