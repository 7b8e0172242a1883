/**
 * Returns a text of the same length in lower case, but for the words that begin a sentence where an address would end:
 * "at Infosys.In Pune we …". The patterns are for lower case only: with the flag `i` and a case-sensitive part
 * (`(?-i:In)`), V8 14 forgets `i` for later texts, depending on the first text that it sees.
 */
export function lowered(text: string): string {
  return text.replace(/[\p{Lu}\p{Lt}][\p{L}\p{M}\p{N}]*/gu, (word, index: number) =>
    BEGINNING.test(word) && !/[\p{L}\p{M}\p{N}]/u.test(text[index - 1] ?? '') ? word : toLowerCase(word),
  );
}

const BEGINNING = /^(?:In|Me|Us|Co|Au|Ca|Info)$/;

/** Lower-cases a letter, unless that changes the length. */
export const toLowerCase = (word: string) =>
  [...word]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('');

const CHAR = '[\\p{L}\\p{M}\\p{N}]';
const before = '(?<![\\p{L}\\p{M}\\p{N}_%+-])';
const after = '(?![\\p{L}\\p{M}\\p{N}])';
const PART = '[\\p{L}\\p{M}\\p{N}_%+-]+';
const WORD = `${before}${PART}`;
const AT = '[@＠﹫]';
const AT_WORD =
  '(?:at(?:\\s{1,2}(?:the\\s{1,2})?rate(?:\\s{1,2}of)?)?|attherate(?:of)?|[एऐॲ]ट(?:\\s{1,2}द\\s{1,2}रेट)?|अॅट)';
const DOT_WORD = '(?:dot|डॉट|डाट)';
const DOT = `(?:\\s{0,2}[([{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s{0,2}|[.．。]|\\s{1,3}${DOT_WORD}\\s{1,3})`;
const ENDING = `(?:com|co|in|org|net|edu|gov|info|me|io|uk|us|ca|au|कॉम)${after}`;
export const PROVIDER =
  '(?:g[- ]?mail|ymail|yahoo|hotmail|outlook|live|rediff(?:mail)?|icloud|proton(?:mail)?|जीमेल|याहू)';
/** Without everyday words: we live … */
export const MAILBOX = '(?:g[- ]?mail|ymail|yahoo|hotmail|rediff(?:mail)?|जीमेल|याहू)';
// Separators used as a space: asha_at_gmail, asha -at- gmail.
const SIGNS = '\\s?[_*~|.-]{1,3}\\s?';
export const NETWORK =
  '(?:instagram|insta|telegram|snapchat|snap|facebook|fb|twitter|linkedin|skype|discord|signal|threads|share\\s?chat|arattai|you\\s?tube|yt|snap\\s?chat|pinterest|reddit|quora|hike|koo|moj|josh|viber|wechat|imo|line\\s?id|tik\\s?tok|bumble|hinge|clubhouse|twitch|steam|इन्स्टाग्राम|इन्स्टा|स्नैपचैट|इंस्टाग्राम|इंस्टा|टेलीग्राम|फेसबुक)';

const SAYS =
  '(?:id|handle|user\\s?name|user|name|account|profile|page|channel|link|search|par|pe|is|hai|as|at|for|by|my|mera|meri|ka|ki|पर|आईडी|है)';
/** Any signs between a network and a handle: insta → asha_k, insta (asha_k), insta "asha_k". */
const GAP = '[^\\p{L}\\p{M}\\p{N}_)]{1,6}';

/** Words of a sentence about a provider: write to gmail com. */
const BEFORE_PROVIDER =
  '(?:on|in|to|my|the|is|id|use|using|from|via|at|for|with|of|by|a|an|our|and|or|mail|email|e-mail|address|through|par|pe|ka|ki|ke|mera|meri|hai|works?|working)';
/** Endings of domains before a path: S.No/4 and B.Tech/M.Tech have others. */
const TOP =
  '(?:[cC]om?|[oO]rg|[nN]et|[iI]nfo|[iI]n|io|[mM]e|ly|app|ai|biz|dev|gg|tv|to|[uU]s|uk|be|page|link|club|live|xyz|online|site|store|one|im|eu|de|[cC]a|[aA]u|ae|sg|my|fr|ru|cc|id|bio|social|space|gl|ee|gd|at|shop|blog|pro|team|chat|tl|sh|so|pk|np|lk|bd|nz|world|family|cafe|fun|vip|edu|gov)';

// ashaATgmailDOTcom
export const CAPITAL_SIGNS = new RegExp(
  `(?<!${CHAR})[A-Z]?[a-z0-9._]{2,40}AT[a-z0-9-]{2,40}(?:DOT[a-z]{2,10}){1,3}`,
  'gu',
);

export const ADDRESSES = [
  // https://…, https : // …, www.…, www . example . com
  `(?:h(?:tt|xx|\\*\\*|tx|xt|TT|XX)ps?\\s?\\[?:\\]?\\s?\\/\\/\\s?|${before}www\\s?\\.\\s?)\\S+(?:\\s?\\.\\s?${ENDING}|\\s\\.\\s\\S{1,30}){0,3}`,
  // asha@gmail.com, asha.k@okbank
  `${WORD}(?:\\.${PART}){0,5}${AT}\\s{0,3}${PART}(?:${DOT}${PART}|\\s?[.．。,]\\s?${ENDING}){0,4}`,
  // asha @ gmail . com
  `${WORD}(?:\\.${PART}){0,5}\\s{1,3}${AT}\\s{1,3}${PART}(?:\\s?[.．。]\\s?${PART}){0,2}(?:${DOT}|\\s?[.．。]\\s?)${ENDING}`,
  // asha @ gmail com
  `${WORD}(?:\\.${PART}){0,5}\\s{1,3}${AT}\\s{1,3}${PROVIDER}${after}(?:\\s{1,3}(?:com|कॉम)${after})?`,
  // a s h a @ g m a i l . c o m
  `(?<!${CHAR})(?:${CHAR}[\\s.]{1,2}){2,30}${AT}\\s?(?:${CHAR}[\\s.]{1,3}){2,30}${CHAR}${after}`,
  // asha (at) gmail (dot) com
  `${WORD}(?:${DOT}${PART}){0,3}\\s{0,3}[([{<]\\s{0,2}(?:at|${AT})\\s{0,2}[)\\]}>]\\s{0,3}(?:${PART}(?:${DOT}${PART}){1,4}|${PROVIDER}${after})`,
  // asha(a)gmail.com; but courses are listed (a), (b)
  `${WORD}(?:${DOT}${PART}){0,3}\\s{0,3}[([{<]\\s?a\\s?[)\\]}>]\\s{0,3}(?:${PROVIDER}(?:${DOT}${PART}){0,2}|[\\p{L}\\p{N}-]{3,30}(?:${DOT}[\\p{L}\\p{N}-]{2,30}){0,2}${DOT}${ENDING})`,
  // asha at gmail dot com, asha at gmail.com
  `${WORD}(?:${DOT}${PART}|\\s{1,2}underscore\\s{1,2}${PART}){0,3}\\s{1,3}${AT_WORD}\\s{1,3}${PART}(?:${DOT}${PART}){0,2}${DOT}${ENDING}`,
  // asha at g mail dot com, asha at gmail
  `${WORD}(?:${DOT}${PART}){0,3}\\s{1,3}${AT_WORD}\\s{1,3}(?:${PROVIDER}(?:${DOT}|\\s{1,3})(?:com|कॉम|[iI]n)${after}|(?:g[- ]?mail|ymail|hotmail|rediffmail|जीमेल)(?=\\s{0,3}(?:[.,!?।]|$)))`,
  // asha_at_gmail_dot_com, asha.at.gmail.dot.com, asha -at- gmail -dot- com
  `(?<!${CHAR})${CHAR}+(?:[_.-]{1,2}${CHAR}+){0,4}${SIGNS}at${SIGNS}${CHAR}+(?:(?:${SIGNS}dot${SIGNS}|[.])${CHAR}+){0,2}(?:${SIGNS}dot${SIGNS}|[.])${ENDING}`,
  // ashaatgmaildotcom
  `(?<!${CHAR})[\\p{L}\\p{N}._]{2,40}?at${PROVIDER}(?:dot|\\.)${ENDING}`,
  // asha gmail com
  `${before}(?!${BEFORE_PROVIDER}\\s)${PART}(?:\\.${PART}){0,5}\\s{1,3}${PROVIDER}(?:${DOT}${ENDING}|\\s{1,3}(?:com|कॉम)${after})`,
  // @asha.k
  `${before}${AT}[\\p{L}_][\\p{L}\\p{M}\\p{N}._]{2,}`,
  // insta: asha_k, my insta id is asha.kulkarni97, gmail id asha.k97
  `(?<=(?<!${CHAR})(?:${NETWORK}|${MAILBOX})(?:\\s{1,2}${SAYS}){0,3}${GAP})(?=[a-z._]{0,40}[a-z0-9](?:[_\\d]|\\.[a-z0-9]))[a-z_][a-z0-9._]{2,40}`,
  // IG priya_sharma, my ig is priya.sharma; but he may be IG B.S.F., IG Police.Mother is …
  `(?<=(?<!${CHAR})ig${GAP})(?=[a-z._]{0,40}[a-z0-9][_\\d])[a-z_][a-z0-9._]{2,40}`,
  `(?<=(?<!${CHAR})ig(?:\\s{1,2}${SAYS}){0,3}\\s{0,2}(?:[:=-]|(?:id|handle|par|pe|is|hai|पर|आईडी|है)\\s?[:=-]?)\\s{0,2})(?=[a-z._]{0,40}[a-z0-9](?:[_\\d]|\\.[a-z0-9]))[a-z_][a-z0-9._]{2,40}`,
  // follow asha_k96 on instagram, asha_k96 is my insta; ashak96 gmail
  `(?<![\\p{L}\\p{M}\\p{N}._@-])(?=[a-z._]{0,40}[a-z0-9_][_\\d])[a-z_][a-z0-9._]{3,40}(?=${GAP}(?:(?:on|in|is|my|the|pe|par|mera|meri|at|se|for|hai)\\s{1,2}){0,2}(?:${NETWORK}|ig)${after})`,
  `(?<![\\p{L}\\p{M}\\p{N}._@-])(?=[a-z._]{0,40}[a-z0-9_][_\\d])[a-z_][a-z0-9._]{3,40}\\s{1,3}${MAILBOX}${after}`,
  // discord ashak#1234
  `(?<=(?<!${CHAR})discord(?:\\s{1,2}(?:${SAYS}|tag)){0,3}${GAP})[\\p{L}\\p{N}._]{2,32}#\\d{4}${after}`,
  // ashak.github.io, ashak.blogspot.in
  `${before}[\\p{L}\\p{N}-]{2,40}\\.(?:github|gitlab|netlify|vercel|blogspot|wordpress|wixsite|weebly|tumblr|medium|substack|carrd|herokuapp|firebaseapp|notion|pages|glitch|surge|onrender|webflow|framer|square|godaddysites|google|business|webnode|strikingly|jimdo|zohosites|replit|bsky|mystrikingly|wix|ghost|hashnode|myportfolio|contently|journoportfolio|about|bio|bandcamp|livejournal)\\.[a-z]{2,9}(?:\\.[a-z]{2})?${after}(?:\\/\\S*)?`,
  `${before}[\\p{L}\\p{N}-]{2,40}\\.[\\p{L}\\p{N}-]{2,40}\\.(?:io|app|dev|page|site|xyz|online|link|bio|website|web|club|store|ee|sh)${after}(?:\\/\\S*)?`,
  // skype live:priya.sharma, live:.cid.1a2b3c
  `(?<=(?<!${CHAR})skype(?:\\s{1,2}(?:id|handle|par|pe|is|hai|पर|आईडी|है)){0,3}\\s{0,2}[\\s:=-]\\s{0,2})live:[a-z0-9._-]{3,60}`,
  `${before}live:\\.cid\\.[a-z0-9]{4,60}`,
  // example.com, wa.me/…, t.me/…, t . me / asha; but B.Com is a degree
  `${before}(?!\\p{L}\\.com${after})[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+){0,4}\\.(?:(?:com|org|net|[cC]o\\.[iI]n)${after}(?:\\/\\S*)?|${TOP}\\/\\S+)`,
  `${before}(?:t|wa)\\s?(?:\\.|dot)\\s?[mM]e\\s?(?:\\/|slash)\\s?\\S+`,
  // example[.]com, example dot com; but the dot com years are over
  `${before}[\\p{L}\\p{N}-]+\\s?[([{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s?${ENDING}`,
  `${before}(?!(?:the|that|this|a|an|and|of|in|for|with|from|my|our|old|early|first|during|since|every|to|on|some|any|other|new)\\s)[\\p{L}\\p{N}-]+\\s{1,3}${DOT_WORD}\\s{1,3}(?:com|org|net|कॉम)${after}(?!\\s(?:compan|boom|bubble|business|startup|era|years|firm|crash))`,
].map((source) => new RegExp(source, 'gu'));

const SIGN = '[@＠﹫.．。_*~|[({<:-]';
const SOME_PART = new RegExp(
  `${SIGN}|h[tx*]{2}ps?|www|\\s${AT_WORD}\\s|${PROVIDER}|${NETWORK}|(?<!${CHAR})ig(?!${CHAR})|${DOT_WORD}`,
  'iu',
);

/** Whether a text has anything that each of the patterns needs: most names have not, and are not searched for them. */
export const mayHaveAddress = (text: string): boolean => SOME_PART.test(text);
