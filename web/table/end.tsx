import { useEffect, useState } from 'preact/hooks';
import type { Standing } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { settings } from '../app/settings.ts';
import { noteWin } from '../app/won.ts';
import { categories } from '../kit/ahead.ts';
import type { PersonAtTable } from '../kit/contract.ts';
import { belowZero } from '../kit/tone.ts';
import { Icon } from '../parts/icon.tsx';
import { later } from '../parts/later.tsx';
import { Token } from '../parts/token.tsx';
import { lang, listed, points, t } from '../text/index.ts';
import { useTabTitle } from './announce.tsx';
import { LinkState, TableBar } from './bar.tsx';
import { Drawn, WithHand } from './drawn.tsx';
import { noteFinished } from './first-steps.tsx';
import { gameClass } from './page-class.ts';
import { Summary } from './plain.tsx';
import { EndNotes, playAgain, Rematch } from './rematch.tsx';
import { range, ranking, result, tieAtTop } from './result.ts';
import { Seal } from './seal.tsx';
import { SoloButtons, SoloEnd } from './solo-end.tsx';
import type { TableStore } from './store.ts';
import { tableProps } from './table-props.ts';

const MadeOf = later(async () => (await import('./made-of.tsx')).MadeOf, 'part');

interface HeadlineProps {
  readonly standing: Standing;
  readonly people: readonly PersonAtTable[];
  /** The points decide: nobody has given up. */
  readonly byPoints: boolean;
  /** The game itself says how a tie was decided. */
  readonly told: boolean;
}

function Headline({ standing, people, byPoints, told }: HeadlineProps) {
  const r = result(standing, people);
  const order = ranking(standing);
  const totals = order.map((seat) => points(standing.seats[seat]?.total ?? 0)).join(' : ');
  const tie = byPoints ? tieAtTop(standing) : 'none';
  const names = r.kind === 'solo' ? [] : r.winners.map((w) => w.name);
  const head =
    r.kind === 'solo'
      ? t().soloResult(points(r.total))
      : r.kind === 'won'
        ? `${names.length > 1 ? t().youShareWin : t().youWin}.`
        : `${names.length > 1 ? t().winShared(listed(names)) : t().wins(names[0] ?? '')}.`;
  return (
    <div class="head">
      <h1>{head}</h1>
      {r.kind === 'solo' ? null : (
        <p>
          {t().scoreLine(totals)} {r.kind === 'lost' && r.mine !== null ? `${t().youFinish(r.mine)} ` : ''}
          {tie === 'broken' ? (told ? '' : t().tie) : tie === 'shared' ? t().sharedTie : ''}
        </p>
      )}
    </div>
  );
}

/** A bar from the common zero line; minus bars are dashed and empty. */
function Bar({
  value,
  colour,
  min,
  max,
  delay,
}: {
  value: number;
  colour: number;
  min: number;
  max: number;
  delay: number;
}) {
  const span = max - min;
  const zero = (-min / span) * 100;
  const width = (Math.abs(value) / span) * 100;
  return (
    <span class="bar-t" style={{ '--z': `${zero}%` }} aria-hidden="true">
      <i
        class={`seat-${colour} ${value < 0 ? 'minus' : value === 0 ? 'nil' : ''}`}
        style={{ left: `${value < 0 ? zero - width : zero}%`, width: `${width}%`, animationDelay: `${delay}ms` }}
      >
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={`url(#seat${colour})`} />
        </svg>
      </i>
    </span>
  );
}

function FinalTable({
  game,
  view,
  told,
  standing,
  people,
  places,
  category: chosen,
  onCategory,
}: {
  game: LoadedGame;
  view: unknown;
  told: readonly unknown[];
  standing: Standing;
  people: readonly PersonAtTable[];
  /** Not where all have agreed to end without a result. */
  places: boolean;
  category: string | null;
  onCategory: (category: string | null) => void;
}) {
  const text = game.module.text[lang()];
  const Drawing = game.drawn?.CategoryIcon;
  const order = ranking(standing);
  const { min, max } = range(standing);
  const name = (category: string) => (
    <>
      {Drawing === undefined ? null : <Drawing category={category} />}
      <span class={Drawing === undefined ? 'keep' : ''}>{text.category(category)}</span>
    </>
  );
  return (
    <table class={`fin n${order.length}`}>
      <caption class="sr">{t().score}</caption>
      <thead>
        <tr>
          <td />
          {order.map((seat) => {
            const p = people[seat];
            if (p === undefined) return null;
            return (
              <th key={seat} scope="col" data-seat={seat}>
                <span class="pl">
                  <Token {...p} />
                  <span>
                    <b title={p.name}>{p.name}</b>
                    {places && order.length > 1 ? <small>{t().place(standing.seats[seat]?.rank ?? 0)}</small> : null}
                  </span>
                  <strong class="num" data-value="total">
                    {points(standing.seats[seat]?.total ?? 0)}
                  </strong>
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {categories(standing).map((category, row) => {
          const values = order.map((seat) => standing.seats[seat]?.parts[category] ?? 0);
          const best = Math.max(...values);
          const differs = new Set(values).size > 1;
          return [
            <tr key={category} class={chosen === category ? 'chosen' : ''}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={chosen === category}
                  title={text.counts(category)}
                  onClick={() => onCategory(chosen === category ? null : category)}
                >
                  {name(category)}
                </button>
              </th>
              {order.map((seat, i) => {
                const value = values[i] ?? 0;
                return (
                  <td key={seat} data-seat={seat} class={differs && value === best ? 'best' : ''}>
                    <b class={`num ${value === 0 ? 'zero' : belowZero(value)}`} data-value={`score.${category}`}>
                      {points(value)}
                    </b>
                    <Bar
                      value={value}
                      colour={people[seat]?.colour ?? 0}
                      min={min}
                      max={max}
                      delay={row * 90 + i * 30}
                    />
                  </td>
                );
              })}
            </tr>,
            chosen === category ? (
              <tr key={`${category}-says`} class="row-says">
                <td colSpan={order.length + 1} role="status">
                  <strong>{text.category(category)}.</strong> {text.counts(category)}
                  <MadeOf
                    game={game}
                    view={view}
                    category={category}
                    told={told}
                    people={order.flatMap((s) => people[s] ?? [])}
                  />
                </td>
              </tr>
            ) : null,
          ];
        })}
      </tbody>
    </table>
  );
}

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  readonly onFork: () => void;
}

/** At the end nothing moves. */
const NOTHING: readonly unknown[] = [];

/** The result: the sentence first, then the table; buttons stay at the thumb. */
export function EndScreen({ s, game, onFork }: Props) {
  useTabTitle(game.module.meta.id, false);
  useEffect(() => noteFinished(game.module.meta.id), [game]);
  const [category, setCategory] = useState<string | null>(null);
  const props = tableProps(s, game, null);
  if (props === null) return null;
  const { standing, people } = props;
  const drawn = settings.value.plain ? null : game.drawn;
  const table = s.shown.value?.table;
  const places = table?.ended !== 'agreed';
  const counts = table?.seats.some((x) => x.me && x.uncounted !== undefined) !== true;
  if (places && counts && result(standing, people).kind === 'won') noteWin();
  const winner = people[ranking(standing)[0] ?? 0];
  // One's own place is the hero, unless somebody looks elsewhere.
  const own = people.find((p) => p.me);
  const focus = s.focusSeat.value ?? own?.seat ?? winner?.seat ?? null;
  const EndBoard = drawn?.EndBoard;
  const EndNote = drawn?.EndNote;
  const told = (s.shown.value?.log ?? []).flatMap((entry) => entry.events as readonly { readonly e: string }[]);
  const ended = { ...props, shown: focus ?? props.home, category, told };
  const inOrder = [...(own === undefined ? [] : [own.seat]), ...ranking(standing).filter((seat) => seat !== own?.seat)];
  return (
    <div class={`end-page ${drawn === null ? '' : `end-drawn ${gameClass(game)}`}`}>
      <TableBar s={s} game={game} view={props.view} />
      <LinkState s={s} />
      <main class="end" id="content">
        <section class="res" aria-label={t().score}>
          {places ? (
            <Headline
              standing={standing}
              people={people}
              byPoints={table?.seats.some((x) => x.resigned) !== true}
              told={EndNote !== undefined}
            />
          ) : (
            <div class="head">
              <h1>{t().noResult}</h1>
            </div>
          )}
          <EndNotes s={s} />
          {people.length === 1 && people[0]?.me === true && counts ? (
            <SoloEnd s={s} game={game} total={standing.seats[0]?.total ?? 0} />
          ) : null}
          {EndNote === undefined ? null : (
            <div class="end-says">
              <EndNote {...ended} />
            </div>
          )}
          <FinalTable
            game={game}
            view={props.view}
            told={told}
            standing={standing}
            people={people}
            places={places}
            category={category}
            onCategory={setCategory}
          />
          <p class="end-hint">{t().tapRow}</p>
          <div class="btns">
            {people.length === 1 && own !== undefined ? (
              <SoloButtons s={s} onAgain={() => void playAgain(s)} />
            ) : (
              <Rematch s={s} />
            )}
            <a class="btn" href={`/t/${s.id}/replay`}>
              <Icon name="play" />
              {t().replay}
            </a>
            <button type="button" class="btn fork" onClick={onFork}>
              <Icon name="fork" />
              <span class="long">{t().playOnEarlier}</span>
              <span class="short">{t().playOnEarlierShort}</span>
            </button>
          </div>
          <Seal s={s} />
        </section>
        <section class={`hero ${drawn?.endBeside === true ? 'beside' : ''}`} aria-label={t().position}>
          <h2 class="sr">{t().position}</h2>
          {drawn === null ? (
            <div class="panel">
              <Summary game={game} view={props.view} names={s.names} />
            </div>
          ) : (
            <div class="hero-board">
              <WithHand s={s} game={game} drawn={drawn} props={ended} live={false}>
                <Drawn s={s} drawn={drawn} props={ended} live={false} events={NOTHING} />
              </WithHand>
            </div>
          )}
          {drawn === null || EndBoard === undefined ? null : (
            <section class="end-boards" aria-label={t().players}>
              <WithHand s={s} game={game} drawn={drawn} props={ended} live={false}>
                {inOrder.map((seat) => {
                  const p = people[seat];
                  if (p === undefined) return null;
                  return (
                    <figure key={seat} data-seat={seat} class={`seat-${p.colour} ${focus === seat ? 'here' : ''}`}>
                      <figcaption>
                        <button
                          type="button"
                          aria-pressed={focus === seat}
                          onClick={() => {
                            s.focusSeat.value = seat;
                          }}
                        >
                          <Token {...p} size="sm" />
                          <b>{p.name}</b>
                          {places && people.length > 1 ? (
                            <small>{t().place(standing.seats[seat]?.rank ?? 0)}</small>
                          ) : null}
                          <strong class="num" data-value="total">
                            {points(standing.seats[seat]?.total ?? 0)}
                          </strong>
                        </button>
                      </figcaption>
                      <EndBoard {...ended} person={p} />
                    </figure>
                  );
                })}
              </WithHand>
            </section>
          )}
        </section>
      </main>
    </div>
  );
}
