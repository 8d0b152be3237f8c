import { useEffect, useState } from 'preact/hooks';
import { games } from '#games';
import { unmarked } from '#kernel/handbook.ts';
import { api } from '../app/api.ts';
import { Header, HouseTabs } from '../parts/header.tsx';
import { lang, t } from '../text/index.ts';

export function AboutPage() {
  useEffect(() => {
    document.title = `${t().about} – ${t().brand}`;
  });
  const [server, setServer] = useState<{ version: string; imprint: string | null } | null>(null);
  useEffect(() => {
    // Without an answer the page says what it knows.
    api.about().then(setServer, () => {});
  }, []);
  return (
    <div class="page">
      <Header />
      <main class="about" id="content">
        <h1>{t().aboutTitle}</h1>
        <p>{t().aboutText}</p>
        <p>{t().aboutRights}</p>
        <h2>{t().aboutGames}</h2>
        <p>{t().aboutOursText}</p>
        <ul>
          {games.map(({ meta }) => (
            <li key={meta.id}>
              <a href={`/games/${meta.id}`}>{meta.title[lang()]}</a>:{' '}
              {t().creditOf(meta.credit.author, meta.credit.year, meta.credit.publisher)}. {unmarked(meta.ours[lang()])}{' '}
              <a href={`/games/${meta.id}/rules#ours`}>{t().oursMore}</a>
            </li>
          ))}
        </ul>
        <p>{t().aboutFonts}</p>
        <h2>{t().aboutPrivacy}</h2>
        <p>{t().aboutPrivacyText}</p>
        <h2>{t().aboutImprint}</h2>
        <p class="imprint">{server?.imprint ?? t().aboutNoImprint}</p>
        <h2>{t().aboutKeys}</h2>
        <ul>
          <li>{t().keyEnter}</li>
          <li>{t().keyEsc}</li>
          <li>{t().keyUndo}</li>
        </ul>
        <p>{server === null ? '' : t().version(server.version)}</p>
      </main>
      <HouseTabs />
    </div>
  );
}
