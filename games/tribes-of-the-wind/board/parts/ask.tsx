/** The open question on a phone, where the shell's own words lie below the board. */
import { marked } from '../hand.ts';
import { discardCount } from '../model.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';

export function Ask({ p }: { p: Props }) {
  if (p.decision === null) return null;
  const n = discardCount(p.decision.options);
  return (
    <p class="tw-ask" aria-hidden="true">
      {p.text.prompt(p.decision, p.view)}
      {n > 0 ? <b>{` ${words(p.lang).mark(marked.value.length, n)}`}</b> : null}
    </p>
  );
}
