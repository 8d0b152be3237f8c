/** The open question on a phone, where the shell's own words lie below the board. */
import type { Props } from '../props.ts';

export function Ask({ p }: { p: Props }) {
  if (p.decision === null) return null;
  return (
    <p class="gn-ask" aria-hidden="true">
      {p.text.prompt(p.decision, p.view)}
    </p>
  );
}
