import { ToWords } from 'to-words/en-IN';

const english = new ToWords();
const TENS =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine)\b/g;

/** Returns money in words, as 'Two thousand nine hundred ninety-nine rupees and fifty paise only'. */
export function amountInWords(paise: number): string {
  const words = english
    .convert(paise / 100, { currency: true, ignoreZeroCurrency: paise > 0 })
    .toLowerCase()
    .replace(TENS, '$1-$2');
  return words[0]!.toUpperCase() + words.slice(1);
}
