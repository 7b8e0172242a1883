import { expect, it } from 'vitest';
import { i18nFor } from './i18n.ts';
import { readPo } from './po.ts';
import { findUntranslated, pseudoLocalize } from './pseudo.ts';

it('writes English for an account whose language this version does not have', () => {
  const i18n = i18nFor('tlh');
  expect(
    i18n._('unknown', { count: 2 }, { message: '{count, plural, one {# email} other {# emails}}' }),
  ).toBe('2 emails');
});

it('writes numbers in India’s way', () => {
  const message = '{count, plural, other {# profiles}}';
  expect(i18nFor('en')._('unknown', { count: 1234567 }, { message })).toBe('12,34,567 profiles');
});

it('has every message of the catalog in the pseudo-locale', () => {
  const i18n = i18nFor('en-XA');
  expect(Object.keys(i18n.messages).length).toBeGreaterThan(500);
  const plain = Object.entries(i18n.messages).filter(([, message]) => !JSON.stringify(message).includes('⟦'));
  expect(plain).toEqual([]);
});

it('accents words, and neither values nor elements', () => {
  const message = [
    '<0>Hi ',
    ['name'],
    '</0>, ',
    ['n', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }],
  ];
  expect(pseudoLocalize(message)).toEqual([
    '⟦',
    '<0>Ĥî ',
    ['name'],
    '</0>, ',
    ['n', 'plural', { one: ['#', ' ðåý'], other: ['#', ' ðåýš'] }],
    '⟧',
  ]);
});

it.each([
  ['⟦Ĥéļļö Asha⟧', ['Asha'], []],
  ['⟦Ĥéļļö Asha⟧', [], ['Asha']],
  ['Send ⟦îñţéŕéšţ⟧', [], ['Send']],
  ['₹2,999 · asha@example.org', [], []],
])('finds what is not translated in %j', (text, data, words) => {
  expect(findUntranslated(text, data)).toEqual(words);
});

it('reads a catalog with contexts, ids, several lines and escapes', () => {
  const text = `msgid ""\nmsgstr ""\n"Language: hi\\n"\n\n#. js-lingui-explicit-id\nmsgid "mail.hi"\nmsgstr ""\n"A \\"b\\"\\n"\n"c"\n\nmsgctxt "verb"\nmsgid "Book"\nmsgstr "D"\n\n#~ msgid "Old"\n#~ msgstr "E"\n`;
  expect(readPo(text)).toEqual([
    { key: 'mail.hi', explicit: true, context: '', translation: 'A "b"\nc' },
    { key: 'Book', explicit: false, context: 'verb', translation: 'D' },
  ]);
});
