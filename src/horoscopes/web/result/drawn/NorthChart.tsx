import { type Houses, inLines } from './houses.ts';
import { Lines } from './Lines.tsx';

/** Of each house, from the first: where its grahas stand, where the number of its rashi, and how many grahas fit a line. */
const PLACES = [
  { x: 160, y: 72, number: [160, 146], each: 3 },
  { x: 80, y: 30, number: [80, 70], each: 3 },
  { x: 32, y: 80, number: [66, 84], each: 1 },
  { x: 80, y: 152, number: [142, 164], each: 3 },
  { x: 32, y: 240, number: [66, 244], each: 1 },
  { x: 80, y: 292, number: [80, 258], each: 3 },
  { x: 160, y: 244, number: [160, 184], each: 3 },
  { x: 240, y: 292, number: [240, 258], each: 3 },
  { x: 288, y: 240, number: [254, 244], each: 1 },
  { x: 240, y: 152, number: [178, 164], each: 3 },
  { x: 288, y: 80, number: [254, 84], each: 1 },
  { x: 240, y: 30, number: [240, 70], each: 3 },
] as const;

/** A chart in the style of the North: the first house on top, houses against the clock, rashis as numbers. */
export function NorthChart({ houses, label }: { houses: Houses; label: string }) {
  return (
    <svg viewBox="0 0 320 320" role="img" aria-label={label} className="mx-auto block w-full max-w-90">
      <g fill="none" className="stroke-clay" strokeWidth="1.5">
        <rect x="1" y="1" width="318" height="318" />
        <path d="M1 1 319 319M319 1 1 319M160 1 319 160 160 319 1 160Z" />
      </g>
      {PLACES.map(({ x, y, number, each }, index) => {
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
