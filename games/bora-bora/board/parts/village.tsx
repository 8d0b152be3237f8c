/** The board of one player: fields with huts and persons, ceremony place, gods and goods. */
import { Picture } from '#web/kit/art.tsx';
import { FIELDS, HUTS, KIND_IDS, PERSON_IDS, RESERVE } from '../../rules/data.ts';
import { leavingField } from '../../rules/effects/huts.ts';
import { type GameMove, NOBODY, type PlayerView } from '../../rules/state.ts';
import { MAN, SEXES } from '../../rules/words.ts';
import { g } from '../draw/ink.ts';
import { hut, hutBox } from '../draw/tribes.ts';
import { ways } from '../hand.ts';
import { kindWays, settling } from '../logic/gestures.ts';
import { act, isSelected, may, type Props } from '../props.ts';
import { words } from '../words.ts';
import { Ceremony } from './ceremony.tsx';
import { tribeOf } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { PersonTile, personName, personOf } from './person-tile.tsx';

interface VillageProps {
  readonly p: Props;
  readonly seat: number;
}

/** What a tap on a person means: tattoo or gather with helper points, else use all of its kind. */
function tapPerson(p: Props, tile: number): void {
  const { sex, kind } = personOf(tile);
  if (p.decision?.kind !== 'usePersons') {
    const person = PERSON_IDS[tile] as string;
    act(p, sex === MAN ? { do: 'tattoo', person } : { do: 'gather', person });
    return;
  }
  const [sexWord, kindWord] = [SEXES[sex] as string, KIND_IDS[kind] as string];
  const list = kindWays(p.decision.options, sexWord, kindWord);
  const [first] = list;
  if (first === undefined) p.explain({ do: 'use', sex: sexWord, kind: kindWord });
  else if (list.length === 1) {
    ways.value = [];
    act(p, first);
  } else {
    p.select(null);
    ways.value = list;
  }
}

function personLook(p: Props, tile: number): string {
  const { sex, kind } = personOf(tile);
  const [sexWord, kindWord] = [SEXES[sex] as string, KIND_IDS[kind] as string];
  const options = p.decision?.options ?? [];
  const chosen = p.selected ?? ways.value[0] ?? null;
  if (chosen !== null && (chosen.do === 'use' || chosen.do === 'extra'))
    if (chosen.sex === sexWord && chosen.kind === kindWord) return 'sel';
  const person = PERSON_IDS[tile] as string;
  if (chosen !== null && 'person' in chosen && chosen.person === person) return 'sel';
  if (kindWays(options, sexWord, kindWord).length > 0) return 'can';
  return may(p, { do: 'tattoo', person }) || may(p, { do: 'gather', person }) ? 'can' : '';
}

function PersonField({ p, seat, tile, down }: VillageProps & { tile: number; down: boolean }) {
  const w = words(p.lang);
  const mine = p.seat === seat;
  const look = mine ? personLook(p, tile) : '';
  const { sex, kind } = personOf(tile);
  const used = p.view.acting === seat && p.view.phase === 'B' && p.view.used[sex] === kind;
  return (
    <button
      type="button"
      class={`bb-fd per ${down ? 'down' : 'up'} ${look} ${used ? 'used' : ''}`}
      aria-label={[personName(tile, p.lang), down ? w.down : w.up, used ? w.alreadyUsed : '']
        .filter(Boolean)
        .join(', ')}
      aria-pressed={look === 'sel'}
      title={personName(tile, p.lang)}
      data-field-person={PERSON_IDS[tile]}
      onClick={() => (mine ? tapPerson(p, tile) : undefined)}
    >
      <span data-person={`${seat}-${tile}`}>
        <PersonTile tile={tile} down={down} />
      </span>
    </button>
  );
}

const MOVE: GameMove = { do: 'moveHut' };

function HutField({ p, seat, field, huts }: VillageProps & { field: number; huts: number }) {
  const w = words(p.lang);
  const tribe = tribeOf(p.people, seat);
  const player = p.view.players[seat] as PlayerView;
  const mine = p.seat === seat;
  const leaving = mine && (settling(p.selected) >= 0 || isSelected(p, MOVE)) && leavingField(player) === field;
  const can = mine && may(p, MOVE) && (field === leavingField(player) || field === RESERVE);
  const art = huts > 1 ? g(-9, -3, 0.82, hut(tribe)) + g(11, 3, 0.82, hut(tribe)) : huts === 1 ? hut(tribe) : '';
  const name = [w.field(field + 1), field === RESERVE ? w.reserve : '', huts === 0 ? w.free : w.huts(huts)]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      class={`bb-fd ${huts > 0 ? 'hutf' : 'nohut'} ${field === RESERVE ? 'resv' : ''} ${leaving ? 'goes' : ''} ${can ? 'can' : ''}`}
      aria-label={name}
      data-field={field + 1}
      onClick={() => (mine ? act(p, MOVE) : undefined)}
    >
      <i class="fno" data-n={field + 1} />
      {huts > 0 ? <Picture box={hutBox} svg={art} /> : <span class="word">{w.free}</span>}
      {huts > 2 ? <b class="many num" data-n={`×${huts}`} /> : null}
    </button>
  );
}

function Fields({ p, seat }: VillageProps) {
  const w = words(p.lang);
  const player = p.view.players[seat] as PlayerView;
  const onMap = HUTS - player.huts.reduce((a, b) => a + b, 0);
  const mine = p.seat === seat;
  return (
    <section class="bb-fields" aria-label={mine ? w.myVillage : w.villageOf(p.names(seat))}>
      <header>
        <h3>{mine ? w.myVillage : w.villageOf(p.names(seat))}</h3>
        <small>{w.hutsOnMap(onMap)}</small>
        {p.focusSeat === null || mine || p.view.viewer === seat ? null : (
          <button type="button" class="btn quiet small" onClick={() => p.setFocusSeat(null)}>
            {w.close}
          </button>
        )}
      </header>
      <div class="bb-fg">
        {Array.from({ length: FIELDS }, (_, field) => {
          const tile = player.persons[field] as number;
          const key = `field-${field}`;
          return tile === NOBODY ? (
            <HutField key={key} p={p} seat={seat} field={field} huts={player.huts[field] as number} />
          ) : (
            <PersonField key={key} p={p} seat={seat} tile={tile} down={player.down[field] === 1} />
          );
        })}
      </div>
    </section>
  );
}

export function Village({ p, seat }: VillageProps) {
  return (
    <div class={`bb-village ${p.seat === seat ? '' : 'other'}`}>
      <Fields p={p} seat={seat} />
      <Ceremony p={p} seat={seat} />
      <Hand p={p} seat={seat} />
    </div>
  );
}
