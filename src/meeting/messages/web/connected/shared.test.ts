import { expect, test } from 'vitest';
import { findShared } from './shared.ts';

const nothing = {
  religion: 'hindu',
  caste: null,
  motherTongue: 'mr',
  city: null,
  state: null,
  education: null,
  diet: null,
  hobbies: [] as string[],
};

test.each([
  ['nothing but what everybody states', {}, { religion: 'sikh', motherTongue: 'pa' }, { hobbies: [] }],
  ['religion and mother tongue', {}, {}, { religion: 'hindu', motherTongue: 'mr', hobbies: [] }],
  [
    'the city, and not its state again',
    { city: 'Pune', state: 'maharashtra' },
    { city: ' pune', state: 'maharashtra' },
    { religion: 'hindu', motherTongue: 'mr', city: ' pune', hobbies: [] },
  ],
  [
    'the state of two cities',
    { city: 'Pune', state: 'maharashtra' },
    { city: 'Nashik', state: 'maharashtra' },
    { religion: 'hindu', motherTongue: 'mr', state: 'maharashtra', hobbies: [] },
  ],
  [
    'nothing of what one of them has not stated',
    { caste: 'Maratha', diet: 'vegetarian', education: 'mba' },
    { caste: null, diet: null, education: 'ba' },
    { religion: 'hindu', motherTongue: 'mr', hobbies: [] },
  ],
  [
    'hobbies as the other one writes them',
    { hobbies: ['cooking', 'Trekking'], diet: 'vegetarian' },
    { hobbies: ['Cooking', 'reading'], diet: 'vegetarian' },
    { religion: 'hindu', motherTongue: 'mr', diet: 'vegetarian', hobbies: ['Cooking'] },
  ],
])('two profiles share %s', (_, mine, theirs, shared) => {
  expect(findShared({ ...nothing, ...mine }, { ...nothing, ...theirs })).toEqual(shared);
});
