import { games } from '#games';
import { Header, HouseTabs } from '../parts/header.tsx';
import { lang, t } from '../text/index.ts';
import { nearest } from './nearest.ts';
import { w } from './words.ts';

/** A link to a game that is not there: the page says so and offers the nearest. */
export function UnknownGame({ id, under = '' }: { id: string; under?: string }) {
  const close = nearest(
    id,
    games.map((g) => g.meta.id),
  );
  const meta = games.find((g) => g.meta.id === close)?.meta;
  return (
    <div class="page">
      <Header />
      <main class="page-note" id="content">
        <h1>{w().unknownGame(id.slice(0, 60))}</h1>
        {meta === undefined ? null : (
          <p>
            {w().didYouMean} <a href={`/games/${meta.id}${under}`}>{meta.title[lang()]}</a>?
          </p>
        )}
        <a class="btn primary" href="/">
          {t().toLobby}
        </a>
      </main>
      <HouseTabs />
    </div>
  );
}
