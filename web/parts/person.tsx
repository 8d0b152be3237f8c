import { useState } from 'preact/hooks';
import { introduce, me } from '../app/session.ts';
import { t } from '../text/index.ts';
import { sayProblem } from './toast.tsx';
import { Token } from './token.tsx';

const NAME_LENGTH = 24;

/** Name and colour: all that a guest needs. */
export function PersonForm({ label, onDone }: { label: string; onDone?: () => void }) {
  const person = me.value;
  const [name, setName] = useState(person?.name ?? '');
  const [colour, setColour] = useState(person?.colour ?? 0);
  const [busy, setBusy] = useState(false);
  const submit = async (e: Event): Promise<void> => {
    e.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    setBusy(true);
    try {
      await introduce(wanted, colour);
      onDone?.();
    } catch (problem) {
      sayProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="person" onSubmit={(e) => void submit(e)}>
      <label class="field">
        <span>{t().yourName}</span>
        <input
          type="text"
          name="name"
          required
          maxLength={NAME_LENGTH}
          autocomplete="nickname"
          value={name}
          onInput={(e) => setName(e.currentTarget.value)}
        />
      </label>
      <fieldset class="colours">
        <legend>{t().yourColour}</legend>
        {t().colours.map((label, i) => (
          <label key={label} class={i === colour ? 'on' : ''} title={label}>
            <input class="sr" type="radio" name="colour" checked={i === colour} onChange={() => setColour(i)} />
            <Token colour={i} name={name || '?'} />
            <span class="sr">{label}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" class="btn primary" disabled={busy || name.trim() === ''}>
        {label}
      </button>
    </form>
  );
}
