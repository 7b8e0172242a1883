import { combineWays } from '../../../../kit/shared/text/latin/combineWays.ts';
import { fold } from '../fold.ts';
import { loanWords } from './loanWords.ts';

/** English words that families shorten, or call otherwise. */
const shortForms: [word: string, others: string[]][] = [
  ['Doctor', ['Dr', 'Dr.']],
  ['Professor', ['Prof', 'Prof.']],
  ['Government', ['Govt', 'Govt.', 'Sarkari']],
  ['Assistant', ['Asst', 'Asst.']],
  ['Homemaker', ['Housewife']],
  ['Lawyer', ['Advocate']],
];

/** What families call people of several professions: a surgeon is a doctor. */
const kinds: [name: string, professions: string[]][] = ['Doctor', 'Dr', 'डॉक्टर'].map((name) => [
  name,
  [
    'Physician',
    'Surgeon',
    'Paediatrician',
    'Gynaecologist',
    'Cardiologist',
    'Radiologist',
    'Dermatologist',
    'Anaesthetist',
  ],
]);

/** The spellings of each word, folded, in both directions: a profession may be written in Hindi, too. */
const others = new Map<string, string[]>();
const add = (word: string, other: string) =>
  others.set(fold(word), [...(others.get(fold(word)) ?? []), fold(other)]);
for (const [word, spellings] of [...loanWords, ...shortForms])
  for (const spelling of spellings) {
    add(word, spelling);
    add(spelling, word);
  }
for (const [name, words] of kinds) for (const word of words) add(word, name);

/** Returns a profession with its words as they are written in the other script: as many texts as the word with the most has. */
export function loanWordsOf(profession: string): string[] {
  const words = profession.split(/[\s/,&()-]+/);
  if (!words.some((word) => others.has(word))) return [];
  return combineWays(words.map((word) => others.get(word) ?? [word])).map((way) => way.join(' '));
}
