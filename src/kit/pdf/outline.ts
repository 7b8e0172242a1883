import type { Face } from './fonts.ts';
import type { GlyphCluster } from './shape.ts';

type Point = [x: number, y: number];
type Step = { operator: 'm' | 'l' | 'c' | 'h'; points: Point[] };

/** A cluster as the content of a PDF's glyph, with its bounding box: left, bottom, right, top. */
export type Outline = { path: string; bounds: [number, number, number, number] };

/** A frame. @see Piece */
const BOX: Outline = { path: '70 -40 560 760 re 120 10 460 660 re f*', bounds: [0, -40, 700, 720] };

/** Returns a cluster's outline in the operators of PDF (ISO 32000-1, 8.5.2). @param face null for a cluster that no font has */
export function outlineOf(face: Face | null, { glyphs }: GlyphCluster): Outline {
  if (!face) return BOX;
  const steps = glyphs.flatMap(({ id, x, y }) => trace(face, id, x, y));
  const points = steps.flatMap((step) => step.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const drawn = steps.map((step) => [...step.points.flat(), step.operator].join(' ')).join(' ');
  return {
    path: drawn && `${drawn} f`,
    bounds: [
      Math.floor(Math.min(0, ...xs)),
      Math.floor(Math.min(0, ...ys)),
      Math.ceil(Math.max(0, ...xs)),
      Math.ceil(Math.max(0, ...ys)),
    ],
  };
}

function trace({ font }: Face, glyph: number, dx: number, dy: number): Step[] {
  let pen: Point = [0, 0];
  return font.glyphToJson(glyph).map(({ type, values }): Step => {
    const points: Point[] = [];
    for (let index = 0; index < values.length; index += 2) {
      points.push([round(values[index]! + dx), round(values[index + 1]! + dy)]);
    }
    const from = pen;
    pen = points.at(-1) ?? pen;
    if (type === 'M') return { operator: 'm', points };
    if (type === 'L') return { operator: 'l', points };
    if (type === 'C') return { operator: 'c', points };
    // PDF has cubic curves only.
    const [bend] = points;
    if (type === 'Q') return { operator: 'c', points: [towards(from, bend!), towards(pen, bend!), pen] };
    return { operator: 'h', points: [] };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
const towards = ([x, y]: Point, [toX, toY]: Point): Point => [
  round(x + ((toX - x) * 2) / 3),
  round(y + ((toY - y) * 2) / 3),
];
