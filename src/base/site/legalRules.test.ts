import { expect, test } from 'vitest';
import { asksAgain, legalTexts, nextVersion, noLegal } from './legalRules.ts';
import { blocksOf } from './shared/legal/blocks.ts';

test('a text is headings, paragraphs and lists, and nothing else', () => {
  expect(blocksOf('# Fees\nPay at our office.\nAsk for a receipt.\n\n- Cash\n- Cheque\n\n<b>x</b>')).toEqual([
    { kind: 'heading', text: 'Fees' },
    { kind: 'text', text: 'Pay at our office.\nAsk for a receipt.' },
    { kind: 'list', items: ['Cash', 'Cheque'] },
    { kind: 'text', text: '<b>x</b>' },
  ]);
  expect(blocksOf('')).toEqual([]);
});

test.each([
  ['2026-11-26', '2026-11-28', '2026-11-28'],
  ['2026-11-28', '2026-11-28', '2026-11-28.02'],
  ['2026-11-28.09', '2026-11-28', '2026-11-28.10'],
  ['2026-12-01', '2026-11-28', '2026-12-01.02'],
])('after %s, a change on %s is %s', (latest, day, version) => {
  expect(nextVersion(latest, day)).toBe(version);
  expect(version > latest).toBe(true);
});

test('members are asked again about what they agree to, not about advice', () => {
  expect(asksAgain(noLegal, { ...noLegal, safety: 'x', changes: 'x' })).toBe(false);
  for (const document of ['terms', 'privacy', 'refund'])
    expect(asksAgain(noLegal, { ...noLegal, [document]: 'x' })).toBe(true);
});

test('an empty text is the built-in one, and its lines are counted', () => {
  const { terms, refund } = legalTexts.parse({ ...noLegal, terms: ' \r\n ', refund: 'a\r\n\r\n\r\n\r\nb' });
  expect([terms, refund]).toEqual([null, 'a\n\nb']);
  expect(legalTexts.safeParse({ ...noLegal, terms: 'x'.repeat(40_001) }).success).toBe(false);
});
