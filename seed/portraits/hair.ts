import { mix } from './colour.ts';
import { across, line } from './svg.ts';

/** One head of hair: what hangs behind neck and body, what frames the face, what falls over the clothes. */
export type Hair = { behind?: string; front: string; over?: string };

/** Draws a style in one colour; `tone` fills, `gleam` is the light on single strands. */
export type HairStyle = (tone: HairTone) => Hair;
export type HairTone = { fill: string; dark: string; gleam: string; flower: boolean };

/** The gradient of the hair and the colours of its strands. */
export function hairTone(colour: string, flower = false): HairTone & { defs: string } {
  const defs = across('hair', -130, 140, [
    [0, mix(colour, '#8A6850', 0.3), 1],
    [0.4, mix(colour, '#8A6850', 0.06), 1],
    [1, mix(colour, '#000000', 0.35), 1],
  ]);
  return {
    defs,
    fill: 'url(#hair)',
    dark: mix(colour, '#000000', 0.3),
    gleam: mix(colour, '#C79C78', 0.5),
    flower,
  };
}

/** Strands in the light and in the shade, along the lines of a comb. */
export function strands(tone: HairTone, lit: string, shaded = ''): string {
  return (lit && line(lit, tone.gleam, 3, 0.4)) + (shaded && line(shaded, '#000', 3, 0.35));
}

/** A lively edge through places: flat arcs from each to the next; later pieces of the path may follow. */
export function scallop(places: readonly [number, number][]): string {
  return places
    .map(([x, y], i) => {
      if (i === 0) return `M${x} ${y}`;
      const [px, py] = places[i - 1]!;
      const r = Math.round(Math.hypot(x - px, y - py) * (i % 2 ? 0.72 : 0.95));
      return `A${r} ${r} 0 0 1 ${x} ${y}`;
    })
    .join('');
}
