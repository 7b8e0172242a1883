import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../../test/registers/outcome.ts';
import { optionNames } from '../../../../../test/registers/vocabulary.ts';
import { distance } from './distance.ts';
import { parseOption, parseOptions } from './option.ts';

const cases: Record<string, [string, unknown][]> = {
  education: [
    ['B.E.', 'btech'],
    ['B. E. (Comp)', 'btech'],
    ['BE Computer', 'btech'],
    ['B.Tech', 'btech'],
    ['b tech (mech)', 'btech'],
    ['Bachelor of Engineering', 'btech'],
    ['M.Com', 'mcom'],
    ['M.COM.', 'mcom'],
    ['बी.कॉम', 'bcom'],
    ['B.Sc (Nursing)', 'bsc_nursing'],
    ['B.Sc. Agri', 'bsc'],
    ['MBA (Finance)', 'mba'],
    ['MBA-HR', 'mba'],
    ['C.A.', 'ca'],
    ['Ph.D', 'phd'],
    ['H.S.C.', '12th'],
    ['12th pass', '12th'],
    ['बारावी', '12th'],
    ['१०वी', '10th'],
    ['S.S.C', '10th'],
    ['Diploma in Civil Engg', 'diploma'],
    ['D. Pharm', 'option_nearest? bpharm'],
    ['M.Com, D.T.L.', 'option_rest? mcom'],
    ['B.Com, MBA', 'option_rest? bcom'],
    ['B.A. B.Ed', 'option_rest? ba'],
    ['B.Com 2nd year', 'option_rest? bcom'],
    ['Graduate', 'option_unknown!'],
    ['Engineer', 'option_unknown!'],
    ['BHMS', 'option_nearest? bams'],
    ['Own business', 'option_unknown!'],
    ['Not specified', null],
  ],
  working_with: [
    ['Own business', 'business'],
    ['Pvt job', 'private'],
    ['Pvt. Ltd. Company', 'option_rest? private'],
    ['Govt. Service', 'government'],
    ['सरकारी नोकरी', 'government'],
    ['शेती', 'business'],
    ['ખાનગી', 'private'],
    ['Housewife', 'not_working'],
    ['Student', 'not_working'],
    ['Service', 'option_unknown!'],
    ['Goverment', 'option_nearest? government'],
  ],
  manglik: [
    ['Yes', 'yes'],
    ['Manglik', 'yes'],
    ['मंगळ आहे', 'yes'],
    ['मांगलिक', 'yes'],
    ['Sadosh', 'yes'],
    ['No', 'no'],
    ['Non Manglik', 'no'],
    ['Non-manglik', 'no'],
    ['Nirdosh', 'no'],
    ['निर्दोष', 'no'],
    ['मंगळ नाही', 'no'],
    ['Soumya', 'partial'],
    ['Saumya Mangal', 'partial'],
    ['सौम्य', 'partial'],
    ['Anshik', 'partial'],
    ["Don't know", null],
    ['As per patrika', 'option_unknown!'],
  ],
  rashi: [
    ['Mesh', 'mesha'],
    ['मेष', 'mesha'],
    ['Vrushabh', 'vrishabha'],
    ['तूळ', 'tula'],
    ['કુંભ', 'kumbha'],
    ['कुम्भ', 'kumbha'],
    ['Scorpio', 'vrishchika'],
    ['Dhanu Rashi', 'option_rest? dhanu'],
    ['Makr', 'option_nearest? makara'],
  ],
  nakshatra: [
    ['Ashwini', 'ashwini'],
    ['उत्तराषाढा', 'uttara_ashadha'],
    ['उत्तराषाढ़ा', 'uttara_ashadha'],
    ['Mrug', 'mrigashira'],
    ['Poorva Bhadrapada', 'purva_bhadrapada'],
    ['शततारका', 'shatabhisha'],
  ],
  marital_status: [
    ['Unmarried', 'never_married'],
    ['Un-married', 'never_married'],
    ['अविवाहित', 'never_married'],
    ['Divorcee', 'divorced'],
    ['घटस्फोटित', 'divorced'],
    ['Widow', 'widowed'],
    ['विधुर', 'widowed'],
    ['Seperated', 'separated'],
    ['Second marriage', 'option_unknown!'],
    ['Married', 'option_unknown!'],
    ['Unmaried', 'option_nearest? never_married'],
  ],
  diet: [
    ['Veg', 'vegetarian'],
    ['Pure Veg.', 'vegetarian'],
    ['शाकाहारी', 'vegetarian'],
    ['Non-veg', 'non_vegetarian'],
    ['માંસાહારી', 'non_vegetarian'],
    ['Veg (Jain)', 'option_rest? vegetarian'],
  ],
  religion: [
    ['Hindu', 'hindu'],
    ['हिंदू', 'hindu'],
    ['हिन्दू', 'hindu'],
    ['Hindu - Maratha', 'option_rest? hindu'],
    ['Bauddha', 'buddhist'],
  ],
  state: [
    ['MH', 'mh'],
    ['U.P.', 'up'],
    ['महाराष्ट्र', 'mh'],
    ['ગુજરાત', 'gj'],
    ['Orissa', 'od'],
    ['Maharashatra', 'option_nearest? mh'],
  ],
  country: [
    ['India', 'IN'],
    ['भारत', 'IN'],
    ['U.S.A.', 'US'],
    ['UK', 'GB'],
    ['Dubai', 'AE'],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, table) => {
  test.each(table)('%s', (written, expected) => {
    expect(outcome(written, (cell) => parseOption(cell, optionNames[kind]!))).toBe(expected);
  });
});

test.each([
  ['Hindi, Marathi', ['hi', 'mr']],
  ['मराठी व हिंदी', ['mr', 'hi']],
  ['English/Hindi', ['en', 'hi']],
  ['Hindi, Klingon', 'option_rest? ["hi"]'],
  ['Klingon', 'option_unknown!'],
])('several languages: %s', (written, expected) => {
  expect(outcome(written, (cell) => parseOptions(cell, optionNames.mother_tongue!))).toEqual(expected);
});

test('the distance counts changes, omissions and turned letters', () => {
  expect([
    distance('vrishabh', 'vrishbah'),
    distance('abc', ''),
    distance('', ''),
    distance('kark', 'makar'),
  ]).toEqual([1, 3, 0, 3]);
});
