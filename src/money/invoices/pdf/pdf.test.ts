import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { ananya, invoice } from '../../../../test/invoice.ts';
import { sampleSeller } from '../../../base/site/samples.ts';
import { findUntranslated } from '../../../kit/locale/pseudo.ts';
import { breakLines, clean, shape, widthOf } from '../../../kit/pdf/shape.ts';
import { printInvoice } from './pdf.ts';
import type { Printed } from './printed.ts';

/** Returns the text that a reader gets by 'select all' and 'copy', and the number of pages. */
async function read(pdf: Buffer) {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  const pages = document.numPages;
  await loading.destroy();
  return { text, pages, flat: text.replace(/\s+/g, ' ') };
}
const print = async (changed: Partial<Printed> = {}) => read(await printInvoice(invoice(changed)));

test("a tax invoice within the seller's state contains all that rule 46 requires", async () => {
  const { flat, pages } = await print();
  expect(pages).toBe(1);
  for (const words of [
    'Tax invoice',
    'Original for recipient',
    'Humsafar Sample Trust',
    '14 Tambat Lane, Kasba Peth, Pune 411011, Maharashtra (27)',
    'GSTIN 27AAATH0000A1ZS',
    'HUM/2627/0000001',
    '1 Apr 2027',
    'Ananya Deshmukh',
    'Flat 12, Prabhat Road',
    'Maharashtra (27), PIN 411004',
    'Place of supply',
    'Gold membership, 3 months',
    '999799',
    'Taxable value',
    '₹2,541.52',
    'CGST 9 %',
    'SGST 9 %',
    '₹228.74',
    '₹2,999.00',
    'Two thousand nine hundred ninety-nine rupees only',
    'Reverse charge',
    'pay_QX3kT9mPz0aBcD',
    'No signature is required (rule 46 of the CGST Rules, 2017)',
    'Bought on Humsafar. Questions? support@humsafar.example · 1800 123 4567',
  ]) {
    expect(flat).toContain(words);
  }
  expect(flat).not.toContain('IGST');
});

test.each([
  [
    'another state',
    { buyer: { ...ananya, state: '29', pin: '560001' } },
    ['IGST 18 %', '₹457.47', 'Karnataka (29)'],
    ['CGST 9', 'SGST'],
  ],
  [
    'outside India',
    { buyer: { ...ananya, state: '96', pin: null } },
    ['IGST 18 %', 'Outside India'],
    ['CGST 9', '(96)'],
  ],
  [
    'a union territory',
    { seller: { ...sampleSeller, state: '04' }, buyer: { ...ananya, state: '04' } },
    ['CGST 9 %', 'UTGST 9 %'],
    ['SGST'],
  ],
  ['half a percent', { seller: { ...sampleSeller, gstBasisPoints: 25 } }, ['CGST 0.125 %'], []],
  [
    'no GSTIN',
    { seller: { ...sampleSeller, gstin: null } },
    ['Bill of supply', 'not registered under GST', 'rule 49'],
    ['Tax invoice', 'GSTIN', 'CGST 9', 'Taxable'],
  ],
  [
    'an exempt supply',
    { seller: { ...sampleSeller, gstBasisPoints: 0 } },
    ['Bill of supply', 'GSTIN', 'No GST is charged'],
    ['Tax invoice', 'Taxable'],
  ],
] as const)('an invoice for %s', async (_, changed, present, absent) => {
  const { flat } = await print(changed);
  for (const words of present) expect(flat).toContain(words);
  for (const words of absent) expect(flat).not.toContain(words);
});

test('a credit note names its invoice', async () => {
  const { flat } = await print({
    kind: 'credit_note',
    number: 'HUM/C2728/000001',
    invoice_number: 'HUM/2627/0000007',
    invoice_issued_at: new Date('2027-02-03T06:00:00Z'),
    total_paise: 100_050,
  });
  for (const words of [
    'Credit note',
    'HUM/C2728/000001',
    'HUM/2627/0000007',
    '3 Feb 2027',
    '₹1,000.50',
    'rule 53',
  ]) {
    expect(flat).toContain(words);
  }
  expect(flat).toContain('One thousand rupees and fifty paise only');
});

test('the same row gives the same bytes', async () => {
  const one = invoice({ buyer: { ...ananya, name: 'அனன்யா தேஷ்முக்' } });
  expect((await printInvoice(one)).equals(await printInvoice(one))).toBe(true);
});

const names = {
  Devanagari: 'श्री अनन्या क्षत्रिय',
  Bengali: 'শ্রীমতী অনন্যা ক্ষেত্র',
  Tamil: 'ஸ்ரீ கொழும்பு பெரியசாமி',
  Telugu: 'శ్రీ వెంకటేశ్వర్లు',
  Kannada: 'ಶ್ರೀ ಕ್ಷೇತ್ರ ಧರ್ಮಸ್ಥಳ',
  Malayalam: 'ശ്രീ സ്ത്രീ ക്ഷേത്രം',
  Gujarati: 'શ્રી ક્ષત્રિય અમદાવાદ',
  Gurmukhi: 'ਸ੍ਰੀ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Odia: 'ଶ୍ରୀ କ୍ଷେତ୍ର ଜଗନ୍ନାଥ',
};

test.each(Object.entries(names))('%s is drawn without a box, and copies as it was typed', async (_, name) => {
  const { text, flat } = await print({
    buyer: { ...ananya, name, address: `Plot 7, ${name}, 2nd Cross` },
    seller: { ...sampleSeller, name },
  });
  expect(text.split(name).length - 1).toBe(3);
  expect(flat).toContain(`Plot 7, ${name}, 2nd Cross`);
  expect(flat).not.toContain('A box marks a letter');
});

test('a script without a font here becomes boxes, which the invoice explains, and stays as text in the file', async () => {
  for (const name of ['王小明', '👨‍👩‍👧', 'ꯃꯤꯇꯩ']) {
    const { flat } = await print({ buyer: { ...ananya, name: `${name} Khan` } });
    expect(flat).toContain(clean(name));
    expect(flat).toContain('A box marks a letter');
  }
  expect(shape('محمد', 'text')).toMatchObject([{ face: null, clusters: [{}, {}, {}, {}] }]);
});

test('invisible and direction-changing characters are left out', () => {
  expect(clean('Ana\u202enya\u2066\u200f\u200b\ufeff\u0000 \r\n Desh\u00admukh\ud800')).toBe(
    'Ananya Deshmukh\ufffd',
  );
  expect(clean('क्\u200dष')).toBe('क्\u200dष');
});

test('a long name is broken between its clusters, never inside a conjunct, and loses none', () => {
  const name = 'സ്ത്രീശക്തിക്ഷേത്രം'.repeat(6);
  const lines = breakLines(name, 'strong', 9_000);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).toBe(name);
  for (const line of lines) {
    expect(widthOf(shape(line, 'strong'))).toBeLessThanOrEqual(9_000);
    expect(line).not.toMatch(/^[\u0d02\u0d3e-\u0d4d]/u);
  }
  expect(breakLines('Flat 12, Sai Krupa, Prabhat Road', 'text', 9_000)).toEqual([
    'Flat 12, Sai Krupa,',
    'Prabhat Road',
  ]);
});

test('the longest accepted texts still fit one page', async () => {
  const wide = 'സ്ത്രീ'.repeat(34);
  for (const fill of [wide, 'W'.repeat(200), '王'.repeat(200), 'ꯃ '.repeat(100)]) {
    const { pages, flat } = await print({
      seller: {
        ...sampleSeller,
        name: fill.slice(0, 120),
        address: fill.slice(0, 200),
        city: fill.slice(0, 80),
      },
      buyer: { ...ananya, name: fill.slice(0, 120), address: fill.slice(0, 200) },
      total_paise: 2_147_483_647,
    });
    expect(pages).toBe(1);
    expect(flat).toContain('forty-seven paise only');
  }
});

test("every word of an invoice comes from the reader's catalog", async () => {
  const seller = { ...sampleSeller, gstin: null };
  const credit = { kind: 'credit_note', invoice_number: 'HUM/1', invoice_issued_at: new Date() } as const;
  for (const changed of [{}, { seller }, credit]) {
    const { flat } = await read(await printInvoice(invoice(changed), 'en-XA'));
    const { name, address, city } = sampleSeller;
    const data = [
      name,
      address,
      city,
      ananya.name,
      ananya.address,
      'pay_QX3kT9mPz0aBcD',
      'Maharashtra',
      'Humsafar',
      'HUM',
    ];
    const written = [
      'Gold membership, 3 months',
      'Two thousand nine hundred ninety-nine rupees only',
      '1 Apr 2027',
    ];
    // Names of taxes and codes are the same in every language, by law.
    const law = ['GSTIN', 'CGST', 'SGST', 'SAC', 'PIN'];
    const date = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'Asia/Kolkata' }).format(
      new Date(),
    );
    expect(findUntranslated(flat, [...data, ...written, ...law, date])).toEqual([]);
  }
});
