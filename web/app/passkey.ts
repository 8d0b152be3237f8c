import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Account, Entered } from '#server/protocol.ts';
import { api } from './api.ts';

/** Whether a passkey can be made here: browsers want a name of the site, not an address, and a safe connection. */
export function canPasskey(): boolean {
  return browserSupportsWebAuthn() && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
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
