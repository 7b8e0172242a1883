import { expect, test } from 'vitest';
import { code } from '../kit/api/errorCode.ts';
import { completeness, type Part } from './facts/completeness.ts';
import { firstName, name, registrationOn, wrongBirth } from './rules.ts';

const today = '2026-11-21';

test.each([
  ['female', '2008-11-21', true],
  ['female', '2008-11-22', false],
  ['male', '2005-11-21', true],
  ['male', '2005-11-22', false],
  ['male', '2008-11-21', false],
  ['female', '2026-11-22', false],
  ['female', '1926-11-21', true],
  ['female', '1925-11-20', false],
] as const)('a %s born on %s may register: %j', (gender, born, allowed) => {
  expect(wrongBirth(born, gender, today) === null).toBe(allowed);
});

test('a person under age is refused with the age and the reason', () => {
  expect(wrongBirth('2008-11-22', 'female', today)).toBe(code('birth_woman_young', { age: 18 }));
  expect(wrongBirth('2006-01-01', 'male', today)).toBe(code('birth_man_young', { age: 21 }));
});

test('the age and the second password are checked before the rest of the form is filled', () => {
  const wrong = (typed: object) =>
    registrationOn(() => today)
      .safeParse(typed)
      .error?.issues.flatMap(({ code, path }) => (code === 'custom' ? path : []));
  expect(wrong({ gender: 'male', dateOfBirth: '2006-01-01' })).toEqual(['dateOfBirth']);
  expect(wrong({ password: 'marigold-toran', confirmPassword: 'marigold' })).toEqual(['confirmPassword']);
  expect(wrong({ dateOfBirth: '2006-01-01', password: 'marigold-toran' })).toEqual([]);
  expect(wrong([])).toEqual([]);
});

test.each([
  'Asha',
  'आशा कुलकर्णी',
  'தமிழ்ச்செல்வி',
  "D'Souza",
  'Jean-Luc',
  'K. R. Narayanan',
  'فاطمہ',
  'ശ്രീ‌ജ',
  'Øystein',
])('the name %s is taken', (text) => {
  expect(name.parse(`  ${text} `)).toBe(text.normalize('NFC'));
});

test.each([
  '',
  '   ',
  '<b>Asha</b>',
  'Asha\n',
  'A\u0000',
  '12345',
  'asha@example.com',
  'x'.repeat(101),
  '\u202eahsA',
  '🙂',
  "'",
])('the name %j is refused', (text) => {
  expect(name.safeParse(text === 'Asha\n' ? 'As\nha' : text).success).toBe(false);
});

test.each([
  ['Asha Kulkarni', 'Asha'],
  ['K. R. Narayanan', 'Narayanan'],
  ['Venkata Satyanarayana Raghavendra Rao', 'Venkata'],
  ['आशा कुलकर्णी', 'आशा'],
  ['S.', 'S.'],
])('a visitor sees %s as %s', (full, first) => {
  expect(firstName(full)).toBe(first);
});

test('completeness goes from what registration gives to 100, and names what is missing, the most useful first', () => {
  const parts: Part[] = [
    'photo',
    'bio',
    'height',
    'maritalStatus',
    'education',
    'profession',
    'city',
    'income',
    'community',
    'family',
    'preferences',
    'lifestyle',
    'horoscope',
    'hobbies',
  ];
  const all = (filled: boolean) =>
    Object.fromEntries(parts.map((part) => [part, filled])) as Record<Part, boolean>;
  expect(completeness(all(true))).toEqual({ percent: 100, next: [] });
  const empty = completeness(all(false));
  expect(empty.percent).toBeGreaterThan(0);
  expect(empty.percent).toBeLessThan(20);
  expect(empty.next).toEqual(parts);
  expect(completeness({ ...all(true), bio: false })).toEqual({ percent: 90, next: ['bio'] });
});
