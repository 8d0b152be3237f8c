/** Die, card, god: from top to bottom the gesture of phase A, with what stands beside an action in all phases. */
import { whoIs } from '#kernel';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { type ActionCard, BUILDING_TILES, CARD_IDS, CARDS, FISHING, FISHING_VP } from '../../rules/data.ts';
import { lowestDie } from '../../rules/helpers.ts';
import { NOBODY } from '../../rules/state.ts';
import { GOD_IDS, type GodId } from '../../rules/words.ts';
import { godBrings, paidFor } from '../beside.ts';
import { GOODS } from '../draw/goods.ts';
import { cardSign, godCardSign } from '../draw/signs.ts';
import { closer, lyingOn } from '../logic/dice.ts';
import { cardThing, dieThing, fireThing, godThing, tileThing } from '../logic/ids.ts';
import type { Way } from '../logic/lying.ts';
import { type Props, playerOf } from '../props.ts';
import { payLabel, words } from '../words.ts';
import { Die, Mask, Sign, TileSign, tribeOf } from './glyph.tsx';

/** Dice of the own seat, or of the acting one for those who only watch. */
function Dice({ p }: { p: Props }) {
  const seat = p.seat ?? p.view.acting ?? p.view.order[0] ?? 0;
  const player = playerOf(p, seat);
  if (player.dice.every((v) => v === 0)) return null;
  const w = words(p.lang);
  return (
    <fieldset
      class="bb-dice"
      data-seat={seat}
      aria-label={p.seat === null ? w.diceOf(whoIs(p.names, seat)) : w.yourDice}
    >
      {player.dice.map((value, i) => {
        const id = dieThing(i);
        return (
          <Target key={id} thing={id} class={`bb-md ${player.placed[i] === NOBODY ? '' : 'used'}`}>
            <Die tribe={tribeOf(p.people, seat)} value={value} />
          </Target>
        );
      })}
    </fieldset>
  );
}

/** What the dice on a card mean for the next one. */
function useWord(p: Props, card: number): { readonly word: string; readonly look: string } {
  const w = words(p.lang);
  const thing = useHand().reading.things.get(cardThing(card));
  const laid = p.chain[0];
  if (card === FISHING) return { word: w.signed(FISHING_VP, w.vp), look: 'open' };
  if (laid?.do === 'die' && laid.card === CARD_IDS[card]) return { word: w.thenBelow(laid.value), look: 'sel' };
  if (thing?.ways[0]?.to.some((x) => x.startsWith(`${cardThing(card)}=`)) === true)
    return { word: w.onlyBlue, look: 'blue' };
  if (lyingOn(p.view, card).length === 0) return { word: w.free, look: 'open' };
  const low = lowestDie(p.view, card);
  return low > 1 ? { word: w.below(low), look: 'open' } : { word: w.onlyBlue, look: 'one' };
}

function Card({ p, card }: { p: Props; card: number }) {
  const { name, actions } = CARDS[card] as ActionCard;
  const { word, look } = useWord(p, card);
  const lying = lyingOn(p.view, card);
  const laid = p.chain[0];
  const open = (useHand().reading.things.get(cardThing(card))?.ways.length ?? 0) > 0;
  const close = p.seat === null || !open || look === 'sel' ? null : closer(p.view, p.seat, card);
  const ghost = laid?.do === 'die' && laid.card === CARD_IDS[card] ? laid.value : 0;
  return (
    <Target
      thing={cardThing(card)}
      class={`bb-ac ${look} ${open ? '' : 'closed'} ${close === null ? '' : 'closing'} ${lying.length > 1 ? 'many' : ''}`}
    >
      <span class="pic">
        <Sign svg={cardSign(actions)} />
      </span>
      <b>{name[p.lang]}</b>
      <span class={`dl n${lying.length}`}>
        {ghost > 0 && p.seat !== null ? (
          <span class="ghost">
            <Die tribe={tribeOf(p.people, p.seat)} value={ghost} />
          </span>
        ) : null}
        {lying.map((d, i) => (
          <span key={`${d.seat}-${d.face}-${i}`} class={i === 0 ? 'low' : ''}>
            <Die tribe={tribeOf(p.people, d.seat)} value={d.face} />
          </span>
        ))}
        <em>{word}</em>
      </span>
      {close === null ? null : (
        <span class="closer" title={words(p.lang).closes(whoIs(p.names, close.seat), close.face)}>
          <Die tribe={tribeOf(p.people, close.seat)} value={close.face} />
        </span>
      )}
      {look === 'blue' || look === 'one' ? (
        <span class="need">
          <Mask god="blue" />
        </span>
      ) : null}
    </Target>
  );
}

function GodSwitch({ p, god }: { p: Props; god: GodId }) {
  const { reading } = useHand();
  const thing = reading.things.get(godThing(god));
  if (thing === undefined) return null;
  const pay = paidFor(p.chain, god);
  const path = reading.path as Way;
  return (
    <Target thing={thing.id} class={`bb-sw ${pay === null ? '' : 'on'}`}>
      <Mask god={god} />
      <span class="tx">
        <b>{godBrings(p, path, god)}</b>
        <small>{pay === null ? thing.ways[0]?.label : payLabel(pay, p.lang)}</small>
      </span>
      <i class="knob" aria-hidden="true" />
    </Target>
  );
}

const FIRE = ['offering', 'godCard', 'status', 'shell'] as const;
const FIRE_SIGN = { offering: GOODS.offering, godCard: godCardSign, status: GOODS.tattoo, shell: GOODS.shell };

/** Tiles that can be built now. */
export function useTiles(p: Props): readonly number[] {
  const { things } = useHand().reading;
  const { seat } = p;
  return seat === null ? [] : BUILDING_TILES.filter((n) => (things.get(tileThing(seat, n))?.ways.length ?? 0) > 0);
}

/** Large enough for a finger: on the board of their owner they are small. */
export function BuildingTiles({ p, tiles }: { p: Props; tiles: readonly number[] }) {
  const { things } = useHand().reading;
  const built = p.chain.find((m) => m.do === 'build');
  // The highest that the die allows is meant until another is tapped; white would have to be switched on first.
  const held = tiles.find((n) => p.gesture.includes(tileThing(p.seat ?? 0, n)));
  const isPlain = (n: number): boolean =>
    things.get(tileThing(p.seat ?? 0, n))?.ways[0]?.to.every((x) => !x.startsWith('god:') || p.gesture.includes(x)) ===
    true;
  const chosen = built?.do === 'build' ? built.tile : (held ?? Math.max(...tiles.filter(isPlain)));
  return (
    <div class="bb-bt">
      {tiles.map((n) => (
        <Target key={n} thing={tileThing(p.seat ?? 0, n)} class={`bb-fc ${chosen === n ? 'on' : ''}`}>
          <TileSign value={n} />
        </Target>
      ))}
    </div>
  );
}

/** Gods and fire bonus, as far as they belong to what is chosen; building tiles where they have no place on the map. */
export function Extras({ p, building = false }: { p: Props; building?: boolean }) {
  const w = words(p.lang);
  const { things } = useHand().reading;
  const fire = FIRE.filter((x) => things.has(fireThing(x)));
  const all = useTiles(p);
  const tiles = building ? all : [];
  const taken = (bonus: string): boolean => p.chain.some((m) => m.do === 'fire' && m.bonus === bonus);
  const gods = GOD_IDS.filter((god) => things.has(godThing(god)));
  return (
    <div class="bb-extras">
      {gods.length + fire.length + tiles.length === 0 ? null : (
        <h3>{gods.length > 0 ? w.addGod : fire.length > 0 ? w.fireBonus : w.buildings}</h3>
      )}
      {p.decision?.kind === 'placeDie' && p.chain.length === 0 ? <p class="bb-later">{w.godsHere}</p> : null}
      {gods.map((god) => (
        <GodSwitch key={god} p={p} god={god} />
      ))}
      {fire.length === 0 ? null : (
        <div class="bb-fire" title={w.fireBonus}>
          {fire.map((x) => (
            <Target key={x} thing={fireThing(x)} class={`bb-fc ${taken(x) ? 'on' : ''}`}>
              <Sign svg={FIRE_SIGN[x]} />
            </Target>
          ))}
        </div>
      )}
      {tiles.length === 0 ? null : <BuildingTiles p={p} tiles={tiles} />}
    </div>
  );
}

/** The gesture of phase A from top to bottom. */
export function Strip({ p }: { p: Props }) {
  return (
    <>
      <Dice p={p} />
      <div class={`bb-cards n${p.view.cards.length}`}>
        {p.view.cards.map((card) => (
          <Card key={CARD_IDS[card]} p={p} card={card} />
        ))}
      </div>
    </>
  );
}
