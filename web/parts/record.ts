import { useEffect, useState } from 'preact/hooks';
import type { GameRecord } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { me } from '../app/session.ts';

type Results = GameRecord['results'];

/** My results in this game; undefined while they are on their way, null when they cannot be had. */
export function useRecord(id: string): { games: Results | null | undefined; again: () => void } {
  const [games, setGames] = useState<Results | null | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const person = me.value;
  useEffect(() => {
    if (person === undefined) return;
    if (person === null || id === '') {
      setGames([]);
      return;
    }
    let gone = false;
    api.gameRecord(id).then(
      ({ results }) => {
        if (!gone) setGames(results);
      },
      () => {
        if (!gone) setGames(null);
      },
    );
    return () => {
      gone = true;
    };
  }, [id, person, tries]);
  return { games, again: () => setTries(tries + 1) };
}
