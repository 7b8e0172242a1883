import { useLingui } from '@lingui/react/macro';
import { type Houses, inLines, NORTH_HOUSES, SOUTH_SQUARES } from '../../shared/houses.ts';

/** A chart in the style of the North: the first house on top, houses against the clock, rashis as numbers. */
export function NorthChart({ houses, label }: { houses: Houses; label: string }) {
  return (
    <svg viewBox="0 0 320 320" role="img" aria-label={label} className="mx-auto block w-full max-w-90">
      <g fill="none" className="stroke-clay" strokeWidth="1.5">
        <rect x="1" y="1" width="318" height="318" />
        <path d="M1 1 319 319M319 1 1 319M160 1 319 160 160 319 1 160Z" />
      </g>
      {NORTH_HOUSES.map(({ x, y, number, each }, index) => {
        const rashi = (houses.first + index) % 12;
        return (
          <g key={rashi}>
            <text x={number[0]} y={number[1]} textAnchor="middle" fontSize="12" className="fill-kumkum-ink">
              {rashi + 1}
            </text>
            <Lines x={x} y={y} lines={inLines(houses.grahas[rashi]!, each)} />
          </g>
        );
      })}
    </svg>
  );
}

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

/** Some lines of text around a point of a drawing. */
export function Lines({ x, y, lines }: { x: number; y: number; lines: string[] }) {
  return (
    <text x={x} textAnchor="middle" className="fill-ink" fontSize="14">
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + (index - (lines.length - 1) / 2) * 16 + 5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
