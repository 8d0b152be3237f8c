import { gameEntry } from '#games';
import { api } from '../app/api.ts';
import { go } from '../app/router.ts';
import { beSomebody } from '../app/session.ts';

/** The lightest game is the one to begin with. */
const FIRST_GAME = 'my-city';

/** A game at once, against the kindest bot; nobody is asked anything. */
export async function playAtOnce(game: string = FIRST_GAME): Promise<void> {
  const meta = gameEntry(game)?.meta;
  const two = meta === undefined || meta.seats.includes(2);
  await beSomebody();
  const { id } = await api.open({
    game,
    options: {},
    seats: two ? [{ kind: 'me' }, { kind: 'bot', level: 1 }] : [{ kind: 'me' }],
    listed: false,
  });
  go(`/t/${id}`);
}
