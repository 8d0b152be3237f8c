import { useEffect, useState } from 'preact/hooks';
import type { MatchRecord } from '#kernel';
import { api } from '../app/api.ts';
import type { LoadedGame } from '../app/games.ts';
import { motionSpeed, settings } from '../app/settings.ts';
import { lang, t } from '../text/index.ts';
import { asBefore, type Fork, ForkDialog, playOnFrom } from './fork.tsx';
import { Frame } from './frame.tsx';
import { phaseOf } from './prompt.tsx';
import { Reel } from './reel.ts';
import { Replay } from './replay.ts';
import type { HowTold } from './stops.ts';
import type { TableStore } from './store.ts';
import { Transport } from './transport.tsx';

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  /** The game itself, where it is at hand and need not be asked for. */
  readonly kept?: MatchRecord;
  /** Where the film ends. */
  readonly back?: string;
}

function howTold(game: LoadedGame, replay: Replay): HowTold {
  if (replay.record.seats === 1) return 'gestures';
  return game.drawn?.order?.(replay.at(0, 'judge').view) === null ? 'rounds' : 'turns';
}

function useReel(s: TableStore, game: LoadedGame, kept: MatchRecord | undefined): Reel | 'drift' | null {
  const [reel, setReel] = useState<Reel | 'drift' | null>(null);
  useEffect(() => {
    let made: Reel | null = null;
    let gone = false;
    (kept === undefined ? api.record(s.id) : Promise.resolve(kept))
      .then((record) => {
        if (gone) return;
        const replay = new Replay(game.module.game, record);
        const viewer = s.shown.value?.table.mySeat ?? 'judge';
        made = new Reel(s, replay, howTold(game, replay), (view) => phaseOf(game, view)[0], viewer, motionSpeed);
        setReel(made);
      })
      .catch((e: unknown) => {
        console.warn('no replay', e);
        setReel('drift');
      });
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [s, game, kept]);
  return reel;
}

/** A finished game on the table it was played on: the row of the question steers it, and every position can be played on. */
export function ReplayPage({ s, game, kept, back = `/t/${s.id}` }: Props) {
  const [fork, setFork] = useState<Fork | null>(null);
  const reel = useReel(s, game, kept);
  if (reel === 'drift') return <p class="page-note">{t().driftTitle}</p>;
  if (reel === null) return <p class="page-note">{t().loading}</p>;
  const backName = kept === undefined ? t().toResult : game.module.meta.title[lang()];
  const table = s.shown.value?.table;
  const here = (): Fork => {
    const { value: at } = reel.n;
    const { value: viewer } = reel.viewer;
    return { at, kept, seat: typeof viewer === 'number' ? viewer : (reel.replay.seatOf(at + 1) ?? 0) };
  };
  const onFork = async (): Promise<void> => {
    const from = here();
    if (table !== undefined) await playOnFrom(s, from, asBefore(table, from.seat));
  };
  const onSeats = (): void => setFork(here());
  return (
    <>
      <Frame
        s={s}
        game={game}
        drawn={settings.value.plain ? null : game.drawn}
        staged={{
          row: (log) => <Transport {...{ s, game, reel, onFork, onSeats, back, backName, log }} />,
          back,
          until: reel.n.value,
          log: reel.log.value,
          look: (n) => reel.goTo(n),
        }}
      />
      {fork === null ? null : <ForkDialog s={s} fork={fork} onClose={() => setFork(null)} />}
    </>
  );
}
