import { useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './pix.css.ts';

/** White modules around a code, so that a camera separates it from its surroundings. */
const QUIET_ZONE = 3;

/** The dark modules as one path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
}

/** A text as a QR code, drawn on the device: no third party learns of the payment. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { d, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { d: pathOf(code.data), size: code.size };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={css.qr}
    >
      <path d={d} />
    </svg>
  );
}
