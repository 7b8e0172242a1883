import { expect, test } from 'vitest';
import { email } from '../../../people/accounts/shared/rules.ts';
import { name } from '../../../people/profiles/shared/rules.ts';
import { phone } from '../api/phone.ts';
import {
  cleanCode,
  cleanDate,
  cleanEmail,
  cleanInput,
  cleanName,
  cleanPhone,
  cleanPin,
  cleanText,
} from './clean.ts';

test.each([
  ['\u202aAsha\u202c Kulkarni\u200b', 'Asha Kulkarni'],
  ['\u2068Ravi\u2069\u00a0Kumar', 'Ravi Kumar'],
  ['D\u2019Souza', "D'Souza"],
  ['O`Brien', "O'Brien"],
  ['D\u00b4Mello', "D'Mello"],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['Khan\u2013Sheikh', 'Khan-Sheikh'],
  ['क्\u200dषमा', 'क्\u200dषमा'],
  ['നമ്പ്യാര്\u200d', 'നമ്പ്യാര്\u200d'],
  ['A\u200dsha', 'Asha'],
  ['Séán O’Neill', "Séán O'Neill"],
])('the name %j is kept as %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
  expect(name.parse(typed)).toBe(kept.normalize('NFC'));
});

test.each([
  ['\u202a+91 98220 12345\u202c', '+919822012345'],
  ['+91\u00a098220\u201112345', '+919822012345'],
  ['९८२२० १२३४५', '+919822012345'],
  ['\u200b৯৮২২০১২৩৪৫', '+919822012345'],
  ['௯௮௨௨௦௧௨௩௪௫', '+919822012345'],
])('the phone number %j is %j', (typed, number) => {
  expect(phone.parse(cleanPhone(typed))).toBe(number);
  expect(phone.parse(typed)).toBe(number);
});

test.each([
  ['\u200easha@example.com\u200f', 'asha@example.com'],
  ['asha\u200b@exam\u00adple.com', 'asha@example.com'],
  ['\u00a0asha@example.com\u00a0', 'asha@example.com'],
  ['asha＠example．com', 'asha@example.com'],
  ['mailto:asha@example.com', 'asha@example.com'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('the email address %j is %j', (typed, address) => {
  expect(email.parse(cleanEmail(typed))).toBe(address);
  expect(email.parse(typed)).toBe(address);
});

test('a local part in another script is refused with that reason', () => {
  const { error } = email.safeParse('आशा@example.com');
  expect(error!.issues.map(({ message }) => message)).toEqual(['email_script']);
});

test('codes, dates and times have digits of any script', () => {
  expect(cleanCode('\u200b४११ ००४')).toBe('411 004');
  expect(cleanDate('१९९६\u2013०५\u2013१२')).toBe('1996-05-12');
  expect(cleanDate('१०:४५')).toBe('10:45');
  for (const slash of ['\u2044', '\u2215', '\u29f8', '\uff0f'])
    expect(cleanDate(`12${slash}05${slash}1994`)).toBe('12/05/1994');
  for (const pin of ['४११ ००४', '411\u2011004', '411004']) expect(cleanPin(pin)).toBe('411004');
});

test('free text keeps joiners, emoji and signs', () => {
  for (const text of ['क्\u200dष', 'من\u200cخواهم', '👩\u200d👩\u200d👧', '❤\ufe0f', '“ok” – fine', 'a\nb'])
    expect(cleanText(text)).toBe(text);
  expect(cleanText('\u202eabc\u202c\u00a0d\u200ce')).toBe('abc de');
});

test('an input is cleaned in every field but its passwords', () => {
  const input = { a: '\u200bx', password: '\u200bx', b: [{ c: '\u2068y' }, 1, null], d: true };
  expect(cleanInput(input)).toEqual({ a: 'x', password: '\u200bx', b: [{ c: 'y' }, 1, null], d: true });
  const plain = { a: 'x', b: ['y'] };
  expect(cleanInput(plain)).toBe(plain);
});

test('a query is cleaned, and what a class made is left as it is', () => {
  function Query() {}
  Query.prototype = Object.create(null);
  const query = Object.assign(Reflect.construct(Query, []) as object, {
    city: '\u200ePune',
    of: ['\u200bx'],
  });
  expect(cleanInput(query)).toEqual({ city: 'Pune', of: ['x'] });
  expect(cleanInput(Object.assign(Object.create(null), { city: '\u200ePune' }))).toEqual({ city: 'Pune' });
  class Shelf {
    label = '\u200bx';
  }
  for (const made of [new Date(0), new File([''], '\u200ba.png'), new Map(), new Shelf()])
    expect(cleanInput(made)).toBe(made);
});
