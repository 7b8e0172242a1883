import { expect, test } from 'vitest';
import { accounts, long, post, setUp, shift } from '../../../../test/setup/registrations.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';

setUp();

const wrongTypes = [null, 42, true, [], {}, ['a'], { a: 1 }];

/** Field by field, inputs that must be refused there. */
const hostile: Record<string, unknown[]> = {
  name: [
    ...wrongTypes,
    '',
    ' ',
    '\t',
    long(101),
    long(100_000),
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=1>',
    "'; drop table accounts; --",
    'Robert\u0000',
    'a\nb',
    '{{7*7}}',
    '$7*7',
    '../../etc/passwd',
    '123',
    'name@example.com',
    'www.example.com/x',
    '9876543210',
    '\u200b',
    '\ufeff',
    '😀',
    '\ud800',
    '%00',
    '&lt;b&gt;',
    'javascript:alert(1)',
    'a_b',
    'call +91 98220',
    'Asha nine eight two two zero nine eight seven one one',
    'asha at gmail dot com',
  ],
  gender: [
    ...wrongTypes,
    '',
    'Female',
    'FEMALE',
    'f',
    'other',
    'male ',
    ' male',
    '0',
    'male;female',
    '__proto__',
    'constructor',
  ],
  dateOfBirth: [
    ...wrongTypes,
    '',
    '1997',
    '12-04-1997',
    '12/04/1997',
    '1997-4-12',
    '1997-02-30',
    '1997-13-01',
    '1997-00-10',
    '1997-01-00',
    '2023-02-29',
    '0000-01-01',
    '9999-12-31',
    '2999-01-01',
    shift(dayInIndia(new Date()), 1),
    dayInIndia(new Date()),
    '1899-01-01',
    '1997-04-12T00:00:00Z',
    '+001997-04-12',
    '-1997-04-12',
    '1997-04-12; select 1',
    'yesterday',
    long(1000),
    'NaN',
    '1e3-01-01',
  ],
  religion: [
    ...wrongTypes,
    '',
    'HINDU',
    'Jedi',
    '1',
    long(61),
    long(10_000),
    "Hindu' or '1'='1",
    '<b>Hindu</b>',
    'हिंदू',
    '__proto__',
    'Never Married',
  ],
  motherTongue: [
    ...wrongTypes,
    '',
    'marathi',
    'hindu',
    'Klingon',
    'मराठी',
    long(61),
    'hi\u0000',
    '../Hindi',
    'Hindu',
    'toString',
  ],
  email: [
    ...wrongTypes,
    '',
    ' ',
    'asha',
    '@',
    'a@',
    '@b.in',
    'a@b',
    'a b@example.com',
    'a@@example.com',
    'a@example..com',
    `${long(250)}@example.com`,
    'a@example.com\r\nBcc: b@example.com',
    '<a@example.com>',
    'a@exa mple.com',
    'a@-',
    '"<script>"@example.com',
    'a@example.com,b@example.com',
    'आशा@उदाहरण',
    'a@example.com\u0000',
  ],
  phone: [
    ...wrongTypes,
    '',
    '1',
    '12345',
    '5876543210',
    '98765432',
    '98765432101',
    '+91 1234567890',
    '+0',
    '+',
    'phone',
    '9876543210 ext 5',
    '<script>',
    long(31),
    long(5000),
    "9876543210'--",
    '+99999999999999999999',
    '00',
  ],
  password: [
    ...wrongTypes,
    '',
    'short',
    '123456789',
    'password123',
    '1234567890',
    'qwertyuiop',
    'aaaaaaaaaaaaaa',
    long(201),
    long(100_000),
    'Nandini1997',
    '9822012345',
  ],
  profileFor: [null, 42, [], {}, '', 'Self', 'myself', 'cousin', 'self ', '<b>', '__proto__', long(1000)],
  declaration: [null, false, 0, 1, '', 'true', 'yes', [], {}],
  consent: [null, false, 0, 1, '', 'true', 'yes', [], {}],
};

export const cases = Object.entries(hostile).flatMap(([field, values]) =>
  values.map((value) => ({ field, value })),
);

test(`${cases.length} hostile inputs are each refused at their field, and none is stored`, async () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const before = await accounts();
  const wrong: unknown[] = [];
  for (const { field, value } of cases) {
    // A password has another code when the second one differs, so both have the value.
    const twin = field === 'password' ? { confirmPassword: value } : {};
    const answer = await post({ [field]: value, ...twin });
    const errors = answer.body?.data?.fields ?? {};
    const fine = answer.status === 422 && errors[field]?.message.length > 5;
    if (!fine)
      wrong.push({ field, value: String(JSON.stringify(value)).slice(0, 60), status: answer.status, errors });
  }
  expect(wrong).toEqual([]);
  expect(await accounts()).toBe(before);
});
