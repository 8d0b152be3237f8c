/** Escapes of what no text of ours holds: U+0000 and halves of a letter. As bytes neither of them can come. */
const SUSPECT = /\\u(?:0000|[dD][89a-fA-F])/;

/** U+0000 cannot be stored by every database, and half a letter cannot be written down at all. */
function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** Where in a value something stands that is no text, as a path; null where all is well. */
function badText(value: unknown, at = ''): string | null {
  if (typeof value === 'string') return isText(value) ? null : at;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = isText(key) ? badText(inner, `${at}/${key}`) : at;
    if (found !== null) return found;
  }
  return null;
}

/** JSON from outside. Null where it is none; `bad` where a text in it is none. */
export function readJson(text: string): { readonly value: unknown; readonly bad: string | null } | null {
  try {
    const value: unknown = JSON.parse(text);
    return { value, bad: SUSPECT.test(text) ? badText(value) : null };
  } catch {
    // Nested beyond all measure it is none either.
    return null;
  }
}
