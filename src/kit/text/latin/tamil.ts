/** The library takes each stop as the aspirated voiced one; where it is doubled, first, or before another one it is voiceless. */
const stops = (
  [
    ['jh', 'c', 'c'],
    ['gh', 'k', 'k'],
    ['dh', 't', 'd'],
    ['ḍh', 'ṭ', 'ḍ'],
    ['bh', 'p', 'b'],
  ] as const
).map(([written, voiceless, voiced]) => ({
  written,
  voiceless,
  voiced,
  firstOrBefore: new RegExp(`(?<!\\p{L})${written}|${written}(?=\\p{L}h)`, 'gu'),
}));

/** Writes a Tamil word of the library in ISO 15919 as it is said: Tamil has one letter for voiced and voiceless stops. */
export const sayTamil = (word: string): string =>
  stops.reduce(
    (text, { written, voiceless, voiced, firstOrBefore }) =>
      text
        .replaceAll(`${written}${written}`, voiceless + voiceless)
        .replace(firstOrBefore, voiceless)
        .replaceAll(written, voiced),
    word,
  );
