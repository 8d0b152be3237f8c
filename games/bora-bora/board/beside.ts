/** What stands beside an action: gods that change something here, off unless somebody says so, and both halves of the fire bonus. Pure. */
import { DIE_FACES, REGION_IDS, REGIONS, type Region, TASK_VP_YELLOW } from '../rules/data.ts';
import type { GameMove } from '../rules/state.ts';
import type { GodId, Sex } from '../rules/words.ts';
import type { Asked } from './logic/here.ts';
import { fireThing, godThing } from './logic/ids.ts';
import type { At, Thing, Way } from './logic/lying.ts';
import { payLabel, words } from './words.ts';

const GOD_OF: Readonly<Record<string, GodId>> = {
  whiteGod: 'white',
  redGod: 'red',
  double: 'green',
  resolveTask: 'yellow',
  lastTasks: 'yellow',
};
const MOVE_OF: Readonly<Partial<Record<GameMove['do'], GodId>>> = {
  white: 'white',
  red: 'red',
  double: 'green',
  yellow: 'yellow',
};

/** The questions on the way, each once. */
const asked = (path: Way): Asked[] => [...new Set(path.trail.flatMap((here) => here.question ?? []))];

/** How a god whose switch is on is paid; null while it is off. */
export function paidFor(chain: readonly GameMove[], god: GodId): string | null {
  const paid = chain.find((m) => MOVE_OF[m.do] === god && 'pay' in m && m.pay !== 'none');
  return paid !== undefined && 'pay' in paid ? paid.pay : null;
}

/** What a god would bring here, in two or three words. */
export function godBrings(s: Pick<At, 'lang'>, path: Way, god: GodId): string {
  const w = words(s.lang);
  const about = asked(path).findLast((d) => GOD_OF[d.kind] === god)?.about ?? {};
  if (god === 'white') return w.countsSix(DIE_FACES);
  if (god === 'red') return w.redFish(Number(about.fish));
  if (god === 'green') return w.doubles(Number(about.plain), Number(about.doubled));
  return w.yellowFor(TASK_VP_YELLOW);
}

export function beside(s: At, path: Way): Thing[] {
  const w = words(s.lang);
  const { ex, godNames } = w;
  const questions = asked(path);
  const gods = new Set(questions.flatMap((d) => GOD_OF[d.kind] ?? []));
  const fire = [
    ...(questions.some((d) => d.kind === 'fire1') ? (['offering', 'godCard'] as const) : []),
    ...(questions.some((d) => d.kind === 'fire2') ? (['status', 'shell'] as const) : []),
  ];
  const names = { offering: w.offering, godCard: w.godCard, status: w.statusStep, shell: w.shell };
  return [
    ...[...gods].flatMap((god): Thing[] => {
      const id = godThing(god);
      if (path.on(id).ways.length === 0 && paidFor(path.chain, god) === null) return [];
      const name = `${godNames[god]}: ${godBrings(s, path, god)}`;
      return [{ id, name, explain: () => ({ says: [ex.gods[god], ex.godPrice] }) }];
    }),
    ...fire.map((bonus) => ({ id: fireThing(bonus), name: names[bonus], explain: () => ({ says: [ex.fire[bonus]] }) })),
  ];
}

/** How a way to pay is called; where a god is asked about several times, with what it is about. */
export function payWay(
  s: At,
  path: Way,
  m: { readonly do: string; readonly pay: string },
  about: Asked['about'],
): string {
  const god = MOVE_OF[m.do as GameMove['do']];
  const several = asked(path).filter((d) => GOD_OF[d.kind] === god).length > 1;
  const name =
    god === 'red'
      ? (REGIONS[REGION_IDS.indexOf(String(about?.region))] as Region).name[s.lang]
      : god === 'green'
        ? words(s.lang).sexes[about?.sex as Sex]
        : '';
  return several && name !== '' ? `${name}: ${payLabel(m.pay, s.lang)}` : payLabel(m.pay, s.lang);
}
