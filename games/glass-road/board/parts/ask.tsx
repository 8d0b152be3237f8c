/** Questions about goods: how many, onto which wheel, from which wheel, which kind, once more. Every answer shows its turn. */
import type { ComponentChildren } from 'preact';
import { sameMove } from '#kernel';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { BUILDINGS, EFFECTS, GOODS, MARKERS, NAMES, WHEELS, type Wheel } from '../../rules/data.ts';
import { buildingOf, type GameMove, goodOf } from '../../rules/moves.ts';
import { wayOf } from '../consequence.ts';
import type { Way } from '../draw/wheel.ts';
import { frameOf, isTileKind, type Question, questionsOn, takeGroups } from '../model.ts';
import { answerThing } from '../things.ts';
import { words } from '../words.ts';
import { CostLine, Goods } from './effects.tsx';
import { Amount, Arrow, Glyph, Say, Spin } from './glyph.tsx';
import { type Props, usePath } from './props.ts';
import { Tile } from './tile.tsx';

interface AskProps {
  readonly p: Props;
  readonly q: Question;
  readonly seat: number;
}

const goodIn = (q: Question): string => String(q.question.about?.good ?? '');
const amountIn = (q: Question): number => Number(q.question.about?.amount ?? 0);
const wayIn = ({ q: { here }, seat }: AskProps, move: GameMove): Way => wayOf(here, here.after(move), seat);
const turnsIn = (at: AskProps, move: GameMove): number => wayIn(at, move).turns.reduce((a, b) => a + b, 0);
const isChosen = (q: Question, move: GameMove): boolean => q.chosen !== null && sameMove(q.chosen, move);

function Chip({ q, move, children }: { q: Question; move: GameMove; children: ComponentChildren }) {
  const id = answerThing(move, q.question.about);
  return (
    <Target thing={id} class={isChosen(q, move) ? 'gr-chip chosen' : 'gr-chip'} words>
      <Say text={useHand().reading.things.get(id)?.name ?? ''} />
      <span class="gr-chipin" aria-hidden="true">
        {children}
      </span>
    </Target>
  );
}

function Turns({ n, brief = false }: { n: number; brief?: boolean }) {
  return n > 0 ? (
    <small class="gr-turns">
      <Spin />
      {brief ? (n > 1 ? n : null) : `${n}×`}
    </small>
  ) : null;
}

/** Product of a wheel before → after a move. */
function Outcome({ way, wheel }: { way: Way; wheel: number }) {
  const { product } = WHEELS[wheel] as Wheel;
  const id = NAMES.goods[MARKERS[product]?.good ?? -1] ?? '';
  return (
    <span class="gr-out">
      <Glyph id={id} size={22} />
      {way.now[product]}
      <Arrow />
      <em>{way.end[product]}</em>
      <Turns n={way.turns[wheel] ?? 0} />
    </span>
  );
}

/** How many, and onto which wheel; nothing stands in front. */
function Take(at: AskProps) {
  const { p, q } = at;
  const w = words(p.lang);
  const good = goodIn(q);
  const none = q.question.options.find((m) => m.do === 'take' && m.amount === 0);
  const only = GOODS[goodOf(good)]?.markers ?? [];
  const groups = takeGroups(q.question.options, MARKERS[only[0] ?? -1]?.wheel ?? -1);
  return (
    <>
      <h3>
        <Amount n={amountIn(q)} id={good} size={24} />
        <span>{only.length > 1 ? w.amount : w.toWheel(w.wheels[groups[0]?.wheel ?? 0] ?? '')}</span>
        {none === undefined ? null : (
          <Chip q={q} move={none}>
            <b>0</b>
          </Chip>
        )}
      </h3>
      <div class={`gr-seg n${groups.length}`}>
        {groups.map(({ wheel, moves }) => {
          const chosen = moves.find((m) => isChosen(q, m));
          const most = moves[moves.length - 1] as GameMove;
          return (
            <div key={wheel} class={`gr-segw${chosen === undefined ? '' : ' on'}`}>
              <div class="gr-segh">
                <b>
                  <Glyph id={`w-${WHEELS[wheel]?.id}`} size={19} />
                  <span class="gr-wn">{w.wheels[wheel]}</span>
                </b>
                <Outcome way={wayIn(at, chosen ?? most)} wheel={wheel} />
              </div>
              <div class="gr-chips">
                {moves.map((m) => (
                  <Chip key={m.do === 'take' ? m.amount : 0} q={q} move={m}>
                    <b>{m.do === 'take' ? m.amount : 0}</b>
                    <Turns n={wayIn(at, m).turns[wheel] ?? 0} brief />
                  </Chip>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}

function Split(at: AskProps) {
  const { p, q } = at;
  const w = words(p.lang);
  const good = goodIn(q);
  const amount = amountIn(q);
  return (
    <>
      <h3>
        <Amount n={`−${amount}`} id={good} size={24} />
      </h3>
      <div class="gr-rows">
        {q.question.options.map((m) => {
          if (m.do !== 'split') return null;
          const parts = [m.first, amount - m.first];
          return (
            <Chip key={m.first} q={q} move={m}>
              {parts.map((n, wheel) =>
                n === 0 ? null : (
                  <span key={WHEELS[wheel]?.id} class="gr-from">
                    <b>−{n}</b>
                    <Glyph id={good} size={20} />
                    <Glyph id={`w-${WHEELS[wheel]?.id}`} size={20} />
                    <span class="gr-wn">{w.wheels[wheel]}</span>
                  </span>
                ),
              )}
              <Turns n={turnsIn(at, m)} />
            </Chip>
          );
        })}
      </div>
    </>
  );
}

function Kinds(at: AskProps) {
  const { p, q } = at;
  return (
    <div class="gr-kinds">
      {q.question.options.map((m) => {
        if (m.do !== 'kind') return null;
        return (
          <Chip key={m.kind} q={q} move={m}>
            {isTileKind(m.kind) ? <Glyph id={m.kind} size={34} /> : <Amount n={amountIn(q)} id={m.kind} size={30} />}
            <span>{p.text.move(m, q.here.view)}</span>
            <Turns n={isTileKind(m.kind) ? 0 : turnsIn(at, m)} />
          </Chip>
        );
      })}
    </div>
  );
}

function Repeat(at: AskProps) {
  const { p, q, seat } = at;
  const f = frameOf(q.here.view, seat);
  const op = f?.f === 'repeat' ? EFFECTS[f.list]?.[f.at] : undefined;
  const again = q.question.options.find((m) => m.do === 'again');
  if (again === undefined || op?.op !== 'convert') return null;
  return (
    <div class="gr-rows">
      <Chip q={q} move={again}>
        <b>{words(p.lang).again}</b>
        <span class="gr-line">
          <CostLine cost={op.pay} lang={p.lang} />
          <Arrow />
          <Goods goods={op.gain} />
        </span>
        <Turns n={turnsIn(at, again)} />
      </Chip>
    </div>
  );
}

function Drafts({ p, q }: AskProps) {
  return (
    <div class="gr-tiles">
      {q.question.options.map((m) =>
        m.do === 'draft' ? <Tile key={m.building} p={p} building={buildingOf(m.building)} /> : null,
      )}
    </div>
  );
}

/** Kinds of questions that are answered here. */
const ASKED: Readonly<Record<string, (at: AskProps) => ComponentChildren>> = {
  take: Take,
  gift: Take,
  split: Split,
  goodKind: Kinds,
  tileKind: Kinds,
  repeat: Repeat,
  draft: Drafts,
};

/** A question about the same good stands once: the later one. */
const topic = (q: Question): string => `${q.question.kind} ${goodIn(q)}`;

/** What is asked about goods now, along the chosen gesture: what went without saying can be changed here. */
export function useAsked(p: Props): Question[] {
  const path = usePath();
  const asked = p.seat === null ? [] : questionsOn(path).filter((q) => q.question.kind in ASKED);
  return asked.filter((q, i) => !asked.slice(i + 1).some((later) => topic(later) === topic(q)));
}

export function Ask({ p }: { p: Props }) {
  const { seat } = p;
  const asked = useAsked(p);
  if (seat === null) return null;
  return (
    <>
      {asked.map((q) => {
        const Content = ASKED[q.question.kind] as (at: AskProps) => ComponentChildren;
        const f = frameOf(q.here.view, seat);
        const building = f !== null && 'tile' in f && f.f === 'build' ? BUILDINGS[f.tile] : undefined;
        return (
          <section
            key={topic(q)}
            class={`gr-ask ${q.question.kind}`}
            aria-label={p.text.prompt(q.question, q.here.view)}
          >
            {building === undefined ? null : <small>{building.name[p.lang]}</small>}
            <Content p={p} q={q} seat={seat} />
          </section>
        );
      })}
    </>
  );
}
