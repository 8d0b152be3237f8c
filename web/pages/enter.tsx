import '../style/account.css';
import { useEffect, useState } from 'preact/hooks';
import type { Account, Entered, HandoverClaimed, HandoverLook } from '#server/protocol.ts';
import { ApiProblem, api } from '../app/api.ts';
import { Cancelled, enterWithPasskey, noPasskey } from '../app/passkey.ts';
import { go, place } from '../app/router.ts';
import { me } from '../app/session.ts';
import { Header, HouseTabs } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { say, sayProblem } from '../parts/toast.tsx';
import { t } from '../text/index.ts';

/** Only ways within the house. */
function wayBack(): string {
  const to = place.value.query.get('to') ?? '/';
  return /^\/(?!\/)[\w\-/]*$/.test(to) ? to : '/';
}

function entered({ me: person, codesLeft }: Pick<Entered, 'me' | 'codesLeft'>, byCode = false): void {
  me.value = person;
  say(codesLeft === 0 && byCode ? t().noMoreCodes : t().welcomeBackName(person.name));
  go(wayBack(), true);
}

/** The ways in for somebody who was here before: passkey, recovery code, another device. */
export function EnterPage() {
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const obstacle = noPasskey();
  useEffect(() => {
    document.title = `${t().signIn} – ${t().brand}`;
  });
  const act = async (what: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await what();
    } catch (e) {
      if (e instanceof Cancelled) say(t().passkeyCancelled);
      else sayProblem(e);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="page">
      <Header />
      <main class="setp narrow" id="content">
        <h1>{t().enterTitle}</h1>
        <div class="set-c">
          <p class="soft">{t().enterText}</p>
          {me.value ? <p class="note">{t().guestGames}</p> : null}
          <section class="panel acc">
            {obstacle === null ? (
              <button
                type="button"
                class="btn primary big"
                disabled={busy}
                onClick={() => void act(async () => entered(await enterWithPasskey()))}
              >
                <Icon name="key" />
                {t().enterPasskey}
              </button>
            ) : (
              <p>{t().noPasskey[obstacle]}</p>
            )}
          </section>
          <form
            class="panel acc"
            onSubmit={(e) => {
              e.preventDefault();
              void act(async () => {
                entered(await api.enterCode(code), true);
              });
            }}
          >
            <h2>{t().enterCode}</h2>
            <label class="field">
              <span>{t().enterCodeLabel}</span>
              <input
                type="text"
                name="code"
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
                required
                value={code}
                onInput={(e) => setCode(e.currentTarget.value)}
              />
            </label>
            <button type="submit" class="btn" disabled={busy || code.trim() === ''}>
              {t().signIn}
            </button>
          </form>
          <section class="panel acc">
            <h2>{t().enterDevice}</h2>
            <p class="soft">{t().enterDeviceText}</p>
          </section>
          <p class="soft">
            <a href="/about">{t().aboutTitle}</a>
          </p>
        </div>
      </main>
      <HouseTabs />
    </div>
  );
}

const POLL_MS = 1500;

/** Whoever this browser is now: what becomes of them. */
function NowHere() {
  const person = me.value;
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    let gone = false;
    if (person !== null)
      api.account().then(
        (found) => gone || setAccount(found),
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [person]);
  if (!person) return null;
  const safe = account !== null && account.passkeys.length + account.codesLeft > 0;
  return (
    <>
      <p>{t().handoverNow(person.name, account?.tables.running ?? 0)}</p>
      {account === null ? null : <p>{(safe ? t().handoverKept : t().handoverLost)(person.name)}</p>}
    </>
  );
}

/** A link signs nobody in by being opened: it says whose it is and what becomes of who is here, and waits for a yes. */
function Ask({ link, onYes }: { link: HandoverLook; onYes: () => void }) {
  const person = me.value;
  if (link.mine)
    return (
      <>
        <h1>{t().handoverMine(link.name)}</h1>
        <a class="btn primary" href="/">
          {t().toLobby}
        </a>
      </>
    );
  return (
    <>
      <h1>{t().handoverTitle(link.name)}</h1>
      <NowHere />
      <div class="yes-no">
        <button type="button" class="btn primary" onClick={onYes}>
          {t().handoverYes(link.name)}
        </button>
        <a class="btn" href="/">
          {person ? t().handoverStay(person.name) : t().handoverNot}
        </a>
      </div>
    </>
  );
}

/** After the yes: this device waits until the other one has confirmed it. */
function Wait({ claim, onProblem }: { claim: HandoverClaimed; onProblem: (e: unknown) => void }) {
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = async (): Promise<void> => {
      try {
        const { me: person } = await api.awaitHandover(claim.claim);
        if (gone) return;
        if (person !== null) entered({ me: person, codesLeft: 8 });
        else timer = setTimeout(() => void wait(), POLL_MS);
      } catch (e) {
        if (!gone) onProblem(e);
      }
    };
    void wait();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [claim]);
  return (
    <>
      <h1>{t().handoverTitle(claim.name)}</h1>
      <p>{t().handoverText}</p>
      <p class="pair num">{claim.word}</p>
      <p role="status">{t().handoverWaiting}</p>
    </>
  );
}

/** This device was opened with a link of another one. */
export function HandoverPage({ secret }: { secret: string }) {
  const [link, setLink] = useState<HandoverLook | null>(null);
  const [claim, setClaim] = useState<HandoverClaimed | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let gone = false;
    api.lookAtHandover(secret).then(
      (found) => gone || setLink(found),
      (e: unknown) => gone || setProblem(e),
    );
    return () => {
      gone = true;
    };
  }, [secret]);
  const sentences: Readonly<Record<string, string>> = t().problems;
  return (
    <div class="page">
      <Header />
      <main class="page-note" id="content">
        {problem !== null ? (
          <>
            <h1>{sentences[problem instanceof ApiProblem ? problem.key : 'unknown'] ?? t().failed}</h1>
            <a class="btn primary" href="/enter">
              {t().signIn}
            </a>
          </>
        ) : claim !== null ? (
          <Wait claim={claim} onProblem={setProblem} />
        ) : link !== null ? (
          <Ask link={link} onYes={() => void api.claimHandover(secret).then(setClaim, setProblem)} />
        ) : (
          <h1>{t().loading}</h1>
        )}
      </main>
    </div>
  );
}
