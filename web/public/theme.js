// Before the first paint: theme and language as they were kept, so that nothing flashes. In words that old browsers read, too:
// whichever cannot run the rest keeps the plain page of index.html instead of a blank one.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('tafelrunde:settings') || '{}') || {};
  } catch (_) {
    kept = {};
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (kept.lang === 'de' || kept.lang === 'en') root.lang = kept.lang;
  if (!Map.groupBy || !CSS.supports('selector(:has(a))')) root.dataset.old = '';
})();
