/** Population: one ruler for all, points above, markers below. */
import { CLANS } from '../../rules/numbers.ts';
import { INK } from '../draw/hex.ts';
import { CLAN, type ClanName } from '../draw/pieces.ts';
import { clanOf } from '../model.ts';
import type { Props } from '../props.ts';
import { bands, words } from '../words.ts';

const WIDTH = 770;
const LAST = bands.at(-1)?.to ?? 1;

export function Track({ p }: { p: Props }) {
  const { view, seat, preview, lang } = p;
  const cell = (WIDTH - 16) / (LAST + 1);
  const x = (v: number): number => 8 + (Math.min(v, LAST + 1) - 1) * cell;
  const then = seat === null ? null : (preview?.view.population[seat] ?? null);
  const next = then === view.population[seat ?? 0] ? null : then;
  const mine = seat === null ? null : (view.population[seat] as number);
  return (
    <svg
      class="gn-track"
      viewBox={`0 0 ${WIDTH} 98`}
      role="img"
      aria-label={`${words(lang).population}: ${view.population.map((n, s) => `${p.names(s)} ${n}`).join(', ')}`}
    >
      {bands.map(({ from, to, victoryPoints: v }, i) => (
        <g key={from}>
          <rect
            x={x(from)}
            y={26}
            width={x(to + 1) - x(from) - 1}
            height={15}
            rx={2.5}
            class={v < 0 ? `gn-band bad b${i}` : v === 0 ? 'gn-band' : `gn-band good g${v}`}
          />
          <text
            x={(x(from) + x(to + 1)) / 2}
            y={19}
            text-anchor="middle"
            class={`gn-bandtext${v < 0 ? ' bad' : ''}${i % 2 === 1 ? ' minor' : ''}`}
          >
            {v < 0 ? `−${-v}` : v}
          </text>
        </g>
      ))}
      <rect x={x(LAST + 1)} y={26} width={cell} height={15} rx={2.5} class="gn-band good g10" />
      {view.population.map((n, s) => (
        <Marker key={`seat-${s}`} at={x(n) + cell / 2} clan={clanOf(view, s)} ghost={false} />
      ))}
      {next === null || seat === null ? null : <Marker at={x(next) + cell / 2} clan={clanOf(view, seat)} ghost />}
      {mine === null ? null : (
        <text x={8} y={92} class="gn-tracktext">
          <tspan class="num">{next === null ? mine : `${mine} → ${next}`}</tspan> {words(lang).populationNote}
        </text>
      )}
    </svg>
  );
}

function Marker({ at, clan, ghost }: { at: number; clan: ClanName; ghost: boolean }) {
  const R = 14;
  if (!CLANS.includes(clan)) return null;
  return (
    <g transform={`translate(${at} ${41 + R + 5})`} opacity={ghost ? 0.6 : 1}>
      <path d={`M0 ${-R - 6}L-5 ${-R + 1}H5Z`} fill={CLAN[clan].b} stroke={INK} stroke-width="1" />
      <circle
        r={R}
        class="gn-disc"
        stroke={CLAN[clan].b}
        stroke-width="2.6"
        stroke-dasharray={ghost ? '4 3' : undefined}
      />
      <use href={`#gn-e-${clan}`} x={-R * 0.74} y={-R * 0.74} width={R * 1.48} height={R * 1.48} />
    </g>
  );
}
