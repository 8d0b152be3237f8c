import { useEffect, useRef, useState } from 'preact/hooks';
import { useDoor } from '../app/door.ts';
import { t } from '../text/index.ts';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { Qr } from './qr.tsx';

const SHOWN_MS = 3000;

/** A link as text with a button that copies it. */
export function LinkLine({ link }: { link: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'marked'>('idle');
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    setState((await copyText(link, shown.current)) ? 'copied' : 'marked');
  };
  return (
    <>
      <div class="link">
        <span
          class="link-text"
          ref={shown}
          onCopy={(e) => {
            // Marked by hand it is the whole address too, not only the part that is shown.
            e.clipboardData?.setData('text/plain', link);
            e.preventDefault();
          }}
        >
          {link.replace(/^https?:\/\//, '')}
        </span>
        <button type="button" class="btn icon" aria-label={t().copy} title={t().copy} onClick={() => void copy()}>
          <Icon name={state === 'copied' ? 'ok' : 'copy'} />
        </button>
      </div>
      <p role="status" class={state === 'marked' ? 'marked' : 'copied'}>
        {state === 'idle' ? '' : state === 'copied' ? t().copied : t().marked}
      </p>
    </>
  );
}

/** The link that brings others to a table: to be scanned, shared or copied. */
export function Invitation({ id, game }: { id: string; game: string }) {
  const door = useDoor();
  const link = door === null ? null : `${door.origin}/t/${id}`;
  return (
    <section class="inv invite" aria-label={t().inviteTitle}>
      <h2>{t().inviteTitle}</h2>
      {door?.open === false ? (
        <p>{t().nobodyComes}</p>
      ) : (
        <>
          <p>{t().inviteText}</p>
          <div class="qrbox">
            <Qr link={link} />
            <p>{t().inSameRoom}</p>
          </div>
        </>
      )}
      <LinkLine link={link ?? ''} />
      {link !== null && typeof navigator.share === 'function' ? (
        <button
          type="button"
          class="btn share"
          onClick={() => {
            // Whoever closes the sheet has changed their mind: nothing happens.
            navigator.share({ title: game, text: t().shareText(game), url: link }).catch(() => {});
          }}
        >
          <Icon name="share" />
          {t().share}
        </button>
      ) : null}
    </section>
  );
}
