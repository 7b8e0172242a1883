import { yearsBefore } from '../../src/kit/shared/time/calendar.ts';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { careers } from '../data/careers.ts';
import type { Community } from '../data/communities/shapes.ts';
import { groupOf } from '../data/groups.ts';
import { pools } from '../data/pools.ts';
import { tongues } from '../data/states.ts';
import { bell, between, type Chance, chance, numberFrom, pick } from '../random.ts';
import { bioOf } from './bio.ts';
import { workingWithOf } from './employers.ts';
import { communityIn, cultureIn, magnetOf, religionIn, stateOf, townIn } from './homes.ts';
import {
  ageOf,
  careerAt,
  dietOf,
  fullName,
  horoscopeOf,
  likesOf,
  maritalOf,
  profileForOf,
  round,
} from './traits.ts';
import { wishesOf } from './wishes.ts';

/** An invented person, with names where the database has ids. */
export type Drawn = ReturnType<typeof draw>;

/** Draws one person for a day (YYYY-MM-DD) from chance alone: the same chance draws the same person. */
export function draw(next: Chance, day: string) {
  const home = stateOf(next);
  const religion = religionIn(home)(next);
  const culture = cultureIn(home)(religion)(next);
  const group = groupOf(culture, religion);
  const community: Community = communityIn(group)(next);
  const pool = pools[group.pool]!;
  const gender: 'female' | 'male' = next() < 0.44 ? 'female' : 'male';
  const age = ageOf(next, gender);
  const birthday = yearsBefore(day, age);
  const born = new Date(Date.parse(`${birthday}T00:00:00Z`) - Math.floor(next() * 364) * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const father = pick(next, pool.fathers);
  const surname = pick(next, community.surnames);
  const career = careerAt(age)(next);
  const moves = next() < (career.lakhs >= 5 ? 0.4 : 0.1);
  const magnet = moves ? magnetOf(next) : null;
  const place = magnet ?? { state: home.name, city: townIn(home.name)(next) };
  const heightCm = Math.round(gender === 'female' ? bell(next, 157, 5.5) : bell(next, 170, 6.2));
  const lakhs =
    career.lakhs * (1 + Math.min(20, age - career.from) * 0.09) * (0.7 + next() * 0.9) * (magnet ? 1.35 : 1);
  const maritalStatus = maritalOf(age)(next);
  const withHoroscope = ['Hindu', 'Jain', 'Buddhist', 'Sikh'].includes(religion) && next() < 0.7;
  const caste = community.caste;
  const occupation = pick(next, career.professions);
  const profileFor = profileForOf[gender](next);
  const liked = likesOf(next);
  const name = fullName(next, gender, pick(next, pool[gender]), father, group, surname);
  // From a chance of its own: another call of `next` here would draw other people from the same number.
  const work = chance(numberFrom(`${name} ${born} ${place.city}`));
  const profession = work() < (gender === 'female' ? 0.06 : 0.01) ? null : occupation;
  return {
    name,
    gender,
    age,
    born,
    religion,
    motherTongue: tongues[culture],
    maritalStatus,
    caste,
    subCaste: community.subCastes && next() < 0.7 ? pick(next, community.subCastes) : null,
    gotra: community.gotras && next() < 0.6 ? pick(next, community.gotras) : null,
    heightCm,
    weightKg: Math.round((heightCm / 100) ** 2 * bell(next, 22.5, 2)),
    education: career.education,
    profession,
    workingWith: workingWithOf(work, profession),
    incomeMin: profession === null ? null : round(lakhs),
    incomeMax: profession === null ? null : round(lakhs * 1.35 + 1),
    city: place.city,
    state: place.state,
    diet: dietOf(next, religion, culture, caste),
    smoking: next() < 0.9 ? 'No' : 'Occasionally',
    drinking: religion === 'Muslim' || next() < 0.75 ? 'No' : 'Occasionally',
    profileFor,
    hobbies: liked,
    bio: next() < 0.8 ? bioOf(next, { gender, profileFor, city: place.city, profession, liked }) : null,
    verified: next() < 0.3,
    withPhoto: next() < 0.85,
    photoVisibility: next() < (gender === 'female' ? 0.15 : 0.05) ? 'accepted' : 'all',
    // Most were active recently; some were not for months.
    idleDays: next() ** 4 * 300,
    family:
      next() < 0.85
        ? {
            father: group.order === 'father' ? father : `${father} ${surname}`,
            mother: pick(next, pool.mothers),
            fatherOccupation: pick(next, careers[between(next, 0, careers.length - 1)]!.professions),
            motherOccupation: next() < 0.7 ? 'Homemaker' : 'Teacher',
            brothers: between(next, 0, 2),
            sisters: between(next, 0, 2),
            type: next() < 0.4 ? 'Joint' : 'Nuclear',
            status: pick(next, ['Middle Class', 'Middle Class', 'Upper Middle Class']),
            values: pick(next, ['Traditional', 'Moderate', 'Moderate', 'Liberal']),
          }
        : null,
    horoscope: withHoroscope ? horoscopeOf(next, townIn(home.name)(next)) : null,
    wishes: wishesOf(next, {
      gender,
      age,
      heightCm,
      religion,
      caste,
      maritalStatus,
      tongue: tongues[culture],
      state: home.name,
      lakhs: career.lakhs,
    }),
  };
}
