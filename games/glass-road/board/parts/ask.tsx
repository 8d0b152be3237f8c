/** Questions about goods: how many, onto which wheel, from which wheel, which kind, once more. Every answer shows its turn. */
import type { ComponentChildren } from 'preact';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { BUILDINGS, EFFECTS, GOODS, MARKERS, NAMES, WHEELS, type Wheel } from '../../rules/data.ts';
import { buildingOf, type GameMove, goodOf } from '../../rules/moves.ts';
import { wayOf } from '../consequence.ts';
import { frameOf, isTileKind, takeGroups } from '../model.ts';
import { answerThing } from '../things.ts';
import { words } from '../words.ts';
import { CostLine, Goods } from './effects.tsx';
import { Amount, Arrow, Glyph, Say, Spin } from './glyph.tsx';
import { isChosen, type Props } from './props.ts';
import { Tile } from './tile.tsx';

function Chip({ move, children }: { move: GameMove; children: ComponentChildren }) {
  const id = answerThing(move);
  return (
    <Target thing={id} class="gr-chip" words>
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
function Outcome({ p, move, wheel, seat }: { p: Props; move: GameMove; wheel: number; seat: number }) {
  const way = wayOf(p.view, seat, move);
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

function Take({ p, good, amount, seat }: { p: Props; good: string; amount: number; seat: number }) {
  const w = words(p.lang);
  const options = (p.decision?.options ?? []).filter((m) => m.do === 'take');
  const only = GOODS[goodOf(good)]?.markers ?? [];
  const groups = takeGroups(options, MARKERS[only[0] ?? -1]?.wheel ?? -1);
  return (
    <>
      <h3>
        <Amount n={amount} id={good} size={24} />
        <span>{only.length > 1 ? w.amount : w.toWheel(w.wheels[groups[0]?.wheel ?? 0] ?? '')}</span>
      </h3>
      <div class={`gr-seg n${groups.length}${groups.every((g) => g.moves.length < 3) ? ' few' : ''}`}>
        {groups.map(({ wheel, moves }) => {
          const chosen = moves.find((m) => isChosen(p, m));
          const most = moves[moves.length - 1] as GameMove;
          return (
            <div key={wheel} class={`gr-segw${chosen === undefined ? '' : ' on'}`}>
              <div class="gr-segh">
                <b>
                  <Glyph id={`w-${WHEELS[wheel]?.id}`} size={19} />
                  {w.wheels[wheel]}
                </b>
                <Outcome p={p} move={chosen ?? most} wheel={wheel} seat={seat} />
              </div>
              <div class="gr-chips">
                {moves.map((m) => (
                  <Chip key={m.do === 'take' ? m.amount : 0} move={m}>
                    <b>{m.do === 'take' ? m.amount : 0}</b>
                    <Turns n={wayOf(p.view, seat, m).turns[wheel] ?? 0} brief />
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

function Split({ p, good, amount, seat }: { p: Props; good: string; amount: number; seat: number }) {
  const w = words(p.lang);
  return (
    <>
      <h3>
        <Amount n={`−${amount}`} id={good} size={24} />
      </h3>
      <div class="gr-rows">
        {(p.decision?.options ?? []).map((m) => {
          if (m.do !== 'split') return null;
          const parts = [m.first, amount - m.first];
          const turns = wayOf(p.view, seat, m).turns.reduce((a, b) => a + b, 0);
          return (
            <Chip key={m.first} move={m}>
              {parts.map((n, wheel) =>
                n === 0 ? null : (
                  <span key={WHEELS[wheel]?.id} class="gr-from">
                    <b>−{n}</b>
                    <Glyph id={good} size={20} />
                    <Glyph id={`w-${WHEELS[wheel]?.id}`} size={20} />
                    {w.wheels[wheel]}
                  </span>
                ),
              )}
              <Turns n={turns} />
            </Chip>
          );
        })}
      </div>
    </>
  );
}

function Kinds({ p, amount, seat }: { p: Props; amount: number; seat: number }) {
  return (
    <div class="gr-kinds">
      {(p.decision?.options ?? []).map((m) => {
        if (m.do !== 'kind') return null;
        const turns = isTileKind(m.kind) ? 0 : wayOf(p.view, seat, m).turns.reduce((a, b) => a + b, 0);
        return (
          <Chip key={m.kind} move={m}>
            {isTileKind(m.kind) ? <Glyph id={m.kind} size={34} /> : <Amount n={amount} id={m.kind} size={30} />}
            <span>{p.text.move(m, p.view)}</span>
            <Turns n={turns} />
          </Chip>
        );
      })}
    </div>
  );
}

function Repeat({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const f = frameOf(p.view, seat);
  const op = f?.f === 'repeat' ? EFFECTS[f.list]?.[f.at] : undefined;
  const again = p.decision?.options.find((m) => m.do === 'again');
  if (again === undefined || op?.op !== 'convert') return null;
  const turns = wayOf(p.view, seat, again).turns.reduce((a, b) => a + b, 0);
  return (
    <div class="gr-rows">
      <Chip move={again}>
        <b>{w.again}</b>
        <span class="gr-line">
          <CostLine cost={op.pay} lang={p.lang} />
          <Arrow />
          <Goods goods={op.gain} />
        </span>
        <Turns n={turns} />
      </Chip>
    </div>
  );
}

function Drafts({ p }: { p: Props }) {
  return (
    <div class="gr-tiles">
      {(p.decision?.options ?? []).map((m) =>
        m.do === 'draft' ? <Tile key={m.building} p={p} building={buildingOf(m.building)} /> : null,
      )}
    </div>
  );
}

/** Kinds of questions that are answered here. */
const ASKED: readonly string[] = ['take', 'gift', 'split', 'goodKind', 'tileKind', 'repeat', 'draft'];

export function Ask({ p }: { p: Props }) {
  const d = p.decision;
  if (d === null || p.seat === null || !ASKED.includes(d.kind)) return null;
  const good = String(d.about?.good ?? '');
  const amount = Number(d.about?.amount ?? 0);
  const f = frameOf(p.view, p.seat);
  const building = f !== null && 'tile' in f && f.f === 'build' ? BUILDINGS[f.tile] : undefined;
  return (
    <section class={`gr-ask ${d.kind}`} aria-label={p.text.prompt(d, p.view)}>
      {building === undefined ? null : <small>{building.name[p.lang]}</small>}
      {d.kind === 'take' || d.kind === 'gift' ? (
        <Take p={p} good={good} amount={amount} seat={p.seat} />
      ) : d.kind === 'split' ? (
        <Split p={p} good={good} amount={amount} seat={p.seat} />
      ) : d.kind === 'goodKind' || d.kind === 'tileKind' ? (
        <Kinds p={p} amount={amount} seat={p.seat} />
      ) : d.kind === 'repeat' ? (
        <Repeat p={p} seat={p.seat} />
      ) : (
        <Drafts p={p} />
      )}
    </section>
  );
}
