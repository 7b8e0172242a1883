import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateCodes } from '../../base/vocabulary/shared/states.ts';
import { financialYear, numberOf, stateTaxName, taxIn, taxInRefund } from './rules.ts';

const pune = { state: '27', gstin: '27AAATH0000A1ZS', gstBasisPoints: 1800 } as const;
const sum = (tax: ReturnType<typeof taxIn>) => Object.values(tax).reduce((all, one) => all + one, 0);

test.each([
  // Total, seller, buyer's state → taxable value, CGST, SGST, IGST; in paise
  ['Gold within the state', 299_900, pune, '27', [254_152, 22_874, 22_874, 0]],
  ['Diamond within the state', 499_900, pune, '27', [423_644, 38_128, 38_128, 0]],
  ['Platinum within the state', 899_900, pune, '27', [762_628, 68_636, 68_636, 0]],
  ['Gold in another state', 299_900, pune, '29', [254_153, 0, 0, 45_747]],
  ['Gold outside India', 299_900, pune, '96', [254_153, 0, 0, 45_747]],
  ['₹118: exactly 18 %', 11_800, pune, '27', [10_000, 900, 900, 0]],
  ['one rupee', 100, pune, '27', [84, 8, 8, 0]],
  ['one rupee in another state', 100, pune, '33', [85, 0, 0, 15]],
  ['one paisa', 1, pune, '33', [1, 0, 0, 0]],
  ['without a GSTIN', 299_900, { ...pune, gstin: null }, '27', [299_900, 0, 0, 0]],
  ['without a GSTIN, another state', 299_900, { ...pune, gstin: null }, '29', [299_900, 0, 0, 0]],
  ['exempt', 299_900, { ...pune, gstBasisPoints: 0 }, '27', [299_900, 0, 0, 0]],
  ['12 % in another state', 11_200, { ...pune, gstBasisPoints: 1200 }, '06', [10_000, 0, 0, 1_200]],
] as const)('the tax in a price: %s', (_, total, seller, buyer, parts) => {
  expect(Object.values(taxIn(total, seller, buyer))).toEqual(parts);
});

const anySeller = fc.record({
  state: fc.constantFrom(...stateCodes.filter((code) => code !== '96')),
  gstin: fc.constantFrom(pune.gstin, null),
  gstBasisPoints: fc.integer({ min: 0, max: 4000 }),
});
const anyTotal = fc.integer({ min: 100, max: 2_000_000_000 });

test('the parts add up to the total, the halves are equal, and the tax is the rate of the value to two paise', () => {
  fc.assert(
    fc.property(anyTotal, anySeller, fc.constantFrom(...stateCodes), (total, seller, buyer) => {
      const tax = taxIn(total, seller, buyer);
      expect(sum(tax)).toBe(total);
      expect(tax.cgstPaise).toBe(tax.sgstPaise);
      expect(tax.cgstPaise > 0 && tax.igstPaise > 0).toBe(false);
      if (buyer !== seller.state) expect(tax.cgstPaise).toBe(0);
      const rate = seller.gstin ? seller.gstBasisPoints / 10_000 : 0;
      const taken = tax.cgstPaise + tax.sgstPaise + tax.igstPaise;
      expect(Math.abs(taken - tax.taxablePaise * rate)).toBeLessThan(2);
    }),
  );
});

test('refunds in any parts cancel the invoice to the paisa, each in proportion', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 900_000 }), { minLength: 1, maxLength: 12 }),
      anySeller,
      fc.constantFrom(...stateCodes),
      (parts, seller, buyer) => {
        const total = parts.reduce((all, one) => all + one, 0);
        const invoice = taxIn(total, seller, buyer);
        const left = { ...invoice };
        let earlier = 0;
        for (const part of parts) {
          const note = taxInRefund(part, invoice, earlier);
          expect(sum(note)).toBe(part);
          expect(Math.min(...Object.values(note))).toBeGreaterThanOrEqual(0);
          expect(note.cgstPaise).toBe(note.sgstPaise);
          expect(Math.abs(note.igstPaise - (part * invoice.igstPaise) / total)).toBeLessThanOrEqual(1);
          for (const key of Object.keys(left) as (keyof typeof left)[]) left[key] -= note[key];
          earlier += part;
        }
        expect(Object.values(left)).toEqual([0, 0, 0, 0]);
      },
    ),
  );
});

test('more than was invoiced is not refunded', () => {
  expect(() => taxInRefund(101, taxIn(10_000, pune, '27'), 9_900)).toThrow(RangeError);
});

test.each([
  ['2026-03-31T18:29:59.999Z', '2526'], // 23:59 of 31 March in India
  ['2026-03-31T18:30:00.000Z', '2627'], // midnight
  ['2026-12-31T23:00:00.000Z', '2627'],
  ['2027-02-01T00:00:00.000Z', '2627'],
  ['2099-06-01T00:00:00.000Z', '9900'],
])('%s is in the financial year %s', (issuedAt, year) => {
  expect(financialYear(new Date(issuedAt))).toBe(year);
});

test('numbers have at most sixteen characters, and the kinds never share one', () => {
  expect(numberOf('invoice', 'HUM', '2627', 1)).toBe('HUM/2627/0000001');
  expect(numberOf('credit_note', 'HUM', '2627', 1)).toBe('HUM/C2627/000001');
  expect(numberOf('invoice', 'HUM', '2627', 9_999_999)).toHaveLength(16);
  expect(numberOf('credit_note', 'HUM', '2627', 999_999)).toHaveLength(16);
  expect(numberOf('invoice', 'H', '2627', 12)).toBe('H/2627/0000012');
});

test("the state's half is UTGST in a union territory without a legislature", () => {
  expect(['27', '07', '34', '01'].map((state) => stateTaxName(state as '27'))).toEqual(Array(4).fill('SGST'));
  expect(['04', '26', '31', '35', '38'].map((state) => stateTaxName(state as '04'))).toEqual(
    Array(5).fill('UTGST'),
  );
});
