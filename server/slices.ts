/** Work on the thread that serves gives way to everybody else after so long. */
const SLICE_MS = 5;

/** Work that comes in small steps, and what it leads to. */
export type Steps<T> = Generator<void, T>;

/** All of it, with everybody else served in between. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
    await new Promise((next) => setImmediate(next));
  }
}

/** All of it at once, where nobody waits. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
