/** The hint: a panel beside the board, which is fetched when somebody asks for one. It only selects, it never plays. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Hint as HintData, HintLine, HintReason } from '#bots/hint.ts';
import { type Move, parseMove } from '#kernel';
import type { AnyTouchBoard, LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { adviceText } from '../text/advice.ts';
import { lang } from '../text/index.ts';
import { apart, isVague, partsOf, whyOf } from './hint-lines.ts';
import { HintMarks, type Turn, turnOf, useMarks } from './hint-marks.tsx';
import type { TableStore } from './store.ts';

/** Nothing on the board is pointed at. */
const NO_TURN: Turn = { parts: [], spots: [], ways: [] };
const NO_TURNS: readonly Turn[] = [];

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
}

const one = (x: number): string => x.toLocaleString(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A difference with its sign: all of them with a tenth, so that they can be added up. */
const byTenths = (x: number): string => (x === 0 ? one(0) : x < 0 ? `−${one(-x)}` : `+${one(x)}`);

function sentence({ s, game }: Props, { group, points }: HintReason): string | null {
  const others = (s.shown.value?.table.seats.length ?? 0) > 2 ? adviceText().others : adviceText().other;
  const said = group === 'others' ? others : game.module.text[lang()].reasons?.[group];
  if (said === undefined) return null;
  return points > 0 ? said.more : said.less;
}

function movesOf(game: LoadedGame, line: HintLine): Move[] {
  return line.moves.flatMap((notation) => parseMove(game.module.game.moves, notation) ?? []);
}

/** The first steps of a turn that no gesture makes, in words: the rest follows from them. */
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

const STEPS = 2;

/** A turn in words and on the board. */
function turnIn({ s, game }: Props, line: HintLine): Turn {
  const { drawn } = game;
  const turn = drawn === null ? NO_TURN : turnOf(s, drawn as AnyTouchBoard, movesOf(game, line));
  return turn.parts.length > 0 ? turn : { ...turn, parts: stepsOf({ s, game }, line) };
}

/** Makes the choice of a line with the hand, as far as one gesture reaches: it is seen, and nothing is played. */
function take({ s, game }: Props, hint: HintData, n: number): void {
  s.advice.looked.value = n;
  s.fingers.show(...movesOf(game, hint.lines[n] as HintLine));
}

/** Why a turn is better or worse than another: the reasons add up to the difference. */
function WhyList({ n, hint, ...props }: Props & { n: number; hint: HintData }) {
  const why = whyOf(hint.lines, n - 1);
  if (why === null) return null;
  const { sum, reasons, other } = why;
  const said = reasons.map((r) => ({ said: sentence(props, r) ?? adviceText().otherThings, points: r.points }));
  // Where nothing is clear, nothing is said to be.
  const unclear = reasons.length === 0 && isVague(hint.lines[n === 1 ? 1 : n - 1] as HintLine);
  const rest = unclear || other === 0 ? [] : [{ said: adviceText().otherThings, points: other }];
  return (
    <ul class="why-list">
      <li class="than">
        <span>{adviceText().comparedWith(n === 1 ? 2 : 1)}</span>
        <small class="num">{byTenths(sum)}</small>
      </li>
      {unclear ? <li class="than">{adviceText().noReason}</li> : null}
      {[...said, ...rest].map((r) => (
        <li key={r.said}>
          <Icon name={r.points > 0 ? 'ok' : 'minus'} />
          <span>{r.said}</span>
          <small class="num">{byTenths(r.points)}</small>
        </li>
      ))}
    </ul>
  );
}

function Line({ n, hint, turn, ...props }: Props & { n: number; hint: HintData; turn: Turn | undefined }) {
  const { s } = props;
  const line = hint.lines[n - 1] as HintLine;
  const best = n === 1;
  const [first, ...then] = partsOf(turn?.parts ?? []);
  const vague = isVague(line);
  return (
    <li class={best ? 'top' : ''}>
      <button
        type="button"
        class="ho"
        aria-pressed={s.advice.looked.value === n - 1}
        onClick={() => take(props, hint, n - 1)}
      >
        <span class="hn">{n}</span>
        <span class="ht">
          <b>{first}</b>
          {then.length === 0 ? null : <small>{then.join(' · ')}</small>}
        </span>
        {best ? (
          hint.close || hint.lines.length === 1 ? null : (
            <span class="top-tag">{adviceText().best}</span>
          )
        ) : (
          <span class={vague ? 'val vague' : 'val'} title={adviceText().cost(one(line.behind), one(line.error))}>
            {vague ? '≈' : `−${one(line.behind)}`} {line.error === 0 ? null : <small>± {one(line.error)}</small>}
          </span>
        )}
      </button>
      {s.advice.looked.value === n - 1 ? <WhyList {...props} n={n} hint={hint} /> : null}
    </li>
  );
}

/** How sure the advice is: the turns that the noise cannot tell apart are alike. */
function bySentence({ lines, close, rest, same = 0 }: HintData): string {
  if (lines.length === 1 && same > 0) return adviceText().alike;
  if (!close) return adviceText().hintBy;
  if (!lines.every(isVague)) return adviceText().firstTwo;
  return rest === null ? adviceText().alike : adviceText().these(lines.length);
}

function Found({ hint, turns, ...props }: Props & { hint: HintData; turns: readonly Turn[] }) {
  const { s } = props;
  if (hint.lines.length === 0) return <p>{adviceText().none.nothing}</p>;
  const at = s.advice.looked.value;
  if (s.decision.value?.options.length === 1) return <p>{adviceText().forced}</p>;
  return (
    <>
      <p class="by">{bySentence(hint)}</p>
      <ol>
        {hint.lines.map((line, i) => (
          <Line key={line.moves.join('&')} {...props} n={i + 1} hint={hint} turn={turns[i]} />
        ))}
      </ol>
      <p class="near">
        {hint.rest === null || hint.rest < 0.1 ? '' : `${adviceText().rest(one(hint.rest))} `}
        {hint.lines.length === 1 ? '' : `${adviceText().inPoints} `}
        {adviceText().hintCosts}
      </p>
      <div class="hint-foot">
        <button
          type="button"
          class="btn take"
          onClick={() => {
            take(props, hint, at);
            // The confirm button lies under the sheet of a phone, and is what comes next.
            s.advice.close();
            requestAnimationFrame(() => document.querySelector<HTMLElement>('.fr-prompt .btn.go')?.focus());
          }}
        >
          <Icon name="ok" />
          {adviceText().take(at + 1)}
        </button>
      </div>
    </>
  );
}

export function HintPanel({ s, game }: Props) {
  const asked = s.advice.hint.value;
  const { hint, turns } = useMemo(
    () =>
      asked === null || typeof asked === 'string'
        ? { hint: asked, turns: NO_TURNS }
        : apart(
            asked,
            (line) => turnIn({ s, game }, line),
            (thing) => s.fingers.reading.peek()?.things.get(thing)?.name,
          ),
    [asked, game, s],
  );
  const marks = useMarks(turns, s.advice.looked.value);
  const open = asked !== null;
  // Esc closes the hint first and leaves what was chosen in the hand.
  useEffect(() => {
    if (!open) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      e.preventDefault();
      e.stopPropagation();
      s.advice.close();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [open, s]);
  if (hint === null) return null;
  return (
    <>
      {typeof hint === 'string' ? null : (
        <HintMarks marks={marks} looked={s.advice.looked.value} onTake={(n) => take({ s, game }, hint, n)} />
      )}
      <div class="hint-room" />
      <aside class="hint-panel" style={marks.panel} aria-label={adviceText().hint} aria-live="polite">
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
          <Found s={s} game={game} hint={hint} turns={turns} />
        )}
      </aside>
    </>
  );
}
