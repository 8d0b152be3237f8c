// Before the first paint: theme and language as they were kept, so that nothing flashes.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('tafelrunde:settings') ?? '{}') ?? {};
  } catch {
    kept = {};
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (kept.lang === 'de' || kept.lang === 'en') root.lang = kept.lang;
})();
