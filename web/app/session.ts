import { signal } from '@preact/signals';
import type { Me } from '#server/protocol.ts';
import { ApiProblem, api } from './api.ts';

/** Who I am: undefined while unknown, null before the first name was given. */
export const me = signal<Me | null | undefined>(undefined);

/** Problem of the first contact, if the server cannot be reached. */
export const contact = signal<'unknown' | 'fine' | 'lost'>('unknown');

/** Kept beside the cookie, which scripts cannot see: a stranger is not asked about on the server. */
const KNOWN = 'tafelrunde:known';

function known(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

export async function whoAmI(): Promise<void> {
  if (!known()) {
    me.value = null;
    return;
  }
  try {
    me.value = await api.me();
    contact.value = 'fine';
  } catch (e) {
    if (e instanceof ApiProblem && e.status > 0 && e.status < 500) {
      me.value = null;
      contact.value = 'fine';
      return;
    }
    contact.value = 'lost';
    setTimeout(() => void whoAmI(), 2000);
  }
}

export async function introduce(name: string, colour: number): Promise<void> {
  me.value = me.value ? await api.rename({ name, colour }) : await api.guest({ name, colour });
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // Then the server is asked every time.
  }
}
