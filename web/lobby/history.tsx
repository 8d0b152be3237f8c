import { useState } from 'preact/hooks';
import type { MatchCard } from '#server/protocol.ts';
import { gameTitle } from '../app/games.ts';
import { lang, t } from '../text/index.ts';
import { PastGame } from './cards.tsx';
import { seatName } from './sentences.ts';

const STEP = 20;

/** All finished games, by game and by person. */
export function History({ cards }: { cards: readonly MatchCard[] }) {
  const [game, setGame] = useState('');
  const [person, setPerson] = useState('');
  const [shown, setShown] = useState(STEP);
  const others = (c: MatchCard): string[] => c.seats.filter((s) => !s.me).map((s) => seatName(c.id, s));
  const games = [...new Set(cards.map((c) => c.game))];
  const people = [
    ...new Set(cards.flatMap((c) => c.seats.filter((s) => s.kind === 'person' && !s.me).map((s) => seatName(c.id, s)))),
  ];
  const fitting = cards.filter(
    (c) => (game === '' || c.game === game) && (person === '' || others(c).includes(person)),
  );
  return (
    <details class="hist">
      <summary>
        {t().allHistory} <i class="cn">{cards.length}</i>
      </summary>
      <div class="hf">
        <label>
          <span>{t().filterGame}</span>
          <select value={game} onChange={(e) => setGame(e.currentTarget.value)}>
            <option value="">{t().allGames}</option>
            {games.map((g) => (
              <option key={g} value={g}>
                {gameTitle(g, lang())}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t().filterPerson}</span>
          <select value={person} onChange={(e) => setPerson(e.currentTarget.value)}>
            <option value="">{t().anybody}</option>
            {people.map((p) => (
              <option key={p} value={p}>
                {p}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul>
        {fitting.slice(0, shown).map((card) => (
          <PastGame key={card.id} card={card} />
        ))}
      </ul>
      {fitting.length > shown ? (
        <button type="button" class="btn" onClick={() => setShown(shown + STEP)}>
          {t().more}
        </button>
      ) : null}
    </details>
  );
}
