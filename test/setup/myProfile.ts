import { lists } from '../../src/base/vocabulary/shared/lists.ts';
import {
  type FactKey,
  type FactSection,
  factOf,
  factsOf,
  fieldsOf,
} from '../../src/people/profiles/shared/facts/list.ts';
import type { SectionName } from '../../src/people/profiles/shared/sections/lists.ts';
import {
  apartLists,
  optionLists,
  wishBounds,
  wordLists,
} from '../../src/people/profiles/shared/wishes/list.ts';
import type { Browser } from '../client.ts';

/** Returns a good answer to a fact. */
function answerTo(key: FactKey): unknown {
  const fact = factOf(key);
  switch (fact.kind) {
    case 'option':
      return lists[fact.list][1]?.key;
    case 'options':
      return lists[fact.list].slice(0, 2).map((one) => one.key);
    case 'number':
      return fact.min + 1;
    case 'words':
      return ['Singing', 'वाचन'];
    default:
      return 'शलाका';
  }
}

const answersOf = (section: FactSection) =>
  Object.fromEntries(factsOf(section).flatMap((key) => fieldsOf(key).map((field) => [field, answerTo(key)])));

const wishesForAll = Object.fromEntries([
  ...wishBounds.map(({ field, range }) => [field, range.min]),
  ...optionLists.map(({ field, list }) => [field, lists[list].slice(0, 2).map((one) => one.key)]),
  ...wordLists.map(({ field }) => [field, ['शलाका']]),
  ...apartLists.map(({ field, from }) => [field, from]),
]);

/** A good answer to every field of every section. */
export const filled = {
  about: {
    ...answersOf('about'),
    profileFor: 'daughter',
    name: 'शलाका देशपांडे',
    bio: 'A teacher from Pune.\nShe sings.',
    hobbies: ['Singing', 'वाचन'],
  },
  basics: {
    ...answersOf('basics'),
    heightCm: 165,
    weightKg: 58,
    maritalStatus: 'never_married',
    diet: 'vegetarian',
    smoking: 'no',
    drinking: 'occasionally',
  },
  community: {
    ...answersOf('community'),
    religion: 'hindu',
    motherTongue: 'mr',
    caste: 'Deshastha',
    subCaste: 'Rigvedi',
    gotra: 'Kashyapa',
  },
  work: {
    ...answersOf('work'),
    education: 'mba',
    profession: 'Teacher',
    workingWith: 'private',
    incomeMinRupees: 1_000_000,
    incomeMaxRupees: 1_500_000,
    city: 'Satara',
    state: 'mh',
    country: 'IN',
  },
  family: {
    ...answersOf('family'),
    fatherName: 'Ramesh Deshpande',
    fatherOccupation: 'Farmer',
    motherName: 'Sunita Deshpande',
    motherOccupation: 'Homemaker',
    brothers: 0,
    sisters: 2,
    marriedBrothers: 0,
    marriedSisters: 1,
    contactHours: 'After 7 pm',
    familyType: 'joint',
    familyStatus: 'middle_class',
    familyValues: 'moderate',
  },
  horoscope: {
    dateOfBirth: '1997-04-12',
    timeUnknown: false,
    timeOfBirth: '07:10',
    placeOfBirth: 'Kolhapur, Maharashtra',
    birthplace: { latitude: 16.6956, longitude: 74.2317, timeZone: 'Asia/Kolkata' },
    rashi: 'karka',
    nakshatra: 'pushya',
    manglik: 'no',
    shownTo: 'everyone',
    dateShown: true,
    weighed: true,
  },
  wishes: {
    ...wishesForAll,
    ageMin: 27,
    ageMax: 33,
    heightMinCm: 170,
    heightMaxCm: 185,
    maritalStatus: ['never_married'],
    religion: ['hindu', 'jain'],
    caste: ['Deshastha'],
    motherTongue: ['mr'],
    education: ['btech', 'mba'],
    profession: ['Engineer'],
    cities: ['Pune'],
    states: ['mh', 'gj'],
    diet: ['vegetarian', 'jain'],
    description: 'Somebody kind.',
    importance: { religion: 'must', profession: 'nice' },
  },
} satisfies Record<SectionName, Record<string, unknown>>;

/** Saves a section as the editor does: with the version that was read. */
export async function save(browser: Browser, section: SectionName, changed: Record<string, unknown> = {}) {
  const { body } = await browser.get('/api/my-profile');
  const { version, values } = body.sections[section];
  return browser.put(`/api/my-profile/${section}`, { ...values, ...changed, version });
}
