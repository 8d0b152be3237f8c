import type { GameText, Move, OptionSpec } from '#kernel';
import type { AnyTouchBoard } from '../app/games.ts';
import { Check } from '../parts/segmented.tsx';
import { lang, t } from '../text/index.ts';

export type OptionValue = string | number | boolean | readonly string[];
type Texts = GameText<Move, unknown, unknown>['options'];

interface Props {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly texts: Texts;
  readonly seats: number;
  readonly value: OptionValue | undefined;
  readonly onChange: (value: OptionValue) => void;
  /** Draws the values, where the game has pictures of them. */
  readonly Art?: NonNullable<AnyTouchBoard['OptionArt']> | undefined;
}

/** Values of a choice a seat without repetition: what the other seats have taken is not offered. */
export function freeValues(
  spec: { values: readonly string[]; default: string },
  list: readonly string[],
  seat: number,
) {
  return spec.values.filter((v) => v === spec.default || !list.some((x, i) => x === v && i !== seat));
}

/** One option of a table as its schema describes it. */
export function OptionField({ name, spec, texts, seats, value, onChange, Art }: Props) {
  const label = texts[name]?.label ?? name;
  const about = texts[name]?.about;
  const said = about === undefined ? null : <small class="opt-about">{about}</small>;
  const word = (v: string): string => texts[name]?.values?.[v] ?? v;
  switch (spec.kind) {
    case 'choice':
      if (Art !== undefined)
        return (
          <fieldset class="option-pictures">
            <legend>{label}</legend>
            {said}
            {spec.values.map((v) => (
              <label key={v}>
                <input
                  type="radio"
                  name={name}
                  value={v}
                  checked={String(value ?? spec.default) === v}
                  onChange={() => onChange(v)}
                />
                <Art option={name} value={v} lang={lang()} />
                <span>{word(v)}</span>
              </label>
            ))}
          </fieldset>
        );
      return (
        <label class="field">
          <span>{label}</span>
          <select value={String(value ?? spec.default)} onChange={(e) => onChange(e.currentTarget.value)}>
            {spec.values.map((v) => (
              <option key={v} value={v}>
                {word(v)}
              </option>
            ))}
          </select>
          {said}
        </label>
      );
    case 'flag':
      return (
        <Check
          label={label}
          {...(about === undefined ? {} : { hint: about })}
          checked={value === undefined ? spec.default : value === true}
          onChange={onChange}
        />
      );
    case 'int':
      return (
        <label class="field">
          <span>{label}</span>
          <input
            type="number"
            min={spec.min}
            max={spec.max}
            value={String(value ?? spec.default)}
            onInput={(e) => {
              const n = e.currentTarget.valueAsNumber;
              if (Number.isInteger(n) && n >= spec.min && n <= spec.max) onChange(n);
            }}
          />
          {said}
        </label>
      );
    case 'perSeat': {
      const list = Array.from({ length: seats }, (_, i) =>
        Array.isArray(value) ? String(value[i] ?? spec.default) : spec.default,
      );
      return (
        <fieldset class="per-seat">
          <legend>{label}</legend>
          {said}
          {list.map((_, i) => {
            const seatLabel = i === 0 ? t().seatMine : t().seatKind(i + 1);
            return (
              <div key={seatLabel} class="of-seat">
                {Art === undefined ? null : <b>{seatLabel}</b>}
                <SeatChoice
                  name={`${name}-${i}`}
                  option={name}
                  label={seatLabel}
                  spec={spec}
                  list={list}
                  seat={i}
                  word={word}
                  Art={Art}
                  onChange={(v) => onChange(list.map((old, k) => (k === i ? v : old)))}
                />
              </div>
            );
          })}
        </fieldset>
      );
    }
  }
}

interface SeatChoiceProps {
  /** Of the field, told apart from that of other seats. */
  readonly name: string;
  readonly option: string;
  readonly label: string;
  readonly spec: { readonly values: readonly string[]; readonly default: string };
  /** What every seat has chosen. */
  readonly list: readonly string[];
  readonly seat: number;
  readonly word: (value: string) => string;
  readonly onChange: (value: string) => void;
  readonly Art?: Props['Art'];
}

/** What one seat chooses among what is free, as pictures where the game has them. */
export function SeatChoice({ name, option, label, spec, list, seat, word, onChange, Art }: SeatChoiceProps) {
  const now = list[seat] ?? spec.default;
  const free = freeValues(spec, list, seat);
  const values = free.includes(spec.default) ? free : [spec.default, ...free];
  if (Art === undefined)
    return (
      <label class="field">
        <span>{label}</span>
        <select value={now} onChange={(e) => onChange(e.currentTarget.value)}>
          {values.map((v) => (
            <option key={v} value={v}>
              {word(v)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <span class="seat-pictures" role="radiogroup" aria-label={label}>
      {values.map((v) => (
        <label key={v} class={v === now ? 'on' : ''}>
          <input class="sr" type="radio" name={name} checked={v === now} onChange={() => onChange(v)} />
          <Art option={option} value={v} lang={lang()} />
          <span>{word(v)}</span>
        </label>
      ))}
    </span>
  );
}
