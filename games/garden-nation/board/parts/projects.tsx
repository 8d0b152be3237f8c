/** Public projects on the board beside the garden, and the ploys. */
import { Picture } from '#web/kit/art.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { PUBLIC, type PublicProject } from '../../rules/data.ts';
import { PLOYS } from '../../rules/numbers.ts';
import { terms } from '../../text/names.ts';
import { ROOF_MODE, roofStep } from '../answers.ts';
import { PLOY_PICTURES, publicPicture } from '../draw/pictograms.ts';
import { landName, territories } from '../logic/model.ts';
import { progress } from '../logic/progress.ts';
import type { Props } from '../props.ts';
import { projectThing, switchThing } from '../things.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';

export function Projects({ p, compact }: { p: Props; compact: boolean }) {
  const { view, lang, chain } = p;
  const t = terms(lang);
  const finished = chain.flatMap((m) => (m.do === 'complete' ? [m.card] : []));
  return (
    <div class={`gn-projects${compact ? ' compact' : ''}`}>
      {view.display.map((card, slot) => {
        if (card < 0) return <span key={`empty-${slot}`} class="gn-pc empty" />;
        const project = PUBLIC[card] as PublicProject;
        const picture = publicPicture(card);
        const hit = finished.includes(project.id);
        return (
          <Target
            key={project.id}
            thing={projectThing(card)}
            class={`gn-pc land-${landName(project.main.land)}${hit ? ' hit' : ''}`}
          >
            <b>{t.publicName(card)}</b>
            <span class="gn-vp num">{project.points}</span>
            <Picture box={picture.box} svg={picture.art} class="gn-picto" />
            <small>{t.publicText(card)}</small>
            <small class="gn-far">{hit ? words(lang).lights : <Far p={p} card={card} />}</small>
          </Target>
        );
      })}
    </div>
  );
}

/** How far I am, with what is chosen. */
function Far({ p, card }: { p: Props; card: number }) {
  if (p.seat === null) return null;
  const w = words(p.lang);
  const t = terms(p.lang);
  const mine = progress(p.preview?.view ?? p.view, p.seat, card);
  if (mine === null) return <>{w.noPlace}</>;
  return (
    <>
      {w.you}:{' '}
      {mine.parts.map(({ land, have, need }, i) => (
        <span key={`part-${i}`} title={t.land(land)}>
          <Glyph id={`s-${landName(land)}`} size={16} />
          <span class="sr">{t.land(land)}</span>
          {have >= need ? '✓' : `${have}/${need}`}
        </span>
      ))}
    </>
  );
}

export function Ploys({ p }: { p: Props }) {
  const { view, seat, lang } = p;
  const { reading } = useHand();
  const w = words(lang);
  const t = terms(lang);
  if (seat === null || view.phase === 'secrets' || view.phase === 'over') return null;
  const left = view.ploys[seat] as number;
  const step = reading.path === undefined ? null : roofStep(reading.path);
  const targets = p.decision?.options.filter((m) => m.do === 'invade').length ?? 0;
  return (
    <section class="gn-ploys" aria-label={w.ploys}>
      <h3>
        {w.ploys}
        <span class="gn-tokens">
          {Array.from({ length: PLOYS }, (_, i) => (
            <span key={`token-${i}`} class={i < left ? '' : 'used'}>
              <Glyph id="i-ploys" size={20} />
            </span>
          ))}
          <small>{w.left(left)}</small>
        </span>
      </h3>
      <div class="gn-ploy-row">
        <div class="gn-ploy-ways">
          <Target thing="ploy:switch" class="gn-ploy">
            <Picture box="-29 -18 58 36" svg={PLOY_PICTURES['switch-territory']} />
            <b>{t.ploy('switch-territory')}</b>
          </Target>
          {territories
            .filter((territory) => reading.things.has(switchThing(territory)))
            .map((territory) => (
              <Target key={territory} thing={switchThing(territory)} class="gn-mini">
                {w.switchTo(territory + 1)}
              </Target>
            ))}
        </div>
        <Target thing={ROOF_MODE} class="gn-ploy">
          <Picture box="-29 -18 58 36" svg={PLOY_PICTURES['move-roof']} />
          <span>
            <b>{t.ploy('move-roof')}</b>
            {step === null ? null : <small>{w.roof[step]}</small>}
          </span>
        </Target>
        <Target thing="ploy:invade" class="gn-ploy">
          <Picture box="-29 -18 58 36" svg={PLOY_PICTURES.invade} />
          <span>
            <b>{t.ploy('invade')}</b>
            {targets > 0 ? <small>{w.targets(targets)}</small> : null}
          </span>
        </Target>
      </div>
    </section>
  );
}
