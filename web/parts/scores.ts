/** Usual points of bots, from the files that `tafelrunde scores` writes. */
import { useEffect, useState } from 'preact/hooks';
import type { Scores } from '#bots/scores.ts';

const files = import.meta.glob<{ default: Scores }>('../../games/*/bot/scores.json');

/** Measured results; null as long as nobody has measured them. */
export function useScores(id: string): Scores | null {
  const [scores, setScores] = useState<Scores | null>(null);
  useEffect(() => {
    let gone = false;
    files[`../../games/${id}/bot/scores.json`]?.().then(
      (file) => {
        if (!gone) setScores(file.default);
      },
      (e: unknown) => console.warn('scores do not load', e),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return scores;
}
