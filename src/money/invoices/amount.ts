import { LOCALES, ToWords } from 'to-words';
import { ToWords as EnglishWords } from 'to-words/en-IN';

const english = new EnglishWords();
const TENS =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine)\b/g;

/**
 * Returns money in words, such as 'Two thousand nine hundred ninety-nine rupees and fifty paise only'; in English if
 * the locale's number words are not available.
 */
export function amountInWords(paise: number, locale = 'en'): string {
  const localeCode = `${locale}-IN`;
  if (locale !== 'en' && Object.hasOwn(LOCALES, localeCode)) {
    return new ToWords({ localeCode }).convert(paise / 100, {
      currency: true,
      ignoreZeroCurrency: paise > 0,
    });
  }
  const words = english
    .convert(paise / 100, { currency: true, ignoreZeroCurrency: paise > 0 })
    .toLowerCase()
    .replace(TENS, '$1-$2');
  return words[0]!.toUpperCase() + words.slice(1);
}
