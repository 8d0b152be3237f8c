import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/index.ts';

const loads = new WeakMap<object, () => Promise<void>>();

/** Waits until this page is there, or has failed: then it says so itself. */
export async function ready({ type }: VNode): Promise<void> {
  if (typeof type === 'function')
    await loads
      .get(type)?.()
      .catch(() => {});
}

/** A page that is fetched when somebody goes there. A `part` of a page says nothing while it is on its way. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  kind: 'page' | 'part' = 'page',
): ComponentType<P> {
  let page: ComponentType<P> | null = null;
  const fetch = async (): Promise<void> => {
    page ??= await load();
  };
  loads.set(Later, fetch);
  return Later;
  function Later(props: P) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(page === null ? 'waiting' : 'there');
    useEffect(() => {
      if (state !== 'waiting') return;
      let gone = false;
      fetch().then(
        () => {
          if (!gone) setState('there');
        },
        (e: unknown) => {
          console.warn('page does not load', e);
          if (!gone) setState('failed');
        },
      );
      return () => {
        gone = true;
      };
    }, [state]);
    const Page = page;
    if (state === 'there' && Page !== null) return <Page {...props} />;
    if (kind === 'part') return state === 'failed' ? <p role="status">{t().failed}</p> : null;
    return (
      <main class="page-note" id="content">
        <h1>{state === 'failed' ? t().failed : t().loading}</h1>
        {state === 'failed' ? (
          <button type="button" class="btn primary" onClick={() => setState('waiting')}>
            {t().retry}
          </button>
        ) : null}
      </main>
    );
  }
}
