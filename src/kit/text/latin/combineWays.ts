/**
 * Returns the parts of a text in each of the ways in which they may be written: the first way of every part, then the second, as
 * often as the part with the most has ways. A part with fewer keeps its first. All combinations would be too many.
 */
export function combineWays(parts: string[][]): string[][] {
  const most = parts.reduce((longest, ways) => Math.max(longest, ways.length), 1);
  return Array.from({ length: most }, (_, way) => parts.map((ways) => ways[way] ?? ways[0]!));
}
