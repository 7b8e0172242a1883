import { expect, test } from 'vitest';
import { code } from '../kit/api/errorCode.ts';
import { email } from './rules.ts';
import { weakness } from './sessions/guesses/weakness.ts';

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
  ['password123', code('password_common')],
  ['Password2024', code('password_common')],
  ['P@ssw0rd123', code('password_common')],
  ['Ｐ＠ｓｓｗ０ｒｄ１２３', code('password_common')],
  ['iloveyou2025', code('password_names')],
  ['Dragon@12345', code('password_common')],
  ['1234567890', code('password_common')],
  ['qwertyuiop', code('password_common')],
  ['Admin@1234', code('password_names')],
  ['radheradhe', code('password_names')],
  ['Radhe@Radhe1', code('password_names')],
  ['Ganesh@1998', code('password_names')],
  ['RadhaKrishna', code('password_names')],
  ['R@dh3Krishn@', code('password_names')],
  ['omsairam1008', code('password_common')],
  ['jaishreeram', code('password_names')],
  ['Priyanka#2001', code('password_names')],
  ['asdfghjkl;1', code('password_keyboard')],
  ['1qaz2wsx3edc4', code('password_keyboard')],
  ['zaq1xsw2cde3v', code('password_keyboard')],
  ['!QAZ@WSX#EDC', code('password_keyboard')],
  ['abcdefgh1234', code('password_keyboard')],
  ['Humsafar@2026', code('password_site')],
  ['Hum$afar_123', code('password_site')],
  ['humsafar-asha', code('password_names')],
  ['aaaaaaaaaaaa', code('password_common')],
  ['abababababab', code('password_same_characters')],
  ['asha.kulkarni', code('password_personal')],
  ['Kulkarni1998', code('password_personal')],
  ['9876543210!', code('password_personal')],
  ['Asha9876543210', code('password_personal')],
  ['marigold-toran-42', null],
  ['a quiet river 7', null],
  ['seven boats at dawn', null],
  ['मेरा गुप्त वाक्य', null],
  ['correct horse battery staple', null],
  ['Ganesh eats nine modaks', null],
  ['humsafar finds brides', null],
  ['tK9#vLq2xZ', null],
])('the password %j is refused as %s', (password, why) => {
  const about = ['Asha Kulkarni', 'asha.kulkarni@example.com', '+919876543210'];
  expect(weakness(password, about, 'Humsafar')).toBe(why);
});

test('a long password is checked in little time', () => {
  const started = performance.now();
  weakness('radhekrishnaganesh'.repeat(11), ['Asha Kulkarni'], 'Humsafar');
  expect(performance.now() - started).toBeLessThan(2000);
});
