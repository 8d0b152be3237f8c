/** One sentence a ruling. */
export const rulings: Readonly<Record<string, string>> = {
  'TW-1':
    "A card's own colour counts towards its requirement: playing a blue card with exactly one other blue on the rack satisfies own blue ≥ 2.",
  'TW-2': 'Equal counts never satisfy "more" or "fewer".',
  'TW-3':
    "In a two-player game the market as neighbour consists of exactly five backs: four display cards and the deck's top card.",
  'TW-4':
    'In a game of four or five players the racks of players who are not direct neighbours have no influence on any requirement.',
  'TW-5': 'A row may be chosen although its effects cannot be used; the card is discarded all the same.',
  'TW-6':
    'Only one row of a card is carried out, even if the requirements of several rows hold; the player may pick the weaker one.',
  'TW-7': 'The played card is discarded after its effects are finished, before drawing begins.',
  'TW-8': 'Requirements are checked once at the choice and not again while effects are resolved.',
  'TW-9': 'Pending effects may be resolved in any order; water gained from a row may pay for a forest of the same row.',
  'TW-10':
    'A plain water effect is always taken in full; moves, cleanings, forests, catapults and free temples may be used partly or declined.',
  'TW-11': 'A mix of n units may be split in any way, including all units of one kind.',
  'TW-12':
    'At the start of a turn at least one action is always legal, because either a temple can be placed, or three cards may be discarded for nothing.',
  'TW-13': 'Three cards may not be discarded for nothing while a temple is unplaced and some own tile has no temple.',
  'TW-14': 'Placing a temple needs exactly three discarded cards and ignores their requirements and effects.',
  'TW-15':
    "Any of the four temples may be placed first; the effect belongs to the temple's place on the board, not to the tile.",
  'TW-16': 'A tile holds at most one temple; a start tile may hold one.',
  'TW-17': 'A temple on a forest tile stays on it when the tile becomes a village.',
  'TW-18': 'A rider cannot stop on or cross a space without a tile.',
  'TW-19': 'The capital and the start tile are adjacent in both directions; one move leads from one to the other.',
  'TW-20':
    'A portal village is adjacent to the capital and to every other portal village of the same player in both directions.',
  'TW-21': 'A portal on a tile that still shows its forest side has no effect.',
  'TW-22':
    'A catapult may fetch a windrider from the capital and may bring it to any other tile, including the start tile and tiles that are full.',
  'TW-23': 'A catapult cannot bring a rider to the capital.',
  'TW-24': 'A tile may hold more riders than it has slots; only the required number returns when the village is built.',
  'TW-25': 'Building a village does not require the riders to have arrived in the same turn.',
  'TW-26': "Only one village can be built per turn, because building is the turn's action.",
  'TW-27':
    'Turning a tile puts one pollution on each orthogonal neighbour space without a tile, even on spaces that are already polluted.',
  'TW-28':
    'No pollution is put on spaces with forest, village or start tiles, on diagonal spaces, or outside the grid.',
  'TW-29': 'A turbine suppresses pollution only for the village that shows it, at the moment it is built.',
  'TW-30':
    'A village tile still counts as a forest tile of its colour for adjacency, paths, tile scoring and movement.',
  'TW-31': 'A start tile counts for the tile score and for paths but can never become a village.',
  'TW-32': 'A forest can be planted only on a clean empty space that touches an own tile orthogonally.',
  'TW-33': 'The forest cost is paid when the tile is chosen; without enough water the effect can only be declined.',
  'TW-34':
    'The forest display is refilled immediately after a taken tile has been placed, also between two forest effects of the same card.',
  'TW-35': "The stack's top forest tile may be taken instead of a display tile.",
  'TW-36': 'When the forest stack is empty the display shrinks; with no tile left forest effects can only be declined.',
  'TW-37': 'A kept village card counts for its objective only; its right side can never be used later.',
  'TW-38':
    "A village card used at once stays face down beside the owner's board and counts as used for conditions and objectives.",
  'TW-39':
    'With all objective slots full a newly kept card replaces one of the old cards; the new card itself cannot be the one discarded.',
  'TW-40': 'The starting objective occupies one of the four slots and counts as an objective card.',
  'TW-41': 'The village card is taken after pollution and catapult of the new village have been resolved.',
  'TW-42': "Free temples from village cards trigger the temple's effect and leader triggers for temples.",
  'TW-43':
    'While drawing, the display is not refilled; three draws after a temple may use at most the four display cards that lay there at the beginning, plus the deck.',
  'TW-44': 'A player does not see the faces of newly drawn cards before the rack holds five cards.',
  'TW-45': 'After building a village no cards are drawn and the display stays as it is.',
  'TW-46': "The deck's top back is visible at all times, also after each draw from the deck.",
  'TW-47':
    'A leader condition is checked only after drawing in the own turn; a state that existed only in the middle of the turn does not count.',
  'TW-48':
    'Each of the two conditions can bring out one leader; if both are fulfilled in the same turn two leaders may come out.',
  'TW-49': 'Declining a leader does not use up the condition; it can be used in a later turn if it is fulfilled then.',
  'TW-50': 'A path may run in either direction and may not use a tile twice.',
  'TW-51': 'The end tile goes to the first player with five villages only; later fifth villages bring no tile.',
  'TW-52': 'If the last seat of a round triggers the end, one more full round follows all the same.',
  'TW-53': 'Pollution scoring counts spaces with at least one token; two tokens on one space count as one space.',
  'TW-54': 'Exactly three temples score 3, four score 7, fewer score 0; the two values are not added.',
  'TW-55': 'An objective scores only its best fulfilled tier, not the sum of tiers.',
  'TW-56': 'In a tie for most VP the player with more water wins; with equal water the tied players share the victory.',
  'TW-57': 'Water, pollution and moves are never limited by the number of tokens in the box.',
  'TW-58':
    'Only the forest tiles meant for this number of players are in the stack: 21, 27, 33 or 39 tiles for 2, 3, 4 or 5 players.',
  'TW-59': 'With a leader who saves riders only the reduced number of riders returns to the capital.',
  'TW-60':
    'Plain water of a list of pending effects is credited before any other effect of that list, without a question.',
  'TW-61': 'Two equal pending effects are one option, not two.',
  'TW-62':
    'Effects opened by an effect (a free temple) are finished before the other pending effects of the outer list.',
  'TW-63':
    'Between the choice of a forest tile and the choice of its space nothing new becomes visible; tile, refill and new stack top follow the placement.',
  'TW-64':
    'A rider effect may move the same rider there and back; every move counts, so an effect of n moves always ends after n moves.',
  'TW-65': 'With only the start tile and all riders on it a catapult can only be declined.',
  'TW-66':
    'Village display, deck and discard pile: the display holds fewer than four cards only while the deck and the discard pile are both empty.',
  'TW-67': 'A used village card counts as used even if none of its effects could be carried out.',
  'TW-68':
    'In the displays the remaining pieces close up in order and new ones join at the end; racks keep the order of arrival.',
  'TW-69': 'Cards discarded for a temple or for nothing lie face up on the discard pile and are public.',
  'TW-70':
    'The leader check takes place in every own turn, also after building a village without a draw and in the last round.',
  'TW-71': 'Discarding for nothing always takes three cards; a leader who makes temples cheaper does not help there.',
  'TW-72':
    'In games of three to five players the left neighbour is the next seat in turn order, the right neighbour the seat before; with three players each opponent is exactly one of the two.',
  'TW-73': 'A player with five villages keeps taking turns until the end but has no treehouse left and cannot build.',
  'TW-74':
    'A tile connected only diagonally (by a leader) is reached by catapult, portal or temple adjacency, or by moves once a tile links it orthogonally.',
  'TW-75':
    'If the deck runs out in the middle of a draw the reshuffled deck continues the same draw; the card just played or discarded is part of the reshuffle.',
  'TW-76':
    "A leader's trigger works every time its event happens, from the turn after the leader was laid out; it never works backwards for an event of the turn in which the leader came out.",
  'TW-77': 'Leaders bring no points at scoring unless their ability says so; no present leader does.',
  'TW-78':
    'Pollution from building is placed before the effects of leaders that building triggers, so a space polluted by this village cannot take a forest of such an effect unless it is cleaned before.',
};
