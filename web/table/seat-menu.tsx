import { useState } from 'preact/hooks';
import type { TableMessage } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { useDoor } from '../app/door.ts';
import { go } from '../app/router.ts';
import { change, settings } from '../app/settings.ts';
import { copyText } from '../parts/copy-text.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Popover } from '../parts/popover.tsx';
import { say } from '../parts/toast.tsx';
import { t } from '../text/index.ts';
import { acting } from './life.tsx';
import { beforeLastTurn } from './log-lines.ts';
import type { TableStore } from './store.ts';

type Asking = 'give' | 'resign' | 'end' | null;

function Sure({ s, table, what, onClose }: { s: TableStore; table: TableMessage; what: Asking; onClose: () => void }) {
  const [to, setTo] = useState<'bot' | 'link'>('bot');
  const act = acting(s);
  const people = table.seats.filter((x) => x.kind === 'person' && !x.resigned);
  const goesOn = people.length > 1 && table.seats.filter((x) => !x.resigned).length > 2;
  const foot = (label: string, press: () => void, no: string) => (
    <footer class="dlg-foot">
      <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
        {no}
      </button>
      <button
        type="button"
        class="btn primary"
        onClick={(e) => {
          e.currentTarget.closest('dialog')?.close();
          press();
        }}
      >
        {label}
      </button>
    </footer>
  );
  if (what === 'give')
    return (
      <Dialog title={t().giveTitle} onClose={onClose}>
        <p class="dlg-text">{t().giveText}</p>
        <ul class="chs wide">
          {(['bot', 'link'] as const).map((way) => (
            <li key={way}>
              <button
                type="button"
                class={`ch ${to === way ? 'on' : ''}`}
                aria-pressed={to === way}
                onClick={() => setTo(way)}
              >
                <Icon name={way === 'bot' ? 'bot' : 'link'} />
                <span class="ch-t">
                  <b>{way === 'bot' ? t().giveToBot : t().giveToLink}</b>
                  <small>{way === 'bot' ? t().giveToBotHint : t().giveToLinkHint}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {foot(t().giveNow, () => act({ do: 'give', to }), t().stay)}
      </Dialog>
    );
  if (what === 'resign')
    return (
      <Dialog title={t().resignTitle} onClose={onClose}>
        <p class="dlg-text">{goesOn ? t().resignOn : t().resignOver}</p>
        <p class="note">{t().resignKind}</p>
        {foot(t().resignNow, () => act({ do: 'resign' }), t().stay)}
      </Dialog>
    );
  return (
    <Dialog title={t().endTitle} onClose={onClose}>
      <p class="dlg-text">{people.length > 1 ? t().endText : t().endTextAlone}</p>
      {foot(
        people.length > 1 ? t().suggestEnd.replace(' …', '') : t().endNow,
        () => act({ do: 'ask', about: 'end' }),
        t().stay,
      )}
    </Dialog>
  );
}

/** What I can do about my seat: a break, take back, leave, resign. */
export function SeatMenu({ s }: { s: TableStore }) {
  const [asking, setAsking] = useState<Asking>(null);
  const door = useDoor();
  const shown = s.shown.value;
  if (shown === null || shown.table.status !== 'running') return null;
  const { table, log } = shown;
  const act = acting(s);
  const mine = table.mySeat === null ? undefined : table.seats[table.mySeat];
  const alone = table.seats.filter((x) => x.kind === 'person' && !x.resigned).length === 1;
  // Among bots the button goes back by itself.
  const bots = table.seats.every((x) => x.me || x.kind === 'bot' || x.resigned);
  const back = mine === undefined || bots ? null : beforeLastTurn(log, mine.seat, 0);
  const plays = mine !== undefined && !mine.resigned;
  return (
    <>
      <Popover label={t().menu} icon="more" title={t().yourSeat} class="seat-menu">
        {(close) => {
          const item = (icon: IconName, head: string, small: string, what: () => void, bad = false) => (
            <li>
              <button
                type="button"
                class={`mi ${bad ? 'bad' : ''}`}
                onClick={() => {
                  close();
                  what();
                }}
              >
                <Icon name={icon} />
                <span>
                  <b>{head}</b>
                  {small === '' ? null : <small>{small}</small>}
                </span>
              </button>
            </li>
          );
          return (
            <>
              {plays ? (
                <ul>
                  {item(
                    'pause',
                    alone ? t().pauseAlone : t().suggestPause,
                    alone ? t().pauseAloneHint : t().suggestPauseHint,
                    () => act({ do: 'ask', about: 'pause' }),
                  )}
                  {table.takeBacks && back !== null
                    ? item(
                        'undo',
                        alone ? t().takeBackAlone : t().askTakeBack,
                        alone ? t().takeBackAloneHint : t().askTakeBackHint,
                        () => act({ do: 'ask', about: 'take-back', to: back }),
                      )
                    : null}
                  {item('door', t().giveSeat, t().giveSeatHint, () => setAsking('give'))}
                  {item('x', t().suggestEnd, alone ? t().endAloneHint : t().suggestEndHint, () => setAsking('end'))}
                  {item('flag', t().resign, '', () => setAsking('resign'), true)}
                </ul>
              ) : null}
              <ul class="sec">
                {item('eye', t().inviteWatchers, table.watching > 0 ? t().watchers(table.watching) : '', () => {
                  const link = `${door?.origin ?? location.origin}/t/${s.id}`;
                  // Whoever may not copy can read it.
                  void copyText(link).then((done) => say(done ? t().copied : link));
                })}
                {item('sound', t().sound, settings.value.sound ? t().soundSoft : t().soundOff, () =>
                  change({ sound: !settings.value.sound }),
                )}
                <li>
                  <a class="mi" href={api.file(s.id)} download onClick={close}>
                    <Icon name="save" />
                    <span>
                      <b>{t().saveFile}</b>
                      <small>{t().saveRunning}</small>
                    </span>
                  </a>
                </li>
                {item('book', t().rules, '', () => go(`/games/${table.game}/rules`))}
              </ul>
            </>
          );
        }}
      </Popover>
      {asking === null ? null : <Sure s={s} table={table} what={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
