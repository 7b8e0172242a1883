import { useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';

/** A QR code, dark on white in every theme: cameras expect it so. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { size, data } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={t`QR code for your authenticator app`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-xl border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
