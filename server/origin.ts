import type { IncomingHttpHeaders } from 'node:http';

/** Where requests may come from: the page this server gave out, or a site it was told to trust. */
export class Origins {
  readonly #trusted: ReadonlySet<string>;

  constructor(trusted: readonly string[]) {
    this.#trusted = new Set(trusted);
  }

  /** A browser names the origin of every unsafe request and of every socket; without one nobody can vouch for it. */
  allows(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined || host === undefined) return false;
    if (this.#trusted.has(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
  }
}

/** The address a connection comes from; behind a proxy that is told by the proxy. */
export function addressOf(headers: IncomingHttpHeaders, remote: string | undefined, proxied: boolean): string {
  const forwarded = proxied ? headers['x-forwarded-for'] : undefined;
  const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return list?.split(',').at(-1)?.trim() || remote || 'unknown';
}
