import type { Move } from '#kernel';
import { lang } from '../text/index.ts';
import type { BoardProps, GamePanel } from './contract.ts';

type Props = BoardProps<unknown, Move, unknown>;

/** The panel a game brings along, between score and log. */
export function OwnPanel({ panel, props }: { panel: GamePanel<unknown, Move, unknown> | undefined; props: Props }) {
  if (panel === undefined) return null;
  const title = panel.title[lang()];
  return (
    <section class="panel p-panel" aria-label={title}>
      <header class="ph">
        <h2>{title}</h2>
        {panel.note === undefined ? null : <span class="eyebrow">{panel.note(props.view, lang())}</span>}
      </header>
      <panel.Content {...props} />
    </section>
  );
}
