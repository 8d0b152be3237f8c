import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { place } from '../app/router.ts';
import { me } from '../app/session.ts';
import { change, isDark } from '../app/settings.ts';
import { t } from '../text/index.ts';
import { Icon, Mark } from './icon.tsx';
import { Token } from './token.tsx';

/** Which dialog of the house is open. */
export const house = signal<'settings' | 'person' | null>(null);

export function Brand() {
  return (
    <a class="brand" href="/" aria-label={t().brand}>
      <Mark />
      <span class="brand-word">{t().brand}</span>
    </a>
  );
}

export function ThemeButton() {
  return (
    <button
      type="button"
      class="btn icon quiet theme-button"
      aria-label={t().lightOrDark}
      title={t().lightOrDark}
      onClick={() => change({ theme: isDark() ? 'light' : 'dark' })}
    >
      <Icon name={isDark() ? 'sun' : 'moon'} />
    </button>
  );
}

export function SettingsButton() {
  return (
    <button
      type="button"
      class="btn icon quiet"
      aria-label={t().settings}
      title={t().settings}
      onClick={() => {
        house.value = 'settings';
      }}
    >
      <Icon name="gear" />
    </button>
  );
}

/** The header of all pages except the table. */
export function Header({ children }: { children?: ComponentChildren }) {
  const { path } = place.value;
  const person = me.value;
  const current = (to: string): { class: string; 'aria-current'?: 'page' } =>
    (to === '/' ? path === '/' : path.startsWith(to)) ? { class: 'cur', 'aria-current': 'page' } : { class: '' };
  return (
    <header class="bar">
      <Brand />
      <nav class="nav" aria-label={t().mainNav}>
        <a href="/" {...current('/')}>
          {t().play}
        </a>
        <a href="/rules" {...current('/rules')}>
          {t().rules}
        </a>
        <a href="/about" {...current('/about')}>
          {t().about}
        </a>
      </nav>
      {children}
      <div class="tools">
        <ThemeButton />
        <SettingsButton />
        {person ? (
          <a class="btn quiet prof" title={t().accountTitle} href="/you">
            <Token colour={person.colour} name={person.name} size="sm" />
            <span>{person.name}</span>
          </a>
        ) : person === null ? (
          <a class="btn quiet prof" href="/enter" aria-label={t().signIn}>
            <Icon name="key" />
            <span>{t().signIn}</span>
          </a>
        ) : (
          <span class="prof" aria-hidden="true" />
        )}
      </div>
    </header>
  );
}

/** Tabs at the thumb on a phone. */
export function HouseTabs() {
  const { path } = place.value;
  const cls = (on: boolean): string => (on ? 'tab on' : 'tab');
  return (
    <nav class="tabs" aria-label={t().mainNav}>
      <a class={cls(path === '/')} href="/">
        <Icon name="home" />
        <span>{t().play}</span>
      </a>
      <a class={cls(path.startsWith('/rules'))} href="/rules">
        <Icon name="book" />
        <span>{t().rules}</span>
      </a>
      <button
        type="button"
        class="tab"
        onClick={() => {
          house.value = 'settings';
        }}
      >
        <Icon name="gear" />
        <span>{t().settings}</span>
      </button>
      <a class={cls(path === '/you' || path === '/enter')} href={me.value ? '/you' : '/enter'}>
        <Icon name="people" />
        <span>{t().accountTitle}</span>
      </a>
    </nav>
  );
}
