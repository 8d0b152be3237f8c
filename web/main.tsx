import './style/index.css';
import { render } from 'preact';
import { whoAmI } from './app/session.ts';
import { App } from './app.tsx';

const root = document.getElementById('app');
if (root !== null) {
  void whoAmI();
  render(<App />, root);
}
