import { signal } from '@preact/signals';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export const place = signal<Place>(here());

export function go(to: string, replace = false): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place.value = here();
  if (location.pathname !== before && location.hash === '') scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place.value = here();
});

/** Plain links within the house become steps without a reload; everything else stays the browser's. */
addEventListener('click', (e) => {
  if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
  const link = e.target instanceof Element ? e.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  e.preventDefault();
  go(link.pathname + link.search + link.hash);
});

/** `/t/:id/replay` against a path: the named parts, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split('/').filter((p) => p !== '');
  const have = path.split('/').filter((p) => p !== '');
  if (want.length !== have.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, w] of want.entries()) {
    const h = have[i] as string;
    if (w.startsWith(':')) parts[w.slice(1)] = safeDecode(h);
    else if (w !== h) return null;
  }
  return parts;
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
