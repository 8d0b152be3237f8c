import { signal } from '@preact/signals';
import type { Me } from '#server/protocol.ts';
import { guestNames } from '../text/guest.ts';
import { t } from '../text/index.ts';
import { ApiProblem, api } from './api.ts';

/** Who I am: undefined while unknown, null on the first visit. */
export const me = signal<Me | null | undefined>(undefined);

/** Problem of the first contact, if the server cannot be reached. */
export const contact = signal<'unknown' | 'fine' | 'lost'>('unknown');

/** The cookie decides, and only the server sees it: it is asked every time. */
export async function whoAmI(): Promise<void> {
  try {
    me.value = (await api.session()).me;
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

/** Somebody who only wants to play is nobody in particular until friends come. */
export async function beSomebody(): Promise<void> {
  if (!me.value) me.value = await api.guest({ name: t().guestName });
}

/** Has not said a name yet: friends could not tell who it is. */
export function isNameless(person: Me | null | undefined): boolean {
  return !person || Object.values(guestNames).includes(person.name);
}
