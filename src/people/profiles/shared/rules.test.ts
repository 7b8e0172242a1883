import { expect, test } from 'vitest';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { filledParts } from '../facts/completeness.ts';
import { completeness, type ProfilePart, partsFor } from './facts/completeness.ts';
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

test.each(['ㅤ', 'ᅟᅠ', 'ﾠ Rao', 'Asha \u3164', '\u0301', '\u034f\u0301'])(
  'a name that cannot be seen is none: %j',
  (text) => {
    expect(name.safeParse(text).success).toBe(false);
  },
);

test.each(['शलाका', "Séán O'Neill", 'ക്‍ഷേമ', '김민준', 'ﾐﾅ', 'แก้ว'])(
  'a name in any script is one: %s',
  (text) => {
    expect(name.parse(text)).toBe(text.normalize('NFC'));
  },
);

test('a person under age is refused with the age and the reason', () => {
  expect(wrongBirth('2008-11-22', 'female', today)).toBe(code('birth_woman_young'));
  expect(wrongBirth('2006-01-01', 'male', today)).toBe(code('birth_man_young'));
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
  ['A.R.Rahman', 'Rahman'],
  ['M.S. Dhoni', 'Dhoni'],
  ['Dr. Asha Kulkarni', 'Asha'],
  ['Dr.Asha Kulkarni', 'Asha'],
  ['Md Rafiq', 'Rafiq'],
  ['Mohd. Imran Khan', 'Imran'],
  ['Lt. Col. Amit Rao', 'Amit'],
  ['CA Neha Shah', 'Neha'],
  ['Ca Long', 'Ca'],
  ['Sri Lakshmi Menon', 'Lakshmi'],
  ['Sri Menon', 'Sri'],
  ['Meena Kumari', 'Meena'],
  ['डॉ. आशा कुलकर्णी', 'आशा'],
  ['श्री मोहन जोशी', 'मोहन'],
  ['Dr.', 'Dr.'],
  ['Mr. X Y', 'X'],
  ['Ku. Asha Patil', 'Asha'],
  ['Ku Asha Patil', 'Asha'],
  ['Kum. Asha', 'Asha'],
  ['Chi. Rohan Deshpande', 'Rohan'],
  ['Sau. Asha Patil', 'Asha'],
  ['Chi. Sau. Kan. Asha Patil', 'Asha'],
  ['Chi.Sau.Kan.Asha', 'Asha'],
  ['Dr. (Mrs.) Asha Rao', 'Asha'],
  ['Dr.(Mrs.) Asha Rao', 'Asha'],
  ['Shri Mohan', 'Mohan'],
  ['Shri. Mohan Joshi', 'Mohan'],
  ['Sri. Mohan', 'Mohan'],
  ['Smt. Asha', 'Asha'],
  ['Miss. Asha', 'Asha'],
  ['Selvi. Kayalvizhi', 'Kayalvizhi'],
  ['कु. आशा पाटील', 'आशा'],
  ['कु.आशा पाटील', 'आशा'],
  ['कु॰ आशा', 'आशा'],
  ['चि. रोहन', 'रोहन'],
  ['सौ. आशा पाटील', 'आशा'],
  ['चि. सौ. कां. आशा', 'आशा'],
  ['श्री मोहन', 'मोहन'],
  ['श्रीमती आशा', 'आशा'],
  ['શ્રી મોહન', 'મોહન'],
  ['শ্রী মোহন রায়', 'মোহন'],
  ['திரு. மோகன்', 'மோகன்'],
  ['திருமதி ஆஷா', 'ஆஷா'],
  ['శ్రీ. మోహన్', 'మోహన్'],
  ['ಕು. ಆಶಾ', 'ಆಶಾ'],
  ['ഡോ. ആശ മേനോൻ', 'ആശ'],
  ['Sou. Asha', 'Asha'],
  ['Pt. Ravi Sharma', 'Ravi'],
  ['Pandit Ravi Sharma', 'Ravi'],
  ['Pandit Ravi', 'Ravi'],
  ['Pandit Patil', 'Pandit'],
  ['Sk. Irfan', 'Irfan'],
  ['Fr. John', 'John'],
  ['Sr. Mary', 'Mary'],
  ['Br. Thomas', 'Thomas'],
  ['Rev. Thomas', 'Thomas'],
  ['Ar. Ravi', 'Ravi'],
  ['Er. Ravi', 'Ravi'],
  ['Mast. Ravi', 'Ravi'],
  ['Sqn. Ldr. Ravi', 'Ravi'],
  ['Wg Cdr Ravi', 'Ravi'],
  ['Wing Commander Ravi', 'Ravi'],
  ['Gp. Capt. Ravi', 'Ravi'],
  ['Flt Lt Ravi Nair', 'Ravi'],
  ['Lt. Col. Ravi', 'Ravi'],
  ['Major General Ravi Singh', 'Ravi'],
  ['Justice Ravi Rao', 'Ravi'],
  ['Justice X Y', 'X'],
  ['Major Ravi Singh', 'Ravi'],
  ['Major Ravi', 'Ravi'],
  ['Major Singh', 'Major'],
  ["Hon'ble Justice Asha", 'Asha'],
  ['Miss Asha', 'Asha'],
  ['Late Shri Mohan', 'Mohan'],
  ['ਸ. ਰਵੀ', 'ਰਵੀ'],
  ['ਸਰਦਾਰ ਰਵੀ ਸਿੰਘ', 'ਰਵੀ'],
  ['శ్రీ రవి', 'రవి'],
  ['ശ്രീ രവി', 'രവി'],
  ['ଶ୍ରୀ ରବି', 'ରବି'],
  ['ಶ್ರೀ ರವಿ', 'ರವಿ'],
  ['திரு ரவி', 'ரவி'],
  ['पं. रवि शर्मा', 'रवि'],
  ['मेजर रवि', 'रवि'],
  ['স্বপ্না রায়', 'স্বপ্না'],
  ['মোঃ করিম', 'করিম'],
  ['জনাব করিম', 'করিম'],
  ['جناب راشد', 'راشد'],
  ['Sri Ravi', 'Sri'],
  ['KS Raviprasad', 'Raviprasad'],
  ['KS RAVIPRASAD', 'RAVIPRASAD'],
  ['AVS Rao', 'Rao'],
  ['PVRK Raju', 'Raju'],
  ['Raviprasad KS', 'Raviprasad'],
  ['OM PRAKASH', 'OM'],
  ['RAM KUMAR', 'RAM'],
  ['UMA DEVI', 'UMA'],
  ['DEV Singh', 'DEV'],
  ['ASHA RAO', 'ASHA'],
  ['Om Prakash', 'Om'],
  ['Jyoti Rao', 'Jyoti'],
  ['KS', 'KS'],
  ['Kareena Kapoor', 'Kareena'],
  ['Kumari', 'Kumari'],
])('a visitor sees %s as %s', (full, first) => {
  expect(firstName(full)).toBe(first);
});

const parts = partsFor('hindu');
const allParts = (filled: boolean) =>
  Object.fromEntries(parts.map((part) => [part, filled])) as Record<ProfilePart, boolean>;

test('completeness goes from what registration gives to 100, and names what is missing, the most useful first', () => {
  expect(completeness(allParts(true))).toEqual({ percent: 100, next: [] });
  const empty = completeness(allParts(false));
  expect(empty.percent).toBeGreaterThan(0);
  expect(empty.percent).toBeLessThan(20);
  expect(empty.next).toEqual(parts);
  expect(completeness({ ...allParts(true), bio: false })).toEqual({ percent: 90, next: ['bio'] });
});

test.each([
  ['hindu', true],
  ['sikh', true],
  ['jain', true],
  ['buddhist', true],
  ['muslim', false],
  ['christian', false],
  ['other', false],
])('a family that is %s looks for a caste and a horoscope: %j', (religion, looked) => {
  const counting = partsFor(religion);
  for (const part of ['horoscope', 'community'] as const) {
    expect(counting.includes(part)).toBe(looked);
    expect(completeness({ ...allParts(true), [part]: false }, counting)).toEqual(
      looked ? { percent: 96, next: [part] } : { percent: 100, next: [] },
    );
  }
  expect(completeness(allParts(false), counting).next).toEqual(counting);
});

type Whole = Parameters<typeof filledParts>[0];
type Change = { [Name in keyof Whole]?: object | boolean };

const nothing = {
  profile: {
    bio: null,
    height_cm: null,
    marital_status_id: null,
    education_id: null,
    profession: null,
    city: null,
    income_min_rupees: null,
    income_max_rupees: null,
    caste: null,
    diet_id: null,
    smoking_id: null,
    drinking_id: null,
    hobbies: [],
  },
  family: null,
  horoscope: null,
  preferences: null,
  photo: false,
};

test.each<[string, Change, ProfilePart[]]>([
  ['nothing', {}, []],
  ['a photo', { photo: true }, ['photo']],
  ['words', { profile: { bio: 'Kind.' } }, ['bio']],
  ['a height', { profile: { height_cm: 165 } }, ['height']],
  ['a weight alone', { profile: { weight_kg: 60 } }, []],
  ['a marital status', { profile: { marital_status_id: 1 } }, ['maritalStatus']],
  ['an income from', { profile: { income_min_rupees: 1 } }, ['income']],
  ['an income up to', { profile: { income_max_rupees: 1 } }, ['income']],
  ['a caste', { profile: { caste: 'Maratha' } }, ['community']],
  ['no cigarettes', { profile: { smoking_id: 1 } }, ['lifestyle']],
  ['a hobby', { profile: { hobbies: ['Chess'] } }, ['hobbies']],
  ['no brothers', { family: { profile_id: 1, brothers: 0, father_name: null } }, ['family']],
  ['a family of which nothing is stated', { family: { profile_id: 1, brothers: null } }, []],
  ['a time of birth', { horoscope: { profile_id: 1, time_of_birth: '07:10' } }, ['horoscope']],
  ['a time zone alone', { horoscope: { profile_id: 1, time_zone: 'Asia/Kolkata' } }, []],
  ['a wish', { preferences: { profile_id: 1, religion_ids: [1] } }, ['preferences']],
  ['empty lists and weights', { preferences: { religion_ids: [], must: ['religion'], nice: ['age'] } }, []],
])('%s fills its part and no other', (_, change, expected) => {
  const whole = { ...nothing, ...change, profile: { ...nothing.profile, ...(change.profile as object) } };
  const filled = filledParts(whole as unknown as Whole);
  expect(parts.filter((part) => filled[part])).toEqual(expected);
});

test('text that waits for approval counts for its writer', () => {
  const whole = nothing as unknown as Whole;
  expect(
    filledParts(whole, { bio: 'Kind.', aboutFamily: null, description: null, customTexts: null }),
  ).toMatchObject({
    bio: true,
    preferences: false,
  });
  expect(
    filledParts(whole, { bio: null, aboutFamily: null, description: 'Kind.', customTexts: null }),
  ).toMatchObject({
    bio: false,
    preferences: true,
  });
  expect(
    filledParts(whole, { bio: null, aboutFamily: 'Farmers.', description: null, customTexts: null }),
  ).toMatchObject({
    bio: false,
    family: true,
  });
});
