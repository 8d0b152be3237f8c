/** A number on the table, and what it is: `data-value` says it to the law that compares it with what the view says. */

interface Props {
  /** What is counted: 'wood', 'points'. Whose it is says the nearest `data-seat` around it. */
  readonly of: string;
  readonly n: number;
  /** What the gesture would make of it. */
  readonly then?: number | undefined;
  /** Of so many: '/7'. */
  readonly rest?: string;
  readonly class?: string;
}

/** With a minus, and not a hyphen. */
const minus = (n: number): string => `${n}`.replace('-', '−');

export function Num({ of, n, then = n, rest = '', class: own = '' }: Props) {
  return (
    <b class={`num ${own}`} data-value={of}>
      {then === n ? minus(n) + rest : `${minus(n)}→${minus(then)}`}
    </b>
  );
}
