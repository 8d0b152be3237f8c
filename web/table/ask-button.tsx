import { Icon } from '../parts/icon.tsx';
import { t } from '../text/index.ts';
import type { TableStore } from './store.ts';

/** 'What is this?': the next tap explains instead of playing. In the head of the table, on a phone at the thumb. */
export function AskButton({ s, class: own }: { s: TableStore; class: string }) {
  return (
    <button
      type="button"
      class={`btn icon quiet fr-ask ${own}`}
      aria-label={t().whatIs}
      title={`${t().whatIs} (I)`}
      aria-pressed={s.fingers.hand.value.asking === true}
      disabled={s.moment.value !== null}
      onClick={s.fingers.ask}
    >
      <Icon name="what" />
    </button>
  );
}
