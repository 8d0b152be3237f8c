import { useState } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Icon } from './icon.tsx';

/** The link that brings others to a table, with a button that copies it. */
export function Invitation({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${id}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 3000);
    } catch {
      // Without the clipboard the link can still be selected by hand.
    }
  };
  return (
    <section class="inv" aria-label={t().inviteTitle}>
      <h2>{t().inviteTitle}</h2>
      <p>{t().inviteText}</p>
      <div class="link">
        <span class="link-text">{link.replace(/^https?:\/\//, '')}</span>
        <button type="button" class="btn icon" aria-label={t().copy} title={t().copy} onClick={() => void copy()}>
          <Icon name={copied ? 'ok' : 'copy'} />
        </button>
      </div>
      <p role="status" class="copied">
        {copied ? t().copied : ''}
      </p>
    </section>
  );
}
