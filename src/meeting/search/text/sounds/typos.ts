/** No typo is forgiven in shorter words. */
export const MISTYPED_MIN = 5;

/** Whether two words differ by at most one added, missing or changed letter, or by two swapped neighbours. */
export function isOneTypoApart(one: string, other: string): boolean {
  if (one.length > other.length) return isOneTypoApart(other, one);
  const more = other.length - one.length;
  if (more > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < one.length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const left = one.length - start - end;
  if (left + more <= 1) return true;
  return more === 0 && left === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

/** Words by length, to correct typos. */
export class Spellings {
  #byLength = new Map<number, Set<string>>();

  add(word: string): void {
    if (word.length < MISTYPED_MIN - 1) return;
    const words = this.#byLength.get(word.length);
    if (words) words.add(word);
    else this.#byLength.set(word.length, new Set([word]));
  }

  /** Returns at most `limit` words that are one typo away from a word. */
  near(word: string, limit: number): string[] {
    const found: string[] = [];
    for (const length of [word.length, word.length - 1, word.length + 1])
      for (const known of this.#byLength.get(length) ?? []) {
        if (isOneTypoApart(known, word)) found.push(known);
        if (found.length >= limit) return found;
      }
    return found;
  }
}
