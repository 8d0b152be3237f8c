/** Everything on a terrain that can be touched: the whole place is the target, also to ask "why not?". */
import { SPACES, tribeAt } from '../../rules/data.ts';
import { CAPITAL, type Place } from '../../rules/geometry.ts';
import type { GameMove, Land } from '../../rules/state.ts';
import { isChosen } from '../chosen.ts';
import { templeX } from '../draw/temples.ts';
import { CELL } from '../draw/tiles.ts';
import { route, traveller } from '../hand.ts';
import { spaceXY } from '../look.ts';
import { findMove, leftOf, placeName, type Target, tap, topFrame } from '../model.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';

interface TargetsProps {
  readonly p: Props;
  readonly seat: number;
  readonly land: Land;
  readonly targets: ReadonlyMap<Place, Target>;
}

/** Selects the first move of a way and remembers the rest. */
export function choose(p: Props, target: Target): void {
  const first = target.moves[0] as GameMove;
  if (isChosen(p, target) && p.selected !== null) {
    p.play(p.selected);
    return;
  }
  route.value = first.do === 'step' ? { moves: target.moves, left: leftOf(topFrame(p.view)) } : null;
  p.select(first);
}

function touch({ p, land, targets }: TargetsProps, place: Place): void {
  if (p.seat === null) return;
  const meant = tap(p.decision?.kind ?? '', topFrame(p.view), land, targets, traveller.value, place);
  if (meant.what === 'select') choose(p, meant.target);
  else if (meant.what === 'traveller') {
    traveller.value = meant.place;
    p.select(null);
  } else p.explain(meant.move);
}

function pick(p: Props, move: GameMove, same: boolean): void {
  if (same) p.play(move);
  else p.select(move);
}

function nameOf({ p, land, targets }: TargetsProps, place: Place): string {
  const w = words(p.lang);
  const s = say(p.lang);
  const parts = [s.place(place)];
  if (place === CAPITAL) parts.push(w.riders(land.capital));
  else {
    const tile = land.tiles[place] as number;
    if (tile >= 0) {
      parts.push(s.tile(tile));
      if (land.village[place] === 1) parts.push(w.village);
      const temple = land.temple[place] as number;
      if (temple >= 0) parts.push(s.temple(land.tribe, temple));
      if ((land.riders[place] as number) > 0) parts.push(w.riders(land.riders[place] as number));
    } else parts.push((land.pollution[place] as number) > 0 ? w.smog(land.pollution[place] as number) : w.free);
  }
  const cost = targets.get(place)?.cost ?? 0;
  if (cost > 0) parts.push(w.steps(cost));
  return parts.join(', ');
}

export function Targets(t: TargetsProps) {
  const { p, seat, land, targets } = t;
  if (p.seat !== seat) return null;
  const options = p.decision?.options ?? [];
  const temple = findMove(options, 'placeTemple');
  const water = findMove(options, 'takeWater');
  const flying = options.some((m) => m.do === 'step' || m.do === 'fly');
  return (
    <g>
      {Array.from({ length: SPACES }, (_, i) => {
        const [x, y] = spaceXY(i);
        return (
          <Button
            key={placeName(i)}
            box={[x - 4, y - 4, CELL + 8, CELL + 8]}
            name={nameOf(t, i)}
            mark={`place-${placeName(i)}`}
            active={targets.has(i)}
            onTap={() => touch(t, i)}
          />
        );
      })}
      {flying ? (
        <Button
          box={[-18, -142, 342, 128]}
          name={nameOf(t, CAPITAL)}
          mark="place-capital"
          active={targets.has(CAPITAL)}
          onTap={() => touch(t, CAPITAL)}
        />
      ) : null}
      {temple === null ? null : (
        <g class={`tw-pulse${p.selected?.do === 'placeTemple' ? ' sel' : ''}`}>
          <rect x="324" y="-138" width="236" height="128" rx="18" class="glow" />
          <Button
            box={[322, -142, 240, 136]}
            name={words(p.lang).placeTemple}
            mark="temples"
            active
            onTap={() => pick(p, temple, p.selected?.do === 'placeTemple')}
          />
        </g>
      )}
      {options.map((m) => {
        if (m.do !== 'temple') return null;
        const i = tribeAt(land.tribe).temples.findIndex((x) => x.id === m.temple);
        const on = p.selected?.do === 'temple' && p.selected.temple === m.temple;
        return (
          <g key={m.temple} class={`tw-pulse${on ? ' sel' : ''}`}>
            <rect x={templeX(i) - 28} y="-126" width="56" height="112" rx="14" class="glow" />
            <Button
              box={[templeX(i) - 29, -142, 58, 136]}
              name={p.text.move(m, p.view)}
              mark={`temple-${m.temple}`}
              active
              onTap={() => pick(p, m, on)}
            />
          </g>
        );
      })}
      {water === null ? null : (
        <g class={`tw-pulse${p.selected?.do === 'takeWater' ? ' sel' : ''}`}>
          <circle cx="592" cy="-72" r="46" class="glow" />
          <Button
            box={[546, -126, 92, 112]}
            name={words(p.lang).takeWater}
            mark="barrel"
            active
            onTap={() => pick(p, water, p.selected?.do === 'takeWater')}
          />
        </g>
      )}
    </g>
  );
}

interface ButtonProps {
  readonly box: readonly [number, number, number, number];
  readonly name: string;
  readonly mark: string;
  readonly active: boolean;
  readonly onTap: () => void;
}

function Button({ box, name, mark, active, onTap }: ButtonProps) {
  const [x, y, width, height] = box;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="18"
      class={`tw-target${active ? ' active' : ''}`}
      data-target={mark}
      role="button"
      tabindex={active ? 0 : -1}
      aria-label={name}
      onClick={onTap}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        e.stopPropagation();
        onTap();
      }}
    />
  );
}
