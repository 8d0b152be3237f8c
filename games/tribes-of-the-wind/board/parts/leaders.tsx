/** Leaders, the path and the special condition that bring them. */
import { Picture } from '#web/kit/art.tsx';
import { constants, type Leader, tribeAt } from '../../rules/data.ts';
import { leaderProgress, playerAt } from '../../rules/inspect.ts';
import type { Land } from '../../rules/state.ts';
import type { Ability, Trigger } from '../../rules/vocabulary.ts';
import { face } from '../draw/face.ts';
import { elementName, forestName, tribeName } from '../look.ts';
import { findMove } from '../model.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { Fx, Glyph, Tick } from './glyph.tsx';
import { again } from './objectives.tsx';

const WHEN: Readonly<Record<Exclude<Trigger, 'playCard'>, string>> = {
  buildVillage: 'i-house',
  placeTemple: 'i-temple',
  useVillageCard: 'i-card',
};

/** An ability in signs; its sentence is the title of the card. */
function AbilitySigns({ a }: { a: Ability }) {
  switch (a.kind) {
    case 'trigger':
      return (
        <>
          <Glyph id={a.on === 'playCard' ? `el-${elementName(a.color)}` : WHEN[a.on]} size={18} />
          <s>:</s>
          {a.effects.map((e, i) => (
            <Fx key={`${e.kind}-${i}`} effect={e} />
          ))}
        </>
      );
    case 'immediate':
      return (
        <>
          {a.effects.map((e, i) => (
            <Fx key={`${e.kind}-${i}`} effect={e} />
          ))}
        </>
      );
    case 'templeAdjacency':
      return (
        <>
          <Glyph id="i-temple" />
          <s>↔</s>
          <Glyph id="i-capital" />
        </>
      );
    case 'substitute':
      return (
        <>
          <Glyph id={`i-${a.from}`} />
          <s>→</s>
          <Glyph id={`i-${a.to}`} />
        </>
      );
    case 'forestDiscount':
      return (
        <>
          <Glyph id="i-forest" />
          <s>:</s>
          <b>−{a.n}</b>
          <Glyph id="i-water" size={17} />
        </>
      );
    case 'countBonus':
      return (
        <>
          <Glyph id={`ec-${elementName(a.color)}`} size={16} high={21} />
          <b>+{a.n}</b>
        </>
      );
    case 'freeFirstRow':
      return (
        <>
          <Glyph id={`ec-${elementName(a.color)}`} size={16} high={21} />
          <b>1</b>
          <Tick ok />
        </>
      );
    case 'noVillagePollution':
      return (
        <>
          <Glyph id="i-house" size={16} high={20} />
          <s>:</s>
          <Glyph id="i-clean" />
        </>
      );
    case 'diagonalPlacement':
      return (
        <>
          <Glyph id="i-forest" />
          <s>⤢</s>
        </>
      );
    case 'slotDiscount':
      return (
        <>
          <Glyph id="i-house" size={16} high={20} />
          <s>:</s>
          <b>−{a.n}</b>
          <Glyph id="i-move" />
        </>
      );
    case 'templeDiscount':
      return (
        <>
          <Glyph id="i-temple" />
          <s>:</s>
          <b>−{a.n}</b>
        </>
      );
    case 'extraObjectiveSlot':
      return (
        <>
          <Glyph id="i-card" size={17} high={22} />
          <b>+{a.n}</b>
        </>
      );
    case 'endScore':
      return <b>+{a.vp}</b>;
  }
}

function LeaderCard({ p, land, leader, i, mine }: { p: Props; land: Land; leader: Leader; i: number; mine: boolean }) {
  const inPlay = land.leaders.includes(i);
  const move = mine ? findMove(p.decision?.options ?? [], 'leader', (m) => m.leader === leader.id) : null;
  const on = move !== null && p.selected?.do === 'leader' && p.selected.leader === leader.id;
  const sentence = say(p.lang).leaderAbility(land.tribe, i);
  const body = (
    <>
      <Picture class="tw-face" box="-16 -16 32 32" svg={face(tribeName(land.tribe), i, inPlay || move !== null)} />
      <span aria-hidden={move === null ? undefined : 'true'}>
        <b>{leader.name[p.lang]}</b>
        <em class="tw-ab">
          <AbilitySigns a={leader.ability} />
        </em>
        <span class="tw-text">{sentence}</span>
      </span>
    </>
  );
  const look = `tw-ld tw-t-${tribeName(land.tribe)}${inPlay ? ' on' : ''}`;
  if (move === null)
    return (
      <div class={look} title={sentence}>
        {body}
      </div>
    );
  return (
    <button
      type="button"
      class={`${look} can${on ? ' sel' : ''}`}
      aria-pressed={on}
      title={sentence}
      data-leader={leader.id}
      onClick={() => again(p, move, on)}
    >
      <span class="tw-sr">{p.text.move(move, p.view)}</span>
      {body}
    </button>
  );
}

/** With the conditions that bring them, or only the leaders to choose from. */
export function Leaders({ p, seat, choosing = false }: { p: Props; seat: number; choosing?: boolean }) {
  const w = words(p.lang);
  const land = playerAt(p.view, seat);
  const { leaders } = tribeAt(land.tribe);
  return (
    <section class="tw-leaders" aria-label={w.leaders}>
      <h3>
        {w.leaders} <small>{w.ofLeaders(land.leaders.length, constants.maxLeaders)}</small>
      </h3>
      <div class="tw-list">
        {choosing ? null : <PathProgress p={p} land={land} />}
        {choosing ? null : <SpecialProgress p={p} land={land} />}
        {leaders.map((leader, i) => (
          <LeaderCard key={leader.id} p={p} land={land} leader={leader} i={i} mine={p.seat === seat} />
        ))}
      </div>
    </section>
  );
}

function PathProgress({ p, land }: { p: Props; land: Land }) {
  const w = words(p.lang);
  const { path } = leaderProgress(land);
  const kinds = tribeAt(land.tribe).path;
  const placed = path.progress?.placed ?? [];
  const full = path.spent || path.holds;
  const missing = kinds.filter((_, i) => placed[i] !== true).map((c) => say(p.lang).forest(c));
  return (
    <div class={`tw-cond${full ? ' done' : ''}`}>
      <span>
        {w.path} <strong>{full ? '✓' : `${path.progress?.matches ?? 0} / ${kinds.length}`}</strong>
      </span>
      <span class="tw-seq">
        {kinds.map((c, i) => {
          const have = full || placed[i] === true;
          return (
            <svg key={`flag-${i}`} viewBox="-14 -6 28 30" width="24" height="26" aria-hidden="true">
              <path d="M-12 -4H12V12L0 21L-12 12Z" class={have ? `f-${forestName(c)}` : 'open'} />
              <use href={`#tw-f-${forestName(c)}`} x="-9" y="-4" width="18" height="18" />
            </svg>
          );
        })}
      </span>
      <small>
        {path.spent
          ? w.spent
          : full
            ? ''
            : path.progress === null
              ? w.noPath
              : missing.length === 1
                ? w.gap(missing.join())
                : ''}
      </small>
    </div>
  );
}

function SpecialProgress({ p, land }: { p: Props; land: Land }) {
  const w = words(p.lang);
  const { special } = leaderProgress(land);
  const done = special.spent || special.holds;
  const { op } = tribeAt(land.tribe).special;
  return (
    <div class={`tw-cond${done ? ' done' : ''}`}>
      <span>
        {w.special} <strong>{done ? '✓' : `${special.value} ${op === 'atMost' ? '→' : '/'} ${special.at}`}</strong>
      </span>
      <small>{special.spent ? w.spent : say(p.lang).condition(tribeAt(land.tribe).special)}</small>
    </div>
  );
}
