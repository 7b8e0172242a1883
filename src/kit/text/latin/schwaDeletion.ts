/** With the mark of r̥, which is a vowel. */
const VOWEL = 'aāiīuūeēoōô\u0325';

const INNER = new RegExp(`(?<=[${VOWEL}][^${VOWEL}\\s]h?)a(?=[^${VOWEL}\\s]h?[${VOWEL}])`, 'gu');
const LAST_INNER = new RegExp(`^(.*[${VOWEL}][^${VOWEL}\\s]h?)a(?=[^${VOWEL}\\s]h?[${VOWEL}])`, 'u');
const FINAL = new RegExp(`(?<=[${VOWEL}].*[^${VOWEL}\\s])a(?!\\p{L})`, 'gu');

/**
 * Returns the spellings of a word of ISO 15919 without the short a (schwa) that Indian scripts write and nobody says. The last
 * one always goes; within the word all go, or those alone whose loss joins fewer than three consonants (उदयपुर, Udaypur),
 * or none (भुवनेश्वर, Bhuvaneshwar).
 */
export function deleteSchwas(word: string): string[] {
  const spoken = word.replace(FINAL, '');
  let ordered = spoken;
  while (LAST_INNER.test(ordered)) ordered = ordered.replace(LAST_INNER, '$1');
  return [...new Set([spoken.replace(INNER, ''), ordered, spoken])];
}
