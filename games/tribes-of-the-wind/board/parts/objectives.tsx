/** Village cards that were kept: what each counts, how far it is, what it pays now and after the chain. */
import { Picture } from '#web/kit/art.tsx';
import { Target } from '#web/kit/target.tsx';
import { objectiveSlots } from '../../rules/abilities.ts';
import { villageCardAt } from '../../rules/data.ts';
import { objectiveProgress, playerAt } from '../../rules/inspect.ts';
import type { PlayerView } from '../../rules/state.ts';
import { metricPicture } from '../draw/metric.ts';
import { topFrame } from '../flights.ts';
import { objectiveThing } from '../ids.ts';
import { tribeName } from '../look.ts';
import type { Props } from '../props.ts';
import { landAhead } from '../shown.ts';
import { say, words } from '../words.ts';

/** What a kept card says and pays: on the table and on the end screen. */
export function ObjectiveBody({ p, card, land, then }: { p: Props; card: number; land: PlayerView; then: PlayerView }) {
  const { objective, name } = villageCardAt(card);
  const now = objectiveProgress(land, card);
  const ahead = objectiveProgress(then, card);
  return (
    <>
      <Picture class="tw-mp" box="-34 -16 68 40" svg={metricPicture(objective, tribeName(land.tribe))} />
      <span class="tw-ot">
        <b>{name[p.lang]}</b>
        <small>
          {say(p.lang).metric(objective)}: <br />
          {words(p.lang).progress(ahead.value, ahead.next, objective.op)}
        </small>
      </span>
      <strong class={ahead.points > 0 ? 'tw-pt' : 'tw-pt z'} data-value={objectiveThing(card)}>
        {now.points}
        {now.points === ahead.points ? null : <em>→{ahead.points}</em>}
      </strong>
    </>
  );
}

export function Objectives({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const land = playerAt(p.view, seat);
  const then = landAhead(p, seat) ?? land;
  const free = Math.max(0, objectiveSlots(land) - then.objectives.length);
  // The card that one is to be given up for is there from the start: nothing makes room for it later.
  const frame = topFrame(p.view);
  const taken = frame?.f === 'replaceObjective' && p.view.active === seat ? [frame.card] : [];
  const cards = [...new Set([...land.objectives, ...then.objectives, ...taken])];
  const kept = (card: number): boolean => then.objectives.includes(card) || taken.includes(card);
  return (
    <section class="tw-panel tw-goals" aria-label={w.objectives} data-seat={seat}>
      <h3>
        {w.objectives} <small>{w.ofLeaders(land.objectives.length, objectiveSlots(land))}</small>
      </h3>
      <div class="tw-list">
        {cards.map((card) => (
          <Target
            key={card}
            thing={objectiveThing(card)}
            class={`tw-ob${land.objectives.includes(card) ? '' : ' tw-new'}${kept(card) ? '' : ' tw-gone'}`}
            words
          >
            <ObjectiveBody p={p} card={card} land={land} then={then} />
          </Target>
        ))}
        {free === 0 ? null : <p class="tw-free">{w.freePlaces(free)}</p>}
      </div>
    </section>
  );
}
