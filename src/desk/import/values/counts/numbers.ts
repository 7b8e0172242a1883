import { fold } from '../../text/fold.ts';

/** Numbers in words, from none on. */
const WORDS = [
  'zero no nil none शून्य नाही नहीं કોઈ',
  'one a single ek एक એક only इकलौता एकुलता एकुलती',
  'two do don both दोन दो બે',
  'three tin teen तीन ત્રણ',
  'four char चार ચાર',
  'five panch paach पाच पाँच पांच પાંચ',
  'six saha chhe सहा छह छः છ',
  'seven saat सात સાત',
  'eight aath आठ આઠ',
];

const byWord = new Map(
  WORDS.flatMap((names, number) => names.split(' ').map((name) => [fold(name), number] as const)),
);

/** Returns the number of a word or of digits; undefined for another word. */
export const numberOf = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : byWord.get(fold(word));
