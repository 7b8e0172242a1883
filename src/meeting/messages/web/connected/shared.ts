import type { FullProfile } from '../../../../people/profiles/contract.ts';

/** What two profiles have in common: keys of options, and texts as written. */
export type Shared = Partial<
  Record<'religion' | 'motherTongue' | 'state' | 'education' | 'diet' | 'caste' | 'city', string>
> & { hobbies: string[] };

type Facts = Pick<
  FullProfile,
  'religion' | 'caste' | 'motherTongue' | 'city' | 'state' | 'education' | 'diet' | 'hobbies'
>;

/** Returns what two profiles have in common; the state only if they have different cities. */
export function findShared(mine: Facts, theirs: Facts): Shared {
  const same = (one: string | null, other: string | null) =>
    one && other && fold(one) === fold(other) ? other : undefined;
  const city = same(mine.city, theirs.city);
  const own = new Set(mine.hobbies.map(fold));
  const found = {
    religion: same(mine.religion, theirs.religion),
    caste: same(mine.caste, theirs.caste),
    motherTongue: same(mine.motherTongue, theirs.motherTongue),
    city,
    state: city ? undefined : same(mine.state, theirs.state),
    education: same(mine.education, theirs.education),
    diet: same(mine.diet, theirs.diet),
    hobbies: theirs.hobbies.filter((one) => own.has(fold(one))),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Shared;
}

const fold = (text: string) => text.trim().toLowerCase();
