import type { IncomingHttpHeaders } from 'node:http';

/** Where requests may come from: the page this server gave out, or a site it was told to trust. */
export class Origins {
  readonly #trusted: ReadonlySet<string>;

  constructor(trusted: readonly string[]) {
    this.#trusted = new Set(trusted);
  }

  /**
   * A browser names the origin of every unsafe request and of every socket; without one nobody can vouch for it. Scheme,
   * host and port have to be ours; `secure` is null where a proxy has not said which scheme it speaks.
   */
  allows(origin: string | undefined, host: string | undefined, secure: boolean | null): boolean {
    if (origin === undefined || host === undefined) return false;
    if (this.#trusted.has(origin)) return true;
    const ours = host.toLowerCase();
    return (secure !== true && same(origin, `http://${ours}`)) || (secure !== false && same(origin, `https://${ours}`));
  }
}

/** Byte by byte, so that nothing more than an origin passes; a usual port need not be named. */
function same(origin: string, ours: string): boolean {
  return URL.canParse(ours) && origin === new URL(ours).origin;
}

/** Whether the browser speaks https with us, or with the proxy in front of us; null if the proxy does not say. */
export function isSecure(headers: IncomingHttpHeaders, socket: object, proxied: boolean): boolean | null {
  if ('encrypted' in socket) return true;
  if (!proxied) return false;
  const said = headers['x-forwarded-proto'];
  return said === undefined ? null : said === 'https';
}

/** The address a connection comes from; behind a proxy that is told by the proxy. */
export function addressOf(headers: IncomingHttpHeaders, remote: string | undefined, proxied: boolean): string {
  const forwarded = proxied ? headers['x-forwarded-for'] : undefined;
  const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return networkOf(list?.split(',').at(-1)?.trim() || remote || 'unknown');
}

/** Whoever has an IPv6 address has as many as they like: their network is counted. */
function networkOf(address: string): string {
  const bare = address.toLowerCase().replace(/^\[|\](:\d+)?$|%.*$/g, '');
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(bare)?.[1];
  if (four !== undefined) return four;
  if (!bare.includes(':')) return bare;
  const [before = '', after] = bare.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const parts = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
