import { MARRIAGEABLE_AGE, yearsBefore } from '../src/profiles/age.ts';
import { diets, manglikValues, nakshatras, rashis } from '../src/vocabulary/lists.ts';
import { type Career, careers } from './data/careers.ts';
import type { Community, Group } from './data/communities/shapes.ts';
import { groupOf } from './data/groups.ts';
import { pools } from './data/pools.ts';
import { type Culture, magnets, type Religion, type State, states, tongues } from './data/states.ts';
import { towns } from './data/towns.ts';
import { bell, between, type Chance, pick, weighted } from './random.ts';

/** Somebody made up, with plain words for what the database holds as ids. */
export type Drawn = ReturnType<typeof draw>;

const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
};

const stateOf = weighted(
  states,
  states.map(({ millions }) => millions),
);
const magnetOf = weighted(
  magnets,
  magnets.map(({ weight }) => weight),
);

const religionIn = once((state: State) => {
  const rest = Object.entries(state.religions) as [Religion, number][];
  const others = rest.reduce((sum, [, share]) => sum + share, 0);
  return weighted<Religion>(
    ['Hindu', ...rest.map(([name]) => name)],
    [Math.max(0, 100 - others), ...rest.map(([, share]) => share)],
  );
});

const cultureIn = once((state: State) =>
  once((religion: Religion) => {
    const shares = Object.entries(state.by?.[religion] ?? state.cultures) as [Culture, number][];
    return weighted(
      shares.map(([name]) => name),
      shares.map(([, share]) => share),
    );
  }),
);

const communityIn = once((group: Group) =>
  weighted(
    group.communities,
    group.communities.map(({ weight }) => weight),
  ),
);
// Towns are listed by size, and sizes fall about as 1/rank.
const townIn = once((state: string) => {
  const list = towns[state] ?? [state];
  return weighted(
    list,
    list.map((_, rank) => 1 / (rank + 1.5)),
  );
});
const careerAt = once((age: number) => {
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
const maritalOf = once(maritalAt);

function fullName(
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
function ageOf(next: Chance, gender: 'female' | 'male'): number {
  const late = gender === 'male' ? 2.5 : 0;
  const age = next() < 0.82 ? bell(next, 26.5 + late, 3.6) : 29 + next() * next() * 32;
  return Math.max(MARRIAGEABLE_AGE[gender], Math.min(65, Math.floor(age)));
}

const round = (lakhs: number) => Math.round(lakhs) * 100_000;

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
  const born = new Date(Date.parse(`${birthday}T00:00:00Z`) - Math.floor(next() * 364) * 86_400_000)
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
  return {
    name: fullName(next, gender, pick(next, pool[gender]), father, group, surname),
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
    profession: pick(next, career.professions),
    incomeMin: round(lakhs),
    incomeMax: round(lakhs * 1.35 + 1),
    city: place.city,
    state: place.state,
    diet:
      religion === 'Jain'
        ? 'Jain'
        : pick(next, religion === 'Muslim' ? ['Non-Vegetarian'] : diets.slice(0, 3)),
    smoking: next() < 0.9 ? 'No' : 'Occasionally',
    drinking: religion === 'Muslim' || next() < 0.75 ? 'No' : 'Occasionally',
    profileFor: pick(
      next,
      gender === 'female'
        ? (['self', 'daughter', 'daughter', 'sister'] as const)
        : (['self', 'self', 'son', 'brother'] as const),
    ),
    verified: next() < 0.3,
    withPhoto: next() < 0.85,
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
    horoscope: withHoroscope
      ? {
          time: `${String(between(next, 0, 23)).padStart(2, '0')}:${String(between(next, 0, 59)).padStart(2, '0')}`,
          place: townIn(home.name)(next),
          rashi: pick(next, rashis),
          nakshatra: pick(next, nakshatras),
          manglik: manglikValues[next() < 0.12 ? 0 : next() < 0.9 ? 1 : 2],
        }
      : null,
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

type Self = {
  gender: 'female' | 'male';
  age: number;
  heightCm: number;
  religion: Religion;
  caste: string | null;
  maritalStatus: string;
  tongue: string;
  state: string;
  lakhs: number;
};

function wishesOf(next: Chance, me: Self) {
  if (next() < 0.1) return null;
  const wife = me.gender === 'male';
  return {
    ageMin: wife ? Math.max(18, me.age - between(next, 4, 8)) : Math.max(21, me.age - between(next, 0, 1)),
    ageMax: wife ? Math.max(18, me.age - between(next, -1, 1)) : Math.max(21, me.age) + between(next, 3, 8),
    heightMin: wife ? 145 : me.heightCm + between(next, 0, 8),
    heightMax: wife ? Math.max(146, me.heightCm - between(next, 0, 5)) : 200,
    maritalStatus: me.maritalStatus === 'Never Married' && next() < 0.85 ? ['Never Married'] : [],
    religion: next() < 0.92 ? [me.religion as string] : [],
    castes: me.caste && next() < 0.5 ? [me.caste] : [],
    motherTongue: next() < 0.5 ? [me.tongue] : [],
    education: me.lakhs >= 5 && next() < 0.5 ? ['B.Tech', 'MBA', 'MBBS', 'M.Tech', 'CA', 'MCA'] : [],
    states: next() < 0.3 ? [me.state] : [],
  };
}
