import type { LoadedGame } from '../app/games.ts';
import { change, settings } from '../app/settings.ts';
import { Brand, SettingsButton, ThemeButton } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { lang, t } from '../text/index.ts';
import { LookUpButton } from './look-up.tsx';
import { phaseOf } from './prompt.tsx';
import { SeatMenu } from './seat-menu.tsx';
import type { TableStore } from './store.ts';
import { Who } from './who.tsx';

/** Round and phase in one fixed place: the first part is loud, the rest second voice. */
export function Phase({ game, view }: { game: LoadedGame; view: unknown }) {
  const [loud = '', ...rest] = phaseOf(game, view);
  return (
    <h1>
      <span class="loud">{loud}</span>
      {rest.length === 0 ? null : (
        <span class="of">
          <i> · </i>
          {rest.join(' · ')}
        </span>
      )}
    </h1>
  );
}

export function PlainSwitch({ game }: { game: LoadedGame }) {
  if (game.drawn === null) return null;
  const { plain } = settings.value;
  const label = plain ? t().drawnTable : t().plainTable;
  return (
    <button
      type="button"
      class="btn icon quiet plain-switch"
      aria-label={label}
      title={label}
      onClick={() => change({ plain: !plain })}
    >
      <Icon name={plain ? 'tiles' : 'text'} />
    </button>
  );
}

export function TableBar({ s, game, view }: { s: TableStore; game: LoadedGame; view: unknown }) {
  return (
    <header class="bar table-bar">
      <Brand />
      <a class="btn icon quiet back" href="/" aria-label={t().toLobby}>
        <Icon name="left" />
      </a>
      <div class="phase">
        {view === null ? <h1>{game.module.meta.title[lang()]}</h1> : <Phase game={game} view={view} />}
        {s.shown.value?.table.status === 'running' ? <Who s={s} /> : null}
      </div>
      <span class="gname">{game.module.meta.title[lang()]}</span>
      <div class="tools">
        <PlainSwitch game={game} />
        <LookUpButton game={game} />
        <ThemeButton />
        <SettingsButton />
        <SeatMenu s={s} />
      </div>
    </header>
  );
}

export function LinkState({ s }: { s: TableStore }) {
  const link = s.live.link.value;
  return (
    <div class="link-state" role="status">
      {link === 'open' ? null : <p class={link}>{link === 'lost' ? t().lost : t().connecting}</p>}
    </div>
  );
}
