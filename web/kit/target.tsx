/** A thing on the board: role, keys, name, marks and the one attribute that tests, motion and lessons look for. */
import type { ComponentChildren, SVGAttributes } from 'preact';
import type { Seat } from '#kernel';
import { marksOf } from './marks.ts';
import { useHand } from './table-context.ts';

interface Props {
  /** Id of the thing in the touch model. */
  readonly thing: string;
  /** In a drawing `g` or `path`, elsewhere a button. */
  readonly as?: 'button' | 'g' | 'path' | 'rect' | 'circle';
  readonly class?: string;
  readonly children?: ComponentChildren;
  /** Its children say in words what it is, although a component of theirs hides it. */
  readonly words?: boolean;
  /** False where the drawing under a resting mouse says enough: no glance opens over it. */
  readonly glance?: boolean;
  /** Whose place it is. */
  readonly seat?: Seat | undefined;
  /** Further attributes of the element: `d`, `transform`, `style`. */
  readonly draw?: SVGAttributes<SVGGElement>;
}

/** Whether a drawing says something in words: then they are its name, and not what the model calls it. */
function hasWords(children: ComponentChildren): boolean {
  if (typeof children === 'string') return /\p{L}{2}/u.test(children);
  if (Array.isArray(children)) return children.some(hasWords);
  if (children === null || typeof children !== 'object' || !('props' in children)) return false;
  return hasWords((children.props as { children?: ComponentChildren }).children);
}

/** Draws its children as something that can be touched. A thing the touch model does not know is only a drawing. */
export function Target({
  thing: id,
  as = 'button',
  class: own = '',
  children,
  words,
  glance = true,
  seat,
  draw,
}: Props) {
  const h = useHand();
  const thing = h.reading.things.get(id);
  const Tag = as as 'g';
  if (thing === undefined) {
    const Plain = (as === 'button' ? 'div' : as) as 'g';
    return (
      <Plain {...draw} class={own} data-place={id} data-seat={seat}>
        {children}
      </Plain>
    );
  }
  const marks = marksOf(h, id);
  const isAnswer = thing.ways.length > 0;
  const selected = marks.includes('selected');
  const mover = h.changed.get(id);
  const touch = (e: Event): void => {
    e.stopPropagation();
    h.tap(id);
  };
  return (
    <Tag
      {...draw}
      {...(as === 'button' ? { type: 'button' } : { role: 'button' })}
      class={`thing ${own} ${marks.map((m) => `m-${m}`).join(' ')}${mover === undefined ? '' : ` seat-${h.colour(mover)}`}${h.hand.explained === id ? ' explained' : ''}`}
      data-place={id}
      data-seat={seat}
      data-move={isAnswer ? thing.ways.map((w) => w.to.join('&')).join(' ') : undefined}
      aria-label={as === 'button' && (words ?? hasWords(children)) ? undefined : thing.name}
      aria-pressed={isAnswer ? selected : undefined}
      aria-expanded={thing.ways.length > 1 ? h.hand.open === id : undefined}
      tabindex={isAnswer || !h.asked ? 0 : -1}
      onClick={touch}
      onPointerEnter={(e: PointerEvent) => {
        if (glance && e.pointerType === 'mouse') h.rest?.(id, e);
      }}
      onPointerLeave={() => h.rest?.(null)}
      onFocus={(e: FocusEvent) => {
        if (glance && e.currentTarget instanceof Element && e.currentTarget.matches(':focus-visible')) h.rest?.(id);
      }}
      onBlur={() => h.rest?.(null)}
      onKeyDown={(e: KeyboardEvent) => {
        if (as === 'button' || (e.key !== 'Enter' && e.key !== ' ')) return;
        e.preventDefault();
        touch(e);
      }}
    >
      {children}
    </Tag>
  );
}

/** The marks of a place that is drawn but not touched: `m-changed seat-2`. */
export function usePlace(id: string): { readonly class: string; readonly 'data-place': string } {
  const h = useHand();
  const mover = h.changed.get(id);
  const marks = marksOf(h, id).map((m) => `m-${m}`);
  return { class: [...marks, ...(mover === undefined ? [] : [`seat-${h.colour(mover)}`])].join(' '), 'data-place': id };
}

/** The name of a thing for whoever listens, inside a Target (with `words`) that draws only figures. */
export function Said({ thing }: { readonly thing: string }) {
  return <span class="sr">{useHand().reading.things.get(thing)?.name}</span>;
}
