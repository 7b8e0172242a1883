import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

/** How many keys next to each other are a walk, and how many in a straight line, in the alphabet or of one kind are. */
const WALK = 4;
const LINE = 3;

const LINES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '!@#$%^&*()',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'],
  ...['!qaz', '@wsx', '#edc', '$rfv'],
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const lines = LINES.flatMap((line) => [line, [...line].reverse().join('')]);

const qwerty = adjacencyGraphs.qwerty as Record<string, (string | null)[]>;
const areNeighbours = (one: string, next: string) =>
  qwerty[one]?.some((key) => key?.toLowerCase().includes(next)) ?? false;

/** The alphabets of India have their letters in one order, with gaps: अ आ इ ई उ ऊ ए. */
const isNextLetter = (one: string, next: string) => {
  const step = next.codePointAt(0)! - one.codePointAt(0)!;
  return one > '\u0900' && step > 0 && step <= 5;
};

/** Marks in `covered` the characters of a password that follow the keyboard, the alphabet or each other, and years. */
export function coverWalks(characters: string[], covered: boolean[]): void {
  const mark = (from: number, to: number) => covered.fill(true, from, to);
  const runs = (least: number, follows: (one: string, next: string) => boolean) => {
    for (let from = 0, at = 1; at <= characters.length; at++) {
      if (at < characters.length && follows(characters[at - 1]!, characters[at]!)) continue;
      if (at - from >= least) mark(from, at);
      from = at;
    }
  };
  runs(LINE, (one, next) => one === next);
  runs(WALK, areNeighbours);
  runs(WALK, isNextLetter);
  for (const line of lines) runs(LINE, (one, next) => line.includes(one + next));
  const text = characters.join('');
  for (const { index } of text.matchAll(/(?:19|20)\d\d/g)) mark(index, index + 4);
}
