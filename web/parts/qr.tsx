import '../style/qr.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/index.ts';

interface Drawn {
  readonly link: string;
  readonly d: string;
  readonly size: number;
}

/** Whoever needs a code fetches what draws it. */
async function draw(link: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { link, d: cells.join(''), size };
}

/** Ink on paper, in the dark theme too: cameras want it so. Its place is kept while it is on its way, or the link is (null). */
export function Qr({ link }: { link: string | null }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (link === null) return;
    let gone = false;
    draw(link).then(
      (made) => {
        if (!gone) setDrawn(made);
      },
      (e: unknown) => console.warn('the code cannot be drawn', e),
    );
    return () => {
      gone = true;
    };
  }, [link]);
  const size = drawn?.size ?? 29;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t().qrOf} shape-rendering="crispEdges">
      <rect class="qr-p" width={size} height={size} />
      {drawn?.link === link ? <path class="qr-i" d={drawn.d} /> : null}
    </svg>
  );
}
