import { useLingui } from '@lingui/react/macro';
import { type Houses, inLines, SOUTH_SQUARES } from '../../../shared/houses.ts';
import { Lines } from './Lines.tsx';

const SIDE = 79.5;

/** A chart in the style of the South: each rashi has its square, the first house is marked. */
export function SouthChart({ houses, label }: { houses: Houses; label: string }) {
  const { t } = useLingui();
  const mark = houses.fromLagna ? t`La` : '';
  return (
    <svg viewBox="0 0 320 320" role="img" aria-label={label} className="mx-auto block w-full max-w-90">
      {SOUTH_SQUARES.map(([column, row], rashi) => {
        const [x, y] = [1 + column * SIDE, 1 + row * SIDE];
        const isFirst = rashi === houses.first;
        const words = isFirst && mark ? [mark, ...houses.grahas[rashi]!] : houses.grahas[rashi]!;
        return (
          <g key={rashi}>
            <rect
              x={x}
              y={y}
              width={SIDE}
              height={SIDE}
              fill="none"
              className="stroke-clay"
              strokeWidth="1.5"
            />
            {isFirst && (
              <path d={`M${x} ${y + 22}L${x + 22} ${y}`} className="stroke-kumkum-ink" strokeWidth="1.5" />
            )}
            <text x={x + SIDE - 6} y={y + 14} textAnchor="end" fontSize="11" className="fill-soft">
              {rashi + 1}
            </text>
            <Lines x={x + SIDE / 2} y={y + SIDE / 2 + 4} lines={inLines(words, 2)} />
          </g>
        );
      })}
    </svg>
  );
}
