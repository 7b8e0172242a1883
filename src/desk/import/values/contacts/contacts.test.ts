import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../../test/registers/outcome.ts';
import { parseEmail } from './email.ts';
import { parsePhones } from './phones.ts';

const A = '+919823044558';
const B = '+919922011223';

describe('phone numbers', () => {
  test.each([
    ['9823044558', [A]],
    ['09823044558', [A]],
    ['+91 98230 44558', [A]],
    ['91-9823044558', [A]],
    ['919823044558', [A]],
    ['0091 9823044558', [A]],
    ['+91-98230-44558', [A]],
    ['98230 44558', [A]],
    ['98230-44558', [A]],
    ['(91) 98230 44558', [A]],
    ['९८२३०४४५५८', [A]],
    ['૯૮૨૩૦૪૪૫૫૮', [A]],
    ['number 9823044558', [A]],
    ['number 919823044558', [A]],
    ['9823044558.0', [A]],
    ['Mob: 9823044558', [A]],
    ['मो. 9823044558', [A]],
    ['M. 9823044558 (R)', [A]],
    ['9823044558 (father)', [A]],
    ['9823044558 / 9922011223', [A, B]],
    ['9823044558, 9922011223', [A, B]],
    ['9823044558\n9922011223', [A, B]],
    ['9823044558 & 9922011223', [A, B]],
    ['9823044558 or 9922011223', [A, B]],
    ['9823044558 9922011223', [A, B]],
    ['98230 44558 99220 11223', [A, B]],
    ['9823044558/9823044558', [A]],
    ['+1 212 555 0123', ['+12125550123']],
    ['-', null],
    ['NA', null],
    ['98230445589922011223', `phone_joined? ["${A}","${B}"]`],
    ['98230 44558 / 0253-2461234', `phone_landline? ["${A}"]`],
    ['9823044558 / 59', `phone_digits? ["${A}"]`],
    ['9823044558, call after 6', `phone_unread? ["${A}"]`],
    ['9999999999', 'phone_placeholder? ["+919999999999"]'],
    ['9.82E+09', 'number_rounded!'],
    ['9.19E+11', 'number_rounded!'],
    ['9.19823E+11', 'number_rounded!'],
    ['98230xxxxx', 'phone_hidden!'],
    ['982304455', 'phone_digits!'],
    ['98230445581', 'phone_digits!'],
    ['0253-2461234', 'phone_landline!'],
    ['2461234', 'phone_landline!'],
    ['1234567890', 'phone_digits!'],
    ['no phone', 'phone_unread!'],
    ['same as above', 'same_as_above!'],
  ])('%s', (written, expected) => {
    expect(outcome(written, parsePhones)).toEqual(expected);
  });
});

test.each([
  ['asha.patil@gmail.com', 'asha.patil@gmail.com'],
  ['Asha.Patil@Gmail.com', 'asha.patil@gmail.com'],
  [' asha@example.in ', 'asha@example.in'],
  ['Email: asha@example.in', 'asha@example.in'],
  ['mailto:asha@example.in', 'asha@example.in'],
  ['-', null],
  ['NA', null],
  ['asha @gmail.com', 'email_changed? asha@gmail.com'],
  ['asha@gmail,com', 'email_changed? asha@gmail.com'],
  ['asha@gmail.com.', 'email_changed? asha@gmail.com'],
  ['asha@gmail.com, ravi@gmail.com', 'email_changed? asha@gmail.com'],
  ['asha@gmail', 'email_unread!'],
  ['asha.gmail.com', 'email_unread!'],
  ['www.example.in', 'email_unread!'],
  ['आशा@gmail.com', 'email_unread!'],
])('an email address: %s', (written, expected) => {
  expect(outcome(written, parseEmail)).toBe(expected);
});
