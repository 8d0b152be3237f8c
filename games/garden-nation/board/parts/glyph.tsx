/** A symbol of symbols.ts. */
export function Glyph({ id, size = 20 }: { id: string; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#gn-${id}`} />
    </svg>
  );
}
