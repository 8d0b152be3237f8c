/** A game alone has no places and no rematch: its title, the best result so far, the latest ones, and the same cards once more. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import type { LoadedGame } from '../app/games.ts';
import { go } from '../app/router.ts';
import { Icon } from '../parts/icon.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { lang, points, t } from '../text/index.ts';
import { compare, type Result } from './solo-results.ts';
import type { TableStore } from './store.ts';

function Bars({ results, id }: { results: readonly Result[]; id: string }) {
  const totals = results.map((r) => r.total);
  const [low, high] = [Math.min(0, ...totals), Math.max(1, ...totals)];
  return (
    <ol class="solo-bars" aria-label={t().soloLatest}>
      {results.map((r) => (
        <li key={r.id} class={r.id === id ? 'now' : ''} style={{ '--part': (r.total - low) / (high - low) }}>
          <span class="num">{points(r.total)}</span>
        </li>
      ))}
    </ol>
  );
}

export function SoloEnd({ s, game, total }: { s: TableStore; game: LoadedGame; total: number }) {
  const [results, setResults] = useState<readonly Result[] | null>(null);
  useEffect(() => {
    void api.alone(s.id).then(
      (found) => setResults(found.results),
      () => setResults([]),
    );
  }, [s.id]);
  const rank = game.module.text[lang()].rank?.(total);
  const { best, latest } = compare(results ?? [], s.id);
  return (
    <div class="solo">
      {rank === undefined ? null : (
        <p class="solo-rank">
          <b>{rank.title}</b>
          {rank.next === null ? null : <span> {t().soloNext(rank.next.title, rank.next.from - total)}</span>}
        </p>
      )}
      <p class="solo-best">
        {results === null
          ? '\u00a0'
          : best === null
            ? t().soloFirst
            : total > best
              ? t().soloRecord(points(best))
              : t().soloBehind(points(best), best - total)}
      </p>
      {latest.length > 1 ? <Bars results={latest} id={s.id} /> : null}
    </div>
  );
}

/** The same cards once more, from the first one. */
async function sameCards(s: TableStore): Promise<void> {
  try {
    const { id } = await api.fork(s.id, { at: 0, seats: [{ kind: 'me' }] });
    go(`/t/${id}`);
  } catch (e) {
    sayProblem(e);
  }
}

export function SoloButtons({ s, onAgain }: { s: TableStore; onAgain: () => void }) {
  return (
    <>
      <button type="button" class="btn primary" onClick={onAgain}>
        <Icon name="again" />
        {t().again}
      </button>
      <button type="button" class="btn" onClick={() => void sameCards(s)}>
        <Icon name="fork" />
        {t().sameCards}
      </button>
    </>
  );
}
