import { expect, test } from 'vitest';
import { readManglik } from './manglik.ts';

/** All grahas far from what is tested: Mars in Mesha, the others where they cancel nothing. */
const sky = { sun: 1, moon: 10, mars: 2, mercury: 1, jupiter: 3, venus: 6, saturn: 5, rahu: 5, ketu: 11 };

test.each([
  ['neither house', { moon: 9 }, 1, 'none'],
  ['7th from the lagna', { moon: 9 }, 8, 'low'],
  ['8th from the Moon', { moon: 7 }, 1, 'low'],
  ['1st from both', { moon: 2 }, 2, 'high'],
  ['12th from the lagna, 4th from the Moon', { moon: 11 }, 3, 'high'],
  ['no lagna, 4th from the Moon', { moon: 11 }, null, 'low'],
  ['no lagna, 2nd from the Moon', { moon: 1 }, null, 'none'],
] as const)('Mars in %s', (_, changed, lagna, severity) => {
  expect(readManglik({ ...sky, ...changed }, lagna).severity).toBe(severity);
});

test.each([
  ['own sign', { mars: 7, jupiter: 5 }, 1, ['mars_own_sign']],
  ['exalted', { mars: 9, moon: 8, jupiter: 5 }, 3, ['mars_exalted', 'house_exempt', 'jupiter_aspects_mars']],
  ['Simha', { mars: 4, jupiter: 1 }, 10, ['mars_in_simha_or_kumbha']],
  ['8th house in Dhanu', { mars: 8, jupiter: 5 }, 1, ['house_exempt']],
  ['with Jupiter', { mars: 2, jupiter: 2, moon: 9 }, 8, ['mars_with_jupiter']],
  ['Jupiter sees it', { mars: 2, jupiter: 10, moon: 9 }, 8, ['jupiter_aspects_mars']],
  ['with the Moon', { mars: 2, moon: 2 }, 0, ['mars_with_moon']],
  ['Venus rising', { mars: 2, venus: 8, moon: 9 }, 8, ['jupiter_or_venus_in_lagna']],
  ['no dosha, nothing to cancel', { mars: 9, moon: 8 }, 8, []],
])('what cancels it: %s', (_, changed, lagna, notes) => {
  expect(readManglik({ ...sky, ...changed }, lagna).notes).toEqual(notes);
});
