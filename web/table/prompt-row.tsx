/** The question, or what will happen in words, with its consequences and one confirm button. Its height never changes. */
import type { Move, Names, Seat, TurnSaid } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import type { LoadedGame } from '../app/games.ts';
import { changes } from '../kit/ahead.ts';
import type { Chip } from '../kit/contract.ts';
import { inGesture, type Reading } from '../kit/hand.ts';
import { Target } from '../kit/target.tsx';
import { toneClass } from '../kit/tone.ts';
import { Icon } from '../parts/icon.tsx';
import { lang, signed, t } from '../text/index.ts';
import { AskButton } from './ask-button.tsx';
import { HintButton } from './hint.tsx';
import { turnsIn } from './log-lines.ts';
import { promptText } from './prompt.tsx';
import type { TableStore } from './store.ts';
import type { AnyProps } from './table-props.ts';
import { ThinkingLine } from './thinking.tsx';
import { UndoButton } from './undo.tsx';

/** For whom the table waits, and what I have just done: as soon as somebody else has moved, that is old. */
function Waiting({ s, game, props }: Props) {
  const shown = s.shown.value;
  if (shown === null || shown.table.mySeat === null) return <h2>{promptText(s, game)}</h2>;
  const did = justDone(shown.log, shown.table.mySeat, game, s.names, props.view);
  return (
    <>
      <h2>{promptText(s, game)}</h2>
      {did === null || s.advice.thinking.value !== null ? null : (
        <p class="fr-line">
          {did.said} {did.brought ?? ''}
        </p>
      )}
    </>
  );
}

/** What this seat did in the very last turn; null where that was somebody else's. Where all answer at once a turn is one entry. */
export function justDone(
  log: readonly LogEntry[],
  seat: Seat,
  game: LoadedGame,
  names: Names,
  view: unknown,
): TurnSaid | null {
  const rounds = game.drawn?.order?.(view) === null;
  const last = turnsIn(rounds ? log.slice(-1) : log).at(-1);
  return last?.seat === seat ? game.module.text[lang()].turn(seat, last.events, names, view) : null;
}

/** Beside more consequences nobody reads what comes next. */
const FEW = 2;

/** What will happen: a title, and its consequences where there are any. */
export function Will({ game, props, reading }: { game: LoadedGame; props: AnyProps; reading: Reading }) {
  const { preview, seat } = props;
  const parts = preview === null || seat === null ? [] : changes(props.standing, preview.standing, seat).parts;
  const Drawing = game.drawn?.CategoryIcon;
  const chips = preview === null || seat === null ? [] : (reading.chips ?? []);
  // Alone, over is over: nothing comes that could be hidden.
  const ends = preview?.standing.over === true && props.people.length === 1;
  const uncertain = preview?.uncertain === true && seat !== null && !ends;
  // What is still asked after it, beside little else: the act is one part of the turn.
  const next = reading.ready && !uncertain && parts.length + chips.length <= FEW ? reading.path?.open : undefined;
  const then = next?.question == null ? null : game.module.text[lang()].prompt(next.question, next.view);
  const alone = parts.length === 0 && chips.length === 0 && !uncertain && then === null;
  const said = (chip: Chip) => (
    <li key={chip.text} class={`is-${chip.tone}`} data-seat={chip.seat} data-value={chip.of && `by:${chip.of}`}>
      {chip.text}
    </li>
  );
  const title = titleOf(game, props, reading);
  return (
    <>
      <h2 class={alone ? 'fr-will alone' : 'fr-will'} title={title}>
        {title}
      </h2>
      {alone ? null : (
        <ul class="fr-chips">
          {chips.filter((chip) => chip.leads === true).map(said)}
          {parts.map(({ category, by }) => (
            <li key={category} class={toneClass(by)} data-value={`by:score.${category}`}>
              {Drawing === undefined ? null : <Drawing category={category} />}
              <b class="num">{signed(by)}</b> {game.module.text[lang()].category(category)}
            </li>
          ))}
          {chips.filter((chip) => chip.leads !== true).map(said)}
          {uncertain ? <li>{t().thenUnknown}</li> : null}
          {then === null ? null : <li class="then">→ {then}</li>}
        </ul>
      )}
    </>
  );
}

function titleOf(game: LoadedGame, props: AnyProps, reading: Reading): string {
  if (reading.title !== undefined) return reading.title;
  const text = game.module.text[lang()];
  return reading.chain.map((move: Move) => text.move(move, props.view)).join(' · ');
}

/** The one primary button: it says the act and carries the sum. */
export function Confirm({ s, props, reading }: { s: TableStore; props: AnyProps; reading: Reading }) {
  const { preview, seat } = props;
  const by = preview !== null && seat !== null ? changes(props.standing, preview.standing, seat).total : 0;
  const said = reading.ready ? (reading.act ?? t().confirm) : (reading.missing ?? t().choosePlace);
  return (
    <button
      type="button"
      class={`btn primary go ${s.fingers.hand.value.final === true ? 'nudge' : ''}`}
      disabled={!reading.ready || s.pending.value || s.moment.value !== null}
      onClick={s.fingers.confirm}
    >
      {reading.ready ? <Icon name="ok" /> : null}
      <span class="go-words">
        <span>{s.pending.value ? t().sending : said}</span>
        {reading.ready && by !== 0 ? (
          <small>
            <b class="num" data-value="by:total">
              {signed(by)}
            </b>{' '}
            {t().pointsOf(by)}
          </small>
        ) : null}
      </span>
    </button>
  );
}

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  readonly props: AnyProps;
}

/** Answers without a place on the board: the same rule as on it. */
function Buttons({ s, reading }: { s: TableStore; reading: Reading }) {
  return (
    <div class={`fr-buttons ${reading.buttons.length > 1 ? 'many' : ''}`}>
      {reading.buttons.map((thing) => (
        <button
          key={thing.id}
          type="button"
          class={`btn small thing ${thing.ways.length === 0 ? 'm-cannot' : ''}`}
          data-place={thing.id}
          data-move={thing.ways.length === 0 ? undefined : thing.ways.map((w) => w.to.join('&')).join(' ')}
          aria-pressed={inGesture(reading.gesture, thing.id)}
          disabled={s.pending.value || s.moment.value !== null}
          onClick={() => s.fingers.tap(thing.id)}
        >
          {thing.name}
        </button>
      ))}
    </div>
  );
}

/** What can be done with the piece in hand before it is put down: turning it. */
function Grips({ reading }: { reading: Reading }) {
  return (
    <div class="fr-grips">
      {[...reading.things.values()].map(({ id, grip }) =>
        grip === undefined ? null : (
          <Target key={id} thing={id} class="btn icon">
            <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
              <path d={grip.path} />
            </svg>
            <small>{grip.figure}</small>
          </Target>
        ),
      )}
    </div>
  );
}

/** What the log says of these events. */
function toldBy(s: TableStore, game: LoadedGame, events: readonly unknown[]): string {
  const text = game.module.text[lang()];
  return events.flatMap((event) => text.event(event, s.names) ?? []).join(' ');
}

/** `onList` opens the list of options over a drawn board; on the plain table the list lies there, with every button in it. */
export function PromptRow({ s, game, props, onList }: Props & { onList?: () => void }) {
  const table = s.shown.value?.table;
  const reading = s.fingers.reading.value;
  if (table === undefined || reading === null) return null;
  const past = s.moment.value;
  const asked = s.decision.value !== null || s.offers.value.length > 0;
  const chosen = reading.chain.length > 0;
  const Art = onList === undefined ? undefined : game.drawn?.PromptArt;
  const inHand = Art !== undefined && s.decision.value !== null && past === null;
  const drop = reading.gesture.length > 0;
  const asking = s.fingers.hand.value.asking === true;
  return (
    <section
      class={`fr-prompt ${asked ? 'asked' : ''} ${inHand ? 'with-grips' : ''} ${reading.ready ? 'ready' : ''}`}
      aria-label={t().round}
      aria-busy={s.pending.value}
      data-kind={(s.decision.value ?? s.offers.value[0])?.kind}
      data-gesture={reading.gesture.join('&')}
      data-version={table.version}
    >
      {Art === undefined || !asked || past !== null ? null : (
        <div class="fr-art">
          <Art {...props} />
        </div>
      )}
      {inHand ? <Grips reading={reading} /> : null}
      <div class="fr-words">
        {past !== null ? (
          <>
            <h2>{t().looking(past.n, table.moves)}</h2>
            <p class="fr-line">{toldBy(s, game, past.events)}</p>
          </>
        ) : asking ? (
          <>
            <h2>{t().askNow}</h2>
            <p class="fr-line">{t().askNowHint}</p>
          </>
        ) : chosen ? (
          <Will game={game} props={props} reading={reading} />
        ) : asked ? (
          <>
            <h2>{promptText(s, game)}</h2>
            {reading.note === undefined ? null : <p class="fr-line">{reading.note}</p>}
          </>
        ) : (
          <Waiting s={s} game={game} props={props} />
        )}
        {past === null && !asked ? <ThinkingLine s={s} /> : null}
      </div>
      {past === null ? <AskButton s={s} class="fr-thumb" /> : null}
      {past !== null ? (
        <div class="fr-acts">
          <button type="button" class="btn primary" onClick={() => void s.look(Number.MAX_SAFE_INTEGER)}>
            {t().backToNow}
          </button>
        </div>
      ) : table.mySeat === null ? null : (
        <div class="fr-acts">
          {asked && onList !== undefined ? <Buttons s={s} reading={reading} /> : null}
          {!drop && table.undoTo < table.undoAt ? (
            <button
              type="button"
              class="btn icon quiet"
              aria-label={t().restartTurn}
              title={t().restartTurn}
              disabled={s.pending.value}
              onClick={() => void s.undo(table.undoTo)}
            >
              <Icon name="restart" />
            </button>
          ) : null}
          {drop ? (
            <button
              type="button"
              class="btn icon"
              aria-label={t().putBack}
              title={`${t().putBack} (Esc)`}
              onClick={s.fingers.drop}
            >
              <Icon name="x" />
            </button>
          ) : (
            <UndoButton s={s} />
          )}
          {asked ? (
            <>
              <Confirm s={s} props={props} reading={reading} />
              <span class="fr-helps">
                <HintButton s={s} />
                {onList === undefined ? null : (
                  <button
                    type="button"
                    class="btn icon quiet fr-list"
                    aria-label={t().list}
                    title={t().list}
                    onClick={onList}
                  >
                    <Icon name="text" />
                  </button>
                )}
              </span>
            </>
          ) : null}
        </div>
      )}
    </section>
  );
}
