import { expect, test } from 'vitest';
import { findUntranslated } from '../../../kit/locale/pseudo.ts';
import { accountParts } from '../parts/accountParts.ts';
import { contactParts } from '../parts/contactParts.ts';
import { profileParts } from '../parts/profileParts.ts';
import { readme } from './readme.ts';

test('the README is in the language of the account, but for names of files', () => {
  const of = (locale: string) =>
    readme({
      site: 'Humsafar',
      login: 'asha@humsafar.example',
      locale,
      createdAt: new Date('2026-11-21T12:00:00Z'),
      profiles: [{ id: 'P001', name: 'Asha Kulkarni' }],
    });
  const files = [...accountParts, ...profileParts, ...contactParts].map(({ file }) => `${file}.json`);
  // Intl writes the days, which has no words of the pseudo-locale.
  const kept = [...files, 'Humsafar', 'profiles/P001', 'Asha Kulkarni', 'photos/', '21 Nov 2026'];
  expect(findUntranslated(of('en-XA'), kept)).toEqual([]);
  expect(of('en')).toContain('  orders.json               Orders of plans\n');
});
