import { useState } from 'preact/hooks';
import type { Standing } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { settings } from '../app/settings.ts';
import { categories, changes } from '../kit/ahead.ts';
import type { PersonAtTable } from '../kit/contract.ts';
import { belowZero, toneClass } from '../kit/tone.ts';
import { Token } from '../parts/token.tsx';
import { lang, points, signed, t } from '../text/index.ts';

interface Props {
  readonly game: LoadedGame;
  readonly standing: Standing;
  readonly people: readonly PersonAtTable[];
  /** The standing after the selected move, and whose move it is. */
  readonly preview: { readonly standing: Standing; readonly seat: number } | null;
}

/** What the whole table says, asked for like a row. */
const NOW = '';

/** A category that has brought nothing to anybody yet. */
const nought = (standing: Standing, category: string): boolean =>
  standing.seats.every((seat) => (seat.parts[category] ?? 0) === 0);

/** Live score with a breakdown; the preview is a column of differences beside my own. */
export function ScoreTable({ game, standing, people, preview }: Props) {
  const text = game.module.text[lang()];
  // Signs use what the board defines: the plain table has none.
  const Drawing = settings.value.plain ? undefined : game.drawn?.CategoryIcon;
  const [asked, setAsked] = useState<string | null>(null);
  const delta = preview === null ? null : changes(standing, preview.standing, preview.seat);
  const first = [...people].sort((a, b) => Number(b.me) - Number(a.me));
  // Nobody should wonder why a game begins below zero.
  const isPuzzling = !standing.over && first.some((p) => p.me && (standing.seats[p.seat]?.total ?? 0) < 0);
  // The column of differences keeps its room also while nothing is chosen: choosing moves nothing.
  const mine = standing.over ? undefined : people.find((p) => p.me);
  const withDelta = (seat: number): boolean => (preview?.seat ?? mine?.seat) === seat;
  const table = (
    <table class={`score ${people.length > 1 ? 'many' : ''} ${people.length > 3 ? 'crowd' : ''}`}>
      <caption class="sr">{t().ifEndedNow}</caption>
      <thead>
        <tr>
          <th scope="col">
            {standing.over ? (
              ''
            ) : (
              <button
                type="button"
                class="row-ask"
                aria-pressed={asked === NOW}
                title={t().ifEndedNowSays}
                onClick={() => setAsked(asked === NOW ? null : NOW)}
              >
                <span>{t().ifEndedNow}</span>
              </button>
            )}
          </th>
          {first.map((p) => [
            <th key={p.seat} scope="col" class="hd" data-seat={p.seat}>
              <Token {...p} size="sm" />
              <span class="sr">{p.name}</span>
              <b class="num" data-value="total">
                {points(standing.seats[p.seat]?.total ?? 0)}
              </b>
            </th>,
            withDelta(p.seat) ? (
              <th key={`${p.seat}d`} scope="col" class={`dl num ${toneClass(delta?.total ?? 0)}`} data-seat={p.seat}>
                {delta === null ? null : <span class="sr">{t().preview}</span>}
                {delta === null || delta.total === 0 ? '' : <b data-value="by:total">{signed(delta.total)}</b>}
              </th>
            ) : null,
          ])}
        </tr>
      </thead>
      <tbody>
        {categories(standing).map((category) => {
          const by = delta?.parts.find((c) => c.category === category)?.by ?? 0;
          return (
            <tr key={category} class={by === 0 && nought(standing, category) ? 'nought' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  class="row-ask"
                  aria-pressed={asked === category}
                  title={text.counts(category)}
                  onClick={() => setAsked(asked === category ? null : category)}
                >
                  {Drawing === undefined ? null : <Drawing category={category} />}
                  <span>{text.category(category)}</span>
                </button>
              </th>
              {first.map((p) => {
                const value = standing.seats[p.seat]?.parts[category] ?? null;
                return [
                  <td
                    key={p.seat}
                    class={`num ${value === null || value === 0 ? 'zero' : belowZero(value)}`}
                    data-seat={p.seat}
                    data-value={`score.${category}`}
                  >
                    {value === null ? (
                      <span title={t().hidden}>
                        ?<span class="sr"> {t().hidden}</span>
                      </span>
                    ) : (
                      points(value)
                    )}
                  </td>,
                  withDelta(p.seat) ? (
                    <td
                      key={`${p.seat}d`}
                      class={`dl num ${toneClass(by)}`}
                      data-seat={p.seat}
                      data-value={`by:score.${category}`}
                    >
                      {by === 0 ? '' : signed(by)}
                    </td>
                  ) : null,
                ];
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  return (
    <>
      {table}
      <p class="score-says" role="status">
        {asked === NOW || (asked === null && isPuzzling)
          ? t().ifEndedNowSays
          : asked === null
            ? ''
            : text.counts(asked)}
      </p>
    </>
  );
}
