/** Covers: a game may bring games/<id>/board/cover.svg; the five of the house lie in lobby/covers. */
const own = import.meta.glob<string>('../lobby/covers/*.svg', { query: '?url', import: 'default', eager: true });
const brought = import.meta.glob<string>('../../games/*/board/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

function coverUrl(game: string): string | undefined {
  return brought[`../../games/${game}/board/cover.svg`] ?? own[`../lobby/covers/${game}.svg`];
}

export function Cover({ game, title, thumb = false }: { game: string; title: string; thumb?: boolean }) {
  const url = coverUrl(game);
  return (
    <span class={`${thumb ? 'thumb' : 'cover'} spine-${game}`}>
      {url === undefined ? (
        <span class="cover-title">{title}</span>
      ) : (
        <img class="cover-art" src={url} alt="" width="240" height="300" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
