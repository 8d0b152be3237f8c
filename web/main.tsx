import './style/index.css';
import { render } from 'preact';
import { whoAmI } from './app/session.ts';
import { settings } from './app/settings.ts';
import { App, firstPage } from './app.tsx';
import { loadTexts } from './text/index.ts';

/** Not awaited up here: the pages that are fetched import what this file comes with, and would wait for it. */
async function begin(root: HTMLElement): Promise<void> {
  void whoAmI();
  await Promise.all([loadTexts(settings.value.lang), firstPage()]);
  render(<App />, root);
}

const root = document.getElementById('app');
// An old browser reads the plain page that came with this one (public/theme.js).
if (root !== null && !('old' in document.documentElement.dataset)) void begin(root);
