import { nakshatras, rashis } from '../../src/base/vocabulary/shared/lists.ts';
import { MARRIAGEABLE_AGE } from '../../src/people/profiles/shared/facts/age.ts';
import { hobbies } from '../data/bios.ts';
import { type Career, careers } from '../data/careers.ts';
import type { Group } from '../data/communities/shapes.ts';
import type { Culture, Religion } from '../data/states/state.ts';
import { bell, between, type Chance, pick, weighted } from '../random.ts';
import { once } from './homes.ts';

export const careerAt = once((age: number) => {
  const open = careers.filter(({ from }) => from <= age);
  return weighted<Career>(
    open,
    open.map(({ weight }) => weight),
  );
});
const maritalAt = (age: number) =>
  age < 30
    ? weighted(['Never Married', 'Divorced', 'Widowed'], [97, 2.7, 0.3])
    : age < 40
      ? weighted(['Never Married', 'Divorced', 'Widowed'], [80, 17, 3])
      : weighted(['Never Married', 'Divorced', 'Widowed'], [42, 38, 20]);
export const maritalOf = once(maritalAt);

export function fullName(
  next: Chance,
  gender: 'female' | 'male',
  given: string,
  father: string,
  group: Group,
  surname: string,
): string {
  switch (group.order) {
    case 'father':
      return `${given} ${father}`;
    case 'father-surname':
      return next() < 0.3 ? `${given} ${father} ${surname}` : `${given} ${surname}`;
    case 'sikh':
      return `${given} ${gender === 'female' ? 'Kaur' : 'Singh'}${next() < 0.6 ? ` ${surname}` : ''}`;
    case 'muslim': {
      const before = gender === 'male' && next() < 0.3 ? 'Mohammed ' : '';
      return `${before}${given}${before && next() < 0.4 ? '' : ` ${surname}`}`;
    }
    case 'surname':
      return `${given} ${surname}`;
  }
}

// Most are looking in their twenties; some look again later.
export function ageOf(next: Chance, gender: 'female' | 'male'): number {
  const late = gender === 'male' ? 2.5 : 0;
  const age = next() < 0.82 ? bell(next, 26.5 + late, 3.6) : 29 + next() * next() * 32;
  return Math.max(MARRIAGEABLE_AGE[gender], Math.min(65, Math.floor(age)));
}

export const round = (lakhs: number) => Math.round(lakhs) * 100_000;

export const profileForOf = {
  female: weighted(['self', 'daughter', 'sister', 'relative', 'friend'] as const, [48, 36, 12, 3, 1]),
  male: weighted(['self', 'son', 'brother', 'relative', 'friend'] as const, [62, 25, 9, 3, 1]),
};

export function likesOf(next: Chance): string[] {
  const liked = new Set<string>();
  for (let wanted = between(next, 0, 4); wanted > 0; wanted--) liked.add(pick(next, hobbies));
  return [...liked];
}

const vegetarianHome = new Set<Culture>(['gujarat', 'rajasthan', 'haryana', 'punjab', 'central', 'up']);
const vegetarianCastes = new Set([
  'Brahmin',
  'Agarwal',
  'Baniya',
  'Maheshwari',
  'Khandelwal',
  'Vaishnav Vanik',
  'Lingayat',
  'Arya Vysya',
]);

/** Shares of vegetarians follow the Baseline Survey of 2014: most in the north-west, few on the coasts. */
export function dietOf(next: Chance, religion: Religion, culture: Culture, caste: string | null): string {
  if (religion === 'Jain') return next() < 0.8 ? 'Jain' : 'Vegetarian';
  if (religion === 'Muslim' || religion === 'Christian')
    return next() < 0.97 ? 'Non-Vegetarian' : 'Vegetarian';
  const meatless = vegetarianHome.has(culture)
    ? 0.6
    : culture === 'bengal' || culture === 'kerala'
      ? 0.06
      : 0.3;
  if (next() < (caste && vegetarianCastes.has(caste) && culture !== 'bengal' ? 0.85 : meatless)) {
    return next() < 0.98 ? 'Vegetarian' : 'Vegan';
  }
  return next() < 0.15 ? 'Eggetarian' : 'Non-Vegetarian';
}

/** A birth star, the sign that one of its four quarters lies in, and the rest of what families state. */
export function horoscopeOf(next: Chance, place: string) {
  const quarter = Math.floor(next() * 108);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    time: `${two(between(next, 0, 23))}:${two(between(next, 0, 59))}`,
    place,
    rashi: Object.values(rashis)[Math.floor(quarter / 9)]!,
    nakshatra: Object.values(nakshatras)[Math.floor(quarter / 4)]!,
    manglik: manglikOf(next),
  };
}

const manglikOf = weighted(['No', 'Yes', 'Partial'] as const, [80, 12, 8]);
