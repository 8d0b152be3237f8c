/** What a thing says of itself, said once: nothing that its name or another line says already, and no reason where it can be chosen. Pure. */
import type { Explanation } from './contract.ts';

/** Shorter than this a sentence may stand in another one by chance. */
const LONG = 12;

/** The sentences of a line. */
export const sentences = (line: string): readonly string[] =>
  line.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d„“(])/u).filter((sentence) => sentence !== '');

/** A sentence as it is compared: whatever stands around its words is nothing. */
const bare = (line: string): string =>
  line
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}+−½%]+/gu, ' ')
    .trim();

/** Whether a sentence is said by another one. */
export function isSaid(sentence: string, by: string): boolean {
  const [a, b] = [bare(sentence), bare(by)];
  return a === b || (a.length >= LONG && ` ${b} `.includes(` ${a} `));
}

/** Without the name it begins with: 'Rain Caller: for every blue card …' below the head 'Rain Caller'. */
function headless(name: string, line: string): string {
  const rest = line.startsWith(name) ? line.slice(name.length).replace(/^[.:]\s+/u, '') : line;
  return rest === '' || rest.length === line.length || /^[\s\p{L}\p{N},]/u.test(line.slice(name.length))
    ? line
    : rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** `open`: it can be chosen, so nothing stands against it and nobody has to know how it would work. `reason`: what the rules say. */
export function plainly(name: string, e: Explanation, open: boolean, reason: string | null): Explanation {
  const head = e.head ?? name;
  const told = [head];
  const once = (line: string | undefined): string | undefined => {
    if (line === undefined) return undefined;
    const left = sentences(headless(head, line)).filter((sentence) => !told.some((x) => isSaid(sentence, x)));
    told.push(...left);
    return left.length === 0 ? undefined : left.join(' ');
  };
  const says = e.says.flatMap((line) => once(line) ?? []);
  const needs = open || reason !== null ? undefined : once(e.needs);
  const counts = once(e.counts);
  if (reason !== null) told.push(reason);
  return {
    // Whoever was given no words at all says nothing, not even a head: a law looks for it.
    ...(e.says.length === 0 ? {} : { head }),
    says: needs === undefined ? says : [...says, needs],
    ...(counts === undefined ? {} : { counts }),
    ...(open ? {} : { ...(e.whyNot && { whyNot: e.whyNot }), missing: once(e.missing), help: once(e.help) }),
  };
}
