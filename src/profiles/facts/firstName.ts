const setOf = (words: string) => new Set(words.normalize('NFC').split(' '));

/** What families write before a name, in small letters and without a point. Md stands for Mohammed, and is not what one is called by. */
const TITLES = setOf(
  'dr drs mr mrs ms mst smt tmt kum ku km chi chiru sau sow adv er prof capt maj col lt gen md mohd shri sh shrimati shrimathi ' +
    'sushri late hon ' +
    'डॉ डा श्री श्रीमती सौ कु कुं सुश्री चि चिं चिरंजीव प्रा ॲड अॅड ડૉ ડો શ્રી શ્રીમતી કુ ચિ સૌ ডা ডঃ ড শ্রী শ্রীমতি শ্রীমতী কু ਡਾ ਸ਼੍ਰੀ ਸ੍ਰੀ ' +
    'ਸ਼੍ਰੀਮਤੀ டாக்டர் திருமதி డా శ్రీమతి కు చి ಡಾ ಶ್ರೀಮತಿ ಕು ಚಿ ഡോ ശ്രീമതി കു ଡା ଶ୍ରୀମତୀ ڈاکٹر محترمہ',
);
/** Titles that are names as well: the word after them is a first name only where a surname follows. */
const TITLES_OR_NAMES = setOf(
  'sri shree sree miss kumari selvi thiru selvan कुमारी કુમારી কুমারী ਕੁਮਾਰੀ திரு செல்வி செல்வன் శ్రీ కుమారి ಶ್ರೀ ಕುಮಾರಿ ശ്രീ കുമാരി ଶ୍ରୀ',
);
/** Of a bride and a groom, always with a point: Chi. Sau. Kan. Asha. */
const TITLES_WITH_POINT = setOf('kan ka kr कां का');
/** How a word ends that is cut short. */
const CUT_SHORT = /[.॰]$/u;

const isInitial = (word: string) => word.replace(/[^\p{L}]/gu, '').length <= 1;

function isTitle(word: string, following: number): boolean {
  if (following === 0) return false;
  const plain = word.replace(/[^\p{L}\p{M}]/gu, '');
  const small = plain.normalize('NFC').toLowerCase();
  // A chartered accountant, a company secretary.
  if (['CA', 'CS'].includes(plain) || TITLES.has(small)) return true;
  if (CUT_SHORT.test(word) && (TITLES_OR_NAMES.has(small) || TITLES_WITH_POINT.has(small))) return true;
  return following > 1 && TITLES_OR_NAMES.has(small);
}

/** Returns the part of a name that visitors see: its first word that is more than an initial or a title. */
export function firstName(full: string): string {
  // A. R. Rahman, also as A.R.Rahman.
  const words = full.split(/ +|(?<=[.॰])(?=[\p{L}(])/u);
  const names = words.filter((word, place) => !isTitle(word, words.length - 1 - place));
  return names.find((word) => !isInitial(word)) ?? names[0] ?? '';
}
