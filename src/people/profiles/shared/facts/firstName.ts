const setOf = (words: string) => new Set(words.normalize('NFC').split(' '));

/** What families write before a name, in small letters and without a point. Md stands for Mohammed, and is not what one is called by. */
const TITLES = setOf(
  'dr drs doctor mr mrs ms miss mst smt tmt kum ku km chi chiru sau sou sow soubhagyavati saubhagyavati adv advocate er engr ' +
    'ar arch prof professor capt captain cap maj col colonel lt lieut gen brig brigadier cdr cmdr cmde commander lcdr wg gp sqn ldr ' +
    'flt flg fg hav subedar ips ias justice hon honble pt fr rev sr bro mast sk md mohd mohmd shri sh shriman shrimati shrimathi ' +
    'srimathi srimati sushri maulana moulana mufti haji hajji late sardarni ' +
    'डॉ डा डॉक्टर डाक्टर श्री श्रीमान श्रीमती सौ सौभाग्यवती कु कुं सुश्री चि चिं चिरंजीव प्रा प्रो प्रोफेसर ॲड अॅड एड अधिवक्ता एडवोकेट इंजी पं मो मोहं स्व स्वर्गीय कै ' +
    'मेजर कर्नल कैप्टन कॅप्टन कप्तान ब्रिगेडियर लेफ्टिनेंट जनरल जस्टिस न्यायमूर्ति मिस मिस्टर मिसेस मौलाना हाजी मा माननीय ' +
    'ડૉ ડો ડોક્ટર ડૉક્ટર શ્રી શ્રીમાન શ્રીમતી સુશ્રી કુ ચિ સૌ પ્રો પં સ્વ એડ એડવોકેટ ' +
    'ডা ডাঃ ডঃ ড ডাক্তার শ্রী শ্রীমান শ্রীমতি শ্রীমতী সুশ্রী মোঃ মো মোছাঃ অধ্যাপক জনাব ' +
    'ਡਾ ਡਾਕਟਰ ਸ਼੍ਰੀ ਸ੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਸ੍ਰੀਮਤੀ ਸ ਸਰਦਾਰ ਸਰਦਾਰਨੀ ਬੀਬੀ ਪ੍ਰੋ ਕੈਪਟਨ ਕਰਨਲ ਗਿਆਨੀ ' +
    'டாக்டர் திரு திருமதி திருவாளர் பேராசிரியர் வழக்கறிஞர் முனைவர் டா ' +
    'డా డాక్టర్ శ్రీ శ్రీమతి కు చి సౌ ప్రొ ' +
    'ಡಾ ಡಾಕ್ಟರ್ ಶ್ರೀ ಶ್ರೀಮತಿ ಕು ಚಿ ಸೌ ಪ್ರೊ ' +
    'ഡോ ഡോക്ടർ ശ്രീ ശ്രീമതി കു അഡ്വ പ്രൊഫ ' +
    'ଡା ଡଃ ଡାକ୍ତର ଶ୍ରୀ ଶ୍ରୀମାନ ଶ୍ରୀମତୀ ଶ୍ରୀମତି ସୁଶ୍ରୀ ' +
    'ڈاکٹر پروفیسر محترمہ محترم جناب مولانا حاجی',
);
/** Titles that are names as well: the word after them is a first name only where a surname follows. */
const TITLES_OR_NAMES = setOf(
  'sri shree sree kumari selvi thiru selvan master general swami acharya hafiz sheikh shaikh sardar ' +
    'कुमारी કુમારી কুমারী ਕੁਮਾਰੀ செல்வி செல்வன் குமாரி కుమారి ಕುಮಾರಿ കുമാരി କୁମାରୀ पंडित પંડિત পণ্ডিত सरदार मास्टर',
);
/** Ranks that are first names of a few, who have one of these surnames. */
const RANKS = setOf('major pandit');
const SURNAMES_OF_RANKS = setOf(
  'singh ram lal das kaur khan rao patil jadhav shinde pawar more kale gaikwad kamble chavan yadav kumar sharma nehru gawade bhosale',
);
/** With a point alone: Chi. Sau. Kan. Asha; a sister, a brother, a sub-lieutenant. */
const TITLES_WITH_POINT = setOf('kan ka kr sis br sub com gp ven kar au कां का मि पू ह कुँ ਗਿ');
/** Titles of two words, which apart are others. */
const RANK_OF_TWO =
  /^(?:wing commander|group captain|squadron leader|flight lieutenant|flying officer|pilot officer|air (?:chief |vice )?marshal|air commodore|(?:vice|rear) admiral|admiral|(?:lieutenant|major|brigadier) (?:colonel|general)|second lieutenant|(?:lance|lans) naik|naib subedar|subedar major|sub inspector|her highness|his highness)\.? (?=\S)/i;
/** How a word ends that is cut short. */
const CUT_SHORT = /[.॰]$/u;

const isInitial = (word: string) => word.replace(/[^\p{L}]/gu, '').length <= 1;

/** KS, AVS, PVRK: initials without points. Ram and Uma may be in capitals, as Om is. */
function areInitials(word: string): boolean {
  const letters = word.replace(/[.\s]/g, '');
  if (/^[b-df-hj-np-tv-xz]{2,4}$/i.test(letters)) return true;
  if (/^[A-Z]{2}$/.test(letters)) return !['OM', 'JO', 'ED'].includes(letters);
  return (
    /^[A-Z]{3,4}$/.test(letters) &&
    !/^(?:[^AEIOU][AEIOUY][A-Z]|[AEIOU][^AEIOU]{1,2}[AEIOUY]).?$/.test(letters)
  );
}

function isTitle(word: string, after: string[]): boolean {
  const following = after.length;
  if (following === 0) return false;
  const plain = word.replace(/[^\p{L}\p{M}]/gu, '');
  const small = plain.normalize('NFC').toLowerCase();
  // A chartered accountant, a company secretary.
  if (['CA', 'CS'].includes(plain)) return true;
  if (TITLES.has(small)) return true;
  if (RANKS.has(small)) return following > 1 || !SURNAMES_OF_RANKS.has(after[0]!.toLowerCase());
  if (CUT_SHORT.test(word) && (TITLES_OR_NAMES.has(small) || TITLES_WITH_POINT.has(small))) return true;
  return following > 1 && TITLES_OR_NAMES.has(small);
}

/** Returns the part of a name that visitors see: its first word that is more than initials or a title. */
export function firstName(full: string): string {
  // A. R. Rahman, also as A.R.Rahman.
  const words = full.replace(RANK_OF_TWO, '').split(/ +|(?<=[.॰])(?=[\p{L}(])/u);
  const names = words.filter((word, place) => !isTitle(word, words.slice(place + 1)));
  return (
    names.find((word) => !isInitial(word) && !areInitials(word)) ??
    names.find((word) => !isInitial(word)) ??
    names[0] ??
    ''
  );
}
