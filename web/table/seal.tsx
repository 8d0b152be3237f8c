import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { keptSeal } from '../app/keep.ts';
import { t } from '../text/index.ts';
import type { TableStore } from './store.ts';

const SHOWN = 12;

async function sha256(text: string): Promise<string | null> {
  // Without a secure address the browser lends no hash; then the seal is shown unchecked.
  if (globalThis.crypto.subtle === undefined) return null;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('');
}

/** The seed, published at the end, against its hash, published at the start. And the whole match as a file. */
export function Seal({ s }: { s: TableStore }) {
  const table = s.shown.value?.table;
  const [own, setOwn] = useState<string | null>(null);
  const seed = table?.seed;
  useEffect(() => {
    if (seed !== undefined) void sha256(seed).then(setOwn);
  }, [seed]);
  if (table === undefined) return null;
  const seal = keptSeal(s.id) ?? table.seedHash;
  const short = seal.slice(0, SHOWN);
  const said = own === null ? t().seedShown(short) : own === seal ? t().seedChecked(short) : t().seedWrong;
  return (
    <p class="end-seal">
      <span title={seal}>{said}</span>{' '}
      <a href={api.file(s.id)} download>
        {t().saveFile}
      </a>
    </p>
  );
}
