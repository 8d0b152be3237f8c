import { useState } from 'preact/hooks';
import type { MatchCard } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { gameTitle } from '../app/games.ts';
import { sayProblem } from '../parts/toast.tsx';
import { lang, t } from '../text/index.ts';
import { PastGame } from './cards.tsx';
import { seatName } from './sentences.ts';

const STEP = 20;

/** All finished games, by game and by person: fetched a page at a time, and to the end when somebody looks for something. */
export function History({
  latest,
  count,
  onDone,
}: {
  latest: readonly MatchCard[];
  count: number;
  onDone: () => void;
}) {
  const [cards, setCards] = useState<readonly MatchCard[]>(latest);
  const [more, setMore] = useState(true);
  const [busy, setBusy] = useState(false);
  const load = async (all: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      let have = cards;
      for (let go = more; go; ) {
        const page = await api.past(have.at(-1)?.updatedAt ?? Number.MAX_SAFE_INTEGER);
        have = [...have, ...page.cards.filter((c) => !have.some((h) => h.id === c.id))];
        setCards(have);
        setMore(page.more);
        go = all && page.more;
      }
    } catch (e) {
      sayProblem(e);
    } finally {
      setBusy(false);
    }
  };
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
    <details
      class="hist"
      onToggle={(e) => (e.currentTarget.open && cards.length === latest.length ? void load(false) : undefined)}
    >
      <summary>
        {t().allHistory} <i class="cn">{count}</i>
      </summary>
      <div class="hf">
        <label>
          <span>{t().filterGame}</span>
          <select
            value={game}
            onChange={(e) => {
              setGame(e.currentTarget.value);
              void load(true);
            }}
          >
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
          <select
            value={person}
            onChange={(e) => {
              setPerson(e.currentTarget.value);
              void load(true);
            }}
          >
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
          <PastGame key={card.id} card={card} onDone={onDone} />
        ))}
      </ul>
      {fitting.length > shown || more ? (
        <button
          type="button"
          class="btn"
          disabled={busy}
          onClick={() => {
            setShown(shown + STEP);
            if (fitting.length <= shown + STEP && more) void load(false);
          }}
        >
          {t().more}
        </button>
      ) : null}
    </details>
  );
}
