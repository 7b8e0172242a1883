import { expect, test } from 'vitest';
import { otherNames } from '../../../../base/vocabulary/otherNames.ts';
import { otherNamesOf } from './cityNames.ts';
import { soundsOf } from './sound.ts';

/** Large cities, and how they are written in Indian scripts. */
const cities: [city: string, spellings: string][] = [
  ['Mumbai', 'मुंबई मुम्बई মুম্বাই மும்பை'],
  ['Delhi', 'दिल्ली দিল্লি દિલ્હી ਦਿੱਲੀ ದೆಹಲಿ ഡൽഹി ఢిల్లీ டெல்லி ଦିଲ୍ଲୀ'],
  ['Bengaluru', 'बेंगलुरु बैंगलोर ಬೆಂಗಳೂರು பெங்களூர் பெங்களூரு బెంగళూరు बैंगलूर बंगलोर बंगळुरू ব্যাঙ্গালোর બેંગ્લોર ബാംഗ്ലൂർ'],
  ['Hyderabad', 'हैदराबाद హైదరాబాద్ হায়দ্রাবাদ হায়দরাবাদ'],
  ['Ahmedabad', 'अहमदाबाद અમદાવાદ ਅਹਿਮਦਾਬਾਦ ಅಹಮದಾಬಾದ್ அகமதாபாத்'],
  ['Chennai', 'चेन्नई சென்னை मद्रास'],
  ['Kolkata', 'कोलकाता কলকাতা कलकत्ता'],
  ['Surat', 'सूरत'],
  ['Pune', 'पुणे पूना'],
  ['Jaipur', 'जयपुर ಜೈಪುರ ജയ്പൂർ ஜெய்ப்பூர்'],
  ['Lucknow', 'लखनऊ ਲਖਨਊ లక్నో'],
  ['Kanpur', 'कानपुर'],
  ['Nagpur', 'नागपुर'],
  ['Indore', 'इंदौर'],
  ['Thane', 'ठाणे'],
  ['Bhopal', 'भोपाल'],
  ['Visakhapatnam', 'विशाखापत्तनम విశాఖపట్నం विशाखापट्टनम'],
  ['Patna', 'पटना'],
  ['Vadodara', 'वडोदरा વડોદરા'],
  ['Ghaziabad', 'गाजियाबाद ग़ाज़ियाबाद'],
  ['Ludhiana', 'लुधियाना'],
  ['Agra', 'आगरा'],
  ['Nashik', 'नासिक नाशिक'],
  ['Faridabad', 'फरीदाबाद'],
  ['Meerut', 'मेरठ'],
  ['Rajkot', 'राजकोट'],
  ['Varanasi', 'वाराणसी'],
  ['Srinagar', 'श्रीनगर'],
  ['Aurangabad', 'औरंगाबाद'],
  ['Dhanbad', 'धनबाद'],
  ['Amritsar', 'अमृतसर ਅੰਮ੍ਰਿਤਸਰ'],
  ['Prayagraj', 'प्रयागराज इलाहाबाद'],
  ['Ranchi', 'रांची राँची'],
  ['Howrah', 'हावड़ा হাওড়া'],
  ['Coimbatore', 'कोयंबटूर कोयम्बटूर கோயம்புத்தூர் கோவை'],
  ['Jabalpur', 'जबलपुर'],
  ['Gwalior', 'ग्वालियर'],
  ['Vijayawada', 'विजयवाड़ा విజయవాడ'],
  ['Jodhpur', 'जोधपुर'],
  ['Madurai', 'मदुरै மதுரை'],
  ['Raipur', 'रायपुर'],
  ['Kota', 'कोटा'],
  ['Chandigarh', 'चंडीगढ़ चण्डीगढ़'],
  ['Guwahati', 'गुवाहाटी গুয়াহাটি'],
  ['Solapur', 'सोलापुर'],
  ['Hubli', 'हुबली'],
  ['Mysuru', 'मैसूर ಮೈಸೂರು'],
  ['Tiruchirappalli', 'திருச்சிராப்பள்ளி திருச்சி'],
  ['Bareilly', 'बरेली'],
  ['Aligarh', 'अलीगढ़'],
  ['Moradabad', 'मुरादाबाद'],
  ['Gurugram', 'गुरुग्राम गुड़गांव गुड़गाँव'],
  ['Noida', 'नोएडा'],
  ['Jalandhar', 'जालंधर'],
  ['Bhubaneswar', 'भुवनेश्वर ଭୁବନେଶ୍ୱର'],
  ['Salem', 'सेलम சேலம்'],
  ['Warangal', 'वारंगल'],
  ['Guntur', 'गुंटूर'],
  ['Gorakhpur', 'गोरखपुर'],
  ['Bikaner', 'बीकानेर'],
  ['Jamshedpur', 'जमशेदपुर'],
  ['Kochi', 'कोच्चि കൊച്ചി'],
  ['Dehradun', 'देहरादून'],
  ['Thiruvananthapuram', 'तिरुवनंतपुरम തിരുവനന്തപുരം திருவனந்தபுரம்'],
  ['Jammu', 'जम्मू'],
  ['Mangaluru', 'मंगलौर मंगलुरु मंगलूरु ಮಂಗಳೂರು'],
  ['Udaipur', 'उदयपुर'],
  ['Kolhapur', 'कोल्हापुर'],
  ['Ajmer', 'अजमेर'],
  ['Ujjain', 'उज्जैन'],
  ['Jhansi', 'झांसी'],
  ['Siliguri', 'सिलीगुड़ी শিলিগুড়ি'],
  ['Shimla', 'शिमला'],
  ['Panaji', 'पणजी'],
  ['Puducherry', 'पुडुचेरी புதுச்சேரி'],
  ['Cuttack', 'कटक କଟକ'],
  ['Gaya', 'गया'],
  ['Mathura', 'मथुरा'],
  ['Nanded', 'नांदेड़'],
  ['Muzaffarpur', 'मुजफ्फरपुर मुज़फ़्फ़रपुर'],
  ['Haridwar', 'हरिद्वार'],
  ['Rohtak', 'रोहतक'],
  ['Panipat', 'पानीपत'],
  ['Karnal', 'करनाल'],
  ['Kozhikode', 'कोझिकोड കോഴിക്കോട്'],
  ['Thrissur', 'त्रिशूर തൃശ്ശൂർ'],
];

/** Returns whether a name has the sound of a text, without forgiving a typo. */
const finds = (text: string, city: string) => {
  const names = [city, ...otherNamesOf(city)].flatMap(soundsOf);
  return soundsOf(text).some((sound) => names.some((name) => name.includes(sound)));
};

const spelled = cities.flatMap(([city, spellings]) =>
  spellings.split(' ').map((text) => [text, city] as const),
);

test.each(spelled)('%s is %s', (text, city) => {
  expect(finds(text, city.toLowerCase())).toBe(true);
});

test('each name of a city finds its others', () => {
  const missing = otherNames.flatMap(({ shown, others }) => {
    const all = [shown, ...others];
    return all.flatMap((typed) =>
      all.filter((city) => !finds(typed, city.toLowerCase())).map((city) => [typed, city]),
    );
  });
  expect(missing).toEqual([]);
});

test('an older name of a city has the same spellings', () => {
  expect(finds('मैसूर', 'mysore')).toBe(true);
  expect(finds('बैंगलोर', 'bangalore rural')).toBe(true);
});

test('a city in another script is found in Latin letters', () => {
  expect(finds('bengaluru', 'बैंगलोर')).toBe(true);
  expect(finds('udaipur', 'उदयपुर')).toBe(true);
});

test('a spelling means no other of these cities', () => {
  const wrong = spelled.flatMap(([text, city]) =>
    cities
      .filter(([other]) => other !== city && finds(text, other.toLowerCase()))
      .map(([other]) => [text, other]),
  );
  // In Latin letters, too, the first name is a part of the second.
  expect(wrong).toEqual([
    ['पटना', 'Visakhapatnam'],
    ['आगरा', 'Prayagraj'],
  ]);
});
