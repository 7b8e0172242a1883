import { TENS_OF_ENGLISH } from './spokenTens.ts';

/** Digits from 0 to 9 as each language says them; several words for one are joined by `/`. */
const LANGUAGES = [
  'zero/oh one two three four five six seven eight nine',
  // Hindi, Marathi and Urdu in Latin letters
  'shunya/shoonya/sunya/sifar ek do/don teen/tin char/chaar panch/paanch/pach/paach chhe/che/chhah/chah/saha saat/sat aath/ath/aat nau/naw/nav',
  'शून्य/सिफर/सिफ़र एक दो/दोन तीन चार पांच/पाँच/पाच छह/छः/छे/छै/सहा सात आठ नौ/नऊ',
  // Tamil, Telugu, Kannada, Malayalam
  'பூஜ்ஜியம்/பூஜ்யம்/பூச்சியம்/பூச்சியம்/சுழியம்/சைபர் ஒன்று/ஒண்ணு/ஒன்னு/ஒரு இரண்டு/ரெண்டு மூன்று/மூணு நான்கு/நாலு/நான்கு ஐந்து/அஞ்சு ஆறு ஏழு எட்டு ஒன்பது/ஒம்பது/ஒன்பது',
  'సున్నా/సున్న/శూన్యం/పూజ్యం ఒకటి/ఒక్కటి/ఒక రెండు మూడు నాలుగు/నాల్గు ఐదు/అయిదు ఆరు ఏడు ఎనిమిది/ఎనమిది తొమ్మిది',
  'ಸೊನ್ನೆ/ಶೂನ್ಯ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು/ನಾಕು ಐದು/ಅಯಿದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು/ಒಂಭತ್ತು/ಒಂಬತು',
  'പൂജ്യം/സീറോ ഒന്ന്/ഒന്നു/ഒന്നു് രണ്ട്/രണ്ടു/രണ്ടു് മൂന്ന്/മൂന്നു നാല്/നാലു അഞ്ച്/അഞ്ചു ആറ്/ആറു ഏഴ്/ഏഴു എട്ട്/എട്ടു ഒമ്പത്/ഒൻപത്/ഒമ്പതു/ഒന്‍പത്/ഒന്പത്',
  // Bengali and Assamese, Gujarati, Punjabi, Odia, Urdu
  'শূন্য/শুন্য/জিরো এক/একটা দুই/দু/দুটো তিন/তিনি চার/চাৰি/চারি পাঁচ/পাচ ছয়/ছয/ছ সাত আট/আঠ নয়/নয/ন',
  'શૂન્ય/મીંડું/ઝીરો/સુન્ય એક બે/બૅ ત્રણ ચાર પાંચ/પાઁચ/પાચ છ/છઃ/છહ સાત આઠ નવ/નૌ',
  'ਸਿਫ਼ਰ/ਸਿਫਰ/ਜ਼ੀਰੋ/ਜੀਰੋ/ਸੁੰਨ/ਸ਼ੂਨਯ ਇੱਕ/ਇਕ/ਇੱਕੋ ਦੋ ਤਿੰਨ/ਤਿਨ ਚਾਰ ਪੰਜ ਛੇ/ਛੇਂ/ਛੀ ਸੱਤ/ਸਤ ਅੱਠ/ਅਠ ਨੌਂ/ਨੌ',
  'ଶୂନ/ଶୂନ୍ୟ/ଶୁନ୍ୟ ଏକ/ଗୋଟିଏ ଦୁଇ/ଦୁଇଟି ତିନି/ତିନ ଚାରି/ଚାର ପାଞ୍ଚ/ପାଂଚ ଛଅ/ଛ ସାତ/ସାତଟି ଆଠ ନଅ/ନ',
  'صفر/زیرو ایک دو تین چار پانچ/پانج چھ/چھے/چھہ/چه سات آٹھ/اٹھ نو',
  // English, as it is written in each script
  'ज़ीरो/जीरो/झिरो/झीरो/ओ वन/वन् टू/टु थ्री/थ्रि फोर/फ़ोर/फॉर फाइव/फ़ाइव/फाईव/फाय/फाईव्ह सिक्स/सिक्स् सेवन/सेवेन/सेव्हन एट/ऐट/एठ नाइन/नाईन/नाइन्',
  'ஜீரோ/சீரோ ஒன்/வன் டூ/டு த்ரீ/திரீ ஃபோர்/போர் ஃபைவ்/பைவ் சிக்ஸ் செவன்/செவென் எய்ட்/எயிட் நைன்',
  'జీరో వన్ టూ/టు త్రీ ఫోర్ ఫైవ్ సిక్స్ సెవెన్/సెవన్ ఎయిట్/ఎయిట్ నైన్/నైన్',
  'ಜೀರೋ/ಝೀರೋ/ಸೊನ್ನಿ ವನ್/ಒನ್ ಟೂ/ಟು ತ್ರೀ/ಥ್ರೀ ಫೋರ್ ಫೈವ್ ಸಿಕ್ಸ್ ಸೆವೆನ್/ಸೆವನ್ ಎಯ್ಟ್/ಏಟ್ ನೈನ್',
  'സീറോ/സിറോ വൺ/വണ്‍ ടൂ/ടു ത്രീ ഫോർ/ഫോര്‍ ഫൈവ് സിക്സ് സെവൻ/സെവന്‍ എയ്റ്റ്/എയിറ്റ് നയൻ/നൈൻ',
  'জিরো/জ়িরো ওয়ান/ওয়ান টু থ্রি ফোর ফাইভ সিক্স সেভেন এইট নাইন',
  'ઝીરો વન ટુ/ટૂ થ્રી/થ્રિ ફોર ફાઇવ/ફાઈવ સિક્સ સેવન એટ/એઇટ નાઇન/નાઈન',
  'ਜ਼ੀਰੋ ਵਨ/ਵੱਨ ਟੂ/ਟੂੰ ਥ੍ਰੀ/ਥਰੀ ਫੋਰ/ਫ਼ੋਰ ਫਾਈਵ/ਫਾਇਵ ਸਿਕਸ ਸੈਵਨ/ਸੇਵਨ ਏਟ/ਐਟ ਨਾਈਨ/ਨਾਇਨ',
  'ଜିରୋ/ଜୀରୋ/ଜେରୋ ୱାନ୍/ଓ୍ୱାନ/ୱାନ/ଓ୍ବାନ୍ ଟୁ/ଟୂ ଥ୍ରୀ/ଥ୍ରି ଫୋର/ଫୋର୍ ଫାଇଭ/ଫାଇଭ୍ ସିକ୍ସ/ସିକ୍ସ୍ ସେଭେନ/ସେଭେନ୍ ଏଇଟ/ଏଇଟ୍/ଏଟ୍/ଏଟ ନାଇନ/ନାଇନ୍',
  'زیرو ون ٹو تھری فور فائیو سکس سیون ایٹ نائن',
  // The others in Latin letters
  'poojyam/poojiyam/pujyam/saibar onnu/ondru/onru/onna rendu/irandu/randu moonu/moondru/munu/mundru/moonnu naalu/naangu/nalu/nangu anju/ainthu/aindhu/anchu aaru/aru ezhu/elu/yezhu ettu/yettu ombathu/onbathu/onbadhu/ombadhu/ompathu',
  'sunna/sunnaa okati/okkati rendu/rendoo moodu/mudu naalugu/nalugu/nalgu aidu/ayidu aaru edu/yedu enimidi/yenimidi tommidi/thommidi',
  'sonne/shoonya ondu eradu mooru/muru naalku/nalku/naaku aidu/aydu aaru elu/yelu entu/yentu ombattu/ombatthu',
  'shunno/sunno ek/aek dui/duto tin char/chaar panch/paanch chhoy/choy/chhoi saat/shat aat noy/noi',
  'shunya/mindu ek be/bey tran/trun chaar/char paanch/panch chha/cha saat/sat aath/ath nav/nau',
  'sifar/zero ikk/ik do tinn/tin chaar/char panj/punj chhe/shey satt/sat atth/ath naun/nau',
  'suna/shunya eka/gotie dui tini/teeni chari pancha/paancha chha/chhaa sata/saata atha/aatha naa/naba',
];

/** Everyday words of another language: beside figures alone they are no digits. */
const EVERYDAY = 'do don tin char sat be bey elu edu ek nav aat cha aru suna sata atha naa saha oh to';

const key = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{DI}/gu, '');

/** The digit that a word says, by the word in lower case and NFC. */
export const DIGIT_OF = new Map(
  LANGUAGES.flatMap((line) =>
    line
      .split(' ')
      .flatMap((words, digit) => words.split('/').map((word) => [key(word), `${digit}`] as const)),
  ),
);

const EVERYDAY_WORDS = new Set(EVERYDAY.split(' '));

/** Ends a word as it is spoken, and is often left out. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0ccd\u0c4d]$/u;

/** Returns the digit that a word says in one of the languages of India; undefined for any other word. */
export const spokenDigit = (word: string): string | undefined =>
  DIGIT_OF.get(key(word)) ?? DIGIT_OF.get(key(word).replace(VIRAMA, ''));

/** Returns whether a word that says a digit is as often another word. */
export const isEverydayWord = (word: string): boolean => EVERYDAY_WORDS.has(key(word));

/** Words that say a digit twice or three times, and tens. */
export const REPEATING = new Set(
  'double triple dubble dabal tripal twenty thirty forty fifty sixty seventy eighty ninety डबल ट्रिपल दोनदा ডবল ডাবল ટ્રિપલ ડબલ ਡਬਲ ଡବଲ டபுள் டபிள் డబుల్ ట్రిపుల్ ಡಬಲ್ ತ್ರಿಬಲ್ ഡബിൾ ഡബിള്‍ ڈبل ٹرپل'
    .split(' ')
    .concat(TENS_OF_ENGLISH)
    .map(key),
);

const TOGETHER_MAX = 90;
const DIGIT_MAX = Math.max(...[...DIGIT_OF.keys()].map((one) => one.length));
/** So many digits in one word are no other word. */
const TOGETHER_MIN = 3;

/** Returns how many digits a word says that is made of nothing but several of their words: nauaathdodo; otherwise 0. */
export function digitsTogether(text: string): number {
  const word = key(text);
  if (word.length < TOGETHER_MIN * 2 || word.length > TOGETHER_MAX) return 0;
  // The fewest words that make up the first letters.
  const counts: number[] = [0];
  for (let to = 1; to <= word.length; to++) {
    for (let from = Math.max(0, to - DIGIT_MAX); from < to - 1; from++) {
      const before = counts[from];
      const part = word.slice(from, to);
      const isOne = DIGIT_OF.has(part) || REPEATING.has(part);
      if (before !== undefined && isOne)
        counts[to] = Math.min(counts[to] ?? Number.POSITIVE_INFINITY, before + 1);
    }
  }
  const count = counts[word.length] ?? 0;
  return count >= TOGETHER_MIN ? count : 0;
}

/** Words that keep a number together. */
export const JOINING = new Set(
  'and then next space comma dash hyphen slash dot point plus aur phir fir ke uske baad hai और फिर उसके बाद है आणि मग मற்றும் மற்றும் பிறகு அப்புறம் మరియు తర్వాత తరువాత ఆ ಮತ್ತು ನಂತರ ಆಮೇಲೆ പിന്നെ ശേഷം കൂടാതെ এবং তারপর আর પછી અને ਅਤੇ ਫਿਰ ਤੇ ଏବଂ ତାପରେ ଓ اور پھر'
    .split(' ')
    .map(key),
);
