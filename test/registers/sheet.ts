/** A cell of a made register; a number with a style of its own is an object. */
export type Made =
  | string
  | number
  | null
  | { date: string; time?: string }
  | { time: string }
  | { formula: string; value?: string | number }
  | { truth: boolean }
  | { error: string }
  | { font: string; text: string };

/** @property merges such as A1:C1 */
export type MadeSheet = { name: string; rows: Made[][]; merges?: string[]; hidden?: boolean };

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const DAY_MS = 86_400_000;

const fractionOf = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return (hours * 60 + minutes) / 1440;
};

/** Returns the number that Excel stores for a day and a time. */
export const serialOf = (date: string, time?: string): number =>
  Date.parse(`${date}T00:00Z`) / DAY_MS + 25_569 + (time ? fractionOf(time) : 0);

export { fractionOf };

/** Returns the column A, B … AA of an index from 0. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
