/** What a drawn chart shows: the rashi of the first house, and the grahas of each rashi. */
export type Houses = {
  first: number;
  /** Whether the first house is that of the lagna; else it is the Moon's. */
  fromLagna: boolean;
  /** Letters of the grahas in each rashi, Mesha first. */
  grahas: string[][];
};

/** The part of a chart that is drawn. */
type Drawn = {
  lagna: number | null;
  timeKnown: boolean;
  grahas: { name: string; rashi: number; retrograde: boolean }[];
};

/**
 * The houses of a northern chart 320 wide, from the first: where its grahas are, where the number of its rashi, and how many
 * grahas fit a line.
 */
export const NORTH_HOUSES = [
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

/** Column and row of each rashi in a southern chart, Mesha first: with the clock, from the second square of the top. */
export const SOUTH_SQUARES = [
  ...[
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
  ...[
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
  ],
] as [number, number][];

/**
 * Returns what is drawn of a chart.
 * @param moon the rashi of the Moon, where the time is not known
 * @param lettersOf the letters of a graha, in the reader's language
 */
export function fillHouses(chart: Drawn, moon: number, lettersOf: (graha: string) => string): Houses {
  const grahas: string[][] = Array.from({ length: 12 }, () => []);
  for (const { name, rashi, retrograde } of chart.grahas) {
    const node = name === 'rahu' || name === 'ketu';
    const place = name === 'moon' && !chart.timeKnown ? moon : rashi;
    grahas[place]!.push(retrograde && !node ? `${lettersOf(name)}(R)` : lettersOf(name));
  }
  return { first: chart.lagna ?? moon, fromLagna: chart.lagna !== null, grahas };
}

/** Breaks words into lines of `each` words. */
export function inLines(words: string[], each: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start < words.length; start += each)
    lines.push(words.slice(start, start + each).join(' '));
  return lines;
}
