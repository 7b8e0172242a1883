import { yearsBefore } from '../src/kit/calendar.ts';
import { MARRIAGEABLE_AGE } from '../src/profiles/age.ts';
import { nakshatras, rashis } from '../src/vocabulary/lists.ts';
import { hobbies, ofChild, ofSelf, ofSibling } from './data/bios.ts';
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
  const profession = pick(next, career.professions);
  const profileFor = profileForOf[gender](next);
  const liked = likesOf(next);
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
    profession,
    incomeMin: round(lakhs),
    incomeMax: round(lakhs * 1.35 + 1),
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
    // Most have looked in lately; some have not for months.
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

const profileForOf = {
  female: weighted(['self', 'daughter', 'sister', 'relative', 'friend'] as const, [48, 36, 12, 3, 1]),
  male: weighted(['self', 'son', 'brother', 'relative', 'friend'] as const, [62, 25, 9, 3, 1]),
};

function likesOf(next: Chance): string[] {
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

/** Shares of those who eat no meat follow the Baseline Survey of 2014: most in the north-west, few on the coasts. */
function dietOf(next: Chance, religion: Religion, culture: Culture, caste: string | null): string {
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
function horoscopeOf(next: Chance, place: string) {
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

type About = {
  gender: 'female' | 'male';
  profileFor: string;
  city: string;
  profession: string;
  liked: string[];
};

/** Three sentences about somebody, by themselves or by their family. */
function bioOf(next: Chance, { gender, profileFor, city, profession, liked }: About): string {
  const by =
    profileFor === 'self' ? ofSelf : profileFor === 'son' || profileFor === 'daughter' ? ofChild : ofSibling;
  const title = profession.split(',')[0]!.toLowerCase();
  const she = gender === 'female';
  const words: Record<string, string> = {
    work: `${/^[aeio]/.test(title) ? 'an' : 'a'} ${title}`,
    city,
    hobby: (liked[0] ?? pick(next, hobbies))
      .replace(/^./, (first) => first.toLowerCase())
      .replace('hindi', 'Hindi'),
    child: profileFor === 'relative' ? (she ? 'niece' : 'nephew') : profileFor,
    own: she ? 'his' : 'her',
    They: she ? 'She' : 'He',
    they: she ? 'she' : 'he',
    their: she ? 'her' : 'his',
    them: she ? 'her' : 'him',
    themself: she ? 'herself' : 'himself',
  };
  return [pick(next, by.work), pick(next, by.life), pick(next, by.wish)]
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, word: string) => words[word]!);
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
