import { useState } from 'preact/hooks';
import type { Decision, Move } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { settings } from '../app/settings.ts';
import { inGesture } from '../kit/hand.ts';
import { moveWord } from '../kit/point.ts';
import { Dialog } from '../parts/dialog.tsx';
import { lang, t } from '../text/index.ts';
import type { HandStore } from './hand-store.ts';
import type { TableStore } from './store.ts';

/** From this number on a list can be searched. */
const LONG = 12;

interface Listed {
  readonly move: Move;
  readonly line: string;
  readonly label: string;
}

/** Options of one question, grouped by what they do, in their own order. */
export function grouped(options: readonly Listed[], wanted: string): readonly (readonly Listed[])[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Listed[]>();
  for (const option of options) {
    const label = option.label.toLocaleLowerCase();
    if (!words.every((w) => label.includes(w))) continue;
    const group = groups.get(option.move.do);
    if (group === undefined) groups.set(option.move.do, [option]);
    else group.push(option);
  }
  return [...groups.values()];
}

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  /** Whose list it is: the plain table's, or that over a drawn board. */
  readonly hand: HandStore;
  /** Called when an option was made, not only selected. */
  readonly onPlayed?: () => void;
}

function Question({ s, game, hand, decision, onPlayed }: Props & { decision: Decision<Move> }) {
  const [wanted, setWanted] = useState('');
  const text = game.module.text[lang()];
  const view = s.shown.value?.table.view;
  const gesture = hand.reading.value?.gesture ?? [];
  const atOnce = settings.value.confirmAtOnce;
  const { moves } = game.module.game;
  const options = decision.options.map((move) => ({
    move,
    line: moveWord(moves, move),
    label: text.move(move, view),
  }));
  const groups = grouped(options, wanted);
  const name = `option-${decision.kind}`;
  const play = (line: string): void => {
    if (!inGesture(gesture, line)) hand.tap(line);
    hand.confirm();
    onPlayed?.();
  };
  return (
    <form
      class={decision.optional === undefined ? 'question main' : 'question'}
      onSubmit={(e) => {
        e.preventDefault();
        hand.confirm();
        onPlayed?.();
      }}
    >
      <fieldset>
        <legend>
          {decision.optional === undefined
            ? text.prompt(decision, view)
            : `${t().offers}: ${text.prompt(decision, view)}`}
        </legend>
        {options.length > LONG ? (
          <label class="field search">
            <span>
              {t().filterOptions} ({groups.reduce((n, g) => n + g.length, 0)}/{options.length})
            </span>
            <input type="search" value={wanted} onInput={(e) => setWanted(e.currentTarget.value)} />
          </label>
        ) : null}
        {groups.length === 0 ? <p>{t().nothingFound}</p> : null}
        {groups.map((group) => (
          <ul key={group[0]?.move.do} class="choices">
            {group.map(({ line, label }) => (
              <li key={line}>
                {atOnce ? (
                  <button type="button" class="choice" disabled={s.pending.value} onClick={() => play(line)}>
                    {label}
                  </button>
                ) : (
                  <label class="choice">
                    <input
                      type="radio"
                      name={name}
                      value={line}
                      checked={inGesture(gesture, line)}
                      onChange={() => hand.tap(line)}
                      onKeyDown={(e) => {
                        if (e.key !== 'Enter' || e.repeat) return;
                        e.preventDefault();
                        play(line);
                      }}
                    />
                    <span>{label}</span>
                  </label>
                )}
              </li>
            ))}
          </ul>
        ))}
      </fieldset>
    </form>
  );
}

/** Every option as a list: radio buttons to preview and Enter to confirm, or plain buttons with 'confirm at once'. */
export function Options(props: Props) {
  return (
    <>
      {props.s.decisions.value.map((d) => (
        <Question key={`${d.kind}-${d.seat}-${d.optional ?? ''}`} {...props} decision={d} />
      ))}
    </>
  );
}

/** The list over a drawn board, with a button of its own. */
export function ListDialog({ s, game, onClose }: { s: TableStore; game: LoadedGame; onClose: () => void }) {
  const ready = s.list.reading.value?.ready === true;
  return (
    <Dialog title={t().list} onClose={onClose} class="dlg-list">
      <Options s={s} game={game} hand={s.list} onPlayed={onClose} />
      <footer>
        <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {t().close}
        </button>
        <button
          type="button"
          class="btn primary"
          disabled={!ready || s.pending.value}
          onClick={() => {
            s.list.confirm();
            onClose();
          }}
        >
          {t().confirm}
        </button>
      </footer>
    </Dialog>
  );
}
