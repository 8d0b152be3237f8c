import '../style/room.css';
import { useState } from 'preact/hooks';
import { isLevel, LEVELS } from '#bots/levels.ts';
import { gameEntry } from '#games';
import type { TableModule } from '#kernel';
import type { Arrange, SeatInfo, TableMessage } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { gameTitle, loadedGame } from '../app/games.ts';
import { go } from '../app/router.ts';
import { isNameless, me } from '../app/session.ts';
import { offeredLevel } from '../app/won.ts';
import { GameFacts } from '../lobby/first.tsx';
import { PatienceField } from '../lobby/new-table.tsx';
import { OptionField, type OptionValue, SeatChoice } from '../lobby/option-fields.tsx';
import { seatName } from '../lobby/sentences.ts';
import { Cover } from '../parts/cover.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Header, HouseTabs } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { Invitation } from '../parts/invitation.tsx';
import { PersonForm } from '../parts/person.tsx';
import { PresentToken, presenceWord } from '../parts/presence.tsx';
import { Check } from '../parts/segmented.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { Token } from '../parts/token.tsx';
import { lang, levelName, t } from '../text/index.ts';
import { howLong } from '../text/time.ts';
import { useTabTitle } from './announce.tsx';
import type { TableStore } from './store.ts';
import { WaysIn } from './ways-in.tsx';

interface Room {
  readonly s: TableStore;
  readonly table: TableMessage;
  readonly busy: boolean;
  readonly act: (what: () => Promise<unknown>) => Promise<void>;
}

function arranging({ s, act }: Room): (wish: Arrange) => void {
  return (wish) => void act(() => api.arrange(s.id, wish));
}

/** An option as this table has it, in words. */
function optionWords(module: TableModule, name: string, value: unknown): string {
  const texts = module.text[lang()].options[name];
  const word = (v: unknown): string => texts?.values?.[String(v)] ?? String(v);
  if (typeof value === 'boolean') return value ? t().yes : t().no;
  if (Array.isArray(value)) return t().eachChooses;
  return word(value);
}

function OptionsPanel(room: Room & { module: TableModule; host: boolean }) {
  const { s, table, module, host, act } = room;
  const [edit, setEdit] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, OptionValue>>>({});
  const [takeBacks, setTakeBacks] = useState(true);
  const [hints, setHints] = useState(false);
  const [patience, setPatience] = useState<number | null>(null);
  const names = Object.keys(module.game.options);
  const Art = s.loaded?.drawn?.OptionArt;
  return (
    <section class="panel opts" aria-label={t().tableRules}>
      <header class="ph">
        <h2>{t().tableRules}</h2>
        {host ? (
          <button
            type="button"
            class="btn quiet small"
            onClick={() => {
              setValues(table.options as Readonly<Record<string, OptionValue>>);
              setTakeBacks(table.takeBacks);
              setHints(table.hints);
              setPatience(null);
              setEdit(true);
            }}
          >
            {t().changeOptions}
          </button>
        ) : null}
      </header>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>
              {module.text[lang()].options[name]?.label ?? name}
              <small class="opt-about">{module.text[lang()].options[name]?.about}</small>
            </dt>
            <dd>
              {Art !== undefined && typeof table.options[name] === 'string' ? (
                <Art option={name} value={table.options[name]} lang={lang()} />
              ) : null}
              {optionWords(module, name, table.options[name])}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            {t().hintsOption}
            <small class="opt-about">{t().hintsHint}</small>
          </dt>
          <dd>{table.hints ? t().yes : t().no}</dd>
        </div>
        <div>
          <dt>
            {t().takeBacksOption}
            <small class="opt-about">{t().takeBacksHint}</small>
          </dt>
          <dd>{table.takeBacks ? t().yes : t().no}</dd>
        </div>
        <div>
          <dt>
            {t().patienceOption}
            <small class="opt-about">{t().patienceHint}</small>
          </dt>
          <dd>{howLong(table.patience)}</dd>
        </div>
      </dl>
      {edit ? (
        <Dialog title={t().tableRules} onClose={() => setEdit(false)}>
          <p class="dlg-text">{t().optionsChanged}</p>
          {/* What each seat has of its own is chosen at the seat. */}
          {Object.entries(module.game.options).map(([name, spec]) =>
            spec.kind === 'perSeat' ? null : (
              <OptionField
                key={name}
                name={name}
                spec={spec}
                texts={module.text[lang()].options}
                Art={Art}
                seats={table.seats.length}
                value={values[name]}
                onChange={(value) => setValues({ ...values, [name]: value })}
              />
            ),
          )}
          <Check label={t().hintsOption} hint={t().hintsHint} checked={hints} onChange={setHints} />
          <Check label={t().takeBacksOption} hint={t().takeBacksHint} checked={takeBacks} onChange={setTakeBacks} />
          <PatienceField value={patience ?? Math.round(table.patience / 60_000)} onChange={setPatience} />
          <footer class="dlg-foot">
            <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
              {t().cancel}
            </button>
            <button
              type="button"
              class="btn primary"
              onClick={(e) => {
                e.currentTarget.closest('dialog')?.close();
                void act(async () => {
                  if (names.length > 0) await api.arrange(s.id, { do: 'options', options: { ...values } });
                  await api.arrange(s.id, {
                    do: 'manners',
                    takeBacks,
                    hints,
                    ...(patience === null ? {} : { patience: patience * 60 }),
                  });
                });
              }}
            >
              {t().save}
            </button>
          </footer>
        </Dialog>
      ) : null}
    </section>
  );
}

/** What somebody has chosen for their own seat, in words; nothing about what is left to chance. */
function chosenWords(module: TableModule | null, table: TableMessage, seat: number): string[] {
  if (module === null) return [];
  return Object.entries(module.game.options).flatMap(([name, spec]) => {
    const value = spec.kind === 'perSeat' ? (table.options[name] as readonly string[])[seat] : undefined;
    return spec.kind !== 'perSeat' || value === undefined || value === spec.default
      ? []
      : [optionWords(module, name, value)];
  });
}

/** What the game lets each seat choose, among what is free: with pictures where it has some. */
function SeatOption({ seat, module, name, ...room }: Room & { seat: SeatInfo; module: TableModule; name: string }) {
  const spec = module.game.options[name];
  if (spec?.kind !== 'perSeat') return null;
  const texts = module.text[lang()].options[name];
  const list = room.table.options[name] as readonly string[];
  return (
    <SeatChoice
      name={`my-${name}`}
      option={name}
      label={t().yourChoice(texts?.label ?? name)}
      spec={spec}
      list={list}
      seat={seat.seat}
      word={(v) => texts?.values?.[v] ?? v}
      Art={room.s.loaded?.drawn?.OptionArt}
      onChange={(value) => arranging(room)({ do: 'choose', option: name, value })}
    />
  );
}

/** What I choose for my own seat: my colour, unless the game has signs of its own, and what the game lets each seat choose. */
function OwnChoices({ seat, module, ...room }: Room & { seat: SeatInfo; module: TableModule | null }) {
  const wish = arranging(room);
  const { table, s } = room;
  const taken = table.seats.filter((x) => x.kind === 'person' && !x.me).map((x) => x.colour);
  return (
    <span class="own-choice">
      {s.loaded?.drawn?.signs !== undefined ? null : (
        <span class="colours" role="radiogroup" aria-label={t().yourColour}>
          {t().colours.map((label, c) =>
            taken.includes(c) ? null : (
              <label key={label} class={c === seat.colour ? 'on' : ''} title={label}>
                <input
                  class="sr"
                  type="radio"
                  name="my-colour"
                  checked={c === seat.colour}
                  onChange={() => wish({ do: 'colour', colour: c })}
                />
                <Token colour={c} name={seat.name ?? '?'} size="sm" />
                <span class="sr">{label}</span>
              </label>
            ),
          )}
        </span>
      )}
      {module === null
        ? null
        : Object.keys(module.game.options).map((name) => (
            <SeatOption key={name} {...room} seat={seat} module={module} name={name} />
          ))}
    </span>
  );
}

function SeatLine({
  seat,
  host,
  module,
  ...room
}: Room & { seat: SeatInfo; host: boolean; module: TableModule | null }) {
  const { s, table, busy, act } = room;
  const wish = arranging(room);
  const name = seatName(s.id, seat);
  const mine = table.mySeat !== null;
  const label = seat.kind !== 'open' ? name : seat.invited !== undefined ? t().keptFor(seat.invited) : t().freeSeat;
  const taken = seat.me ? [] : chosenWords(module, table, seat.seat);
  const small =
    seat.kind === 'bot' && seat.level !== undefined
      ? t().botOf(levelName(seat.level))
      : seat.kind === 'open'
        ? seat.invited !== undefined
          ? t().keptSmall
          : t().seatOpenHint
        : [seat.me ? t().seatMe : presenceWord(seat), seat.host ? t().hostOf : '', ...taken]
            .filter((w) => w !== '')
            .join(' · ');
  return (
    <li class={`srow ${seat.me ? 'me' : ''}`}>
      <span class="ord">
        {host ? (
          <button
            type="button"
            class="btn icon quiet"
            aria-label={t().moveSeatUp(seat.seat + 1)}
            disabled={seat.seat === 0 || busy}
            onClick={() => wish({ do: 'up', seat: seat.seat })}
          >
            <Icon name="up" />
          </button>
        ) : null}
        <b class="num">{seat.seat + 1}</b>
      </span>
      {seat.kind === 'open' ? (
        <span class="free">
          <Icon name="link" />
        </span>
      ) : (
        <PresentToken seat={seat} name={name} sign={s.loaded?.drawn?.signs?.chosen(table.options, seat.seat)} />
      )}
      <span class="sn">
        <b>{label}</b>
        <small>{small}</small>
      </span>
      {seat.me ? <OwnChoices {...room} seat={seat} module={module} /> : null}
      {seat.kind === 'person' && table.gathers ? (
        <span class={`rdy ${seat.ready ? 'yes' : ''}`}>
          {seat.ready ? <Icon name="ok" /> : null}
          {seat.ready ? t().ready : t().notReady}
        </span>
      ) : null}
      {seat.kind === 'open' && !mine && me.value && seat.invited === undefined ? (
        <button
          type="button"
          class="btn primary"
          disabled={busy}
          onClick={() =>
            void act(async () => {
              await api.join(s.id, seat.seat);
              s.live.again();
            })
          }
        >
          {t().sitDown}
        </button>
      ) : null}
      {seat.kind !== 'person' && mine && seat.invited === undefined ? (
        <button
          type="button"
          class="btn quiet move-here"
          disabled={busy}
          onClick={() => wish({ do: 'sit', seat: seat.seat })}
        >
          {t().moveHere}
          <span class="sr"> {t().seatKind(seat.seat + 1)}</span>
        </button>
      ) : null}
      {host && seat.kind === 'bot' && seat.level !== undefined ? (
        <select
          class="bot-level"
          aria-label={t().botLevel(seat.seat + 1)}
          value={String(seat.level)}
          disabled={busy}
          onChange={(e) => {
            const level = Number(e.currentTarget.value);
            if (isLevel(level)) wish({ do: 'bot', seat: seat.seat, level });
          }}
        >
          {LEVELS.map(({ level }) => (
            <option key={level} value={String(level)}>
              {levelName(level)}
            </option>
          ))}
        </select>
      ) : null}
      {host && seat.kind === 'open' ? (
        <span class="fill">
          <button
            type="button"
            class="btn"
            disabled={busy}
            onClick={() => wish({ do: 'bot', seat: seat.seat, level: offeredLevel() })}
          >
            <Icon name="bot" />
            {t().setBot}
          </button>
          {gameEntry(table.game)?.meta.seats.includes(table.seats.length - 1) ? (
            <button
              type="button"
              class="btn quiet icon"
              aria-label={t().removeSeat(seat.seat + 1)}
              disabled={busy}
              onClick={() => wish({ do: 'remove', seat: seat.seat })}
            >
              <Icon name="x" />
            </button>
          ) : null}
        </span>
      ) : null}
      {host && (seat.kind === 'bot' || (seat.kind === 'person' && !seat.me && !seat.here)) ? (
        <button
          type="button"
          class="btn quiet icon"
          aria-label={`${t().freeIt}: ${name}`}
          title={t().freeIt}
          disabled={busy}
          onClick={() => wish({ do: 'open', seat: seat.seat })}
        >
          <Icon name="x" />
        </button>
      ) : null}
    </li>
  );
}

/** What is missing, said to everybody at the table. */
function headline(table: TableMessage): string {
  const free = table.seats.filter((x) => x.kind === 'open').length;
  if (free > 0) return t().missing[Math.min(free, t().missing.length - 1)] ?? t().waitTitle;
  const slow = table.seats.some((x) => x.kind === 'person' && x.ready === undefined);
  return slow ? t().waitingReady : t().allReady;
}

/** Begins, or says that one is ready; what is missing is written beside it. */
function Go(room: Room & { host: boolean; mine: SeatInfo }) {
  const { s, table, host, mine, busy, act } = room;
  const [sure, setSure] = useState(false);
  const wish = arranging(room);
  const free = table.seats.some((x) => x.kind === 'open');
  const others = table.seats.every((x) => x.kind !== 'person' || x.me || x.ready);
  const canAdd = gameEntry(table.game)?.meta.seats.includes(table.seats.length + 1) === true;
  return (
    <div class="room-go">
      <p class="why-go">
        <Icon name="info" />
        <span>{free || !others ? t().whyNotBegin : t().whyBegin}</span>
      </p>
      <button
        type="button"
        class="btn quiet"
        disabled={busy}
        onClick={() =>
          void act(async () => {
            await api.leave(s.id);
            go('/');
          })
        }
      >
        {t().leave}
      </button>
      {host ? (
        <button type="button" class="btn quiet" disabled={busy} onClick={() => setSure(true)}>
          {t().closeTable}
        </button>
      ) : null}
      {host && canAdd ? (
        <button type="button" class="btn" disabled={busy} onClick={() => wish({ do: 'add' })}>
          <Icon name="plus" />
          {t().addSeat}
        </button>
      ) : null}
      {host && free ? (
        <button type="button" class="btn" disabled={busy} onClick={() => wish({ do: 'fill', level: offeredLevel() })}>
          <Icon name="bot" />
          {t().fillWithBots}
        </button>
      ) : null}
      {table.gathers ? (
        <button
          type="button"
          class={mine.ready ? 'btn' : 'btn primary'}
          disabled={busy}
          onClick={() => wish({ do: 'ready', ready: mine.ready === undefined })}
        >
          {mine.ready ? t().notYet : !host ? t().iAmReady : free || !others ? t().beginWhenFull : t().begin}
        </button>
      ) : null}
      {sure ? (
        <Dialog title={t().closeTable} onClose={() => setSure(false)}>
          <p class="dlg-text">{t().closeTableText}</p>
          <footer class="dlg-foot">
            <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
              {t().cancel}
            </button>
            <button
              type="button"
              class="btn primary"
              onClick={() =>
                void act(async () => {
                  go('/');
                  await api.closeTable(s.id);
                })
              }
            >
              {t().closeTable}
            </button>
          </footer>
        </Dialog>
      ) : null}
    </div>
  );
}

/** Somebody has come by the link: who invites to what, and one tap to sit down. */
function Guest({ s, table, busy, act }: Room) {
  const title = gameTitle(table.game, lang());
  const free = table.seats.filter(
    (x) => (x.kind === 'open' && x.invited === undefined) || (x.kind === 'bot' && table.gathers),
  );
  const host = table.seats.find((x) => x.host) ?? table.seats.find((x) => x.kind === 'person');
  const sit = async (): Promise<void> => {
    await api.join(s.id);
    s.live.again();
  };
  const meta = gameEntry(table.game)?.meta;
  return (
    <section class="panel come-in">
      <h2>{host === undefined ? t().invitedTo(title) : t().invitesTo(seatName(s.id, host), title)}</h2>
      {meta === undefined ? null : (
        <>
          <p>{meta.tagline[lang()]}</p>
          <GameFacts meta={meta} />
        </>
      )}
      {free.length === 0 ? (
        <p>
          <b>{t().tableFull}</b> {t().tableFullText}
        </p>
      ) : isNameless(me.value) ? (
        <PersonForm label={t().sitDownAs} onDone={() => void act(sit)} />
      ) : (
        <button type="button" class="btn primary big" disabled={busy} onClick={() => void act(sit)}>
          {t().sitDownAs}
        </button>
      )}
      <WaysIn />
    </section>
  );
}

/** A table that waits for players: who sits here, what is played, how others come, when it begins. */
export function Waiting({ s, table }: { s: TableStore; table: TableMessage }) {
  const [busy, setBusy] = useState(false);
  useTabTitle(table.game, false);
  const game = loadedGame(table.game);
  const module = typeof game === 'object' ? game.module : null;
  const title = gameTitle(table.game, lang());
  const act = async (what: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await what();
    } catch (e) {
      sayProblem(e);
    } finally {
      setBusy(false);
    }
  };
  const room: Room = { s, table, busy, act };
  const mine = table.seats.find((x) => x.me);
  const host = mine?.host === true;
  return (
    <div class="page">
      <Header />
      <main class="room" id="content">
        <div class="room-h">
          <Cover game={table.game} title={title} thumb />
          <div>
            <p class="eyebrow">{title}</p>
            <h1>{headline(table)}</h1>
          </div>
        </div>
        <div class="room-m">
          {mine === undefined ? <Guest {...room} /> : null}
          <section class="panel seatsp" aria-label={t().atTable}>
            <header class="ph">
              <h2>{t().atTable}</h2>
            </header>
            <ol class="srows">
              {table.seats.map((seat) => (
                <SeatLine key={seat.seat} {...room} seat={seat} host={host} module={module} />
              ))}
            </ol>
          </section>
          {module === null ? null : <OptionsPanel {...room} module={module} host={host} />}
          {host ? (
            <Check
              label={t().listed}
              hint={t().listedHint}
              checked={table.listed}
              onChange={(listed) => arranging(room)({ do: 'listed', listed })}
            />
          ) : null}
          {mine === undefined ? null : <Go {...room} host={host} mine={mine} />}
        </div>
        <aside class="room-s">
          <Invitation id={s.id} game={title} />
        </aside>
      </main>
      <HouseTabs />
    </div>
  );
}
