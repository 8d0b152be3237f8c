import { signal } from '@preact/signals';
import type { Me } from '#server/protocol.ts';
import { ApiProblem, api } from './api.ts';

/** Who I am: undefined while unknown, null before the first name was given. */
export const me = signal<Me | null | undefined>(undefined);

/** Problem of the first contact, if the server cannot be reached. */
export const contact = signal<'unknown' | 'fine' | 'lost'>('unknown');

export async function whoAmI(): Promise<void> {
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
}
