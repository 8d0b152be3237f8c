/** Village cards: kept as objectives, on offer, and the choice between now and later. */

import type { Language } from '#kernel';
import { Picture } from '#web/kit/art.tsx';
import { objectiveSlots } from '../../rules/abilities.ts';
import { villageCardAt, villageCards } from '../../rules/data.ts';
import { objectiveProgress, playerAt } from '../../rules/inspect.ts';
import { compares } from '../../rules/metrics.ts';
import type { GameMove, Land } from '../../rules/state.ts';
import { metricPicture } from '../draw/metric.ts';
import { tribeName } from '../look.ts';
import { findMove, topFrame } from '../model.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { Fx } from './glyph.tsx';

function Metric({ card, land }: { card: number; land: Land }) {
  return (
    <Picture
      class="tw-mp"
      box="-34 -16 68 40"
      svg={metricPicture(villageCardAt(card).objective, tribeName(land.tribe))}
    />
  );
}

function Tiers({ card, land, lang }: { card: number; land: Land; lang: Language }) {
  const { objective } = villageCardAt(card);
  const { value } = objectiveProgress(land, card);
  const w = words(lang);
  return (
    <span class="tw-ti" aria-hidden="true">
      {objective.tiers.map((t) => (
        <i key={t.at} class={compares(value, objective.op, t.at) ? 'ok' : ''}>
          <u>{objective.op === 'atMost' ? w.upTo(t.at) : w.from(t.at)}</u>
          {t.vp}
        </i>
      ))}
    </span>
  );
}

/** Selects a move, and plays it when it was selected already. */
export function again(p: Props, move: GameMove, same: boolean): void {
  if (same) p.play(move);
  else p.select(move);
}

/** A kept objective: what it counts, how far it is, what it pays now. */
function Objective({ p, card, land }: { p: Props; card: number; land: Land }) {
  const { value, points, next } = objectiveProgress(land, card);
  const move = findMove(p.decision?.options ?? [], 'replace', (m) => m.card === villageCardAt(card).id);
  const on = move !== null && p.selected?.do === 'replace' && p.selected.card === move.card;
  const body = (
    <>
      <b>{villageCardAt(card).name[p.lang]}</b>
      <Metric card={card} land={land} />
      <span class="tw-ov">
        <span>{next === null ? value : `${value}/${next.at} → ${next.vp}`}</span>
        <strong class={points > 0 ? '' : 'z'}>{points}</strong>
      </span>
    </>
  );
  const title = say(p.lang).objective(villageCardAt(card).objective);
  if (move === null)
    return (
      <div class="tw-ob" title={title}>
        {body}
      </div>
    );
  return (
    <button
      type="button"
      class={`tw-ob can${on ? ' sel' : ''}`}
      aria-pressed={on}
      title={title}
      data-replace={move.card}
      onClick={() => again(p, move, on)}
    >
      {body}
    </button>
  );
}

export function Objectives({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const land = playerAt(p.view, seat);
  const frame = topFrame(p.view);
  const slots = objectiveSlots(land);
  const sum = land.objectives.reduce((n, card) => n + objectiveProgress(land, card).points, 0);
  return (
    <section class="tw-objectives" aria-label={w.objectives}>
      <h3>
        {w.objectives} <small>{`${sum} ${w.vp}`}</small>
      </h3>
      <div class="tw-list">
        {frame?.f === 'replaceObjective' && p.seat === seat ? (
          <VillageFace p={p} card={frame.card} land={land} />
        ) : null}
        {land.objectives.map((card) => (
          <Objective key={card} p={p} card={card} land={land} />
        ))}
        {Array.from({ length: Math.max(0, slots - land.objectives.length) }, (_, i) => (
          <div key={`free-${i}`} class="tw-ob free">
            {w.freePlace}
          </div>
        ))}
      </div>
    </section>
  );
}

/** A village card: objective on the left, immediate effect on the right. */
function VillageFace({ p, card, land }: { p: Props; card: number; land: Land }) {
  const v = villageCardAt(card);
  return (
    <div class="tw-vc new">
      <VillageBody p={p} card={card} land={land} />
      <span class="tw-sr">{`${v.name[p.lang]}: ${say(p.lang).objective(v.objective)}`}</span>
    </div>
  );
}

function VillageBody({ p, card, land }: { p: Props; card: number; land: Land }) {
  const v = villageCardAt(card);
  return (
    <>
      <b aria-hidden="true">{v.name[p.lang]}</b>
      <span class="tw-vrow" aria-hidden="true">
        <Metric card={card} land={land} />
        <span class="tw-vr">
          {v.immediate.map((e, i) => (
            <Fx key={`${e.kind}-${i}`} effect={e} />
          ))}
        </span>
      </span>
      <Tiers card={card} land={land} lang={p.lang} />
    </>
  );
}

export function VillageDisplay({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const land = playerAt(p.view, seat);
  const options = p.decision?.options ?? [];
  return (
    <section class="tw-dsp v" aria-label={w.tabs.village}>
      <h3>
        {w.tabs.village} <small>{w.inStack(p.view.village.left)}</small>
      </h3>
      <div class="tw-vcs">
        {p.view.village.display.map((card) => {
          const { id, objective } = villageCardAt(card);
          const move = findMove(options, 'takeVillageCard', (m) => m.card === id);
          const on = p.selected?.do === 'takeVillageCard' && p.selected.card === id;
          const label = p.text.move({ do: 'takeVillageCard', card: id }, p.view);
          return (
            <button
              key={card}
              type="button"
              class={`tw-vc${move === null ? '' : ' can'}${on ? ' sel' : ''}`}
              aria-pressed={on}
              title={say(p.lang).objective(objective)}
              data-village={id}
              onClick={() => (move === null ? p.explain({ do: 'takeVillageCard', card: id }) : again(p, move, on))}
            >
              <span class="tw-sr">{label}</span>
              <VillageBody p={p} card={card} land={land} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Now or later: the two halves of the card are the two answers. */
export function UseCard({ p, seat }: { p: Props; seat: number }) {
  const frame = topFrame(p.view);
  const land = playerAt(p.view, seat);
  const options = p.decision?.options ?? [];
  const keep = findMove(options, 'keep');
  const now = findMove(options, 'useNow');
  if (frame?.f !== 'villageCardUse' || keep === null || now === null) return null;
  const card = villageCards[frame.card] === undefined ? 0 : frame.card;
  const w = words(p.lang);
  const kept = p.selected?.do === 'keep';
  const used = p.selected?.do === 'useNow';
  return (
    <div class="tw-halves">
      <button
        type="button"
        class={`tw-half can${kept ? ' sel' : ''}`}
        aria-pressed={kept}
        data-use="keep"
        onClick={() => again(p, keep, kept)}
      >
        <small>{w.keep}</small>
        <b>{villageCardAt(card).name[p.lang]}</b>
        <Metric card={card} land={land} />
        <Tiers card={card} land={land} lang={p.lang} />
        <span class="tw-text">{say(p.lang).metric(villageCardAt(card).objective)}</span>
      </button>
      <button
        type="button"
        class={`tw-half can${used ? ' sel' : ''}`}
        aria-pressed={used}
        data-use="now"
        onClick={() => again(p, now, used)}
      >
        <small>{w.useNow}</small>
        <span class="tw-bigfx">
          {villageCardAt(card).immediate.map((e, i) => (
            <Fx key={`${e.kind}-${i}`} effect={e} />
          ))}
        </span>
        <span class="tw-text">{say(p.lang).immediate(card)}</span>
      </button>
    </div>
  );
}
