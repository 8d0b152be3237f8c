import { useEffect } from 'preact/hooks';
import { Header, HouseTabs } from '../parts/header.tsx';
import { t } from '../text/index.ts';

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
