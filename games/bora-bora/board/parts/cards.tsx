/** My dice and the action cards with the dice that lie on them. */
import { type ActionCard, CARD_IDS, CARDS, FISHING, FISHING_VP } from '../../rules/data.ts';
import { NOBODY, type PlayerView } from '../../rules/state.ts';
import { cardSign } from '../draw/signs.ts';
import { heldDie, ways } from '../hand.ts';
import { type CardState, cardState, cardWays, faces } from '../logic/gestures.ts';
import { act, type Props } from '../props.ts';
import { words } from '../words.ts';
import { Die, Mask, Sign, tribeOf } from './glyph.tsx';

/** The face in hand: the one that was tapped, or the highest. */
function heldFace(p: Props): number {
  const list = faces(p.decision?.kind === 'placeDie' ? p.decision.options : []);
  return list.includes(heldDie.value) ? heldDie.value : (list[0] ?? 0);
}

/** Dice of the own seat, or of the acting one for those who only watch. */
export function Tray({ p }: { p: Props }) {
  const w = words(p.lang);
  const seat = p.seat ?? p.view.acting ?? 0;
  const player = p.view.players[seat] as PlayerView;
  const tribe = tribeOf(p.people, seat);
  const held = heldFace(p);
  const asked = p.decision?.kind === 'placeDie';
  const lit = player.dice.findIndex((v, i) => v === held && player.placed[i] === NOBODY);
  if (player.dice.every((v) => v === 0)) return null;
  return (
    <fieldset class="bb-tray">
      <legend>{p.seat === null ? w.diceOf(p.names(seat)) : w.yourDice}</legend>
      <span class="bb-trd" data-tray={seat}>
        {player.dice.map((value, i) => {
          const used = player.placed[i] !== NOBODY;
          const name = used ? `${w.die(value)}, ${w.placed}` : w.die(value);
          // The place of a die in the tray is its name: three dice a round, sorted once.
          const key = `die-${i}`;
          return (
            <button
              key={key}
              type="button"
              class={`bb-md ${used ? 'used' : ''} ${asked && i === lit ? 'sel' : ''}`}
              aria-label={name}
              aria-pressed={asked && i === lit}
              disabled={used || !asked}
              data-die={value}
              onClick={() => {
                heldDie.value = value;
                ways.value = [];
                p.select(null);
              }}
            >
              <Die tribe={tribe} value={value} />
            </button>
          );
        })}
      </span>
    </fieldset>
  );
}

interface Lying {
  readonly seat: number;
  readonly face: number;
}

/** Dice on a card, the highest first. */
function lyingOn(players: readonly PlayerView[], card: number): Lying[] {
  return players
    .flatMap((pl, seat) => pl.dice.flatMap((face, i) => (pl.placed[i] === card ? [{ seat, face }] : [])))
    .sort((a, b) => b.face - a.face);
}

function tapCard(p: Props, card: number, held: number): void {
  const list = cardWays(p.decision?.options ?? [], held, card);
  const [first] = list;
  if (first === undefined || p.decision?.kind !== 'placeDie')
    p.explain({ do: 'die', value: held === 0 ? 1 : held, card: CARD_IDS[card] as string });
  else if (list.length === 1) {
    ways.value = [];
    act(p, first);
  } else {
    p.select(null);
    ways.value = list;
  }
}

function look(p: Props, card: number, held: number): CardState | 'quiet' | 'sel' {
  const { view, selected } = p;
  const frame = view.stack[0];
  if (frame?.f === 'card' && frame.card === card) return 'sel';
  if (p.decision?.kind !== 'placeDie') return 'quiet';
  const chosen = selected?.do === 'die' ? selected : ways.value[0];
  if (chosen?.do === 'die' && chosen.card === CARD_IDS[card]) return 'sel';
  return cardState(p.decision.options, held, card);
}

/** How closely things on a card have to lie. */
const crowd = (n: number): string => (n >= 6 ? 'heap' : n >= 4 ? 'tight' : n >= 3 ? 'close' : '');

function Card({ p, card, held }: { p: Props; card: number; held: number }) {
  const { name, actions } = CARDS[card] as ActionCard;
  const w = words(p.lang);
  const state = look(p, card, held);
  const lying = lyingOn(p.view.players, card);
  const ghost = p.selected?.do === 'die' && p.selected.card === CARD_IDS[card] ? p.selected.value : 0;
  const word = state === 'blue' ? w.needsBlue : state === 'open' ? w.open : state === 'closed' ? w.closed : '';
  const on = lying.map((d) => `${p.names(d.seat)} ${d.face}`).join(', ');
  return (
    <button
      type="button"
      class={`bb-ac ${state}`}
      data-card={CARD_IDS[card]}
      aria-pressed={state === 'sel'}
      aria-label={[name[p.lang], word, on === '' ? '' : `${w.dice}: ${on}`].filter(Boolean).join(', ')}
      onClick={() => tapCard(p, card, held)}
    >
      <b>{name[p.lang]}</b>
      <span class="pic">
        <Sign svg={cardSign(actions)} />
      </span>
      <span class={`dl ${crowd(lying.length + Number(ghost > 0) + Number(card === FISHING))}`}>
        {lying.map((d, i) => (
          <span key={`${d.seat}-${d.face}-${lying.length - i}`} data-lying={`${card}-${d.seat}-${d.face}`}>
            <Die tribe={tribeOf(p.people, d.seat)} value={d.face} />
          </span>
        ))}
        {ghost > 0 && p.seat !== null ? (
          <span class="ghost">
            <Die tribe={tribeOf(p.people, p.seat)} value={ghost} />
          </span>
        ) : null}
        {card === FISHING ? <span class="bb-fishvp num" data-n={`+${FISHING_VP}`} /> : null}
        {lying.length === 0 && ghost === 0 && card !== FISHING ? <i class="hole" /> : null}
      </span>
      {state === 'blue' ? (
        <span class="need">
          <Mask god="blue" />
        </span>
      ) : null}
    </button>
  );
}

export function Cards({ p }: { p: Props }) {
  const held = heldFace(p);
  return (
    <div class={`bb-cards n${p.view.cards.length}`}>
      {p.view.cards.map((card) => (
        <Card key={CARD_IDS[card]} p={p} card={card} held={held} />
      ))}
    </div>
  );
}
