/** Four well-mixed 32-bit words of a string: seeds of random streams and fingerprints of states. */
export function hash128(text: string): [number, number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0x6a09e667;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = Math.imul(a ^ k, 0x85ebca6b);
    b = Math.imul(b ^ k, 0xc2b2ae35) + a;
    c = Math.imul(c ^ k, 0x27d4eb2f) ^ (b >>> 15);
    d = Math.imul(d ^ k, 0x165667b1) + (c << 7);
  }
  a = finish(a ^ (d >>> 16));
  b = finish(b ^ a);
  c = finish(c ^ b);
  d = finish(d ^ c);
  return [a, b, c, d];
}

function finish(x: number): number {
  let h = x ^ (x >>> 16);
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  h = Math.imul(h, 0x846ca68b);
  return h ^ (h >>> 16);
}

/** JSON with sorted keys: equal values give equal text, however they were built. For plain data only, as states are. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return typeof value === 'boolean' ? String(value) : 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(value[i]);
    return `[${text}]`;
  }
  const source = value as Record<string, unknown>;
  for (const key of Object.keys(source).sort()) {
    const inner = source[key];
    if (inner === undefined) continue;
    text += `${(text === '' ? '' : ',') + JSON.stringify(key)}:${canonicalJson(inner)}`;
  }
  return `{${text}}`;
}

/** Fingerprint of a state: 16 hex digits. */
export function stateHash(state: unknown): string {
  const [a, b] = hash128(canonicalJson(state));
  return hex(a) + hex(b);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
