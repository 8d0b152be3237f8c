import '../style/table.css';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { Header } from '../parts/header.tsx';
import { later } from '../parts/later.tsx';
import { t } from '../text/index.ts';
import { Frame } from './frame.tsx';
import { TableLife } from './life.tsx';
import { TableStore } from './store.ts';

// Lives of a table that most visits do not see.
const PlainPage = later(async () => (await import('./plain-page.tsx')).PlainPage);
const Waiting = later(async () => (await import('./waiting.tsx')).Waiting);
const EndScreen = later(async () => (await import('./end.tsx')).EndScreen);
const ReplayPage = later(async () => (await import('./replay-page.tsx')).ReplayPage);

function Note({ text, more, back }: { text: string; more?: string; back?: boolean }) {
  return (
    <div class="page">
      <Header />
      <main class="page-note" id="content">
        <h1>{text}</h1>
        {more === undefined ? null : <p>{more}</p>}
        {back ? (
          <a class="btn primary" href="/">
            {t().toLobby}
          </a>
        ) : null}
      </main>
    </div>
  );
}

/** One page for a table in all its lives: waiting, running, finished, replayed. */
export function TablePage({ id, replay }: { id: string; replay: boolean }) {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const s = new TableStore(id);
    setStore(s);
    return () => s.dispose();
  }, [id]);
  if (store === null || store.id !== id) return <Note text={t().loading} />;
  const { value: stuck } = store.stuck;
  if (stuck !== null) return <Note text={t().stuckTable} more={t().stuckTableWhy[stuck]} back />;
  if (store.missing.value) {
    const before = store.shown.value?.table;
    if (before === undefined) return <Note text={t().unknownTable} back />;
    const host = before.seats.find((x) => x.host && !x.me)?.name;
    const who = before.status === 'waiting' ? host : undefined;
    return <Note text={who == null ? t().tableGone : t().tableClosed(who)} more={t().tableClosedText} back />;
  }
  const shown = store.shown.value;
  if (shown === null) return <Note text={store.live.link.value === 'lost' ? t().lost : t().loading} />;
  const { table } = shown;
  if (table.status === 'waiting') return <Waiting s={store} table={table} />;
  const game = store.game.value;
  if (game === undefined) return <Note text={t().loading} />;
  if (game === 'missing') return <Note text={t().gameMissing} back />;
  if (game === 'failed') return <Note text={t().failed} back />;
  const drawn = settings.value.plain ? null : game.drawn;
  const reveals = drawn?.reveals === true && store.cards.card.value !== null && !replay;
  return (
    <>
      {table.status === 'running' || reveals ? (
        drawn !== null ? (
          <Frame s={store} game={game} drawn={drawn} />
        ) : (
          <PlainPage s={store} game={game} />
        )
      ) : replay ? (
        <ReplayPage s={store} game={game} />
      ) : (
        <EndScreen s={store} game={game} onFork={() => go(`/t/${id}/replay`)} />
      )}
      <TableLife s={store} game={game} />
    </>
  );
}
