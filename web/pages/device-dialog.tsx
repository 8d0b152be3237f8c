import { useEffect, useState } from 'preact/hooks';
import type { Handover, HandoverState } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { useDoor } from '../app/door.ts';
import { Dialog } from '../parts/dialog.tsx';
import { LinkLine } from '../parts/invitation.tsx';
import { Qr } from '../parts/qr.tsx';
import { say, sayProblem } from '../parts/toast.tsx';
import { t } from '../text/index.ts';
import { deviceWords } from './device-words.ts';

const POLL_MS = 1500;

function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A QR code and a link for another device of mine; it comes in after I have compared the word and confirmed it here. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<Handover | null>(null);
  const [state, setState] = useState<HandoverState | null>(null);
  const [left, setLeft] = useState(0);
  const [asked, setAsked] = useState(0);
  // A new code is asked for by counting up: nothing else is read from it.
  useEffect(() => {
    if (asked < 0) return;
    let gone = false;
    api.handover().then((made) => {
      if (gone) return;
      setLink(made);
      setState({ state: 'open', device: null, word: null });
    }, sayProblem);
    return () => {
      gone = true;
    };
  }, [asked]);
  useEffect(() => {
    if (link === null) return;
    const look = (): void => {
      setLeft(link.expiresAt - Date.now());
      api.handoverState().then(setState, () => {});
    };
    look();
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }, [link]);
  // Gone after it was granted: the other device has come in.
  const [granted, setGranted] = useState(false);
  useEffect(() => {
    if (granted && state?.state === 'gone') {
      say(t().deviceIn);
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    }
  }, [granted, state]);
  const door = useDoor();
  const url = link === null || door === null ? null : `${door.origin}/come/${link.secret}`;
  const old = left <= 0 && link !== null && state?.state === 'gone' && !granted;
  return (
    <Dialog
      title={t().otherDeviceTitle}
      class="dlg-dev"
      onClose={() => {
        if (!granted) api.dropHandover().catch(() => {});
        onClose();
      }}
    >
      {link === null ? (
        <p class="dlg-text">{t().loading}</p>
      ) : old ? (
        <p class="dlg-text">{t().linkOld}</p>
      ) : (
        <div class="dev">
          {door?.open === false ? <p class="dlg-text">{t().nobodyComes}</p> : <Qr link={url} />}
          <ol class="steps">
            <li>
              <b>{t().deviceStep1}</b> {t().deviceStep1b}
              <LinkLine link={url ?? ''} />
            </li>
            <li>
              <b>{t().deviceStep2}</b>
              <span class="pair num">{state?.word ?? '…'}</span>
            </li>
            <li>
              <b>{t().deviceStep3}</b>
            </li>
          </ol>
        </div>
      )}
      <p class="wait" role="status">
        {state?.state === 'claimed' && state.device !== null
          ? t().deviceAsks(deviceWords(state.device))
          : `${t().deviceWaiting} ${t().validFor(clock(left))}`}
      </p>
      <footer class="dlg-foot">
        {old ? (
          <button type="button" class="btn" onClick={() => setAsked(asked + 1)}>
            {t().newLink}
          </button>
        ) : null}
        <button
          type="button"
          class="btn primary"
          disabled={state?.state !== 'claimed' || state.word === null}
          onClick={() => {
            if (state?.word == null) return;
            setGranted(true);
            api.grantHandover(state.word).catch((e: unknown) => {
              setGranted(false);
              sayProblem(e);
            });
          }}
        >
          {t().thatIsMine}
        </button>
      </footer>
    </Dialog>
  );
}
