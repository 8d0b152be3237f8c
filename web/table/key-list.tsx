/** What the keys of a table do, behind ?. */
import type { Language } from '#kernel';
import { Dialog } from '../parts/dialog.tsx';
import { lang } from '../text/index.ts';

type Row = readonly [keys: string, does: string];

const de: { readonly title: string; readonly rows: readonly Row[] } = {
  title: 'Tasten am Tisch',
  rows: [
    ['← ↑ → ↓', 'zur nächsten Antwort derselben Art'],
    ['Tab', 'zur nächsten Art: Karten, Würfel, Felder'],
    ['1 – 9', 'die erste, zweite … Antwort dieser Art wählen; in einer Auswahl diese Möglichkeit'],
    ['Leertaste', 'antippen'],
    ['Enter', 'weiter: antippen, zur nächsten Art, spielen'],
    ['Esc', 'abbrechen'],
    ['U', 'Zug zurücknehmen'],
    ['I', 'Was ist das?'],
    ['H', 'Tipp'],
    ['R, N', 'Teil in der Hand drehen, nächster Platz'],
    ['?', 'diese Liste'],
  ],
};

const en: typeof de = {
  title: 'Keys at the table',
  rows: [
    ['← ↑ → ↓', 'to the next answer of the same kind'],
    ['Tab', 'to the next kind: cards, dice, spaces'],
    ['1 – 9', 'choose the first, second … answer of this kind; in a choice, that way'],
    ['Space', 'tap'],
    ['Enter', 'go on: tap, to the next kind, play'],
    ['Esc', 'cancel'],
    ['U', 'take the move back'],
    ['I', 'What is this?'],
    ['H', 'hint'],
    ['R, N', 'turn the piece in your hand, next place'],
    ['?', 'this list'],
  ],
};

const TEXTS: Readonly<Record<Language, typeof de>> = { de, en };

export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { title, rows } = TEXTS[lang()];
  return (
    <Dialog title={title} onClose={onClose}>
      <dl class="key-list">
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
