import { useEffect } from 'preact/hooks';
import { games } from '#games';
import { unmarked } from '#kernel';
import { Header, HouseTabs } from '../parts/header.tsx';
import { lang, t } from '../text/index.ts';

export function AboutPage() {
  useEffect(() => {
    document.title = `${t().about} – ${t().brand}`;
  });
  return (
    <div class="page">
      <Header />
      <main class="about" id="content">
        <h1>{t().aboutTitle}</h1>
        <p>{t().aboutText}</p>
        <p>{t().aboutRights}</p>
        <h2>{t().aboutOurs}</h2>
        <p>{t().aboutOursText}</p>
        <ul>
          {games.map(({ meta }) => (
            <li key={meta.id}>
              <a href={`/games/${meta.id}/rules#ours`}>{meta.title[lang()]}</a>: {unmarked(meta.ours[lang()])}
            </li>
          ))}
        </ul>
        <p>{t().aboutFonts}</p>
        <h2>{t().aboutKeys}</h2>
        <ul>
          <li>{t().keyEnter}</li>
          <li>{t().keyEsc}</li>
          <li>{t().keyUndo}</li>
        </ul>
      </main>
      <HouseTabs />
    </div>
  );
}
