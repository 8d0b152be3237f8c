import type { Decision } from '#kernel';
import { CARD_IDS, JEWEL_IDS, KIND_IDS, MATERIAL_IDS, PERSON_IDS, REGION_IDS, TASK_IDS } from '../../rules/data.ts';
import type { GameMove, State } from '../../rules/state.ts';
import { sexIndex } from '../../rules/words.ts';
import { build, material, store } from './ceremony.ts';
import { die, white } from './dice.ts';
import { drawCard, godCards, offering, red, shells, status } from './goods.ts';
import { helperItem, moveHut, shift, stop } from './helper.ts';
import { person } from './person.ts';
import { fillReach } from './reach.ts';
import { region } from './region.ts';
import { lookAround } from './scene.ts';
import { habits } from './signs.ts';
import { buy, discard, fulfil, fulfilWithYellow, nothing, takeTask } from './tasks.ts';
import { priest } from './temple.ts';
import { double, extra, useKind } from './use.ts';

/** Questions for which it matters who and what can be reached. */
const FAR_SIGHTED: ReadonlySet<string> = new Set(['placeDie', 'usePersons', 'whiteGod', 'double']);

/** Looks at the table before the options of a question. */
export function look(s: State, d: Decision<GameMove>): void {
  lookAround(s, d.seat);
  if (FAR_SIGHTED.has(d.kind)) fillReach();
}

/** Notes the signs of an option of the question looked at. */
export function noteSigns(move: GameMove): void {
  habits.count = 0;
  switch (move.do) {
    case 'die':
      die(move.value, CARD_IDS.indexOf(move.card), move.blue ?? 'none');
      return;
    case 'startHut':
    case 'expand':
      region(REGION_IDS.indexOf(move.region));
      return;
    case 'take':
      person(sexIndex(move.sex), move.slot);
      return;
    case 'tattoo':
    case 'gather':
      shift(PERSON_IDS.indexOf(move.person));
      return;
    case 'help':
      helperItem(move.item);
      return;
    case 'fetch':
      material(MATERIAL_IDS.indexOf(move.material));
      return;
    case 'moveHut':
      moveHut();
      return;
    case 'store':
      store(move.space);
      return;
    case 'priest':
      priest(move.space);
      return;
    case 'build':
      build(move.tile, move.a, move.b);
      return;
    case 'fire':
      if (move.bonus === 'offering') offering(1);
      else if (move.bonus === 'godCard') godCards(1);
      else if (move.bonus === 'status') status(1);
      else shells(1);
      return;
    case 'white':
      white(move.pay);
      return;
    case 'red':
      red(move.pay);
      return;
    case 'use':
    case 'extra':
      useKind(sexIndex(move.sex), KIND_IDS.indexOf(move.kind), false);
      if (move.do === 'extra') extra(move.pay);
      return;
    case 'double':
      double(move.pay);
      return;
    case 'draw':
      drawCard(move.from);
      return;
    case 'buy':
      buy(JEWEL_IDS.indexOf(move.jewel));
      return;
    case 'fulfil':
      fulfil(TASK_IDS.indexOf(move.task));
      return;
    case 'yellow':
      fulfilWithYellow(TASK_IDS.indexOf(move.task), move.pay);
      return;
    case 'discard':
      discard(TASK_IDS.indexOf(move.task));
      return;
    case 'task':
      takeTask(TASK_IDS.indexOf(move.task));
      return;
    case 'end':
    case 'pass':
    case 'finish':
      nothing(move.do);
      return;
    case 'stop':
      stop();
      return;
  }
}
