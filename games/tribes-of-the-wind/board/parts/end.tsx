/** One seat's cards on the end screen: every village card with its points, used ones, leaders, what was left over. */
import { constants } from '../../rules/data.ts';
import { playerAt } from '../../rules/inspect.ts';
import { villages } from '../../rules/metrics.ts';
import type { PersonProps } from '../props.ts';
import { say, words } from '../words.ts';
import { Emblem, Houses } from './glyph.tsx';
import { SmallLand } from './neighbours.tsx';
import { ObjectiveBody } from './objectives.tsx';

export function EndBoard(p: PersonProps) {
  const w = words(p.lang);
  const t = say(p.lang);
  const { seat } = p.person;
  const land = playerAt(p.view, seat);
  const leaders = land.leaders.map((i) => t.leader(land.tribe, i)).join(', ');
  return (
    <div class="tw tw-end">
      <p class="tw-nh">
        <Emblem tribe={land.tribe} />
        <b>{t.tribe(land.tribe)}</b>
        <Houses tribe={land.tribe} built={villages(land)} all={constants.treehouses} />
      </p>
      {seat === p.shown ? null : <SmallLand seat={seat} land={land} named={false} category={p.category} />}
      <div class="tw-list">
        {land.objectives.map((card) => (
          <div key={card} class={`tw-ob${p.category === 'objectives' ? ' tw-lit' : ''}`}>
            <ObjectiveBody p={p} card={card} land={land} then={land} />
          </div>
        ))}
      </div>
      {land.used.length === 0 ? null : (
        <p>
          <b>{w.usedNow}:</b> {land.used.map(t.village).join(', ')}
        </p>
      )}
      <p class={p.category === 'leaders' ? 'tw-lit' : ''}>
        <b>{w.leaders}:</b> {leaders || w.noLeader}
      </p>
      <p>{w.leftOver(land.water)}</p>
    </div>
  );
}
