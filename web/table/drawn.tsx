/** A drawn board with the hand over it: what can be touched, what opens at a thing, what moves. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Move, Seat } from '#kernel';
import type { AnyTouchBoard, LoadedGame } from '../app/games.ts';
import { motionSpeed } from '../app/settings.ts';
import { onceIn } from '../kit/ahead.ts';
import { AtThing } from '../kit/at-thing.tsx';
import type { Situation, Thing, TouchModel } from '../kit/contract.ts';
import { EMPTY, type Reading } from '../kit/hand.ts';
import { changedPlaces, journeys } from '../kit/marks.ts';
import { animate, drawnAnew } from '../kit/motion.ts';
import { read } from '../kit/reading.ts';
import { type HandAtTable, TableContext } from '../kit/table-context.ts';
import { lang, t } from '../text/index.ts';
import type { TableStore } from './store.ts';
import type { AnyProps } from './table-props.ts';
import { hasRuling } from './why.tsx';

/** What is this, and why not: name, words, worth, reason, way out. */
function Explained({ thing, game }: { thing: Thing; game: LoadedGame }) {
  const { head, says, counts, whyNot, missing, help } = thing.explain();
  const text = game.module.text[lang()];
  const ruling = whyNot && hasRuling(whyNot) ? whyNot.ruling : null;
  return (
    <>
      <h3>{head ?? thing.name}</h3>
      {says.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {counts === undefined ? null : <p class="ex-counts">{counts}</p>}
      {!whyNot && missing === undefined ? null : (
        <p class="ex-not">
          {whyNot ? (
            <>
              <b>{t().whyNot}</b> {ruling === null ? t().notAsked : text.refusal(whyNot)}{' '}
            </>
          ) : null}
          {missing}
        </p>
      )}
      {help === undefined ? null : (
        <p class="ex-help">
          <b>{t().howItWorks}</b> {help}
        </p>
      )}
      {ruling === null ? null : (
        <a href={`/rules/${game.module.meta.id}#${ruling}`} target="_blank" rel="noopener">
          {t().ruling(ruling)}
        </a>
      )}
    </>
  );
}

function Choice({ thing, s, reading }: { thing: Thing; s: TableStore; reading: Reading }) {
  const chosen = reading.gesture.join('&');
  return (
    <>
      {thing.ways.map((way, i) => (
        <button
          key={way.label}
          type="button"
          class="btn small"
          aria-pressed={way.to.join('&') === chosen}
          data-way={way.to.join('&')}
          onClick={(e) => {
            e.stopPropagation();
            s.fingers.choose(thing.id, i);
          }}
        >
          {way.label}
        </button>
      ))}
    </>
  );
}

/** The things as somebody finds them who cannot answer: the past, a replay, the end. */
function lookedAt(drawn: AnyTouchBoard, game: LoadedGame, props: AnyProps): Reading {
  const situation: Situation<unknown, Move, unknown> = {
    view: props.view,
    seat: null,
    decisions: [],
    gesture: [],
    after: () => null,
    once: onceIn(new Map()),
    whyNot: () => null,
    names: props.names,
    lang: props.lang,
    text: game.module.text[props.lang],
  };
  return read(drawn.touch as unknown as TouchModel<unknown, Move, unknown>, game.module.game.moves, situation);
}

/** So long a mouse or the focus rests on a thing until it explains itself. */
const REST_MS = 700;

/** The thing that somebody has been resting on for a while. */
function useRest(): readonly [string | null, NonNullable<HandAtTable['rest']>] {
  const [rested, setRested] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const mouse = useRef({ x: -1, y: -1 });
  useEffect(() => {
    const moved = (e: PointerEvent): void => {
      mouse.current = { x: e.clientX, y: e.clientY };
    };
    addEventListener('pointermove', moved);
    return () => {
      removeEventListener('pointermove', moved);
      clearTimeout(timer.current);
    };
  }, []);
  const rest: HandAtTable['rest'] = (id, at) => {
    clearTimeout(timer.current);
    // A thing that comes to lie under a mouse at rest was not asked what it is.
    const came = at !== undefined && at.clientX === mouse.current.x && at.clientY === mouse.current.y;
    if (id === null || came) setRested(null);
    else timer.current = setTimeout(() => setRested(id), REST_MS);
  };
  return [rested, rest];
}

/** An explanation is gone with the next tap, wherever it goes; the tap does what it would do without it. */
function useClosing(s: TableStore, explained: string | null, live: boolean): void {
  useEffect(() => {
    if (explained === null) return;
    const tapped = (): void => {
      const was = s.fingers.hand.peek();
      setTimeout(() => {
        if (!live) s.looked.value = s.looked.peek() === explained ? null : s.looked.peek();
        else if (s.fingers.hand.peek() === was) s.fingers.hush();
      });
    };
    addEventListener('click', tapped, true);
    return () => removeEventListener('click', tapped, true);
  }, [s, explained, live]);
}

interface HandProps {
  readonly s: TableStore;
  readonly game: LoadedGame;
  readonly drawn: AnyTouchBoard;
  readonly props: AnyProps;
  /** The present, with my hand in it; otherwise things only explain themselves. */
  readonly live: boolean;
}

/** The hand over everything a game draws: board, prompt art, rail, sheets. */
export function WithHand({ s, game, drawn, props, live, children }: HandProps & { children: ComponentChildren }) {
  const ground = useRef<HTMLDivElement>(null);
  const [rested, rest] = useRest();
  const past = useMemo(() => (live ? null : lookedAt(drawn, game, props)), [live, drawn, game, props.view, props.lang]);
  const reading = past ?? s.fingers.reading.value;
  const looked = s.looked.value;
  const hand = live ? s.fingers.hand.value : { ...EMPTY, explained: looked };
  const preview = reading?.ahead ?? null;
  useClosing(s, hand.explained, live);
  // Whatever it rested on may be gone with the gesture or the question, and nothing leaves then.
  useEffect(() => rest(null), [hand.gesture, s.fingers.question.value]);
  // What the others do in an imagined world is invented: where something is uncertain, or their answers are sealed, only my own
  // part is a consequence.
  const consequences = useMemo(() => {
    if (preview === null) return new Set<string>();
    const changed = changedPlaces(drawn.places, preview.events, preview.view);
    const invented = preview.uncertain || props.decision?.sealed === true;
    return new Set([...changed].filter(([, by]) => !invented || by === props.seat).map(([id]) => id));
  }, [preview, drawn, props.seat, props.decision]);
  if (reading === null) return null;
  const context: HandAtTable = {
    reading,
    hand,
    consequences,
    changed: props.changed,
    colour: (seat: Seat): number => props.people[seat]?.colour ?? seat,
    asked: live && (props.decision !== null || props.offers.length > 0),
    rest,
    tap: (id) => {
      rest(null);
      if (live) s.fingers.tap(id);
      else s.looked.value = looked === id ? null : id;
    },
    peek: (gesture) => (live ? s.fingers.read(gesture) : null),
  };
  const { Provider } = game.context ?? TableContext;
  const found = (id: string | null): Thing | undefined => (id === null ? undefined : reading.things.get(id));
  const explained = found(hand.explained);
  const tapped = found(hand.open);
  const open = tapped !== undefined && tapped.ways.length > 1 ? tapped : undefined;
  // A glance: it is not read out, and gives way to whatever was asked for.
  const glanced = explained === undefined && open === undefined ? found(rested) : undefined;
  return (
    <Provider value={context}>
      <div ref={ground} class={`hand-ground ${hand.asking === true ? 'asking' : ''}`}>
        {children}
        {explained === undefined ? null : (
          <AtThing place={explained.id} ground={ground} class="explanation" clear spares said label={t().whatIs}>
            <Explained thing={explained} game={game} />
          </AtThing>
        )}
        {glanced === undefined ? null : (
          <AtThing place={glanced.id} ground={ground} class="explanation glance" clear spares label={t().whatIs}>
            <Explained thing={glanced} game={game} />
          </AtThing>
        )}
        {open === undefined ? null : (
          <AtThing place={open.id} ground={ground} class="choice-at" spares label={t().choiceAt(open.name)}>
            <Choice thing={open} s={s} reading={reading} />
          </AtThing>
        )}
      </div>
    </Provider>
  );
}

interface Props extends Omit<HandProps, 'game'> {
  /** What has just happened: it moves once. */
  readonly events: readonly unknown[];
}

/** The board itself, and what moves on it. It stands inside `WithHand`. */
export function Drawn({ s, drawn, props, live, events }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const written = useRef<MutationObserver | null>(null);
  useLayoutEffect(() => {
    // Only what this drawing has just changed is asked for, before it would be heard of.
    const observer = new MutationObserver(() => {});
    if (frame.current !== null)
      observer.observe(frame.current, { subtree: true, childList: true, characterData: true });
    written.current = observer;
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const fresh = drawnAnew(written.current?.takeRecords() ?? []);
    animate(frame.current, journeys(drawn.places, events, props.view), motionSpeed(), fresh);
  }, [events]);
  // A tap on empty ground: things keep their own taps to themselves.
  useEffect(() => {
    const ground = frame.current;
    const drop = (): void => {
      if (live) s.fingers.drop();
      else s.looked.value = null;
    };
    ground?.addEventListener('click', drop);
    return () => ground?.removeEventListener('click', drop);
  }, [live, s]);
  const { Board } = drawn;
  return (
    <div ref={frame} class="fr-board">
      <Board {...props} />
    </div>
  );
}
