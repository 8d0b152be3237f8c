/** Public projects on the board beside the garden, my secret ones, and the ploys. */

import { Picture } from '#web/kit/art.tsx';
import { PUBLIC, type PublicProject, SECRET, type SecretProject } from '../../rules/data.ts';
import { PLOYS } from '../../rules/numbers.ts';
import { secretValue } from '../../rules/scoring.ts';
import type { GameMove } from '../../rules/state.ts';
import { PLOY_PICTURES, publicPicture, secretPicture } from '../draw/pictograms.ts';
import { drop, marked, roofFrom, roofMode } from '../hand.ts';
import { completable, consequence, isFieldMove, landName } from '../model.ts';
import type { Props } from '../props.ts';
import { ployName, publicCard, secretCard, words } from '../words.ts';
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

/** My secret projects with what they are worth now; before the start, the four to choose two from. */
export function Secrets({ p }: { p: Props }) {
  const { view, seat, lang, decision } = p;
  const w = words(lang);
  if (seat === null) return null;
  const dealt = view.dealt[seat] ?? [];
  const choosing = decision?.kind !== undefined && decision.options[0]?.do === 'keep';
  const cards = choosing ? dealt : (view.kept[seat] ?? []);
  if (cards.length === 0) return null;
  return (
    <section class={`gn-secrets${choosing ? ' choosing' : ''}`} aria-label={w.secrets}>
      <h3>{choosing ? w.keepTwo : w.secrets}</h3>
      <div class="gn-cards">
        {cards.map((card, i) => (
          // biome sees positions as keys; two copies of a card can only be told apart by their place in the deal.
          <SecretCard key={`${i}-${card}`} p={p} card={card} place={i} choosing={choosing} />
        ))}
      </div>
    </section>
  );
}

function SecretCard({ p, card, place, choosing }: { p: Props; card: number; place: number; choosing: boolean }) {
  const { view, lang, seat } = p;
  const w = words(lang);
  const c = SECRET[card] as SecretProject;
  const named = secretCard(c.id);
  const on = choosing && marked.value.includes(place);
  const worth = secretValue(view, seat ?? 0, card);
  return (
    <button
      type="button"
      class={`gn-sc${on ? ' on' : ''}`}
      data-secret={c.id}
      aria-pressed={choosing ? on : undefined}
      title={named?.text?.[lang]}
      onClick={() => {
        if (choosing) mark(p, place);
      }}
    >
      <Picture box="-24 -24 48 48" svg={secretPicture(card)} />
      <span>
        <b>
          {named?.name[lang]}
          {c.family === 'territoryControl' ? ` ${c.territories.map((t) => t + 1).join(' · ')}` : ''}
        </b>
        <small>{named?.text?.[lang]}</small>
      </span>
      {choosing ? null : (
        <span class="gn-now num">
          {worth}
          <small>{w.now}</small>
        </span>
      )}
    </button>
  );
}

/** Marks a card; with two marked, the pair is the selected move. */
function mark(p: Props, place: number): void {
  const { view, seat, decision } = p;
  const now = marked.value;
  const next = now.includes(place) ? now.filter((x) => x !== place) : [...now, place].slice(-2);
  marked.value = next;
  if (seat === null || next.length < 2) {
    p.select(null);
    return;
  }
  const dealt = view.dealt[seat] ?? [];
  const ids = next.map((i) => (SECRET[dealt[i] as number] as SecretProject).id);
  const move = decision?.options.find(
    (m) => m.do === 'keep' && ids.includes(m.first) && ids.includes(m.second) && ids[0] !== ids[1],
  );
  if (move !== undefined) p.select(move);
  else p.explain({ do: 'keep', first: ids[0] ?? '', second: ids[1] ?? '' });
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
          <small>{invasions > 0 ? `${invasions}×` : '–'}</small>
        </div>
      </div>
    </section>
  );
}
