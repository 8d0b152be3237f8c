import type { ComponentChildren } from 'preact';

/** A text of the handbook with its marks: **bold** and [words](#chapter). */
export function Marked({ text, base = '' }: { text: string; base?: string }) {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const m of text.matchAll(/\*\*(.+?)\*\*|\[(.+?)\]\((#[\w-]+)\)/g)) {
    parts.push(text.slice(from, m.index));
    parts.push(m[1] === undefined ? <a href={`${base}${m[3]}`}>{m[2]}</a> : <b>{m[1]}</b>);
    from = m.index + m[0].length;
  }
  parts.push(text.slice(from));
  return <>{parts}</>;
}
