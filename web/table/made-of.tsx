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
  /** In the order of the columns. */
  readonly people: readonly PersonAtTable[];
}

export function MadeOf({ game, view, category, people }: Props) {
  const text = game.module.text[lang()];
  const of = (seat: Seat) => text.made?.(category, seat, view) ?? [];
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
