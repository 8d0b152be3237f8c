import { useEffect, useRef } from 'preact/hooks';
import { match, place } from './app/router.ts';
import { Boundary } from './parts/boundary.tsx';
import { Dialog } from './parts/dialog.tsx';
import { Header, house } from './parts/header.tsx';
import { later, ready } from './parts/later.tsx';
import { PersonForm } from './parts/person.tsx';
import { Toast } from './parts/toast.tsx';
import { SeatPatterns } from './parts/token.tsx';
import { t } from './text/index.ts';

const LobbyPage = later(async () => (await import('./lobby/page.tsx')).LobbyPage);
const AboutPage = later(async () => (await import('./pages/about.tsx')).AboutPage);
const SettingsDialog = later(async () => (await import('./pages/settings.tsx')).SettingsDialog, 'part');
const TablePage = later(async () => (await import('./table/page.tsx')).TablePage);
const AccountPage = later(async () => (await import('./pages/account.tsx')).AccountPage);
const EnterPage = later(async () => (await import('./pages/enter.tsx')).EnterPage);
const HandoverPage = later(async () => (await import('./pages/enter.tsx')).HandoverPage);
const RulesIndex = later(async () => (await import('./rules/page.tsx')).RulesIndex);
const RulesPage = later(async () => (await import('./rules/page.tsx')).RulesPage);
const GamePage = later(async () => (await import('./learn/game-page.tsx')).GamePage);
const HandbookPage = later(async () => (await import('./learn/handbook-page.tsx')).HandbookPage);
const ModelPage = later(async () => (await import('./learn/model-page.tsx')).ModelPage);
const LessonPage = later(async () => (await import('./learn/lesson-page.tsx')).LessonPage);

/** A component of its own: which page is wanted is known before there are sentences. */
function Nowhere() {
  return (
    <div class="page">
      <Header />
      <main class="page-note" id="content">
        <h1>{t().notFound}</h1>
        <a class="btn primary" href="/">
          {t().toLobby}
        </a>
      </main>
    </div>
  );
}

function pageAt(path: string) {
  if (path === '/') return <LobbyPage />;
  const table = match('/t/:id', path) ?? match('/t/:id/replay', path);
  if (table !== null) return <TablePage key={table.id} id={table.id ?? ''} replay={path.endsWith('/replay')} />;
  if (match('/rules', path) !== null) return <RulesIndex />;
  const rules = match('/rules/:game', path);
  if (rules !== null) return <RulesPage key={rules.game} id={rules.game ?? ''} />;
  const game = match('/games/:game', path);
  if (game !== null) return <GamePage key={game.game} id={game.game ?? ''} />;
  const handbook = match('/games/:game/rules', path);
  if (handbook !== null) return <HandbookPage key={handbook.game} id={handbook.game ?? ''} />;
  const model = match('/games/:game/model', path);
  if (model !== null) return <ModelPage key={model.game} id={model.game ?? ''} />;
  const learn =
    match('/games/:game/learn', path) ??
    match('/games/:game/learn/:lesson', path) ??
    match('/games/:game/learn/:lesson/:step', path);
  if (learn !== null)
    return (
      <LessonPage
        key={learn.game}
        id={learn.game ?? ''}
        lesson={learn.lesson ?? null}
        {...(learn.step === undefined ? {} : { step: learn.step })}
      />
    );
  if (match('/about', path) !== null) return <AboutPage />;
  if (match('/you', path) !== null) return <AccountPage />;
  if (match('/enter', path) !== null) return <EnterPage />;
  const come = match('/come/:secret', path);
  if (come !== null) return <HandoverPage key={come.secret} secret={come.secret ?? ''} />;
  return <Nowhere />;
}

/** The page that is asked for first, before anything is drawn: nothing flashes that is gone in a moment. */
export function firstPage(): Promise<void> {
  return ready(pageAt(place.value.path));
}

function Page() {
  return pageAt(place.value.path);
}

function Broken() {
  return (
    <main class="page-note" id="content">
      <h1>{t().failed}</h1>
      <button type="button" class="btn primary" onClick={() => window.location.reload()}>
        {t().retry}
      </button>
      <a class="btn" href="/">
        {t().toLobby}
      </a>
    </main>
  );
}

/** After a step to another page the focus starts at its top, as after a reload. */
function useFocusOnPage(): void {
  const { path } = place.value;
  const first = useRef(true);
  // The path is the reason to run, though nothing is read from it.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (path !== '' && document.querySelector('dialog[open]') === null) document.getElementById('top')?.focus();
  }, [path]);
}

export function App() {
  useFocusOnPage();
  const close = (): void => {
    house.value = null;
  };
  return (
    <>
      <SeatPatterns />
      <span id="top" tabIndex={-1} />
      <a class="skip" href={`${place.value.path}#content`}>
        {t().skip}
      </a>
      <Boundary instead={<Broken />} key={place.value.path}>
        <Page />
      </Boundary>
      {house.value === 'settings' ? <SettingsDialog onClose={close} /> : null}
      {house.value === 'person' ? (
        <Dialog title={t().editMe} onClose={close}>
          <PersonForm
            label={t().save}
            onDone={() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close()}
          />
        </Dialog>
      ) : null}
      <Toast />
    </>
  );
}
