import { expect, test } from 'vitest';
import { weakness } from './password.ts';
import { email, nameDevice, readPhone } from './rules.ts';

test.each([
  ['9876543210', '+919876543210'],
  ['98765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['0091 9876543210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['(+91) 6000000000', '+916000000000'],
  ['+44 7911 123456', '+447911123456'],
  ['0044 7911 123456', '+447911123456'],
  ['+1 (212) 555-0123', '+12125550123'],
  ['5876543210', null],
  ['987654321', null],
  ['98765432101', null],
  ['+91 5876543210', null],
  ['+91 98765', null],
  ['+0 123456789', null],
  ['phone', null],
  ['९८७६५४३२१०', null],
  ['+', null],
  ['', null],
])('the phone number %j is read as %j', (typed, expected) => {
  expect(readPhone(typed)).toBe(expected);
});

test.each([
  [' Asha@Example.COM ', 'asha@example.com'],
  ['a.b+c@sub.example.in', 'a.b+c@sub.example.in'],
])('the e-mail %j is kept as %j', (typed, expected) => {
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
])('the e-mail %j is refused', (typed) => {
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

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['curl/8.0', 'A browser'],
])('the browser %j is called %j', (userAgent, expected) => {
  expect(nameDevice(userAgent)).toBe(expected);
});
