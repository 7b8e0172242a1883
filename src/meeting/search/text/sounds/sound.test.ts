import { expect, test } from 'vitest';
import { latinsOf } from '../../../../kit/text/latin/latin.ts';
import { otherNamesOf } from './cityNames.ts';
import { soundOf } from './sound.ts';
import { isOneTypoApart, Spellings } from './typos.ts';

test.each([
  ['पुणे', 'pune'],
  ['मुंबई', 'mumbai'],
  ['दिल्ली', 'dilli'],
  ['कोलकाता', 'kolkata'],
  ['चंडीगढ़', 'chandigarh'],
  ['लखनऊ', 'lakhnau'],
  ['प्रिया', 'priya'],
  ['राहुल शर्मा', 'rahul sharma'],
  ['कमल', 'kamal'],
  ['अनिता', 'anita'],
  ['विक्रम', 'vikram'],
  ['लक्ष्मी', 'lakshmi'],
  ['ज्ञान', 'gyan'],
  ['आकांक्षा', 'akanksha'],
  ['छाया', 'chhaya'],
  ['ऋषि', 'rishi'],
  ['डॉक्टर', 'doktar'],
  ['প্রিয়া', 'priya'],
  ['અમદાવાદ', 'amdavad'],
  ['ગુજરાત', 'gujrat'],
  ['சென்னை', 'chennai'],
  ['மதுரை', 'madurai'],
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['ಮೈಸೂರು', 'maisuru'],
  ['హైదరాబాద్', 'haidarabad'],
  ['പ്രിയ', 'priya'],
  ['കൊച്ചി', 'kochi'],
  ['José', 'Jose'],
  ['Asha', 'Asha'],
])('%s is written %s', (text, latin) => expect(latinsOf(text)[0]).toBe(latin));

test.each([
  ['Pooja', 'पूजा'],
  ['Deepika', 'Dipika'],
  ['Laxmi', 'Lakshmi'],
  ['Amritsar', 'ਅੰਮ੍ਰਿਤਸਰ'],
  ['Preethi', 'प्रीति'],
  ['Vaishnavi', 'Waishnawi'],
  ['B.Tech', 'btech'],
  ['Kochi', 'കൊച്ചി'],
  ['Chartered Accountant', 'chartered  acountant'],
])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

test.each(['%', '_', '', ' ', '🙂', "'"])('%s has no sound', (text) => expect(soundOf(text)).toBe(''));

test.each<[string, string, boolean]>([
  ['software', 'sofware', true],
  ['software', 'softwaree', true],
  ['software', 'softvare', true],
  ['software', 'softwrae', true],
  ['software', 'software', true],
  ['software', 'sowftrae', false],
  ['software', 'sotfwrae', false],
  ['pune', 'punjab', false],
  ['abcde', 'edcba', false],
])('%s and %s: one slip apart is %s', (one, other, expected) => {
  expect(isOneTypoApart(one, other)).toBe(expected);
  expect(isOneTypoApart(other, one)).toBe(expected);
});

test('a mistyped word means the known ones that are one slip away, at most so many', () => {
  const words = new Spellings();
  for (const word of ['kumar', 'kumari', 'kumat', 'kamala', 'ram']) words.add(word);
  expect(words.near('kumra', 9)).toEqual(['kumar']);
  expect(words.near('kuma', 9).sort()).toEqual(['kumar', 'kumat']);
  expect(words.near('kumax', 1)).toHaveLength(1);
});

test.each([
  ['bengaluru rural', 'bangalore rural'],
  ['navi mumbai', 'navi bombay'],
  ['kochi', 'cochin'],
  ['cochin', 'kochi'],
  ['new delhi', 'new dilli'],
  ['delhi', 'new delhi'],
  ['new delhi', 'delhi'],
])('%s is also called %s', (city, other) => expect(otherNamesOf(city)).toContain(other));
