import type { ChartAnswer } from '../../../contract.ts';
import { grahaLetters } from '../words.ts';

/** What a drawn chart shows: the rashi of the first house, and the grahas of each rashi. */
export type Houses = {
  first: number;
  /** Whether the first house is that of the lagna; else it is the Moon's. */
  fromLagna: boolean;
  /** Letters of the grahas in each rashi, Mesha first. */
  grahas: string[][];
};

type Drawn = Pick<ChartAnswer, 'lagna' | 'timeKnown'> & {
  grahas: Pick<ChartAnswer['grahas'][number], 'name' | 'rashi' | 'retrograde'>[];
};

/** Returns what is drawn of a chart. @param moon the rashi of the Moon, where the time is not known */
export function fillHouses(chart: Drawn, moon: number): Houses {
  const grahas: string[][] = Array.from({ length: 12 }, () => []);
  for (const { name, rashi, retrograde } of chart.grahas) {
    const node = name === 'rahu' || name === 'ketu';
    const at = name === 'moon' && !chart.timeKnown ? moon : rashi;
    grahas[at]!.push(retrograde && !node ? `${grahaLetters(name)}(R)` : grahaLetters(name));
  }
  return { first: chart.lagna ?? moon, fromLagna: chart.lagna !== null, grahas };
}

/** Returns words in lines of a few. */
export function inLines(words: string[], each: number): string[] {
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += each) lines.push(words.slice(at, at + each).join(' '));
  return lines;
}
