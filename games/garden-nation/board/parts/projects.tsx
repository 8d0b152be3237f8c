/** Public projects on the board beside the garden, and the ploys. */

import { Picture } from '#web/kit/art.tsx';
import { PUBLIC, type PublicProject } from '../../rules/data.ts';
import { PLOYS } from '../../rules/numbers.ts';
import type { GameMove } from '../../rules/state.ts';
import { PLOY_PICTURES, publicPicture } from '../draw/pictograms.ts';
import { drop, roofFrom, roofMode } from '../hand.ts';
import { completable, consequence, isFieldMove, landName } from '../model.ts';
import type { Props } from '../props.ts';
import { ployName, publicCard, words } from '../words.ts';
import { Glyph } from './glyph.tsx';

export function Projects({ p, compact }: { p: Props; compact: boolean }) {
  const { view, lang, selected, seat, decision } = p;
  const options = decision?.options ?? [];
  const possible = completable(options);
  const hit =
    selected !== null && isFieldMove(selected) && seat !== null ? consequence(view, seat, selected).projects : [];
  return (
    <div class={`gn-projects${compact ? ' compact' : ''}`}>
      {view.display.map((card, slot) => {
        if (card < 0) return <span key={`empty-${slot}`} class="gn-pc empty" />;
        const project = PUBLIC[card] as PublicProject;
        const named = publicCard(project.id);
        const move = possible.get(card);
        const picture = publicPicture(card);
        const chosen = selected?.do === 'complete' && selected.card === project.id;
        return (
          <button
            key={project.id}
            type="button"
            class={`gn-pc land-${landName(project.main.land)}${hit.includes(card) || move !== undefined ? ' hit' : ''}${chosen ? ' chosen' : ''}`}
            data-project={project.id}
            title={named?.text?.[lang] ?? ''}
            onClick={() => {
              if (move !== undefined) p.select(chosen ? null : (move as GameMove));
              else p.explain({ do: 'complete', card: project.id });
            }}
          >
            <b>{named?.name[lang]}</b>
            <span class="gn-vp num">{project.points}</span>
            <Picture box={picture.box} svg={picture.art} class="gn-picto" />
            <small>{named?.text?.[lang]}</small>
          </button>
        );
      })}
    </div>
  );
}

export function Ploys({ p }: { p: Props }) {
  const { view, seat, lang, decision } = p;
  const w = words(lang);
  if (seat === null || view.phase === 'secrets' || view.phase === 'over') return null;
  const options = decision?.kind === 'move' ? decision.options : [];
  const switches = options.filter((m) => m.do === 'switchTerritory');
  const roofs = options.some((m) => m.do === 'moveRoof');
  const invasions = options.filter((m) => m.do === 'invade').length;
  const left = view.ploys[seat] as number;
  return (
    <section class="gn-ploys" aria-label={w.ploys}>
      <h3>
        {w.ploys}
        <span class="gn-tokens">
          {Array.from({ length: PLOYS }, (_, i) => (
            <span key={`token-${i}`} class={i < left ? '' : 'used'}>
              <Glyph id="i-token" size={20} />
            </span>
          ))}
          <small>{w.left(left)}</small>
        </span>
      </h3>
      <div class="gn-ploy-row">
        <div class={`gn-ploy${switches.length > 0 ? '' : ' no'}`}>
          <Picture box="-29 -18 58 36" svg={PLOY_PICTURES['switch-territory']} />
          <b>{ployName('switch-territory', lang)}</b>
          <span class="gn-switch">
            {switches.length === 0 ? (
              <button
                type="button"
                class="gn-mini"
                onClick={() =>
                  p.explain({
                    do: 'switchTerritory',
                    territory: view.crane < 0 ? 1 : ((view.crane + 1) % view.layout.at.length) + 1,
                  })
                }
              >
                –
              </button>
            ) : (
              switches.map((m) =>
                m.do === 'switchTerritory' ? (
                  <button
                    key={m.territory}
                    type="button"
                    class="gn-mini"
                    aria-label={p.text.move(m, view)}
                    aria-pressed={p.selected?.do === 'switchTerritory' && p.selected.territory === m.territory}
                    onClick={() => p.select(m)}
                  >
                    {w.switchTo(m.territory)}
                  </button>
                ) : null,
              )
            )}
          </span>
        </div>
        <button
          type="button"
          class={`gn-ploy${roofs ? '' : ' no'}`}
          aria-pressed={roofMode.value}
          onClick={() => {
            if (!roofs) return p.explain({ do: 'moveRoof', from: '1.0', to: '1.1' });
            p.select(null);
            const on = roofMode.value;
            drop();
            roofMode.value = !on;
            roofFrom.value = -1;
          }}
        >
          <Picture box="-29 -18 58 36" svg={PLOY_PICTURES['move-roof']} />
          <b>{ployName('move-roof', lang)}</b>
          <small>{roofMode.value ? (roofFrom.value < 0 ? w.roofFrom : w.roofTo) : ''}</small>
        </button>
        <div class={`gn-ploy${invasions > 0 ? '' : ' no'}`}>
          <Picture box="-29 -18 58 36" svg={PLOY_PICTURES.invade} />
          <b>{ployName('invade', lang)}</b>
          <small>{invasions > 0 ? w.targets(invasions) : '–'}</small>
        </div>
      </div>
    </section>
  );
}
