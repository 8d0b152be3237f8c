import type { Standing } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { changes } from '../kit/ahead.ts';
import { Icon } from '../parts/icon.tsx';
import { lang, listed, signed, t } from '../text/index.ts';
import { tone } from '../text/numbers.ts';
import { HintButton } from './hint.tsx';
import type { TableStore } from './store.ts';
import { ThinkingLine } from './thinking.tsx';

/** The question, or who is thinking. */
export function promptText(s: TableStore, game: LoadedGame): string {
  const table = s.shown.value?.table;
  if (table === undefined) return t().loading;
  const decision = s.decision.value;
  if (decision !== null && table.view !== null) return game.module.text[lang()].prompt(decision, table.view);
  // What was secret is being turned over.
  if (table.status === 'finished' && table.view !== null) return game.module.text[lang()].phase(table.view);
  const names = table.waitingFor.map((seat) => s.names(seat));
  if (names.length === 0) return t().waitServer;
  return names.length === 1 ? t().waitFor(listed(names)) : t().waitForMany(listed(names));
}

/** What the selected move would change, category by category. */
function Ledger({ s, game }: { s: TableStore; game: LoadedGame }) {
  const preview = s.preview.value;
  const table = s.shown.value?.table;
  if (table === undefined || table.mySeat === null) return null;
  if (preview === null) return <div class="ledger" />;
  const { parts } = changes(table.standing as Standing, preview.standing, table.mySeat);
  return (
    <ul class="ledger">
      {parts.map(({ category, by }) => (
        <li key={category}>
          <b class={`num ${tone(by)}`}>{signed(by)}</b>
          <span class="keep">{game.module.text[lang()].category(category)}</span>
        </li>
      ))}
      {preview.uncertain ? (
        <li>
          <span class="keep">{t().uncertain}</span>
        </li>
      ) : null}
    </ul>
  );
}

/** The one primary button: it carries the sum. */
function Confirm({ s }: { s: TableStore }) {
  const move = s.selected.value;
  const table = s.shown.value?.table;
  const preview = s.preview.value;
  const by =
    preview !== null && table !== undefined && table.mySeat !== null
      ? changes(table.standing as Standing, preview.standing, table.mySeat).total
      : 0;
  return (
    <button
      type="button"
      class="btn primary go"
      disabled={move === null || s.pending.value}
      onClick={() => {
        if (move !== null) void s.play(move);
      }}
    >
      <Icon name="ok" />
      {s.pending.value ? t().sending : t().confirm}
      {preview !== null && by !== 0 ? <b class="num">{signed(by)}</b> : null}
    </button>
  );
}

/** Takes the last move back, if that is still allowed. */
export function UndoButton({ s }: { s: TableStore }) {
  const table = s.shown.value?.table;
  if (table === undefined) return null;
  return (
    <button
      type="button"
      class="btn icon"
      aria-label={t().undo}
      title={`${t().undo} (U)`}
      disabled={table.undoTo >= table.moves || s.pending.value}
      onClick={() => void s.undo(table.undoAt)}
    >
      <Icon name="undo" />
    </button>
  );
}

/** The question on the plain table. */
export function Prompt({ s, game, view }: { s: TableStore; game: LoadedGame; view: unknown }) {
  const table = s.shown.value?.table;
  if (table === undefined) return null;
  const decision = s.decision.value;
  const asked = decision !== null || s.offers.value.length > 0;
  const asking = decision === null ? s.offers.value : [decision];
  const count = asking.reduce((n, d) => n + d.options.length, 0);
  const selected = s.selected.value;
  const label = selected === null ? '' : game.module.text[lang()].move(selected, view);
  return (
    <section class={`prompt ${asked ? 'asked' : ''}`} aria-label={t().round} aria-busy={s.pending.value}>
      <div class="pt">
        <h2>{promptText(s, game)}</h2>
        {selected !== null ? (
          <p class="ps" title={label}>
            {label}
          </p>
        ) : asked ? (
          <p class="ps">{t().optionsCount(count)}</p>
        ) : null}
        {asked ? null : <ThinkingLine s={s} />}
        <Ledger s={s} game={game} />
      </div>
      {table.mySeat === null ? null : (
        <div class="acts">
          <div class="arow">
            <UndoButton s={s} />
            <Confirm s={s} />
          </div>
          <div class="arow small">
            {table.undoTo < table.undoAt ? (
              <button
                type="button"
                class="btn quiet small"
                disabled={s.pending.value}
                onClick={() => void s.undo(table.undoTo)}
              >
                <Icon name="restart" />
                {t().restartTurn}
              </button>
            ) : null}
            <HintButton s={s} />
          </div>
        </div>
      )}
    </section>
  );
}
