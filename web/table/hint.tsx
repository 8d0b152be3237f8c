/** The hint: a button beside the question, a panel beside the board, and numbered discs on it. It only selects, it never plays. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Hint as HintData, HintLine, HintReason } from '#bots/hint.ts';
import { type Move, parseMove } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { adviceText } from '../text/advice.ts';
import { lang, signed } from '../text/index.ts';
import type { TableStore } from './store.ts';

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
}

export function HintButton({ s }: { s: TableStore }) {
  const table = s.shown.value?.table;
  const can = table?.hints === true && s.decision.value !== null && s.moment.value === null;
  useEffect(() => {
    if (!can) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.metaKey || e.ctrlKey || e.altKey || (e.key !== 'h' && e.key !== 'H')) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (e.target instanceof HTMLElement && e.target.closest('input, textarea, select') !== null) return;
      s.advice.toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [can, s]);
  if (!can) return null;
  return (
    <button
      type="button"
      class="btn quiet small hint-button"
      aria-label={adviceText().hint}
      aria-pressed={s.advice.hint.value !== null}
      title={`${adviceText().hint} (H)`}
      onClick={s.advice.toggle}
    >
      <Icon name="lamp" />
      <span class="wide">{adviceText().hint}</span>
    </button>
  );
}

const one = (x: number): string => x.toLocaleString(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function sentence(game: LoadedGame, { group, points }: HintReason): string | null {
  const said = group === 'others' ? adviceText().others : game.module.text[lang()].reasons?.[group];
  if (said === undefined) return null;
  return points > 0 ? said.more : said.less;
}

function movesOf(game: LoadedGame, line: HintLine): Move[] {
  return line.moves.flatMap((notation) => parseMove(game.module.game.moves, notation) ?? []);
}

/** A turn in words: its first steps; the rest follows from them. */
function stepsOf({ s, game }: Props, line: HintLine): readonly string[] {
  const text = game.module.text[lang()];
  const rules = s.foresight.value;
  let view = s.shown.value?.table.view;
  const said: string[] = [];
  const chain: Move[] = [];
  for (const move of movesOf(game, line).slice(0, STEPS)) {
    if (view === undefined || view === null) break;
    said.push(text.move(move, view));
    chain.push(move);
    view = rules?.after(chain)?.view;
  }
  return said;
}

const STEPS = 3;

/** Makes the choice of a line with the hand, or on a board without one by its first move. */
function take({ s, game }: Props, line: HintLine): void {
  const moves = movesOf(game, line);
  const [first] = moves;
  if (game.drawn !== null) s.fingers.show(...moves);
  else if (first !== undefined) s.choose(first);
}

function Line({ n, line, close, ...props }: Props & { n: number; line: HintLine; close: boolean }) {
  const { s, game } = props;
  const best = n === 1;
  const reasons = line.reasons
    .map((r) => ({ said: sentence(game, r), points: r.points }))
    .filter((r) => r.said !== null && (best ? r.points > 0 : r.points < 0));
  const [first, ...then] = stepsOf(props, line);
  const vague = line.behind <= line.error;
  return (
    <li class={best ? 'top' : ''}>
      <button
        type="button"
        class="ho"
        aria-pressed={s.advice.looked.value === n - 1}
        onClick={() => {
          s.advice.looked.value = n - 1;
        }}
      >
        <span class="hn">{n}</span>
        <span class="ht">
          <b>{first}</b>
          {then.length === 0 ? null : <small>{then.join(' · ')}</small>}
        </span>
        {best ? (
          close ? null : (
            <span class="top-tag">{adviceText().best}</span>
          )
        ) : (
          <span class="val" title={adviceText().cost(one(line.behind), one(line.error))}>
            {vague ? '≈' : `−${one(line.behind)}`} <small>± {one(line.error)}</small>
          </span>
        )}
      </button>
      {s.advice.looked.value === n - 1 && reasons.length > 0 ? (
        <ul class="why-list">
          {reasons.map((r) => (
            <li key={r.said}>
              <Icon name={best ? 'ok' : 'minus'} />
              <span>{r.said}</span>
              <small class="num">{signed(r.points)}</small>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Found({ hint, ...props }: Props & { hint: HintData }) {
  const { s } = props;
  const chosen = hint.lines[s.advice.looked.value] ?? hint.lines[0];
  if (chosen === undefined) return <p>{adviceText().none.nothing}</p>;
  const at = hint.lines.indexOf(chosen);
  if (hint.lines.length === 1) return <p>{adviceText().forced}</p>;
  return (
    <>
      <p class="by">{hint.close ? adviceText().alike : adviceText().hintBy}</p>
      <ol>
        {hint.lines.map((line, i) => (
          <Line key={line.moves.join('&')} {...props} n={i + 1} line={line} close={hint.close} />
        ))}
      </ol>
      {hint.rest === null || hint.rest < 0.1 ? null : <p class="near">{adviceText().rest(one(hint.rest))}</p>}
      <div class="hint-foot">
        <button type="button" class="btn take" onClick={() => take(props, chosen)}>
          <Icon name="ok" />
          {adviceText().take(at + 1)}
        </button>
      </div>
    </>
  );
}

interface Disc {
  readonly n: number;
  readonly left: number;
  readonly top: number;
}

/** Numbers at the things the turns begin with. Buttons too: they choose the line. */
function Discs({ s, game, hint }: Props & { hint: HintData }) {
  const layer = useRef<HTMLDivElement>(null);
  const [discs, setDiscs] = useState<readonly Disc[]>([]);
  const things = useMemo(
    () =>
      game.drawn === null
        ? []
        : hint.lines.map((line) => {
            return s.fingers.routeTo(movesOf(game, line))?.taps.at(-1)?.thing ?? null;
          }),
    [hint, game, s],
  );
  useLayoutEffect(() => {
    const put = (): void => {
      const ground = layer.current?.parentElement;
      if (!ground) return;
      const outer = ground.getBoundingClientRect();
      const taken = new Set<string>();
      setDiscs(
        things.flatMap((thing, i): Disc[] => {
          const element = thing === null ? null : ground.querySelector(`[data-place="${CSS.escape(thing)}"]`);
          if (thing === null || element === null || taken.has(thing)) return [];
          taken.add(thing);
          const r = element.getBoundingClientRect();
          return [{ n: i + 1, left: r.right - outer.left, top: r.top - outer.top }];
        }),
      );
    };
    put();
    addEventListener('resize', put);
    addEventListener('scroll', put, true);
    return () => {
      removeEventListener('resize', put);
      removeEventListener('scroll', put, true);
    };
  }, [things]);
  return (
    <div class="hint-discs" ref={layer}>
      {discs.map((d) => (
        <button
          key={d.n}
          type="button"
          class="hn"
          style={{ left: `${d.left}px`, top: `${d.top}px` }}
          aria-pressed={s.advice.looked.value === d.n - 1}
          aria-label={adviceText().take(d.n)}
          onClick={() => {
            s.advice.looked.value = d.n - 1;
          }}
        >
          {d.n}
        </button>
      ))}
    </div>
  );
}

export function HintPanel({ s, game }: Props) {
  const hint = s.advice.hint.value;
  if (hint === null) return null;
  return (
    <>
      {typeof hint === 'string' ? null : <Discs s={s} game={game} hint={hint} />}
      <aside
        class="hint-panel"
        aria-label={adviceText().hint}
        aria-live="polite"
        onKeyDown={(e) => {
          if (e.key === 'Escape') s.advice.close();
        }}
      >
        <header>
          <Icon name="lamp" />
          <h2>{adviceText().hint}</h2>
          <button type="button" class="btn icon quiet" aria-label={adviceText().hintClose} onClick={s.advice.close}>
            <Icon name="x" />
          </button>
        </header>
        {hint === 'searching' ? (
          <>
            <p>{adviceText().hintSearch}</p>
            <div class="th-wait hint-wait" aria-hidden="true">
              <i />
            </div>
          </>
        ) : typeof hint === 'string' ? (
          <>
            <p>{adviceText().none[hint]}</p>
            <button type="button" class="btn small" onClick={s.advice.ask}>
              {adviceText().again}
            </button>
          </>
        ) : (
          <Found s={s} game={game} hint={hint} />
        )}
      </aside>
    </>
  );
}
