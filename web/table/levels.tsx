import '../style/levels.css';
import { LEVELS, type Level } from '#bots/levels.ts';
import { type Scores, shownScores } from '#bots/scores.ts';
import type { GameRecord } from '#server/protocol.ts';
import { Icon } from '../parts/icon.tsx';
import { ownMean } from '../parts/odds.ts';
import { useScores } from '../parts/scores.ts';
import { adviceText } from '../text/advice.ts';
import { lang, levelLine, levelName, points, t } from '../text/index.ts';

type Row = Scores['rows'][number];

/** One to five bars. */
function Bars({ level }: { level: Level }) {
  return (
    <i class="lv-bars" aria-hidden="true">
      {LEVELS.map((l) => (
        <i key={l.level} class={l.level <= level ? 'full' : ''} />
      ))}
    </i>
  );
}

function timeOf(ms: number): string {
  return ms < 200 ? adviceText().atOnce : adviceText().seconds((ms / 1000).toLocaleString(lang()));
}

/** The axis that all levels and I share, as a place in percent. */
type Axis = (points: number) => string;

function axisOf(rows: readonly Row[], mine: number | null): Axis {
  const own = mine === null ? [] : [mine];
  const from = Math.min(...rows.map((r) => r.low), ...own);
  const to = Math.max(from + 1, ...rows.map((r) => r.high), ...own);
  return (n) => `${((n - from) / (to - from)) * 100}%`;
}

/** Where usual results lie. */
function Range({ row, at }: { row: Row; at: Axis }) {
  return (
    <span class="lv-range" role="img" aria-label={adviceText().usualRange(points(row.low), points(row.high))}>
      <i class="lv-span" style={{ left: at(row.low), right: `calc(100% - ${at(row.high)})` }} />
      <b class="num" style={{ left: at(row.mean) }}>
        {points(Math.round(row.mean))}
      </b>
    </span>
  );
}

interface Props {
  readonly game: string | undefined;
  readonly seats: number;
  /** My own results in this game, as far as they are known. */
  readonly results: GameRecord['results'] | null | undefined;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
  readonly label: string;
  /** Only one ladder is open at a time. */
  readonly open: boolean;
  readonly onOpen: () => void;
  /** What the strength that is chosen means for me; empty where that is not known, but is of another one. */
  readonly says?: string | undefined;
}

/** The strength of a bot: a button, or the ladder of all five with an honest line, usual points and thinking time. */
export function Levels({ game, seats, results, value, onChange, label, open, onOpen, says }: Props) {
  const scores = useScores(game ?? '');
  const mine = ownMean(results ?? [], seats);
  if (!open)
    return (
      <button type="button" class="btn small lv-button" aria-expanded="false" onClick={onOpen}>
        <Bars level={value} />
        {levelName(value)}
        <Icon name="down" />
      </button>
    );
  const rows = scores === null ? [] : shownScores(scores, seats);
  const at = axisOf(rows, mine);
  return (
    <div class="ladder" role="radiogroup" aria-label={`${t().strength}: ${label}`}>
      <div class="lv-head" aria-hidden="true">
        <span>{t().strength}</span>
        <span class="lv-usual">
          {mine === null ? (
            rows.length > 0 && adviceText().usualPoints
          ) : (
            <b class="lv-mine" style={{ left: at(mine) }}>
              {adviceText().yourMean(points(Math.round(mine)))}
            </b>
          )}
        </span>
        <span class="lv-time">{adviceText().thinks}</span>
      </div>
      {LEVELS.map(({ level, ms }) => {
        const row = rows.find((r) => r.level === level);
        return (
          <label key={level} class={level === value ? 'on' : ''}>
            <input
              class="sr"
              type="radio"
              name={`level-${label}`}
              checked={level === value}
              onChange={() => onChange(level)}
            />
            <Bars level={level} />
            <span class="lv-words">
              <b>{levelName(level)}</b>
              <small>{levelLine(level)}</small>
            </span>
            {row === undefined ? <span class="lv-range" /> : <Range row={row} at={at} />}
            <span class="lv-time">{timeOf(ms)}</span>
          </label>
        );
      })}
      {says === undefined ? null : (
        <p class="lv-says" aria-live="polite">
          {says}
        </p>
      )}
      <small class="lh">{adviceText().fair}</small>
    </div>
  );
}
