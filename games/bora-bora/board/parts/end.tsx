/** One seat's village, ceremony place, tasks and jewellery on the end screen, with what they brought. */
import {
  FIELDS,
  HUTS,
  JEWEL_TYPE_IDS,
  JEWELS,
  type Jewel as JewelTile,
  RESERVE,
  TASK_IDS,
  TASK_VP,
  TASK_VP_YELLOW,
} from '../../rules/data.ts';
import { NOBODY, type Part } from '../../rules/state.ts';
import { taskBroken, taskShort } from '../../text/tasks.ts';
import { requirementSign } from '../draw/signs.ts';
import { type PersonProps, playerOf } from '../props.ts';
import { words } from '../words.ts';
import { CeremonyPicture } from './ceremony.tsx';
import { Jewel, Mask, Sign, tribeOf } from './glyph.tsx';
import { PersonTile } from './person-tile.tsx';
import { firstRequirement } from './tasks.tsx';
import { Huts } from './village.tsx';

/** Which part of a board a row of the score table shows. */
const SHOWS: Readonly<Partial<Record<string, 'fields' | 'ceremony' | 'tasks' | 'jewels'>>> = {
  buildings: 'ceremony',
  tasks: 'tasks',
  jewellery: 'jewels',
  persons: 'fields',
  status: 'fields',
};

export function EndBoard(p: PersonProps) {
  const w = words(p.lang);
  const { seat } = p.person;
  const player = playerOf(p, seat);
  const tribe = tribeOf(p.people, seat);
  const parts = p.standing.seats[seat]?.parts ?? {};
  const brought = (part: Part): string => w.signed(parts[part] ?? 0, '').trim();
  const lit = (what: string): string => (p.category !== null && SHOWS[p.category] === what ? 'lit' : '');
  const onMap = HUTS - player.huts.reduce((a, b) => a + b, 0);
  return (
    <div class="bb bb-end">
      <section class={`bb-endfields ${lit('fields')}`}>
        <h4>
          {w.village} · {w.hutsOnMap(onMap)}
        </h4>
        <div class="bb-fg">
          {Array.from({ length: FIELDS }, (_, field) => {
            const tile = player.persons[field] as number;
            const huts = player.huts[field] as number;
            const key = `field-${field}`;
            return tile !== NOBODY ? (
              <span key={key} class={`bb-fd per ${player.down[field] === 1 ? 'down' : 'up'}`}>
                <span>
                  <PersonTile tile={tile} down={player.down[field] === 1} />
                </span>
              </span>
            ) : (
              <span key={key} class={`bb-fd ${huts > 0 ? 'hutf' : 'nohut'} ${field === RESERVE ? 'resv' : ''}`}>
                <i class="fno">{field + 1}</i>
                {huts > 0 ? <Huts tribe={tribe} n={huts} /> : null}
              </span>
            );
          })}
        </div>
      </section>
      <section class={`bb-endplace ${lit('ceremony')}`}>
        <h4>
          {w.ceremony} <b data-value="score.buildings">{brought('buildings')}</b>
        </h4>
        <CeremonyPicture ceremony={player.ceremony} label={w.ceremony} />
      </section>
      <section class={`bb-endtasks ${lit('tasks')}`}>
        <h4>
          {w.tasks} <b data-value="score.tasks">{brought('tasks')}</b>
        </h4>
        <ul>
          {player.fulfilled.map((task) => {
            const how = p.told?.find((e) => e.e === 'fulfilled' && e.task === task);
            return (
              <li key={TASK_IDS[task]} title={taskShort(task, p.lang)}>
                <Sign svg={requirementSign(firstRequirement(task), tribe)} />
                <span>{taskBroken(task, p.lang)}</span>
                {how?.e !== 'fulfilled' ? null : (
                  <>
                    {how.yellow ? <Mask god="yellow" /> : null}
                    <b class="num">+{how.vp}</b>
                  </>
                )}
              </li>
            );
          })}
          {player.tasks.map((task) => (
            <li key={TASK_IDS[task]} class="not" title={taskShort(task, p.lang)}>
              <Sign svg={requirementSign(firstRequirement(task), tribe)} />
              <span>{taskBroken(task, p.lang)}</span>
              <b class="num">0</b>
            </li>
          ))}
        </ul>
        <p>{w.ex.task(TASK_VP, TASK_VP_YELLOW)}</p>
      </section>
      <section class={`bb-endjewels ${lit('jewels')}`}>
        <h4>
          {w.jewels} <b data-value="score.jewellery">{brought('jewellery')}</b>
        </h4>
        <ul>
          {player.jewels.map((j) => (
            <li key={j}>
              <Jewel kind={JEWEL_TYPE_IDS[(JEWELS[j] as JewelTile).type] as string} />
              <b class="num">+{(JEWELS[j] as JewelTile).vp}</b>
            </li>
          ))}
        </ul>
        <p>
          {w.bonuses} {brought('bonuses')} · {w.fishAtEnd} {brought('fish')} · {w.godTiles} {brought('godTiles')}
        </p>
      </section>
    </div>
  );
}
