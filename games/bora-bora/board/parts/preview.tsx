/** What the selected move would bring, in a corner of the map. */
import { MATERIAL_NAMES, type Names, REGIONS, type Region } from '../../rules/data.ts';
import { GOODS } from '../draw/goods.ts';
import { godCardSign, godTileSign, materialSign } from '../draw/signs.ts';
import { type Change, changesOf } from '../logic/changes.ts';
import { settling } from '../logic/gestures.ts';
import type { Props } from '../props.ts';
import { taskShort, words } from '../words.ts';
import { Hut, Jewel, Mask, Sign, tribeOf } from './glyph.tsx';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function Row({ p, c }: { p: Props; c: Change }) {
  const w = words(p.lang);
  switch (c.what) {
    case 'material':
      return (
        <li>
          <Sign svg={materialSign(c.material)} />
          <span>{(MATERIAL_NAMES[c.material] as Names)[p.lang]}</span>
          <b class="num">{signed(c.by)}</b>
        </li>
      );
    case 'aside':
      return (
        <li>
          <Hut tribe={tribeOf(p.people, c.seat)} />
          <span>{w.aside(p.names(c.seat))}</span>
        </li>
      );
    case 'fish':
      return (
        <li class="hit">
          <Mask god="red" />
          <span>{w.fishMaybe}</span>
          <b class="num">{signed(c.by)}</b>
        </li>
      );
    case 'task':
      return (
        <li class={c.change.after >= c.change.need ? 'ok' : ''}>
          <Sign svg={GOODS.vp} />
          <span>{taskShort(c.change.task, p.lang)}</span>
          <b class="num">
            {c.change.before}→{c.change.after}/{c.change.need}
          </b>
        </li>
      );
    default: {
      const [art, name] = {
        offering: [<Sign key="o" svg={GOODS.offering} />, w.offering],
        shell: [<Sign key="s" svg={GOODS.shell} />, w.shells],
        godTile: [<Sign key="t" svg={godTileSign} />, w.godTile],
        godCard: [<Sign key="g" svg={godCardSign} />, w.godCard],
        status: [<Sign key="m" svg={GOODS.tattoo} />, w.status],
        jewel: [<Jewel key="j" kind="necklace" />, w.jewels],
      }[c.what];
      return (
        <li>
          {art}
          <span>{name}</span>
          <b class="num">{signed(c.by)}</b>
        </li>
      );
    }
  }
}

export function PreviewCard({ p }: { p: Props }) {
  const { selected, seat, preview } = p;
  if (selected === null || seat === null || preview === null) return null;
  const region = settling(selected);
  const list = changesOf(p.view, preview.view, seat, region);
  if (list.length === 0) return null;
  const title = region < 0 ? words(p.lang).confirm[selected.do] : (REGIONS[region] as Region).name[p.lang];
  return (
    <div class="bb-pv" role="status">
      <h3>{title}</h3>
      <ul>
        {list.map((c) => (
          <Row
            key={`${c.what}-${'material' in c ? c.material : ''}${'change' in c ? c.change.task : ''}`}
            p={p}
            c={c}
          />
        ))}
      </ul>
    </div>
  );
}
