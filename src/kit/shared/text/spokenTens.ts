/** Tens that are words of their own, with units after them or joined: twenty three, இருபத்திமூன்று. */
const words = (text: string) => text.trim().split(/\s+/);

/**
 * How a word of two digits sounds: without doubled letters, nasals and long vowels, which families write in many ways.
 * अट्ठानवे and अठानबे are the same, and so are paintalis and paintaalees.
 */
export function soundOfNumber(word: string): string {
  const plain = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{DI}/gu, '')
    // Nasals, nukta, addak.
    .replace(/[\u0901\u0902\u0981\u0982\u0a01\u0a02\u0a70\u0a81\u0a82\u093c\u09bc\u0a3c\u0a71\u0b3c]/gu, '');
  if (/^[a-z]+$/.test(plain)) {
    return plain
      .replace(/ee+|ii+|ea|y/g, 'i')
      .replace(/oo+|ou|au|ow|aw/g, 'o')
      .replace(/aa+/g, 'a')
      .replace(/ai|ei|ey/g, 'e')
      .replace(/[bw]/g, 'v')
      .replace(/chh/g, 'ch')
      .replace(/h$/, '')
      .replace(/n(?=[tvscpd])/g, '')
      .replace(/([a-z])\1+/g, '$1');
  }
  return plain
    .replace(/[ईइ]/gu, 'इ')
    .replace(/[ीि]/gu, 'ि')
    .replace(/[ूु]/gu, 'ु')
    .replace(/[ৗৌো]/gu, 'ো')
    .replace(/[ीৈ]/gu, 'ি')
    .replace(/ब(?=[ेै]$)/u, 'व')
    .replace(/ट्ठ|ठ्ठ/gu, 'ठ')
    .replace(/ਠ੍ਠ/gu, 'ਠ')
    .replace(/(\p{L})[\u094d\u09cd\u0a4d\u0acd]\1/gu, '$1')
    .replace(/न्(?=[दतटसच])/gu, '')
    .replace(/ન્(?=[દતટસચ])/gu, '');
}

const TWO_DIGITS = new Set(
  words(`
  das gyarah gyara barah bara terah tera chaudah pandrah pandhrah solah sola satrah sattarah atharah attharah unnis bis bees ikkis ikkees bais baees
  teis teyis chaubis chobis pachchis pachis pachees chhabbis chabbis chabees sattais satais atthais athais untis unattis tis tees ikattis iktis battis batis taintis tentis tetis
  chauntis chautis paintis paitis chhattis chattis saintis saitis artis adtis arhtis untalis unchalis chalis chalees iktalis byalis bayalis biyalis taintalis tentalis tirtalis chauvalis chavalis
  chauwalis paintalis paitalis chhiyalis chiyalis chhialis saintalis santalis adtalis artalis unchas unanchas pachas pachaas ikyavan ikyawan ikavan bavan bawan tirpan tirepan chauvan chauwan pachpan chhappan chappan
  sattavan satavan atthavan athavan unsath sath saath iksath basath tirsath tiresath chaunsath chausath painsath paisath chhiyasath chiyasath sadsath sarsath adsath arsath unhattar unhatar
  sattar ikhattar ikattar bahattar bahatar tihattar tehattar chauhattar pachhattar pichhattar pachattar chhihattar chihattar satattar sathattar athattar athhattar unnasi unyasi unasi assi asi ikyasi ikasi
  bayasi byasi biyasi tirasi chaurasi pachasi pichasi chhiyasi chiyasi sattasi satasi atthasi athasi navasi nawasi nabbe navve nave ikyanve ikyanave ikanve banve banave tiranve tiranave chauranve chauranave
  panchanve pachanve panchanave chhiyanve chiyanve chhiyanave sattanve satanve sattanave atthanve athanve atthanave athanave ninyanve ninanve ninyanave ekanve ekyanve ekavan eksath ekhattar ekasi ektis ektalis painthis painthalis chauntalis bayanve trepan tresath tetalis tetis tihattar
  दस ग्यारह ग्यारा बारह बारा तेरह तेरा चौदह चौदा पंद्रह पन्द्रह पंधरा सोलह सोळा सत्रह सतरह सतरा अठारह अट्ठारह अठरा उन्नीस बीस इक्कीस बाईस बाइस तेईस तेइस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस अठाईस उनतीस उन्तीस
  तीस इकतीस इकत्तीस बत्तीस तैंतीस तेतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस उनचालीस चालीस इकतालीस बयालीस बियालीस तैंतालीस तिरतालीस चौवालीस चवालीस पैंतालीस छियालीस छयालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन अठावन उनसठ साठ इकसठ बासठ तिरसठ तिरेसठ चौंसठ पैंसठ छियासठ छयासठ सड़सठ सरसठ अड़सठ उनहत्तर उनहतर सत्तर इकहत्तर इकहतर बहत्तर बहतर तिहत्तर तिहतर
  चौहत्तर चौहतर पचहत्तर पिचहत्तर छिहत्तर छियत्तर सतहत्तर सतत्तर अठहत्तर उन्यासी उनासी अस्सी इक्यासी बयासी बियासी तिरासी चौरासी पचासी पिचासी छियासी सत्तासी अट्ठासी अठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे
  पंचानवे पचानवे पंचानबे पिचानवे छियानवे सत्तानवे अट्ठानवे अठानवे निन्यानवे निन्नानवे
  दहा अकरा एकोणीस वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस एकतीस तेहतीस चौतीस पस्तीस सदतीस अडतीस एकोणचाळीस चाळीस एक्केचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस सत्तेचाळीस
  अठ्ठेचाळीस एकोणपन्नास पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर एक्काहत्तर बाहत्तर त्र्याहत्तर चौर्‍याहत्तर
  चौऱ्याहत्तर पंच्याहत्तर शहात्तर सत्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी ऐंशी एक्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद नव्वद एक्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव
  सत्त्याण्णव सत्याण्णव अठ्ठ्याण्णव अठ्याण्णव नव्व्याण्णव
  দশ এগারো এগার বারো বার তেরো তের চৌদ্দ পনেরো পনের ষোলো ষোল সতেরো সতের আঠারো আঠার উনিশ বিশ কুড়ি একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ উনত্রিশ ত্রিশ তিরিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ
  আটত্রিশ ঊনচল্লিশ উনচল্লিশ চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ উনপঞ্চাশ পঞ্চাশ একান্ন বাহান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট উনষাট ষাট
  একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর উনসত্তর সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি উনআশি আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি অষ্টাশি
  ঊননব্বই উননব্বই নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই
  દસ અગિયાર બાર તેર ચૌદ પંદર સોળ સત્તર અઢાર ઓગણીસ વીસ એકવીસ બાવીસ ત્રેવીસ ચોવીસ પચ્ચીસ પચીસ છવ્વીસ સત્તાવીસ અઠ્ઠાવીસ અઠાવીસ ઓગણત્રીસ ત્રીસ એકત્રીસ બત્રીસ તેત્રીસ ચોત્રીસ પાંત્રીસ છત્રીસ સાડત્રીસ આડત્રીસ ઓગણચાલીસ ચાલીસ
  એકતાલીસ બેતાલીસ તેતાલીસ ચુમ્માલીસ ચુંમાલીસ પિસ્તાલીસ પિસ્તાળીસ છેતાલીસ સુડતાલીસ અડતાલીસ ઓગણપચાસ પચાસ એકાવન બાવન ત્રેપન ચોપન પંચાવન છપ્પન સત્તાવન અઠ્ઠાવન ઓગણસાઠ સાઠ એકસઠ બાસઠ ત્રેસઠ ચોસઠ પાંસઠ છાસઠ સડસઠ અડસઠ
  ઓગણસિત્તેર સિત્તેર એકોતેર બોતેર તોતેર ચુમોતેર પંચોતેર છોતેર સિત્યોતેર ઇઠ્યોતેર ઓગણએંસી એંસી એક્યાસી બ્યાસી ત્યાસી ચોરાસી પંચાસી છ્યાસી સિત્યાસી ઇઠ્યાસી નેવ્યાસી નેવું એકાણું બાણું ત્રાણું ચોરાણું પંચાણું છન્નું સત્તાણું અઠ્ઠાણું નવ્વાણું
  ਦਸ ਗਿਆਰਾਂ ਬਾਰਾਂ ਤੇਰਾਂ ਚੌਦਾਂ ਪੰਦਰਾਂ ਸੋਲਾਂ ਸਤਾਰਾਂ ਅਠਾਰਾਂ ਉੱਨੀ ਵੀਹ ਇੱਕੀ ਬਾਈ ਤੇਈ ਚੌਵੀ ਪੱਚੀ ਛੱਬੀ ਸਤਾਈ ਅਠਾਈ ਉਨੱਤੀ ਤੀਹ ਇਕੱਤੀ ਬੱਤੀ ਤੇਤੀ ਚੌਂਤੀ ਪੈਂਤੀ ਛੱਤੀ ਸੈਂਤੀ ਅਠੱਤੀ ਉਨਤਾਲੀ ਚਾਲੀ ਇਕਤਾਲੀ ਬਤਾਲੀ ਬਿਆਲੀ ਤਰਤਾਲੀ ਤੇਤਾਲੀ
  ਚੁਤਾਲੀ ਚੁਰਤਾਲੀ ਪੰਤਾਲੀ ਪੈਂਤਾਲੀ ਛਿਆਲੀ ਸੰਤਾਲੀ ਸੈਂਤਾਲੀ ਅਠਤਾਲੀ ਅੜਤਾਲੀ ਉਨੰਜਾ ਪੰਜਾਹ ਇਕਵੰਜਾ ਬਵੰਜਾ ਤਰਵੰਜਾ ਚੁਰੰਜਾ ਪਚਵੰਜਾ ਛਪੰਜਾ ਸਤਵੰਜਾ ਅਠਵੰਜਾ ਉਨਾਹਠ ਸੱਠ ਇਕਾਹਠ ਬਾਹਠ ਤਰੇਹਠ ਚੌਂਹਠ ਪੈਂਹਠ ਛਿਆਹਠ ਸਤਾਹਠ ਅਠਾਹਠ ਉਨੱਤਰ ਸੱਤਰ
  ਇਕੱਤਰ ਇਕਹੱਤਰ ਬਹੱਤਰ ਤਿਹੱਤਰ ਚੁਹੱਤਰ ਚੌਹੱਤਰ ਪਚੱਤਰ ਪੰਝੱਤਰ ਛਿਹੱਤਰ ਸਤੱਤਰ ਅਠੱਤਰ ਉਨਾਸੀ ਅੱਸੀ ਇਕਾਸੀ ਬਿਆਸੀ ਤਿਰਾਸੀ ਚੌਰਾਸੀ ਪਚਾਸੀ ਛਿਆਸੀ ਸਤਾਸੀ ਅਠਾਸੀ ਉਨਾਨਵੇਂ ਨੱਬੇ ਇਕਾਨਵੇਂ ਬਾਨਵੇਂ ਤਿਰਾਨਵੇਂ ਚੁਰਾਨਵੇਂ ਪਚਾਨਵੇਂ ਛਿਆਨਵੇਂ ਸਤਾਨਵੇਂ ਅਠਾਨਵੇਂ ਨੜਿੰਨਵੇਂ ਨਿੜਾਨਵੇਂ
  टेन इलेवन इलेवेन ट्वेल्व थर्टीन फोर्टीन फोरटीन फॉर्टीन फिफ्टीन सिक्सटीन सिक्स्टीन सेवनटीन सेवेंटीन एटीन नाइनटीन नाइंटीन
  `).map(soundOfNumber),
);

const OF_ENGLISH = new Set(
  words('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
);

/** With units joined to them: தொண்ணூற்றெட்டு, ఇరవైరెండు, ನಲವತ್ತೈದು, ഇരുപത്തിരണ്ട്, irupathirandu. */
const STEMS = new RegExp(
  `^(?:${words(`
  பதினொ பன்னிர பன்னெ பதிமூ பதின்மூ பதினா பதினை பதினே பதினெ பத்தொன்ப இருபத் இருபது முப்பத் முப்பது நாற்பத் நாற்பது ஐம்பத் ஐம்பது அம்பது அறுபத் அறுபது எழுபத் எழுபது எண்பத் எண்பது தொண்ணூ தொன்னூ
  పదకొ పన్నెం పదమూ పద్నా పదునా పదిహే పదహా పదిహా పద్దె పదునె పంతొ పందొ ఇరవై ఇరవయ్ ముప్పై ముప్ఫై ముప్పయ్ నలభై నలబై యాభై యాబై అరవై డెబ్బై డెబ్భై ఎనభై ఎనబై తొంభై తొంబై
  ಹನ್ನೊಂ ಹನ್ನೆರ ಹದಿಮೂ ಹದಿನಾ ಹದಿನೈ ಹದಿನೇ ಹದಿನೆ ಹತ್ತೊಂ ಇಪ್ಪತ್ ಮೂವತ್ ನಲವತ್ ನಲ್ವತ್ ನಾಲ್ವತ್ ಐವತ್ ಅರವತ್ ಎಪ್ಪತ್ ಎಂಬತ್ ಎಂಭತ್ ತೊಂಬತ್ ತೊಂಭತ್
  പതിനൊ പന്ത്ര പതിമൂ പതിനാ പതിനഞ് പതിനേ പതിനെ പത്തൊമ്പ പത്തൊൻപ ഇരുപത മുപ്പത നാൽപത നാല്പത നാൽപ്പത നാല്പ്പത അമ്പത അൻപത അന്പത അറുപത എഴുപത എൺപത എണ്പത തൊണ്ണൂ തൊണ്ണു
  irubath irubadh irupath irupadh irubat muppath muppadh muppat naarpath narpath narpadh naapath nappath aimbath aimbadh ambath ambadh arubath arubadh arupath ezhubath ezhubadh ezhupath elubath enbath enbadh enpath thonnoo thonnu tonnu thonnoo
  padhino pathino pannir pannend padhimoo padhina padhinai pathimoo pathina iravai muppai nalabhai nalabai nalubai yabhai yaabhai yabai aravai debbai enabhai enabai thombhai tombhai thombai
  ippath ippat muvath moovath muvvath nalavath nalvath nalavat aivath aivat aravath aravat eppath eppat embath embat thombath tombat tombath
  nalpath naalpath anpath
`).join('|')})[\\p{L}\\p{M}]{0,20}$`,
  'u',
);

/** Tens of English in the scripts of India. */
export const TENS_OF_ENGLISH = words(`
  ट्वेंटी ट्वेन्टी ट्वंटी टवेंटी थर्टी थर्टि फोर्टी फॉर्टी फॉरटी फोरटी फिफ्टी फ़िफ़्टी फिफ्टि सिक्सटी सिक्स्टी सेवेंटी सेवंटी सेवेन्टी सेवन्टी सेव्हंटी एटी एट्टी ऐटी एइटी नाइंटी नाईंटी नाइन्टी नाईन्टी नाइनटी
  ட்வென்டி ட்வெண்டி டுவென்டி ட்வெண்ட்டி தர்ட்டி தேர்ட்டி ஃபார்ட்டி ஃபோர்ட்டி போர்ட்டி பார்ட்டி ஃபிஃப்டி பிஃப்டி ஃபிப்டி பிப்டி சிக்ஸ்டி சிக்ஸ்ட்டி செவன்டி செவென்டி செவண்டி எய்ட்டி எயிட்டி எய்டி நைன்டி நைண்டி நைன்ட்டி
  ట్వెంటీ ట్వెంటి థర్టీ థర్టి ఫార్టీ ఫోర్టీ ఫార్టి ఫిఫ్టీ ఫిఫ్టి సిక్స్టీ సిక్స్‌టీ సిక్స్టి సిక్స్‌టి సెవెంటీ సెవెంటి ఎయిటీ ఎయిటి ఎయిట్టీ ఎయిటీ నైంటీ నైంటి
  ಟ್ವೆಂಟಿ ಟ್ವೆಂಟೀ ಥರ್ಟಿ ಥರ್ಟೀ ಫಾರ್ಟಿ ಫೋರ್ಟಿ ಫಿಫ್ಟಿ ಸಿಕ್ಸ್ಟಿ ಸಿಕ್ಸ್‌ಟಿ ಸೆವೆಂಟಿ ಸೆವಂಟಿ ಎಯ್ಟಿ ಏಯ್ಟಿ ಎಯಿಟಿ ಏಟಿ ನೈಂಟಿ
  ട്വന്റി ട്വെന്റി തേർട്ടി തേര്‍ട്ടി ഫോർട്ടി ഫോര്‍ട്ടി ഫിഫ്റ്റി സിക്സ്റ്റി സെവന്റി എയ്റ്റി എയിറ്റി നയന്റി നൈന്റി
  টোয়েন্টি টুয়েন্টি থার্টি ফর্টি ফোর্টি ফিফটি সিক্সটি সেভেন্টি এইটি এইট্টি নাইন্টি নাইনটি
  ટ્વેન્ટી ટ્વેંટી થર્ટી ફોર્ટી ફિફ્ટી સિક્સ્ટી સિક્સટી સેવન્ટી સેવેન્ટી સેવંટી એઇટી એટી નાઇન્ટી નાઈન્ટી નાઇંટી
  ਟਵੈਂਟੀ ਟਵੰਟੀ ਟਵੇਂਟੀ ਥਰਟੀ ਫੋਰਟੀ ਫਿਫਟੀ ਸਿਕਸਟੀ ਸੈਵੰਟੀ ਸੇਵੰਟੀ ਸੈਵਨਟੀ ਏਟੀ ਐਟੀ ਨਾਈਂਟੀ ਨਾਇੰਟੀ ਨਾਈਨਟੀ
  ଟ୍ୱେଣ୍ଟି ଟୁଏଣ୍ଟି ଥାର୍ଟି ଥର୍ଟି ଫୋର୍ଟି ଫର୍ଟି ଫିଫ୍ଟି ସିକ୍ସଟି ସିକ୍ସ୍ଟି ସେଭେଣ୍ଟି ଏଇଟି ନାଇଣ୍ଟି
`);

/** Returns whether a word says two digits in one of the languages of India. */
export const saysTwoDigits = (word: string): boolean =>
  OF_ENGLISH.has(word) ||
  TWO_DIGITS.has(soundOfNumber(word)) ||
  STEMS.test(word.normalize('NFC').toLowerCase());
