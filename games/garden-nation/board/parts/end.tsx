/** One seat's cards on the end screen: secret ones turn over one after another, the winner's last. */
import { Picture } from '#web/kit/art.tsx';
import type { PersonAtTable } from '#web/kit/contract.ts';
import { PUBLIC, type PublicProject } from '../../rules/data.ts';
import { terms } from '../../text/names.ts';
import { publicPicture, secretPicture } from '../draw/pictograms.ts';
import { endingOf, turnsBefore } from '../logic/ending.ts';
import { landName } from '../logic/model.ts';
import type { Props } from '../props.ts';
import { signed, words } from '../words.ts';
import { Glyph } from './glyph.tsx';

/** Secret cards and population of one seat. */
const STEPS = 3;

export function EndBoard(p: Props & { readonly person: PersonAtTable }) {
  const { view, lang } = p;
  const { seat } = p.person;
  const w = words(lang);
  const t = terms(lang);
  const ending = endingOf(view, seat);
  const before =
    turnsBefore(
      p.standing.seats.map((s) => s.rank),
      seat,
    ) * STEPS;
  const turn = (step: number) => ({ '--gn-turn': before + step });
  const sum = (list: readonly { readonly points: number }[]): number => list.reduce((n, c) => n + c.points, 0);
  const lit = (category: string): string => (p.category === category ? 'lit' : '');
  return (
    <div class="gn-end">
      <section class={lit('secret')}>
        <h4>
          {w.endSecrets}{' '}
          <b class="num" data-value="score.secret">
            {signed(sum(ending.secrets))}
          </b>
        </h4>
        <ul class="gn-end-secrets">
          {ending.secrets.map(({ card, points }, i) => (
            <li key={card} class="gn-end-card" style={turn(i)} title={t.secretText(card)}>
              <Picture box="-24 -24 48 48" svg={secretPicture(card)} />
              <span>{t.secretName(card)}</span>
              <b class="num" data-value={`secret.${i}`}>
                {points}
              </b>
            </li>
          ))}
        </ul>
      </section>
      <section class={lit('projects')}>
        <h4>
          {w.endProjects}{' '}
          <b class="num" data-value="score.projects">
            {signed(sum(ending.projects))}
          </b>
        </h4>
        {ending.projects.length === 0 ? (
          <p class="gn-end-none">{w.endNone}</p>
        ) : (
          <ul class="gn-end-done">
            {ending.projects.map(({ card, points }) => {
              const project = PUBLIC[card] as PublicProject;
              const picture = publicPicture(card);
              return (
                <li key={project.id} class={`land-${landName(project.main.land)}`} title={t.publicText(card)}>
                  <b class="gn-vp num">{points}</b>
                  <Picture box={picture.box} svg={picture.art} />
                  <span>{t.publicName(card)}</span>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      <p class={`gn-end-pop ${lit('population')}`} style={turn(STEPS - 1)}>
        <Glyph id="i-population" size={20} />
        {w.population} {ending.population}
        <b class="num" data-value="score.population">
          {signed(ending.populationPoints)}
        </b>
      </p>
    </div>
  );
}
