import { useEffect, useState } from 'preact/hooks';
import { api } from './api.ts';

/** The address that is given to others, and whether it leads them here. */
export interface Door {
  readonly origin: string;
  readonly open: boolean;
}

/** `localhost` leads every device to itself: there the server is asked where others in the own network find it. */
const OWN_NAME = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Null for the moment in which the server is asked. */
export function useDoor(): Door | null {
  const own = OWN_NAME.test(location.hostname);
  const [near, setNear] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (own)
      // An answer that is cut off by leaving the page is none, too.
      api
        .near()
        .then(({ origin }) => setNear(origin))
        .catch(() => setNear(null));
  }, [own]);
  if (!own) return { origin: location.origin, open: true };
  return near === undefined ? null : { origin: near ?? location.origin, open: near !== null };
}
