import type { Json, OptionSchema } from './types.ts';

export type OptionValues = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Checked and completed options of a table, or the name of the option that does not fit. */
export function readOptions(
  schema: OptionSchema,
  input: unknown,
  seats: number,
): { ok: true; options: OptionValues } | { ok: false; bad: string } {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) return { ok: false, bad: 'options' };
  const given = input as Readonly<Record<string, Json>>;
  for (const name of Object.keys(given)) if (!Object.hasOwn(schema, name)) return { ok: false, bad: name };
  const options: Record<string, string | number | boolean | readonly string[]> = {};
  for (const [name, spec] of Object.entries(schema)) {
    const value = given[name];
    switch (spec.kind) {
      case 'choice':
        if (value === undefined) options[name] = spec.default;
        else if (typeof value === 'string' && spec.values.includes(value)) options[name] = value;
        else return { ok: false, bad: name };
        break;
      case 'flag':
        if (value === undefined) options[name] = spec.default;
        else if (typeof value === 'boolean') options[name] = value;
        else return { ok: false, bad: name };
        break;
      case 'int':
        if (value === undefined) options[name] = spec.default;
        else if (typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max)
          options[name] = value;
        else return { ok: false, bad: name };
        break;
      case 'perSeat': {
        const list = value === undefined ? Array.from({ length: seats }, () => spec.default) : value;
        if (!Array.isArray(list) || list.length !== seats) return { ok: false, bad: name };
        const words: string[] = [];
        for (const word of list as readonly Json[]) {
          if (typeof word !== 'string' || !(word === spec.default || spec.values.includes(word)))
            return { ok: false, bad: name };
          if (word !== spec.default && words.includes(word)) return { ok: false, bad: name };
          words.push(word);
        }
        options[name] = words;
        break;
      }
    }
  }
  return { ok: true, options };
}
