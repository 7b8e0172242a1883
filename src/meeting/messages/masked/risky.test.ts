import { expect, test } from 'vitest';
import { isRisky } from './risky.ts';

test.each([
  // Money
  'Can you send me some money? I will return it next week.',
  'Please transfer Rs 20,000 to my account today',
  'I need money urgently, my wallet was stolen',
  'It is urgent, please arrange 50,000 rupees',
  'Kindly deposit the amount in this bank account',
  'could you lend me 2 lakhs for a month',
  'Share your account number, I will send it',
  'Send it to my UPI id',
  'Mujhe paise bhejo please',
  'thode paise chahiye the, mummy hospital mein hain',
  'paisa transfer kar do na',
  '10000 rupees udhaar de do',
  'मुझे पैसे भेज दो',
  'मुझे कुछ पैसे चाहिए',
  'बीस हज़ार रुपये ट्रांसफर कर दीजिए',
  'पैसे की तुरंत ज़रूरत है',
  // Customs, parcels
  'I have sent you a parcel. It is held at customs.',
  'The customs officer wants a fee of 45000',
  'You must pay the clearance charges to release the package',
  'your gift parcel needs a delivery fee, please pay',
  'I am at Delhi airport, they stopped me because of a penalty',
  'Gift bheja hai, custom mein phas gaya hai',
  'courier wale ko charge dena hoga',
  'आपका पार्सल कस्टम में फंस गया है',
  'पार्सल छुड़ाने के लिए शुल्क देना होगा',
  'एयरपोर्ट पर जुर्माना भरना है',
  // Visa, investment, crypto
  'I only need the visa fee to come to India',
  'वीज़ा फीस के लिए मदद करो',
  'Invest with me, guaranteed returns every week',
  'My uncle teaches trading, double your savings in a month',
  'I made a lot of profit in crypto, you should buy some',
  'Open an account on this crypto trading platform',
  'Bitcoin is the future, let me show you',
  'send 500 USDT',
  'निवेश करो, पैसा दोगुना हो जाएगा',
  'क्रिप्टो में निवेश से मुनाफा मिलेगा',
  // Gift cards, codes
  'Please buy a Google Play card and send me the code',
  'a gift card would make me happy',
  'गिफ्ट कार्ड खरीद लो',
  'Share the OTP you just received',
  'OTP batao jaldi',
  'ओटीपी बताओ',
  'pay by Western Union',
  'You have won a lottery',
])('%j is risky', (text) => {
  expect(isRisky(text)).toBe(true);
});

test.each([
  'Namaste, how are you?',
  'My father works in the customs department.',
  'She is a customs officer in Chennai',
  'Money is not important to us, values are.',
  'We have enough money, thank you',
  'He earns 12 lakhs a year',
  'I work for a parcel service in Pune',
  'My brother is an investment banker',
  'I invest in mutual funds every month',
  'She works at a crypto company',
  'I have a US visa until 2028',
  'He is on an H1B visa',
  'We paid the wedding hall, no dowry please',
  'Please send me your photo',
  'Send my regards to your parents',
  'Can you send your biodata?',
  'Shall we transfer the call to Sunday?',
  'My gift to my sister was a saree',
  'I was stuck in traffic',
  'The airport is 20 km from our house',
  'I will pick you up at the airport',
  'My mother had an operation last year, she is well now.',
  'I am a loan officer at SBI',
  'My account is managed by my father',
  'I trade in textiles; our family has a shop',
  'He runs a courier business',
  'We returned from Goa yesterday',
  'Hobbies: reading, cooking, travel',
  'College fees were high, so I studied on a scholarship',
  'Sundar paisa vasool movie thi',
  'Paise ki koi baat nahi, bas accha ladka chahiye',
  'Ladke ka custom clothing ka business hai',
  'मेरे पिताजी कस्टम विभाग में हैं',
  'पैसे से ज़्यादा संस्कार ज़रूरी हैं',
  'हमें दहेज नहीं चाहिए',
  'मुझे आपकी फोटो भेज दो',
  'मेरा भाई बैंक में काम करता है',
  'निवेश के बारे में मुझे कम पता है',
  'वीज़ा मिल गया है, मार्च में आऊँगा',
  'एयरपोर्ट से घर दूर है',
  '',
])('%j is not', (text) => {
  expect(isRisky(text)).toBe(false);
});

test('the time grows with the length of the text only', () => {
  for (const part of ['send ', 'money x', 'पैसे ', 'customs held fee ', 'a', ' ']) {
    const text = part.repeat(2000).slice(0, 2000);
    const began = performance.now();
    for (let times = 0; times < 20; times++) isRisky(text);
    // 20 times the longest message: a pattern that went back and forth would take minutes.
    expect(performance.now() - began).toBeLessThan(20_000);
  }
});
