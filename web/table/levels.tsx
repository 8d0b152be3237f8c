import '../style/levels.css';
import { LEVELS, type Level } from '#bots/levels.ts';
import type { Scores } from '#bots/scores.ts';
import { Icon } from '../parts/icon.tsx';
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

/** Where usual results lie on the axis that all levels share. */
function Range({ row, rows }: { row: Row; rows: readonly Row[] }) {
  const from = Math.min(...rows.map((r) => r.low));
  const to = Math.max(from + 1, ...rows.map((r) => r.high));
  const at = (n: number): string => `${((n - from) / (to - from)) * 100}%`;
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
  readonly value: Level;
  readonly onChange: (level: Level) => void;
  readonly label: string;
  /** Only one ladder is open at a time. */
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** The strength of a bot: a button, or the ladder of all five with an honest line, usual points and thinking time. */
export function Levels({ game, seats, value, onChange, label, open, onOpen }: Props) {
  const scores = useScores(game ?? '');
  if (!open)
    return (
      <button type="button" class="btn small lv-button" aria-expanded="false" onClick={onOpen}>
        <Bars level={value} />
        {levelName(value)}
        <Icon name="down" />
      </button>
    );
  const rows = scores?.rows.filter((r) => r.seats === seats) ?? [];
  return (
    <div class="ladder" role="radiogroup" aria-label={`${t().strength}: ${label}`}>
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
            {row === undefined ? <span class="lv-range" /> : <Range row={row} rows={rows} />}
            <span class="lv-time">{timeOf(ms)}</span>
          </label>
        );
      })}
      <small class="lh">{adviceText().fair}</small>
    </div>
  );
}
