import { expect, test } from 'vitest';
import { exactRupees } from '../../kit/locale/formats.ts';
import { amountInWords } from './amount.ts';

test.each([
  [1, '₹0.01', 'One paisa only'],
  [50, '₹0.50', 'Fifty paise only'],
  [100, '₹1.00', 'One rupee only'],
  [101, '₹1.01', 'One rupee and one paisa only'],
  [1_900, '₹19.00', 'Nineteen rupees only'],
  [2_000, '₹20.00', 'Twenty rupees only'],
  [10_000, '₹100.00', 'One hundred rupees only'],
  [11_042, '₹110.42', 'One hundred ten rupees and forty-two paise only'],
  [299_900, '₹2,999.00', 'Two thousand nine hundred ninety-nine rupees only'],
  [899_950, '₹8,999.50', 'Eight thousand nine hundred ninety-nine rupees and fifty paise only'],
  [1_000_000, '₹10,000.00', 'Ten thousand rupees only'],
  [10_000_000, '₹1,00,000.00', 'One lakh rupees only'],
  [
    123_456_789,
    '₹12,34,567.89',
    'Twelve lakh thirty-four thousand five hundred sixty-seven rupees and eighty-nine paise only',
  ],
  [1_000_000_000, '₹1,00,00,000.00', 'One crore rupees only'],
  [
    2_147_483_647,
    '₹2,14,74,836.47',
    'Two crore fourteen lakh seventy-four thousand eight hundred thirty-six rupees and forty-seven paise only',
  ],
])('%i paise are %s', (paise, figures, words) => {
  expect(exactRupees(paise)).toBe(figures);
  expect(amountInWords(paise)).toBe(words);
});

const NUMBERS = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, place) => [word, place + 1] as const,
  ),
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'].map(
    (word, place) => [word, place + 13] as const,
  ),
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, place) => [word, 10 * (place + 2)] as const,
  ),
]);
const UNITS = new Map([
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['crore', 10_000_000],
]);

/** Reads words as a person does: the number before a unit is multiplied by the unit. */
function numberIn(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const unit = UNITS.get(word);
    if (unit) {
      total += part * unit;
      part = 0;
    } else if (word === 'hundred') part *= 100;
    else {
      const number = NUMBERS.get(word);
      if (number === undefined) throw new Error(`${word} is no number`);
      part += number;
    }
  }
  return total + part;
}

test('a hundred amounts in words are the same amounts', () => {
  const amounts = Array.from(
    { length: 100 },
    (_, place) => (place * place * 7_919_317 + place * 31 + 1) % 900_000_000,
  );
  for (const paise of amounts) {
    const [, rupees, rest] = /^(?:(.+?) rupees?)?(?: and )?(?:(.+?) pais[ae])? only$/.exec(
      amountInWords(paise),
    )!;
    const read = 100 * (rupees ? numberIn(rupees) : 0) + (rest ? numberIn(rest) : 0);
    expect([amountInWords(paise), read]).toEqual([expect.any(String), paise]);
  }
});
