import { expect, test } from 'vitest';
import { email } from './rules.ts';
import { weakness } from './sessions/password.ts';

test.each([
  [' Asha@Example.COM ', 'asha@example.com'],
  ['a.b+c@sub.example.in', 'a.b+c@sub.example.in'],
])('the email %j is kept as %j', (typed, expected) => {
  expect(email.parse(typed)).toBe(expected);
});

test.each([
  '',
  'asha',
  'asha@',
  '@example.com',
  'a b@example.com',
  'a@b',
  `${'x'.repeat(250)}@example.com`,
  'a@example.com\nbcc: b@example.com',
])('the email %j is refused', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

test.each([
  ['password123', false],
  ['Password2024', false],
  ['1234567890', false],
  ['qwertyuiop', false],
  ['aaaaaaaaaaaa', false],
  ['abababababab', false],
  ['asha.kulkarni', false],
  ['Kulkarni1998', false],
  ['9876543210!', false],
  ['marigold-toran-42', true],
  ['मेरा गुप्त वाक्य', true],
  ['correct horse battery staple', true],
])('the password %j is strong enough: %j', (password, strong) => {
  const about = ['Asha Kulkarni', 'asha.kulkarni@example.com', '+919876543210'];
  expect(weakness(password, about) === null).toBe(strong);
});
