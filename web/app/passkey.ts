import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Account, Entered } from '#server/protocol.ts';
import { api } from './api.ts';

/** Why no passkey can be made here, or null: browsers want https, and a name of the site instead of an address. */
export function noPasskey(): 'https' | 'browser' | null {
  if (!isSecureContext) return 'https';
  return browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname) ? null : 'browser';
}

/** Somebody closed the browser's own dialog: nothing has happened. */
export class Cancelled extends Error {}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (e) {
    throw new Cancelled(String(e));
  }
}

/** Makes a passkey on this device. */
export async function makePasskey(name: string): Promise<Account> {
  const optionsJSON = (await api.newPasskeyOptions()) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await asked(() => startRegistration({ optionsJSON }));
  return api.keepPasskey(name, response);
}

export async function enterWithPasskey(): Promise<Entered> {
  const optionsJSON = (await api.enterOptions()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await asked(() => startAuthentication({ optionsJSON }));
  return api.enterPasskey(response);
}
