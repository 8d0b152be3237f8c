/** The score as if the game ended now: every row explains its table at a tap. */
import { Target } from '#web/kit/target.tsx';
import { toneClass } from '#web/kit/tone.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { CategoryIcon } from './category.tsx';

/** With more players than this the signs of the rows stand alone. */
const WORDS_FOR = 3;

export function Scoring({ p, home }: { p: Props; home: number }) {
  const w = words(p.lang);
  const then = p.preview?.standing ?? p.standing;
  const order = [...p.people].sort((a, b) => Number(b.seat === home) - Number(a.seat === home));
  const rows = Object.keys(p.standing.seats[home]?.parts ?? {});
  const points = (seat: number, key: string): number => p.standing.seats[seat]?.parts[key] ?? 0;
  const ahead = (seat: number, key: string): number => then.seats[seat]?.parts[key] ?? 0;
  const by = (key: string, a: number, b: number) =>
    a === b ? null : (
      <em class={toneClass(b - a)} data-value={`by:${key}`}>
        {b > a ? `+${b - a}` : `−${a - b}`}
      </em>
    );
  return (
    <section class={`tw-panel tw-score${order.length > WORDS_FOR ? ' tw-many' : ''}`} aria-label={w.score}>
      <h3>
        {w.score}
        <span class="tw-who" aria-hidden="true">
          {order.map((x) => (
            <i key={x.seat} class={`seat-${x.colour}`} title={x.name}>
              {x.name.slice(0, 1)}
            </i>
          ))}
        </span>
      </h3>
      <div class="tw-rows">
        {rows.map((key) => (
          <Target key={key} thing={`score:${key}`} class="tw-sr-row" words>
            <CategoryIcon category={key} />
            <span>{p.text.category(key)}</span>
            {order.map((x) => (
              <b
                key={x.seat}
                class={`num seat-${x.colour}${x.seat === home ? ' me' : ''}`}
                data-seat={x.seat}
                data-value={`score.${key}`}
              >
                {points(x.seat, key)}
                {x.seat === home ? by(`score.${key}`, points(home, key), ahead(home, key)) : null}
              </b>
            ))}
          </Target>
        ))}
      </div>
      <p class="tw-sum">
        <span>{w.sum}</span>
        {order.map((x) => (
          <b
            key={x.seat}
            class={`num seat-${x.colour}${x.seat === home ? ' me' : ''}`}
            data-seat={x.seat}
            data-value="total"
          >
            {p.standing.seats[x.seat]?.total ?? 0}
            {x.seat === home ? by('total', p.standing.seats[home]?.total ?? 0, then.seats[home]?.total ?? 0) : null}
          </b>
        ))}
      </p>
    </section>
  );
}
