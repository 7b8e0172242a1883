import { fold, joinInitials } from './fold.ts';
import type { TextTerms } from './wordMatches.ts';

/** Words that add nothing to others: engineer from Pune, brahmin bride, पुणे की लड़की. */
const FILLERS = new Set(
  [
    'and & + - / at for from in near of or the to with who is',
    'bride brides groom grooms girl girls boy boys match matches matrimony rishta shaadi wanted pass',
    'ladka ladki vadhu var ka ki ke liye me mein se wala wali chahiye',
    'का की के लिए में से और लड़का लड़की वधू वर चाहिए वाला वाली',
  ]
    .join(' ')
    .normalize('NFC')
    .split(' '),
);

/** What may follow the name of a city or a state: Pune City, Nashik district, Punjab state. */
const KINDS_OF_PLACE = new Set(
  'city district dist jilla zilla state शहर ज़िला जिला'.normalize('NFC').split(' '),
);

/** Returns the name of a city without the kind of place or the state: Pune City, Rampur (UP). */
export function cityNameIn(text: string): string {
  const [name = ''] = fold(text).split(/\s*[,(]/);
  const words = name.split(' ');
  return words.length > 1 && KINDS_OF_PLACE.has(words.at(-1)!) ? words.slice(0, -1).join(' ') : name;
}

/** Most words of a text that are looked for. */
const WORDS_MAX = 8;

/** Parts that make one word: J & K, B. Tech; also names of the area around Delhi. */
const joined: [RegExp, string][] = [
  [/(?<![^\s,])([bmd])[.\s]+(tech|com|sc|ed|arch|des|pharm|phil)(?![^\s,.])\.?/g, '$1$2'],
  [/(?<![^\s,])ph[.\s]+d(?![^\s,.])\.?/g, 'phd'],
  [/(?<![^\s,])j\s*(?:&|and|n)\s*k(?![^\s,])/g, 'jk'],
  [/(?<![^\s,])(?:new )?delhi[\s/-]*ncr(?![^\s,])/g, 'ncr'],
];

/** Returns the words of a folded text to look for: without fillers, unless all are fillers. */
export function meantWords(text: string, { words, options }: TextTerms): string[] {
  const whole = joinInitials(joined.reduce((all, [pattern, word]) => all.replace(pattern, word), text));
  const typed = whole
    .split(/[\s,;/+|()-]+/)
    .map((one) => one.replace(/\.+$/, '') || one)
    .filter(Boolean);
  const isPlace = (word = '') => options.isState(word) || words.isCity(word);
  const known = typed.filter(
    (one, place) => !FILLERS.has(one) && !(KINDS_OF_PLACE.has(one) && place > 0 && isPlace(typed[place - 1])),
  );
  return (known.length > 0 ? known : typed).slice(0, WORDS_MAX);
}
