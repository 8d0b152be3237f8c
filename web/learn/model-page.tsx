/** A kept strong game of this kind as a film: without a server, to see how it goes before one plays. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Level } from '#bots/levels.ts';
import { gameEntry } from '#games';
import type { MatchRecord } from '#kernel';
import { partsOf } from '../app/game-parts.ts';
import { type LoadedGame, loadedGame } from '../app/games.ts';
import { loading } from '../app/loading.ts';
import { ReplayPage } from '../table/replay-page.tsx';
import { TableStore } from '../table/store.ts';
import { t } from '../text/index.ts';
import { ModelLine } from './model-line.ts';
import { UnknownGame } from './unknown.tsx';
import { wl } from './words-lesson.ts';
import '../style/table.css';

/** A kept game, and how strong those were who played it. */
interface ModelGame {
  readonly record: MatchRecord;
  readonly level: Level;
}

const models = loading<ModelGame | 'none'>('model', async (id, lang) => {
  const model = partsOf(id, lang).model;
  return model === undefined ? 'none' : ((await model()) as ModelGame);
});

function Shown({ id, game, model }: { id: string; game: LoadedGame; model: ModelGame }) {
  const store = useMemo(() => {
    let line: ModelLine | null = null;
    const s = new TableStore(`model-${id}`, (match, onTable) => {
      line = new ModelLine(match, game.module.game, model.record, model.level, onTable);
      return line;
    });
    (line as ModelLine | null)?.again();
    return s;
  }, [id, game, model]);
  useEffect(() => () => store.dispose(), [store]);
  if (store.shown.value === null) return <p class="page-note">{t().loading}</p>;
  return <ReplayPage s={store} game={game} kept={model.record} back={`/games/${id}`} />;
}

export function ModelPage({ id }: { id: string }) {
  const known = gameEntry(id) !== undefined;
  const game = known ? loadedGame(id) : undefined;
  const model = known ? models.read(id) : undefined;
  if (!known || model === 'none') return <UnknownGame id={id} />;
  if (game === 'failed' || model === 'failed')
    return (
      <main class="page-note" id="content">
        <h1>{t().failed}</h1>
        <button type="button" class="btn primary" onClick={() => location.reload()}>
          {t().retry}
        </button>
        <a class="btn" href={`/games/${id}`}>
          {wl().toGame}
        </a>
      </main>
    );
  if (typeof game !== 'object' || typeof model !== 'object') return <p class="page-note">{t().loading}</p>;
  return <Shown id={id} game={game} model={model} />;
}
