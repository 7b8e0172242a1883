import { MAILBOX, PROVIDER } from './addresses.ts';

/**
 * Words that look like addresses, and are none: technologies, degrees, exams, employers, prices. Their signs become a letter,
 * so that each is one word for the patterns of `ADDRESSES`.
 */
const LETTER = 'ˑ';

const start = '(?<![\\p{L}\\p{M}\\p{N}@._-])';
// An address may begin with any of them.
const end = '(?![\\p{L}\\p{M}\\p{N}]|\\s?@|[.]\\p{Ll}|\\s?[([{<]\\s?(?:at|@|a)\\s?[)\\]}>])';

// Asst.Manager
const startOfRole = '(?<![\\p{L}\\p{M}\\p{N}@_-]|(?<!(?:asst|dy|sr|jr|ex|chief|gen))[.])';

const WORK =
  '(?:work(?:s|ed|ing)?|employed|employee|jobs?|joined|placed|posted|served|serving|interned|internship|career|company|employer|firm|business)';
const ROLE =
  '(?:engineer|engg|developer|dev|programmer|coder|manager|mgr|analyst|consultant|accountant|architect|designer|lead|leader|head|officer|executive|doctor|surgeon|nurse|teacher|lecturer|professor|scientist|director|partner|associate|assistant|clerk|cashier|specialist|administrator|admin|tester|intern|trainee|lawyer|advocate|auditor|banker|pilot|editor|writer|trainer|researcher|technician|operator|supervisor|inspector|president|founder|owner|staff|student|faculty|vp|avp|svp|cto|ceo|cfo|coo|hr|sdet?|sse|swe|qa|pm|ca)\\d?';
const STAY =
  '(?:settled|liv(?:es?|ing)|stay(?:s|ing)?|based|born|stud(?:y|ies|ied|ying)|graduated|meet(?:ing)?|am|is|are|was|were|be|look(?:s|ing)?|home|office|currently|presently|present|now|earlier|previously|previous|formerly|former|past|prior|ex|alum(?:n[iua]s?|nae)?|batch|degree|graduate|graduation|pass(?:ed)?\\s?out|phd|ph[.ˑ]\\s?d[.ˑ]?|mba|pgdm|b[.ˑ]?\\s?(?:tech|e|sc|com|a|arch|des|pharm|ed|ca|ba)[.ˑ]?|m[.ˑ]?\\s?(?:tech|e|sc|com|a|s|arch|des|pharm|ed|ca|d)[.ˑ]?|mbbs|ll[.ˑ]?\\s?[bm][.ˑ]?|diploma|course|research|fellow|masters?|bachelors?|wedding|party|lunch|dinner)';
const TECHNICAL =
  '(?:developer|dev|engineer|engg|programmer|architect|lead|consultant|analyst|trainer|tester|professional|expert|specialist|core|framework|mvc|maui|stack|technolog(?:y|ies)|technical|team|projects?|applications?|skills?|domain|platform|full|c#|java|sql|angular|react|azure|python|php)';
const SENIORITY =
  '(?:senior|sr|junior|jr|lead|principal|full\\s?stack|fullstack|microsoft|ms|asp|vb|ado|c#|java|php|sql|in|on|using|with|as|knows?|learn(?:ing|t)?|of|and|a)';

const DEGREE =
  '(?:[bmdpl]|ll|ph|pg|el|bba|bca|mca|bms|i|g)\\.(?:\\s?(?:tech|com|sc|ed|pharm|pharma|phil|arch|des|lib|plan|voc|stat|optom|lit|litt|cs|ca|it|el|ba|net|s|a|e|b|m|d|p|ch|th)(?:\\.|(?!\\p{L}))){1,3}';

/** Employers and colleges that many write after an @; a handle would have more than the name. */
const KNOWN_PLACE =
  '(?:tcs|wipro|infosys|infy|google|microsoft|amazon|apple|meta|ibm|accenture|cognizant|cts|capgemini|hcl(?:tech)?|tech\\s?mahindra|ltimindtree|mindtree|lti|mphasis|oracle|sap|cisco|intel|nvidia|qualcomm|samsung|dell|adobe|salesforce|deloitte|kpmg|ey|pwc|mckinsey|bcg|goldman|jpmc|jpmorgan|citi|barclays|hdfc|icici|axis|sbi|rbi|lic|flipkart|swiggy|zomato|ola|uber|paytm|phonepe|razorpay|byjus|zoho|freshworks|reliance|jio|airtel|tata|l&t|mahindra|maruti|bosch|siemens|honeywell|isro|drdo|barc|bhel|hal|ongc|ntpc|iocl|gail|sail|aiims|i[isn]t[rskbdmghj]?|iit[bdkmrgh]?|iim[abcklis]?|iisc|iisers?|iiit[hbd]?|nits?|nlu|nls(?:iu)?|bits|vit|srm|mit|coep|vjti|spjimr|xlri|isb|jnu|du|bhu|amu|jadavpur|anna|manipal|amity|apollo|fortis|max|medanta)';

/** What each pattern finds is one word. */
const ONE_WORD = [
  // ASP.NET, VB.NET; 'Sr.Net developer'
  `${start}(?:asp|vb|ado|c#|vc\\+\\+|c|f#?|j#|ml|ef|wpf|wcf|core|mono|akka|spark|paint|visual|basic|entity|ms|mvc|ugc|csir|nta|icar|slet|jrf|set)\\s?[.]\\s?net${end}`,
  `${start}[\\p{L}#+]{1,12}[.]net(?=[\\s/]{1,2}${TECHNICAL}(?!\\p{L}))`,
  // dot net developer, senior dot net
  `(?<=${start}${SENIORITY}[.,/]?\\s{1,2})dot\\s{1,2}net${end}`,
  `${start}dot\\s{1,2}net(?=[\\s,/]{1,2}${TECHNICAL}(?!\\p{L}))`,
  // Node.js/React, Socket.io
  `${start}[\\p{L}\\d]{1,12}[.]js${end}`,
  `${start}(?:socket|draw|ionic|chart|flow|make|apollo|observe|c3)[.](?:io|ai)${end}`,
  // B.Tech/M.Tech, Ph.D., B.Com/CA
  `${start}${DEGREE}(?![\\p{L}\\p{N}@])(?:\\s?[/&,]\\s?${DEGREE}(?![\\p{L}\\p{N}@])){0,4}/?`,
  // Employers whose name is an address of their own
  `${start}(?:amazon|booking|naukri|shaadi|jeevansathi|bharatmatrimony|flipkart|myntra|ajio|nykaa|paytm|policybazaar|bigbasket|grofers|makemytrip|yatra|cleartrip|goibibo|ixigo|justdial|indiamart|tradeindia|magicbricks|99acres|housing|nobroker|monster|indeed|glassdoor|rediff|indiatimes|moneycontrol|snapdeal|quikr|olx|cardekho|cars24|salesforce|zoho|freshworks|upwork|fiverr|toptal|hotels|expedia|priceline|agoda|overstock|wayfair|walmart|ebay|alibaba|jd|bookmyshow|bankbazaar|paisabazaar|firstcry|lenskart|pepperfry|urbanladder|medlife|netmeds|pharmeasy|practo|1mg|byjus|vedantu|unacademy|toppr|way2sms|ndtv|news18|sify|mouthshut|caratlane|bluestone|croma|tatacliq|zivame|limeroad|shopclues|homeshop18|makaan|commonfloor|squareyards|timesjobs|shine|foundit|internshala|hackerrank|hackerearth|geeksforgeeks|codechef)[.](?:com|in|co[.]in|org)(?![\\p{L}\\p{N}/@]|[.]\\p{Ll})`,
  // … and others, where somebody works
  `(?<=${start}(?:${WORK}|${ROLE})\\s{0,2}(?:(?:at|with|for|in|from|of|is)\\s{1,2}|[,(@:–-]\\s?))(?!${PROVIDER}[.\\s])[\\p{L}\\p{N}-]{2,30}(?:[.]|\\s{1,2}dot\\s{1,2})(?:com|org|net|in|co[.]in)(?![\\p{L}\\p{N}/@]|[.]\\p{Ll})`,
  `(?<=${start}work(?:s|ed|ing)?\\s{1,2}(?:at|with|for|in)\\s{1,2})${PROVIDER}[.](?:com|in)(?![\\p{L}\\p{N}/@]|[.]\\p{Ll})`,
  `${start}[\\p{L}\\p{N}-]{2,30}[.](?:com|org|net|in)(?=\\s(?:employee|pvt|ltd|private|limited|team|office|india)(?!\\p{L}))`,
  // rice @ 50 per kg, FD@7.5%, meet @5pm
  '[@＠]\\s?(?:rs[.]?\\s?|₹\\s?|inr\\s?)?\\p{Nd}{1,6}(?:[.,:]\\p{Nd}{1,3}){0,3}\\s?(?:%|am|pm|lpa|lakhs?|lacs?|crores?|k|kg|rs|hrs?|per|ghz|mbps)?(?![\\p{L}\\p{N}@])(?![.]\\p{L})',
  // Engineer@TCS, working @Infosys; ravi@okicici is an address
  `(?<=${startOfRole}(?:${WORK}|${ROLE}|${STAY})\\s{0,2})[@＠](?=\\s?(?!(?:ok\\p{L}+|ybl|ibl|axl|apl|upi|paytm|${MAILBOX})(?!\\p{L}))\\p{L}[\\p{L}&-]{1,30}(?![\\p{L}\\p{N}._@]*[\\p{N}_@])(?![.．]\\p{L}|\\s{0,3}(?:com|dot|[.．[(])(?!\\p{L})))`,
];

/** What comes after each is a place where somebody is: the word before is no name of an address. */
const PLACES = [
  `(?<=${start}(?:${WORK}|${STAY})\\s{1,2})at(?=\\s)`,
  `(?<=${start}${ROLE}\\s{1,2})at(?=\\s{1,3}(?!${PROVIDER}))`,
  // earlier @Wipro, @IIT Bombay
  `(?:(?<![\\p{L}\\p{M}\\p{N}._-])|(?<=${start}ex-))[@＠](?=${KNOWN_PLACE}(?:[,;)!?।]|\\s|[.]?$|[.]\\s))`,
];

/** Of words such as b2b or mp3, which are no handles: their digit. */
const DIGITS = `(?<=${start}(?:[a-z]|mp|html|css|python|java|php|es|web|covid-?|h|k|l|g|o|m|d|ec|s|sap\\s?s))\\d{1,2}(?=(?:[a-z]|hana|b)?${end})`;

const flagged = (sources: string[]) => sources.map((source) => new RegExp(source, 'giu'));
const WORDS = flagged(ONE_WORD);
const AT_PLACES = flagged(PLACES);
const IN_WORDS = new RegExp(DIGITS, 'giu');

/** Returns a text of the same length, in which words that look like addresses do so no more. */
export function withoutLookalikes(text: string): string {
  let rest = text;
  for (const pattern of WORDS)
    rest = rest.replace(pattern, (word) => word.replace(/[^\p{L}\p{M}]/gu, LETTER));
  for (const pattern of AT_PLACES) rest = rest.replace(pattern, `a${LETTER}`);
  return rest.replace(IN_WORDS, (digits) => LETTER.repeat(digits.length));
}
