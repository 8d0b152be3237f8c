/** The first that fits: several browsers also claim to be another one. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser calls itself, as a person would say it: 'Firefox/Linux'. Nothing else of the header is kept. */
export function deviceOf(agent: string | undefined): string {
  const name = (list: typeof BROWSERS): string => list.find(([fits]) => fits.test(agent ?? ''))?.[1] ?? '';
  return `${name(BROWSERS)}/${name(SYSTEMS)}`;
}
