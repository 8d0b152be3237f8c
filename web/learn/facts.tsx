import type { GameMeta } from '#kernel';
import { Icon } from '../parts/icon.tsx';
import { Weight } from '../parts/weight.tsx';
import { w } from './words.ts';

/** Players, minutes, weight, luck or planning. */
export function Facts({ meta, players }: { meta: GameMeta; players: string }) {
  const percent = Math.round(meta.planning * 100);
  return (
    <dl class="facts">
      <div>
        <dt>
          <Icon name="people" />
          {w().persons}
        </dt>
        <dd>
          <span class="num">{players}</span>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="clock" />
          {w().minutes}
        </dt>
        <dd>
          <span class="num">{meta.minutes.join('–')}</span>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="weight" />
          {w().weight}
        </dt>
        <dd>
          <Weight weight={meta.weight} />
          <small>{w().ofFive(meta.weight)}</small>
        </dd>
      </div>
      <div class="wide">
        <dt>
          <span>{w().luck}</span>
          <span>{w().planning}</span>
        </dt>
        <dd>
          <span class="scale" role="img" aria-label={w().luckScale(percent)} style={{ '--at': `${percent}%` }}>
            <i />
          </span>
        </dd>
      </div>
    </dl>
  );
}
