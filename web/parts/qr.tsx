import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { t } from '../text/index.ts';

/** Ink on paper, in the dark theme too: cameras want it so. */
export function Qr({ link }: { link: string }) {
  const { d, size } = useMemo(() => {
    const { data, size: n } = encode(link, { ecc: 'M', border: 2 });
    const path = data
      .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
      .filter((cell) => cell !== '')
      .join('');
    return { d: path, size: n };
  }, [link]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t().qrOf} shape-rendering="crispEdges">
      <rect class="qr-p" width={size} height={size} />
      <path class="qr-i" d={d} />
    </svg>
  );
}
