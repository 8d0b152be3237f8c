/** The board to be chosen, as it lies before the first building. */
import { MiniTown } from '../draw/mini.tsx';
import { Definitions } from '../draw/symbols.tsx';
import { boardName, landOf } from '../logic/pieces.ts';

export function OptionArt({
  value,
  lang,
}: {
  readonly option: string;
  readonly value: string;
  readonly lang: 'de' | 'en';
}) {
  return (
    <span class="mc">
      <Definitions />
      <MiniTown land={landOf(value)} pieces={[]} last={null} label={boardName(value, lang)} />
    </span>
  );
}
