import { useState } from 'preact/hooks';
import { games } from '#games';
import type { GameMeta } from '#kernel';
import type { MatchCard } from '#server/protocol.ts';
import { gameTitle } from '../app/games.ts';
import { go } from '../app/router.ts';
import { begunIn } from '../learn/begun.ts';
import { Cover } from '../parts/cover.tsx';
import { Icon } from '../parts/icon.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { Token } from '../parts/token.tsx';
import { lang, t } from '../text/index.ts';
import { playAtOnce } from './at-once.ts';
import { playerRange, seatName } from './sentences.ts';

/** From the lightest to the most demanding; of two alike the shorter first. */
export function byWeight(): readonly GameMeta[] {
  return games.map((g) => g.meta).sort((a, b) => a.weight - b.weight || a.minutes[1] - b.minutes[1]);
}

export function GameFacts({ meta }: { meta: GameMeta }) {
  return (
    <p class="pgm">
      <span class="dif" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((n) => (
          <i key={n} class={n <= meta.weight ? 'on' : ''} />
        ))}
      </span>
      {t().weights[meta.weight - 1]} · <span class="nb">{t().persons(playerRange(meta.seats))}</span> ·{' '}
      <span class="nb">{t().minutesOf(meta.minutes.join('–'))}</span>
    </p>
  );
}

export function GamePicks({ onPick }: { onPick: (meta: GameMeta) => void }) {
  return (
    <ul class="picks">
      {byWeight().map((meta) => (
        <li key={meta.id} class="pickg" data-game={meta.id}>
          <a class="pick-cover" href={`/games/${meta.id}`} tabIndex={-1} aria-label={meta.title[lang()]}>
            <Cover game={meta.id} title={meta.title[lang()]} />
          </a>
          <div class="pg">
            <h3>
              <a href={`/games/${meta.id}`}>{meta.title[lang()]}</a>
            </h3>
            <p class="pgt">{meta.tagline[lang()]}</p>
            <GameFacts meta={meta} />
            <div class="pgb">
              <button type="button" class="btn" data-new={meta.id} onClick={() => onPick(meta)}>
                <Icon name="play" />
                {t().play}
                <span class="sr"> {meta.title[lang()]}</span>
              </button>
              <Learn meta={meta} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** To the course; a lesson that was put aside says where it waits. */
function Learn({ meta }: { meta: GameMeta }) {
  const begun = begunIn(meta.id);
  return (
    <a class="btn quiet" href={`/games/${meta.id}/learn${begun === null ? '' : `/${begun.lesson}`}`}>
      <Icon name="book" />
      {begun === null ? t().learn : t().learnOn(begun.step)}
      <span class="sr"> {meta.title[lang()]}</span>
    </a>
  );
}

/** A table that is being played at this moment. */
function RunningTable({ card }: { card: MatchCard }) {
  const title = gameTitle(card.game, lang());
  return (
    <a class="f-live" href={`/t/${card.id}`}>
      <Cover game={card.game} title={title} />
      <span class="f-cap">
        <span class="f-cap-t">
          <b>{t().rightNow(title)}</b>
          <small>{t().movesMade(card.moves)}</small>
        </span>
        <span class="seats">
          {card.seats.map((s) => (
            <Token key={s.seat} colour={s.colour} name={seatName(card.id, s)} size="sm" />
          ))}
        </span>
        <span class="btn">
          <Icon name="eye" />
          {t().watch}
        </span>
      </span>
    </a>
  );
}

function ByCode() {
  const [code, setCode] = useState('');
  return (
    <form
      class="pickg code"
      onSubmit={(e) => {
        e.preventDefault();
        const id = code.trim().split('/').at(-1) ?? '';
        if (id !== '') go(`/t/${encodeURIComponent(id)}`);
      }}
    >
      <div class="pg">
        <h3>{t().invitedTitle}</h3>
        <p class="pgt">{t().invitedText}</p>
        <div class="line">
          <input
            type="text"
            aria-label={t().tableCode}
            placeholder={t().tableCode}
            autocomplete="off"
            value={code}
            onInput={(e) => setCode(e.currentTarget.value)}
          />
          <button type="submit" class="btn">
            {t().goThere}
          </button>
        </div>
      </div>
    </form>
  );
}

interface Props {
  readonly watch: readonly MatchCard[];
  readonly onPick: (meta: GameMeta) => void;
  readonly onFriends: () => void;
}

/** What this is, and one button that starts a game at once. */
export function FirstVisit({ watch, onPick, onFriends }: Props) {
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      await playAtOnce();
    } catch (e) {
      sayProblem(e);
      setBusy(false);
    }
  };
  const live = watch.find((c) => c.seats.some((s) => s.kind === 'person' && s.here)) ?? watch[0];
  return (
    <main class="first" id="content">
      <section class={`f-hero ${live === undefined ? 'alone' : ''}`}>
        <div class="f-t">
          <h1>{t().welcome}</h1>
          <p class="lead">{t().firstLead}</p>
          <div class="f-b">
            <button type="button" class="btn primary big" disabled={busy} onClick={() => void begin()}>
              <Icon name="play" />
              {t().playNow}
            </button>
            <button type="button" class="btn big" onClick={onFriends}>
              <Icon name="people" />
              {t().friendsTable}
            </button>
          </div>
          <p class="f-s">{t().playNowHint}</p>
        </div>
        {live === undefined ? null : <RunningTable card={live} />}
      </section>
      <section class="f-games" aria-label={t().whereToStart}>
        <h2>{t().whereToStart}</h2>
        <GamePicks onPick={onPick} />
      </section>
      <section class="f-how">
        <ol>
          {t().hows.map(([head, text], i) => (
            <li key={head}>
              <b class="num">{i + 1}</b>
              <span>
                <b>{head}</b> {text}
              </span>
            </li>
          ))}
        </ol>
        <ByCode />
      </section>
    </main>
  );
}
