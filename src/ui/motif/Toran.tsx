import { useId } from 'react';

// Nine mango leaves between two marigolds make one swag; the middle ones hang lowest.
const SWAG = 216;
const leaves = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
  x: 24 + n * 21,
  length: Math.round(22 + 14 * Math.sin(((n + 1) * Math.PI) / 10)),
}));

/** The festoon of leaves and marigolds over a door, across the whole width under the bar. */
export function Toran({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className} width="100%" height="56">
      <pattern id={id} x="50%" width={SWAG} height="56" patternUnits="userSpaceOnUse">
        <path d={`M0 1.5H${SWAG}`} className="stroke-marigold" strokeWidth="3" />
        {leaves.map(({ x, length }) => (
          <g key={x} className="fill-leaf-soft stroke-leaf-ink" strokeWidth="1">
            <path
              d={`M${x} 3c8 ${length * 0.3} 7 ${length * 0.6} 0 ${length}c-7-${length * 0.4}-8-${length * 0.7} 0-${length}Z`}
            />
            <path d={`M${x} 5v${length - 8}`} />
          </g>
        ))}
        {[0, SWAG].map((x) => (
          <g key={x}>
            <path d={`M${x} 3V46`} className="stroke-leaf-ink" />
            <g className="fill-marigold stroke-ground">
              <circle cx={x} cy="9" r="8" />
              <circle cx={x} cy="24" r="6.5" />
              <circle cx={x} cy="36.5" r="5" />
            </g>
            <circle cx={x} cy="47" r="3.5" className="fill-kumkum-ink" />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="56" fill={`url(#${id})`} />
    </svg>
  );
}
