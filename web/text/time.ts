import { t } from './index.ts';

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'just now', '12 min ago', 'yesterday'. */
export function ago(at: number, now: number): string {
  const ms = Math.max(0, now - at);
  if (ms < MINUTE) return t().now;
  if (ms < HOUR) return t().minutesAgo(Math.floor(ms / MINUTE));
  if (ms < DAY) return t().hoursAgo(Math.floor(ms / HOUR));
  return t().daysAgo(Math.floor(ms / DAY));
}

/** '12 minutes': at least one, in one unit. */
export function howLong(ms: number): string {
  if (ms < HOUR) return t().minutesLong(Math.max(1, Math.floor(ms / MINUTE)));
  if (ms < DAY) return t().hoursLong(Math.floor(ms / HOUR));
  return t().daysLong(Math.floor(ms / DAY));
}
