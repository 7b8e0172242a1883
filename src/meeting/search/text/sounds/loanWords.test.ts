import { expect, test } from 'vitest';
import { loanWordsOf } from './loanWords.ts';
import { soundsOf } from './sound.ts';

const finds = (text: string, profession: string) => {
  const written = [profession, ...loanWordsOf(profession)].flatMap(soundsOf);
  return soundsOf(text).some((sound) => written.some((one) => one.includes(sound)));
};

test.each([
  ['इंजीनियर', 'software engineer'],
  ['इंजी', 'engineer'],
  ['सॉफ़्टवेयर', 'software engineer'],
  ['सॉफ्टवेयर इंजीनियर', 'software engineer'],
  ['मैनेजर', 'bank manager'],
  ['टीचर', 'school teacher'],
  ['शिक्षिका', 'teacher'],
  ['डॉक्टर', 'doctor'],
  ['वकील', 'advocate, high court'],
  ['चार्टर्ड अकाउंटेंट', 'chartered accountant'],
  ['सीए', 'ca'],
  ['engineer', 'सॉफ्टवेयर इंजीनियर'],
  ['software', 'सॉफ्टवेयर इंजीनियर'],
])('%s finds %s', (text, profession) => expect(finds(text, profession)).toBe(true));

test.each([
  ['मैनेजर', 'engineer'],
  ['टीचर', 'doctor'],
  ['इंजीनियर', 'enginery'],
])('%s does not find %s', (text, profession) => expect(finds(text, profession)).toBe(false));

test('a profession without such words has no other spellings', () =>
  expect(loanWordsOf('zamindar of oz')).toEqual([]));
