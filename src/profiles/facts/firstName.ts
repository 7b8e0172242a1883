const setOf = (words: string) => new Set(words.split(' '));

/** What families write before a name, in small letters and without a point. Md stands for Mohammed, and is not what one is called by. */
const TITLES = setOf(
  'dr mr mrs ms smt kum adv er prof capt maj col lt gen md mohd ' +
    'डॉ डा श्रीमती सौ कु सुश्री चि प्रा ॲड अॅड ડૉ ડો ডা ডঃ ਡਾ டாக்டர் డా ಡಾ ഡോ',
);
/** Titles that are names as well: the word after them is a first name only where a surname follows. */
const TITLES_OR_NAMES = setOf('sri shri shree miss kumari श्री कुमारी શ્રી শ্রী ਸ਼੍ਰੀ திரு శ్రీ ಶ್ರೀ ശ്രീ');

const isInitial = (word: string) => word.replace(/[.\p{M}]/gu, '').length <= 1;

function isTitle(word: string, following: number): boolean {
  if (following === 0) return false;
  const plain = word.replaceAll('.', '');
  const small = plain.toLowerCase();
  // A chartered accountant, a company secretary.
  if (['CA', 'CS'].includes(plain) || TITLES.has(small)) return true;
  return following > 1 && TITLES_OR_NAMES.has(small);
}

/** Returns the part of a name that visitors see: its first word that is more than an initial or a title. */
export function firstName(full: string): string {
  // A. R. Rahman, also as A.R.Rahman.
  const words = full.split(/ +|(?<=\.)(?=\p{L})/u);
  const names = words.filter((word, place) => !isTitle(word, words.length - 1 - place));
  return names.find((word) => !isInitial(word)) ?? names[0] ?? '';
}
