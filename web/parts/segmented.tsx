import { useId } from 'preact/hooks';

interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly showLabel?: boolean;
}

/** A row of radio buttons that looks like one switch. */
export function Segmented<T extends string | number>({ label, value, choices, onChange, showLabel }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="segset">
      <legend class={showLabel ? 'eyebrow' : 'sr'}>{label}</legend>
      <span class="seg">
        {choices.map((c) => (
          <label key={c.value} class={c.value === value ? 'on' : ''}>
            <input class="sr" type="radio" name={name} checked={c.value === value} onChange={() => onChange(c.value)} />
            <span>{c.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/** A check box with a second voice under its label. */
export function Check(props: { label: string; hint?: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={props.checked} onChange={(e) => props.onChange(e.currentTarget.checked)} />
      <span>
        {props.label}
        {props.hint === undefined ? null : <small>{props.hint}</small>}
      </span>
    </label>
  );
}
