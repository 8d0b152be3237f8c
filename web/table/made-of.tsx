/** A row of the score, opened: what the figure of each seat is made of. */
import type { Seat } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import type { PersonAtTable } from '../kit/contract.ts';
import { Token } from '../parts/token.tsx';
import { lang, points } from '../text/index.ts';

interface Props {
  readonly game: LoadedGame;
  readonly view: unknown;
  readonly category: string;
  /** Everything that was told, as far as the log is here. */
  readonly told: readonly unknown[];
  /** In the order of the columns. */
  readonly people: readonly PersonAtTable[];
}

export function MadeOf({ game, view, category, told, people }: Props) {
  const text = game.module.text[lang()];
  const of = (seat: Seat) => text.made?.(category, seat, view, told) ?? [];
  if (people.every(({ seat }) => of(seat).length === 0)) return null;
  return (
    <div class="made">
      {people.map((person) => (
        <ul key={person.seat} aria-label={person.name}>
          <li>
            <Token {...person} size="xs" />
            <b>{person.name}</b>
          </li>
          {of(person.seat).map((part, i) => (
            <li key={`${i}.${part.text}`}>
              <span>{part.text}</span>
              <b class="num">{points(part.points)}</b>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
