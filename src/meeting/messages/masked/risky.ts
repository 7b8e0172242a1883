// Words by which fraudsters come to speak of money, in English, in Hindi, and in Hindi with Latin letters. One word
// alone is seldom enough, because families also write about money and parcels. Every pattern takes linear time: the
// text between two words is limited.

/** At most this many characters are between two words that belong together. */
const NEAR = '[^\\n]{0,40}?';
const begin = '(?<![\\p{L}\\p{M}\\p{N}])';
const end = '(?![\\p{L}\\p{M}])';
const word = (words: string) => `${begin}(?:${words})${end}`;

/** Two words near each other, in either order. */
const both = (one: string, other: string) => [word(one) + NEAR + word(other), word(other) + NEAR + word(one)];

const MONEY =
  'money|cash|rupees|rs|inr|funds|amount|paisa|paise|paisay|रुपये|रुपए|पैसा|पैसे|रकम|[\\d,.]+ ?(?:lakhs?|k|thousand)';
const GIVE =
  'send|transfer|lend|borrow|deposit|remit|wire|bhej|bhejo|bhejna|bhej do|bhejiye|bhej dijiye|transfer kar do|udhar|udhaar|भेज|भेजो|भेजना|भेजिए|भेज दो|भेज दीजिए|ट्रांसफर|ट्रान्सफर|उधार';
const NEED = 'urgent|urgently|emergency|immediately|turant|jaldi|zaroorat|तुरंत|जल्दी|ज़रूरत|जरूरत|इमरजेंसी';
const CUSTOMS = 'customs?(?: (?:duty|department|officer|office|clearance))?|clearance|कस्टम|कस्टम्स|सीमा शुल्क';
const PARCEL = 'parcel|package|courier|consignment|gift box|पार्सल|पैकेज|कूरियर|कुरियर';
const FEE =
  'fees?|charges?|duty|tax|pay|payment|penalty|fine|release|फीस|फ़ीस|शुल्क|चार्ज|टैक्स|भुगतान|जुर्माना|bharna|dena';
const HELD = 'held|stuck|stopped|seized|phas|phansa|phas gaya|phans gaya|atka|ruka|फंस|फँस|अटक|रुक';
const CRYPTO =
  'crypto|cryptocurrency|bitcoins?|btc|usdt|tether|ethereum|forex|binary options?|क्रिप्टो|बिटकॉइन|फॉरेक्स';
const INVEST =
  'invest|investing|investment|trading|trade|deposit|buy|platform|profits?|returns?|nivesh|paisa lagao|munafa|निवेश|मुनाफा|मुनाफ़ा|ट्रेडिंग|कमाई';
const SURE_PROFIT =
  'guaranteed|guarantee|double|doubled|triple|daily profit|high returns?|risk ?free|pakka|dugna|गारंटी|दोगुना|दुगना|पक्का';
const ACCOUNT =
  'account number|account details|bank details|ifsc|upi(?: id)?|paytm|gpay|google pay|phonepe|खाता नंबर|बैंक खाता|यूपीआई';
const OTP = 'otp|one[- ]time password|verification code|cvv|card number|atm pin|ओटीपी|पिन नंबर';
const TELL = 'send|share|tell|give|forward|bhejo|bhej|batao|bataiye|do|dijiye|भेज|भेजो|बताओ|बताइए|बता|दो|दीजिए';

const PATTERNS = [
  ...both(GIVE, MONEY),
  ...both(NEED, MONEY),
  ...both(GIVE, ACCOUNT),
  ...both(CUSTOMS, FEE),
  ...both(CUSTOMS, HELD),
  ...both(PARCEL, FEE),
  ...both(PARCEL, CUSTOMS),
  ...both(PARCEL, HELD),
  ...both('airport|एयरपोर्ट|हवाई अड्डे', `${HELD}|penalty|fine|जुर्माना`),
  ...both('visa|वीज़ा|वीजा', 'fees?|charges?|processing|money|paisa|paise|फीस|फ़ीस|शुल्क|पैसे'),
  ...both(CRYPTO, INVEST),
  ...both('invest|investment|investing|trading|nivesh|निवेश|ट्रेडिंग', SURE_PROFIT),
  ...both(
    'lend me|loan|help me with|udhaar|udhar|उधार',
    'hospital|accident|operation|surgery|return it|wapas|वापस|अस्पताल|हादसा|ऑपरेशन',
  ),
  ...both(OTP, TELL),
  word('gift ?cards?|steam cards?|itunes cards?|google play cards?|गिफ्ट कार्ड'),
  word('western union|money ?gram|usdt|hawala|हवाला'),
  word('bitcoins?|बिटकॉइन'),
  word('lottery|inheritance funds?|next of kin|लॉटरी'),
  word('paise chahiye|paisa chahiye|paise bhej\\p{L}*|पैसे चाहिए|पैसे चाहिये|पैसे भेज\\p{L}*'),
].map((source) => new RegExp(source, 'iu'));

/**
 * Returns whether a message has words that fraudsters use: the reader gets advice. It proves nothing about its
 * writer.
 */
export function isRisky(text: string): boolean {
  const plain = text.normalize('NFC');
  return PATTERNS.some((pattern) => pattern.test(plain));
}
