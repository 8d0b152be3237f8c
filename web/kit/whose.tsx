/** Whose place is looked at, and the way back to one's own: the same in every game. */
import type { ComponentChildren } from 'preact';
import type { Language, Seat } from '#kernel';

interface Looking {
  readonly home: Seat;
  readonly shown: Seat;
  readonly seat: Seat | null;
  readonly lang: Language;
  look(seat: Seat | null): void;
}

const WORDS: Readonly<Record<Language, { readonly mine: string; readonly back: string }>> = {
  de: { mine: 'Zurück zu mir', back: 'Zurück' },
  en: { mine: 'Back to mine', back: 'Back' },
};

/** Nothing where somebody looks at what lies before them anyway. */
export function BackHome({ p }: { p: Looking }) {
  if (p.shown === p.home) return null;
  const words = WORDS[p.lang];
  return (
    <button
      type="button"
      class="btn small back-home"
      onClick={(e) => {
        // A tap on the ground would open the hand: what is chosen stays.
        e.stopPropagation();
        p.look(null);
      }}
    >
      {p.seat === null ? words.back : words.mine}
    </button>
  );
}

/** A strip above a place: a name, what else there is to say, and the way back. */
export function Whose(props: { p: Looking; class: string; title: string; children?: ComponentChildren }) {
  return (
    <div class={props.class}>
      {props.children}
      <b>{props.title}</b>
      <BackHome p={props.p} />
    </div>
  );
}
