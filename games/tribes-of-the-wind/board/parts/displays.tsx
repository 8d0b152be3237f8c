/** What lies out for everybody: forests, backs of element cards, village cards with their two halves. */
import { Picture } from '#web/kit/art.tsx';
import { Target } from '#web/kit/target.tsx';
import { tileAt, villageCardAt } from '../../rules/data.ts';
import { objectiveProgress, playerAt } from '../../rules/inspect.ts';
import { compares } from '../../rules/metrics.ts';
import type { PlayerView } from '../../rules/state.ts';
import { topFrame } from '../flights.ts';
import { gainsOf, vainOf } from '../gains.ts';
import { DECK, drawThing, keepThing, nowThing, tileThing } from '../ids.ts';
import { elementName, tileArt, wanted } from '../look.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { Back, Fx } from './glyph.tsx';

export function ForestDisplay({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const { forest } = p.view;
  const want = wanted(playerAt(p.view, seat));
  const all = forest.top < 0 ? forest.display : [...forest.display, forest.top];
  return (
    <section class="tw-panel tw-forest" aria-label={w.tabs.forest}>
      <h3>
        {w.tabs.forest} <small>{w.inStack(forest.left)}</small>
      </h3>
      <div class="tw-fts">
        {all.map((tile, i) => (
          <Target
            key={tile}
            thing={tileThing(tile)}
            class={`tw-ft${i === forest.display.length ? ' stack' : ''}${want.has(tileAt(tile).color) ? ' want' : ''}`}
          >
            <Picture box="-4 -4 160 164" svg={tileArt(tile)} />
          </Target>
        ))}
      </div>
    </section>
  );
}

export function ElementDisplay({ p }: { p: Props }) {
  const w = words(p.lang);
  const { element } = p.view;
  return (
    <section class="tw-panel tw-elements" aria-label={w.tabs.element}>
      <h3>
        {w.tabs.element} <small>{w.inStack(element.left)}</small>
      </h3>
      <div class="tw-eds">
        {element.display.map((c, i) => (
          // Backs of one colour are told apart by their places only.
          <Target key={`${i}-${c.color}`} thing={drawThing(i)} class="tw-pick">
            <Back name={elementName(c.color)} />
          </Target>
        ))}
        {element.top === null ? null : (
          <Target thing={DECK} class="tw-pick deck">
            <Back name={elementName(element.top.color)} />
          </Target>
        )}
      </div>
    </section>
  );
}

/** What a kept card pays at each step, the reached ones lit. */
export function Tiers({ p, card, land }: { p: Props; card: number; land: PlayerView }) {
  const { objective } = villageCardAt(card);
  const { value } = objectiveProgress(land, card);
  const w = words(p.lang);
  return (
    <span class="tw-ti">
      {objective.tiers.map((t) => (
        <i key={t.at} class={compares(value, objective.op, t.at) ? 'ok' : ''}>
          <u>{objective.op === 'atMost' ? w.upTo(t.at) : w.from(t.at)}</u> {t.vp}
        </i>
      ))}
    </span>
  );
}

/** The objective at the left, what it gives at once at the right: the two halves are the two answers. */
function VillageCard({ p, card, land }: { p: Props; card: number; land: PlayerView }) {
  const v = villageCardAt(card);
  const w = words(p.lang);
  const vain = gainsOf(land, v.immediate).every((g) => vainOf(g) !== null);
  return (
    <div class="tw-vc" data-place={`village:${v.id}`}>
      <Target thing={keepThing(card)} class="tw-half tw-keep" words>
        <b>{v.name[p.lang]}</b>
        <span class="tw-metric">
          {say(p.lang).metric(v.objective)} <em>{w.counts.nowValue(objectiveProgress(land, card).value)}</em>
        </span>
        <span class="tw-foot">
          <Tiers p={p} card={card} land={land} />
          <span class="tw-do">{w.halves.keep}</span>
        </span>
      </Target>
      <Target thing={nowThing(card)} class="tw-half tw-now" words>
        <span class="tw-fxs" aria-hidden="true">
          {v.immediate.map((e, i) => (
            <Fx key={`${e.kind}-${i}`} effect={e} />
          ))}
        </span>
        <span class="tw-sr">{`${v.name[p.lang]}: ${say(p.lang).immediate(card)}`}</span>
        {vain ? <span class="tw-vain">{w.halves.vain}</span> : null}
        <span class="tw-do">{w.halves.now}</span>
      </Target>
    </div>
  );
}

export function VillageDisplay({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const land = playerAt(p.view, seat);
  const frame = topFrame(p.view);
  const taken = frame?.f === 'villageCardUse' || frame?.f === 'replaceObjective' ? [frame.card] : [];
  return (
    <section class="tw-panel tw-villages" aria-label={w.villageCards}>
      <h3>
        {taken.length > 0 ? w.taken : w.villageCards} <small>{w.inStack(p.view.village.left)}</small>
      </h3>
      <div class="tw-vcs">
        {(taken.length > 0 ? taken : p.view.village.display).map((card) => (
          <VillageCard key={card} p={p} card={card} land={land} />
        ))}
      </div>
    </section>
  );
}
