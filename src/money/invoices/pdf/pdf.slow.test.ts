import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ananya, invoice } from '../../../../test/invoice.ts';
import { clean, shape, split } from '../../../kit/pdf/shape.ts';
import { printInvoice } from './pdf.ts';

test('any text at all can be printed', async () => {
  const indic = fc.string({
    unit: fc.integer({ min: 0x0900, max: 0x0d7f }).map((one) => String.fromCodePoint(one)),
    maxLength: 60,
  });
  const any = fc.oneof(
    indic,
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('a', 'é', '\u0301', '\u0323', 'क', '्', '\u200d', '\u200c', 'ि', ' ', '۱', '₹'),
      maxLength: 60,
    }),
  );
  await fc.assert(
    fc.asyncProperty(any, any, async (name, address) => {
      const pdf = await printInvoice(invoice({ buyer: { ...ananya, name, address } }));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(
        shape(clean(name), 'text')
          .map(({ text }) => text)
          .join(''),
      ).toBe(clean(name));
      for (const { clusters, text } of shape(clean(name), 'text'))
        expect(clusters.map((one) => one.text).join('')).toBe(text);
      expect(split(name).join('')).toBe(name);
    }),
    { numRuns: 40 },
  );
});
