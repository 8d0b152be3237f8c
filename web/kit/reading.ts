/** The table as one hand finds it: what the board lays out, what the path makes of it, and what it comes to in words. Pure. */
import { type Move, type MoveShapes, NOT_ASKED, type Refusal, sameMove } from '#kernel';
import type {
  Chip,
  Explanation,
  Figure,
  Lying,
  PathWay,
  Situation,
  Thing,
  Touchable,
  TouchModel,
  Walked,
} from './contract.ts';
import { goesOn, inGesture, type Reading } from './hand.ts';
import { type KeptModel, readKept } from './kept-touch.ts';
import { pathOf, rootOf } from './path.ts';
import { plainly } from './plainly.ts';
import { toneOf } from './tone.ts';
import { tapsFor } from './way-back.ts';

type Model<M extends Move> = TouchModel<unknown, M, unknown>;
type At<M extends Move> = Situation<unknown, M, unknown>;

const SHUT: Touchable<unknown, never, unknown> = { ways: [] };

/** What a thing says of itself, with what the rules have against the answer one would expect there. */
function explained<M extends Move>(s: At<M>, lying: Lying<M>, open: boolean, refusal: Refusal | null): Explanation {
  const said = lying.explain();
  // That something else is asked is no reason against the thing.
  const against = refusal?.ruling === NOT_ASKED.ruling ? null : refusal;
  const whyNot = against ?? said.whyNot ?? null;
  return plainly(lying.name, { ...said, whyNot }, open, open || whyNot === null ? null : s.text.refusal(whyNot));
}

/** What a way is called at its thing: with a plus what goes on, and with what leads to it where another one is called the same. */
function waySaid<M extends Move>(
  model: Model<M>,
  s: At<M>,
  path: Walked<unknown, M, unknown>,
  { id, name }: Lying<M>,
  ways: readonly PathWay<unknown, M, unknown>[],
  way: PathWay<unknown, M, unknown>,
): string {
  const more = ways.length > 1 && inGesture(path.gesture, id);
  const plain = (x: PathWay<unknown, M, unknown>): string => {
    const label = model.label?.(s, x, path) ?? (x.moves[0] === undefined ? name : s.text.move(x.moves[0], x.here.view));
    return more && goesOn(path.gesture, x.to) && x.here.chain.length >= path.chain.length ? `+ ${label}` : label;
  };
  const label = plain(way);
  const { chain } = way.here;
  const same = ways.filter((x) => x !== way && plain(x) === label).map((x) => x.here.chain);
  const apart = chain.findIndex((m, i) => same.some((x) => x[i] === undefined || !sameMove(m, x[i])));
  const lead = chain[apart];
  return lead === undefined ? label : `${label} (${s.text.move(lead, s.after(chain.slice(0, apart))?.view ?? s.view)})`;
}

/** A thing as it lies there, with what a tap on it does; nothing is named before somebody looks. */
function touched<M extends Move>(model: Model<M>, s: At<M>, path: Walked<unknown, M, unknown>, lying: Lying<M>): Thing {
  const { ways, prefer, switch: isSwitch, on } = lying.shut === true ? SHUT : path.on(lying.id);
  const { why, button, grip } = lying;
  const asked = s.seat !== null && s.decisions.some((d) => d.optional === undefined);
  const shut = ways.length === 0 && asked && why !== undefined && why !== null;
  const called = (way: (typeof ways)[number]): string => waySaid(model, s, path, lying, ways, way);
  return {
    id: lying.id,
    get name() {
      return lying.name;
    },
    ways: ways.map((way) => ({
      to: way.to,
      get label() {
        return called(way);
      },
    })),
    ...(prefer === true ? { prefer } : {}),
    ...(isSwitch === true ? { switch: isSwitch } : {}),
    ...(on === true ? { on } : {}),
    ...(button === true ? { button } : {}),
    ...(grip === undefined ? {} : { grip }),
    ...(shut ? { cannot: true as const } : {}),
    explain: () => explained(s, lying, ways.length > 0, shut ? s.whyNot(why) : null),
  };
}

/** An answer without a place. */
function buttonOf<M extends Move>(
  model: Model<M>,
  s: At<M>,
  path: Walked<unknown, M, unknown>,
  word: string,
): Lying<M> {
  const [way] = path.on(word).ways;
  const said = (): string =>
    way === undefined
      ? word
      : (model.label?.(s, way, path) ?? (way.moves[0] === undefined ? word : s.text.move(way.moves[0], way.here.view)));
  return {
    id: word,
    get name() {
      return said();
    },
    button: true,
    explain: () => ({ says: [said()] }),
  };
}

/** What a gesture changes in the stock of whoever makes it. */
export function stockChips(before: readonly Figure[], after: readonly Figure[]): Chip[] {
  const counts = new Map(before.map((f) => [f.id, f.count]));
  return after.flatMap(({ id, name, count, more, chip }) => {
    // What was not counted before has not changed: a task that is new begins where it stands.
    const by = count - (counts.get(id) ?? count);
    if (by === 0 || chip === null) return [];
    return [{ text: chip?.(by) ?? `${by > 0 ? '+' : '−'}${Math.abs(by)} ${name}`, tone: toneOf(by, more), of: id }];
  });
}

function readPath<M extends Move>(model: Model<M>, shapes: MoveShapes, s: At<M>): Reading<M> {
  const root = rootOf(model.answers, shapes, s);
  const path = pathOf(root, s.gesture);
  const { gesture, chain, ready } = path;
  const lying = model.things(s, path);
  const laid = new Set(lying.map((x) => x.id));
  const buttons = path.buttons().filter((word) => !laid.has(word));
  const things = [...lying, ...buttons.map((word) => buttonOf(model, s, path, word))].map((x) =>
    touched(model, s, path, x),
  );
  const ahead = chain.length === 0 ? null : s.after(chain);
  const told = model.told(s, path);
  const { stock } = model;
  const changed =
    ahead === null || stock === undefined || s.seat === null
      ? []
      : stockChips(stock(s.view, s.seat, s.lang), stock(ahead.view, s.seat, s.lang));
  return {
    ...told,
    chips: [...(told.chips ?? []), ...changed],
    gesture,
    chain,
    ready: ready && ahead !== null,
    things: new Map(things.map((t) => [t.id, t])),
    buttons: things.filter((t) => t.button === true),
    ahead,
    routeTo: (moves) => tapsFor(root, moves),
    path,
  };
}

/** Asks the game what lies on the table, and adds what the path knows. */
export function read<M extends Move>(
  model: TouchModel<unknown, M, unknown> | KeptModel<M>,
  shapes: MoveShapes,
  s: Situation<unknown, M, unknown>,
): Reading<M> {
  return typeof model === 'function' ? readKept(model, shapes, s) : readPath(model, shapes, s);
}
