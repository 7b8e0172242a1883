import { expect, test } from 'vitest';
import { exactRupees } from '../kit/locale/formats.ts';
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
