import { t } from '../text/index.ts';

/** For somebody who may sit here already and is not known on this device. */
export function WaysIn() {
  return (
    <p class="ways-in">
      <b>{t().ownLink}</b> {t().ownLinkText}{' '}
      <a href={`/enter?to=${encodeURIComponent(location.pathname)}`}>{t().signIn}</a>
    </p>
  );
}
