/** Folds a text for comparison: the same letters in either case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const isInitial = (word: string) => /^\p{L}\p{M}*\.?$/u.test(word);

/** Returns a text with consecutive initials joined: K. S. Raviprasad and K.S.Raviprasad become KS Raviprasad. */
export function joinInitials(text: string): string {
  const words = text.replace(/(?<=(?<![\p{L}\p{M}])\p{L}\p{M}*)\.(?=\p{L})/gu, '. ').split(' ');
  const joined: string[] = [];
  let wasInitial = false;
  for (const word of words) {
    const is = isInitial(word);
    const letters = is ? word.replace('.', '') : word;
    if (is && wasInitial) joined.push(joined.pop() + letters);
    else joined.push(letters);
    wasInitial = is;
  }
  return joined.join(' ');
}
