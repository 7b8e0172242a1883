import { fold } from '../fold.ts';
import { loanWords } from './loanWords.ts';

/** The spellings of each word, folded, in both directions: a profession may be written in Hindi, too. */
const others = new Map<string, string[]>();
const add = (word: string, other: string) =>
  others.set(fold(word), [...(others.get(fold(word)) ?? []), fold(other)]);
for (const [word, spellings] of loanWords)
  for (const spelling of spellings) {
    add(word, spelling);
    add(spelling, word);
  }

/** Returns a profession with its words as they are written in the other script: as many texts as the word with the most has. */
export function loanWordsOf(profession: string): string[] {
  const words = profession.split(/[\s/,&()-]+/);
  if (!words.some((word) => others.has(word))) return [];
  const ways = words.map((word) => others.get(word) ?? [word]);
  const most = Math.max(...ways.map((way) => way.length));
  return Array.from({ length: most }, (_, place) => ways.map((way) => way[place] ?? way[0]!).join(' '));
}
