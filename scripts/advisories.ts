/** What `npm audit --json` says, as far as we read it. */
export interface Report {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (string | { title: string; url: string })[] }>
  >;
}

/** Advisories that do not concern us, by address, and why. */
const EXPLAINED: Readonly<Record<string, string>> = {};

/** One line an advisory; those without an explanation are open. */
export function judge(
  { vulnerabilities = {} }: Report,
  explained: Readonly<Record<string, string>> = EXPLAINED,
): { readonly lines: readonly string[]; readonly open: number } {
  const lines: string[] = [];
  let open = 0;
  for (const [name, { severity, via }] of Object.entries(vulnerabilities)) {
    for (const advisory of via) {
      // A name stands for a library further down, which has its own entry.
      if (typeof advisory === 'string') continue;
      const why = explained[advisory.url];
      if (why === undefined) open += 1;
      lines.push(`${name} (${severity}): ${advisory.title} ${advisory.url}${why === undefined ? '' : `: ${why}`}`);
    }
  }
  return { lines, open };
}
