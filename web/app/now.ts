import { signal } from '@preact/signals';

/** The time, as often as words like '12 minutes ago' need it. */
export const now = signal(Date.now());
setInterval(() => {
  now.value = Date.now();
}, 10_000);
