/** Leaders, the path and the special condition that bring them: each in words. */
import { Picture } from '#web/kit/art.tsx';
import { Target } from '#web/kit/target.tsx';
import { constants, tribeAt } from '../../rules/data.ts';
import { leaderProgress, playerAt } from '../../rules/inspect.ts';
import type { PlayerView } from '../../rules/state.ts';
import { face } from '../draw/face.ts';
import { leaderThing } from '../ids.ts';
import { forestName, tribeName } from '../look.ts';
import type { Props } from '../props.ts';
import { landAhead } from '../shown.ts';
import { say, words } from '../words.ts';

export function Leaders({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const land = landAhead(p, seat) ?? playerAt(p.view, seat);
  return (
    <section class="tw-panel tw-leaders" aria-label={w.leaders} data-seat={seat}>
      <h3>
        {w.leaders} <small>{w.ofLeaders(land.leaders.length, constants.maxLeaders)}</small>
      </h3>
      <div class="tw-list">
        <Path p={p} seat={seat} land={land} />
        <Special p={p} seat={seat} land={land} />
        {tribeAt(land.tribe).leaders.map((leader, i) => {
          const inPlay = land.leaders.includes(i);
          return (
            <Target
              key={leader.id}
              thing={leaderThing(seat, land.tribe, i)}
              class={`tw-ld tw-t-${tribeName(land.tribe)}${inPlay ? ' on' : ''}`}
              words
            >
              <Picture class="tw-face" box="-16 -16 32 32" svg={face(tribeName(land.tribe), i, inPlay)} />
              <span class="tw-ot">
                <b>{leader.name[p.lang]}</b>
                <small>{say(p.lang).leaderAbility(land.tribe, i)}</small>
              </span>
            </Target>
          );
        })}
      </div>
    </section>
  );
}

interface ConditionProps {
  readonly p: Props;
  readonly seat: number;
  readonly land: PlayerView;
}

function Path({ p, seat, land }: ConditionProps) {
  const w = words(p.lang);
  const { path } = leaderProgress(land);
  const kinds = tribeAt(land.tribe).path;
  const placed = path.progress?.placed ?? [];
  const full = path.spent || path.holds;
  return (
    <Target thing={`path:${seat}`} class={`tw-cond${full ? ' done' : ''}`} words>
      <span>
        {w.path} <strong>{path.spent ? w.spent : `${path.progress?.matches ?? 0} / ${kinds.length}`}</strong>
      </span>
      <span class="tw-seq">
        {kinds.map((c, i) => (
          <svg key={`flag-${i}`} viewBox="-14 -6 28 30" width="22" height="24" aria-hidden="true">
            <path d="M-12 -4H12V12L0 21L-12 12Z" class={full || placed[i] === true ? `f-${forestName(c)}` : 'open'} />
            <use href={`#tw-f-${forestName(c)}`} x="-9" y="-4" width="18" height="18" />
          </svg>
        ))}
      </span>
    </Target>
  );
}

function Special({ p, seat, land }: ConditionProps) {
  const w = words(p.lang);
  const { special } = leaderProgress(land);
  const { special: condition } = tribeAt(land.tribe);
  const done = special.spent || special.holds;
  return (
    <Target thing={`special:${seat}`} class={`tw-cond${done ? ' done' : ''}`} words>
      <span>
        {say(p.lang).condition(condition)} <strong>{special.spent ? w.spent : special.value}</strong>
      </span>
    </Target>
  );
}
