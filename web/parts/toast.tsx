import { signal } from '@preact/signals';
import { ApiProblem } from '../app/api.ts';
import { t } from '../text/index.ts';

const toast = signal<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** One short sentence at the lower edge; it goes by itself. */
export function say(sentence: string): void {
  toast.value = sentence;
  clearTimeout(timer);
  timer = setTimeout(() => {
    toast.value = null;
  }, 5000);
}

/** A problem of the server as a sentence. */
export function problem(key: string): string {
  const sentences: Readonly<Record<string, string>> = t().problems;
  return sentences[key] ?? t().problems.unknown;
}

export function sayProblem(e: unknown): void {
  say(problem(e instanceof ApiProblem ? e.key : 'unknown'));
}

export function Toast() {
  return (
    <div class="toast-place" role="status">
      {toast.value === null ? null : <p class="toast">{toast.value}</p>}
    </div>
  );
}
