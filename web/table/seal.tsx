import { commitment } from '#kernel';
import { api } from '../app/api.ts';
import { keptSeal } from '../app/keep.ts';
import { t } from '../text/index.ts';
import type { TableStore } from './store.ts';

const SHOWN = 12;

/** The seed, published at the end, against its hash, published at the start. And the whole match as a file. */
export function Seal({ s }: { s: TableStore }) {
  const table = s.shown.value?.table;
  if (table === undefined) return null;
  const seal = keptSeal(s.id) ?? table.seedHash;
  const short = seal.slice(0, SHOWN);
  const fits = table.seed === undefined ? null : commitment(table.seed) === seal;
  const said = fits === null ? t().seedShown(short) : fits ? t().seedChecked(short) : t().seedWrong;
  return (
    <p class="end-seal">
      <span title={seal}>{said}</span>{' '}
      <a href={api.file(s.id)} download>
        {t().saveFile}
      </a>
    </p>
  );
}
