import Type, { type TString } from 'typebox';
import { Compile } from 'typebox/compile';
import { MatchId, type ProblemKey } from './protocol.ts';

interface Param {
  readonly form: TString;
  /** What somebody hears who sends something else: there is no such thing. */
  readonly otherwise: ProblemKey;
}

/** Every name that may stand in a path, with its form: what has another one meets no room of the house. */
const PARAMS: Readonly<Record<string, Param>> = {
  id: { form: MatchId, otherwise: 'unknown-match' },
  n: { form: Type.String({ pattern: '^(0|[1-9][0-9]{0,6})$' }), otherwise: 'bad-position' },
  before: { form: Type.String({ pattern: '^[0-9]{1,16}$' }), otherwise: 'not-found' },
  game: { form: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), otherwise: 'unknown-game' },
  key: { form: Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' }), otherwise: 'bad-passkey' },
  session: { form: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }), otherwise: 'not-found' },
};

/** The parameters of a path, in order. A name without a form is a mistake of ours. */
export function paramsOf(path: string): readonly (Param & { readonly name: string })[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const param = PARAMS[name];
    if (param === undefined) throw new Error(`the parameter ${name} of ${path} has no form`);
    return { name, ...param };
  });
}

/** Checks the parameters of this path: gives what is to be said to whoever sends something of another form. */
export function paramCheck(path: string): (param: (name: string) => string | undefined) => ProblemKey | null {
  const forms = paramsOf(path).map(({ name, form, otherwise }) => ({ name, check: Compile(form), otherwise }));
  return (param) => forms.find(({ name, check }) => !check.Check(param(name)))?.otherwise ?? null;
}
