import { useEffect, useState } from 'preact/hooks';
import { levelInfo } from '#bots/levels.ts';
import { whoIs } from '#kernel';
import { adviceText } from '../text/advice.ts';
import { lang, levelName } from '../text/index.ts';
import type { TableStore } from './store.ts';

/** The button comes after a second: before that nobody has waited. */
const BUTTON_AFTER_MS = 1000;
const LOOK_EVERY_MS = 250;

/** A bot that has been thinking for a while: who, how long still, and a way to have its move now. */
export function ThinkingLine({ s }: { s: TableStore }) {
  const thinking = s.advice.thinking.value;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (thinking === null) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [thinking]);
  if (thinking === null) return null;
  const { seat, ms, began } = thinking;
  const level = s.shown.value?.table.seats[seat]?.level;
  const elapsed = Math.max(0, now - began);
  const left = Math.ceil((ms - elapsed) / 1000);
  const seconds = (levelInfo(level ?? 5).ms / 1000).toLocaleString(lang());
  return (
    <div class="thinking-line">
      <p>
        {left < 0 || level === undefined
          ? adviceText().overdue(whoIs(s.names, seat))
          : adviceText().usually(levelName(level), seconds)}
      </p>
      <div class="th-wait" aria-hidden="true">
        <i style={`--done:${Math.min(1, elapsed / ms)}`} />
      </div>
      {s.shown.value?.table.mySeat != null && elapsed >= BUTTON_AFTER_MS ? (
        <button type="button" class="btn small" onClick={s.advice.hurry}>
          {adviceText().moveNow}
        </button>
      ) : null}
    </div>
  );
}
