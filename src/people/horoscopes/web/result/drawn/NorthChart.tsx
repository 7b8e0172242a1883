import { type Houses, inLines, NORTH_HOUSES } from '../../../shared/houses.ts';
import { Lines } from './Lines.tsx';

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
