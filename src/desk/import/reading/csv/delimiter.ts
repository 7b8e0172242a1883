const DELIMITERS = [',', ';', '\t', '|', '^', '~'];
const LINES = 30;

/** Returns the delimiter that the first line states, as Excel writes it: `sep=;`. */
export const statedDelimiter = (text: string): string | null => /^"?sep=(.)"?\r?\n/i.exec(text)?.[1] ?? null;

/**
 * Returns what divides the cells of a text: what most of the first lines have equally often. A comma where nothing does, as in a
 * file of one column.
 */
export function findDelimiter(text: string): string {
  const lines = splitLines(text);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [usual, lineCount] = mostCommon(counts.filter((count) => count > 0));
    // Many equal lines count more than many columns: addresses have commas, too.
    const score = (lineCount / lines.length) * (1 + Math.log2(1 + usual));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Returns the first lines without what is in quotes, where a delimiter is a letter like others. */
function splitLines(text: string): string[] {
  const start = text.slice(0, 200_000).replace(/"(?:[^"]|"")*"/g, 'x');
  const lines = start.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.slice(0, LINES);
}

function mostCommon(counts: number[]): [value: number, times: number] {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].reduce<[number, number]>((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
}
