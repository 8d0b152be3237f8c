import { Icon, type IconName } from '../parts/icon.tsx';
import { t } from '../text/index.ts';

/** What lies over the board on a phone; elsewhere everything is visible at once. */
export type Sheet = 'board' | 'score' | 'log';

interface Props {
  readonly sheet: Sheet;
  readonly setSheet: (s: Sheet) => void;
}

export function Tabs({ sheet, setSheet }: Props) {
  const tab = (id: Sheet, icon: IconName, label: string) => (
    <button
      type="button"
      class={sheet === id ? 'tab on' : 'tab'}
      aria-pressed={sheet === id}
      onClick={() => setSheet(id)}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <nav class="tabs" aria-label={t().table}>
      {tab('board', 'home', t().table)}
      {tab('score', 'score', t().score)}
      {tab('log', 'log', t().log)}
    </nav>
  );
}
