import '../style/account.css';
import { useEffect, useState } from 'preact/hooks';
import type { Account } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { Cancelled, makePasskey, noPasskey } from '../app/passkey.ts';
import { go } from '../app/router.ts';
import { me } from '../app/session.ts';
import { day } from '../lobby/sentences.ts';
import { copyText } from '../parts/copy-text.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Header, HouseTabs, house } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { Check } from '../parts/segmented.tsx';
import { say, sayProblem } from '../parts/toast.tsx';
import { Token } from '../parts/token.tsx';
import { t } from '../text/index.ts';
import { ago } from '../text/time.ts';
import { DeviceDialog } from './device-dialog.tsx';
import { deviceWords } from './device-words.ts';

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [kept, setKept] = useState(false);
  const text = `Tafelrunde\n${codes.join('\n')}\n`;
  return (
    <Dialog title={t().codesTitle} onClose={onClose}>
      <p class="dlg-text">{t().codesText}</p>
      <ol class="codes">
        {codes.map((code, i) => (
          <li key={code}>
            <span class="num">{i + 1}</span>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="code-b">
        <button
          type="button"
          class="btn"
          onClick={() => {
            void copyText(text).then((done) => say(done ? t().copied : t().failed));
          }}
        >
          <Icon name="copy" />
          {t().copyAll}
        </button>
        <a
          class="btn"
          download="tafelrunde-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {t().asFile}
        </a>
      </div>
      <Check label={t().codesKept} hint={t().codesKeptHint} checked={kept} onChange={setKept} />
      <footer class="dlg-foot">
        <button
          type="button"
          class="btn primary"
          disabled={!kept}
          onClick={(e) => e.currentTarget.closest('dialog')?.close()}
        >
          {t().finish}
        </button>
      </footer>
    </Dialog>
  );
}

function signOut(): void {
  api.signOut().then(() => {
    me.value = null;
    go('/');
  }, sayProblem);
}

/** A guest who signs out cannot come back: that is said before. */
function SignOutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t().signOutTitle} onClose={onClose}>
      <p class="dlg-text">{t().signOutText}</p>
      <footer class="dlg-foot">
        <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {t().cancel}
        </button>
        <button type="button" class="btn danger" onClick={signOut}>
          {t().signOut}
        </button>
      </footer>
    </Dialog>
  );
}

function DeleteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [name, setName] = useState('');
  const { running, finished } = account.tables;
  return (
    <Dialog title={t().deleteTitle} onClose={onClose}>
      <p class="dlg-text">{t().deleteText(running, finished)}</p>
      <label class="field">
        <span>{t().deleteType(account.me.name)}</span>
        <input type="text" autocomplete="off" value={name} onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <footer class="dlg-foot">
        <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {t().cancel}
        </button>
        <button
          type="button"
          class="btn danger"
          disabled={name.trim() !== account.me.name}
          onClick={() => {
            api.deleteMe(name).then(() => {
              me.value = null;
              say(t().deleted);
              go('/', true);
            }, sayProblem);
          }}
        >
          {t().deleteNow}
        </button>
      </footer>
    </Dialog>
  );
}

/** Who I am here and how I come back: passkeys, codes, devices, my data. */
export function AccountPage() {
  const [account, setAccount] = useState<Account | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [open, setOpen] = useState<'device' | 'delete' | 'sign-out' | null>(null);
  const id = me.value?.id;
  useEffect(() => {
    document.title = `${t().accountTitle} – ${t().brand}`;
  });
  useEffect(() => {
    if (id !== undefined) api.account().then(setAccount, sayProblem);
  }, [id]);
  if (me.value === null) {
    go('/enter', true);
    return null;
  }
  const act = (what: () => Promise<Account | null>): void => {
    what().then(
      (now) => {
        if (now !== null) setAccount(now);
      },
      (e: unknown) => (e instanceof Cancelled ? say(t().passkeyCancelled) : sayProblem(e)),
    );
  };
  const addPasskey = (first: boolean): void =>
    act(async () => {
      const here = account?.sessions.find((s) => s.current)?.device ?? '';
      const now = await makePasskey(deviceWords(here).slice(0, 24));
      say(t().passkeyMade);
      if (first) setCodes((await api.newCodes()).codes);
      return first ? api.account() : now;
    });
  const obstacle = noPasskey();
  const guest = account !== null && account.passkeys.length === 0;
  const games = account === null ? 0 : account.tables.running + account.tables.finished;
  return (
    <div class="page">
      <Header />
      <main class="setp narrow" id="content">
        <h1>{t().accountTitle}</h1>
        {account === null ? (
          <p class="soft">{t().loading}</p>
        ) : (
          <div class="set-c">
            <section class="who-am">
              <Token colour={account.me.colour} name={account.me.name} />
              <div>
                <h2>{account.me.name}</h2>
                <p class="soft">
                  {guest
                    ? t().guestSince(day(account.since, Date.now()))
                    : t().accountSince(day(account.since, Date.now()))}
                </p>
              </div>
              <button
                type="button"
                class="btn quiet"
                onClick={() => {
                  house.value = 'person';
                }}
              >
                {t().editMe}
              </button>
            </section>
            {guest ? (
              <section class="panel guest">
                <h2>{t().guestTitle}</h2>
                <p class="soft">{t().guestText}</p>
                {games > 0 ? (
                  <p class="g-keep">
                    <Icon name="ok" />
                    <span>{t().guestKeep(games)}</span>
                  </p>
                ) : null}
                <div class="g-b">
                  {obstacle === null ? (
                    <button type="button" class="btn primary" onClick={() => addPasskey(true)}>
                      <Icon name="key" />
                      {t().makePasskey}
                    </button>
                  ) : (
                    <p>{t().noPasskey[obstacle]}</p>
                  )}
                  <a class="btn quiet" href="/enter">
                    {t().haveAccount}
                  </a>
                </div>
              </section>
            ) : (
              <section class="panel acc">
                <header class="ph">
                  <h2>{t().passkeys}</h2>
                  {obstacle === null ? (
                    <button type="button" class="btn" onClick={() => addPasskey(false)}>
                      <Icon name="plus" />
                      {t().addPasskey}
                    </button>
                  ) : null}
                </header>
                {obstacle === 'https' ? <p class="soft">{t().noPasskey.https}</p> : null}
                <ul class="krows">
                  {account.passkeys.map((key) => (
                    <li key={key.id} class="krow">
                      <Icon name="key" />
                      <span class="oi">
                        <b>{key.name}</b>
                        <small>{t().madeUsed(day(key.createdAt, Date.now()), day(key.usedAt, Date.now()))}</small>
                      </span>
                      <button
                        type="button"
                        class="btn quiet"
                        onClick={() => {
                          const name = prompt(t().rename, key.name)?.trim();
                          if (name) act(() => api.renamePasskey(key.id, name));
                        }}
                      >
                        {t().rename}
                      </button>
                      <button type="button" class="btn quiet" onClick={() => act(() => api.removePasskey(key.id))}>
                        {t().remove}
                        <span class="sr"> {key.name}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <section class="panel acc">
              <ul class="krows">
                <li class="krow">
                  <Icon name="shield" />
                  <span class="oi">
                    <b>{t().codes}</b>
                    <small>{t().codesLeft(account.codesLeft)}</small>
                  </span>
                  <button
                    type="button"
                    class="btn"
                    onClick={() =>
                      act(async () => {
                        setCodes((await api.newCodes()).codes);
                        return api.account();
                      })
                    }
                  >
                    {t().newCodes}
                  </button>
                </li>
                <li class="krow">
                  <Icon name="device" />
                  <span class="oi">
                    <b>{t().otherDevice}</b>
                    <small>{t().otherDeviceHint}</small>
                  </span>
                  <button type="button" class="btn" onClick={() => setOpen('device')}>
                    {t().goThere}
                    <span class="sr"> {t().otherDevice}</span>
                  </button>
                </li>
              </ul>
            </section>
            <section class="panel acc">
              <header class="ph">
                <h2>{t().sessions}</h2>
                {account.sessions.length > 1 ? (
                  <button type="button" class="btn quiet" onClick={() => act(api.endOthers)}>
                    {t().endOthers}
                  </button>
                ) : null}
              </header>
              <ul class="krows">
                {account.sessions.map((session) => (
                  <li key={session.id} class="krow">
                    <Icon name="device" />
                    <span class="oi">
                      <b>{deviceWords(session.device)}</b>
                      <small>{session.current ? t().now : ago(session.seenAt, Date.now())}</small>
                    </span>
                    {session.current ? <span class="tag">{t().thisDevice}</span> : null}
                    <button
                      type="button"
                      class="btn quiet"
                      onClick={() =>
                        !session.current
                          ? act(() => api.endSession(session.id))
                          : guest && account.codesLeft === 0 && games > 0
                            ? setOpen('sign-out')
                            : signOut()
                      }
                    >
                      {t().signOut}
                      <span class="sr"> {deviceWords(session.device)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <section class="panel acc">
              <h2>{t().yourData}</h2>
              <ul class="krows">
                <li class="krow">
                  <Icon name="copy" />
                  <span class="oi">
                    <b>{t().takeAll}</b>
                    <small>{t().takeAllHint(games)}</small>
                  </span>
                  <a class="btn" href="/api/account/export" download="tafelrunde.json">
                    {t().download}
                  </a>
                </li>
                <li class="krow">
                  <Icon name="x" />
                  <span class="oi">
                    <b>{t().deleteMe}</b>
                    <small>{t().deleteMeHint}</small>
                  </span>
                  <button type="button" class="btn quiet bad" onClick={() => setOpen('delete')}>
                    {t().deleteMore}
                  </button>
                </li>
              </ul>
            </section>
          </div>
        )}
        <p class="soft">
          <a href="/about">{t().aboutTitle}</a>
        </p>
      </main>
      <HouseTabs />
      {codes === null ? null : <Codes codes={codes} onClose={() => setCodes(null)} />}
      {open === 'device' ? (
        <DeviceDialog
          onClose={() => {
            setOpen(null);
            act(api.account);
          }}
        />
      ) : null}
      {open === 'sign-out' ? <SignOutDialog onClose={() => setOpen(null)} /> : null}
      {open === 'delete' && account !== null ? <DeleteDialog account={account} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
