import { yearsBefore } from '../../../kit/time/calendar.ts';
import type { Facts, Wishes } from '../../../profiles/fit/wishes.ts';
import type { Wish } from '../../../profiles/sections/lists.ts';
import { dayNumber } from '../../rows/columns.ts';
import { LENGTH, type People, type Person } from './people.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Returns what finds a kept profile by its id, in the same object each time, with the ids of words; null: it is not listed. */
export function readPeopleOf(
  { places, numbers, lists }: People,
  day: string,
): (id: number) => Person<number> | null {
  const ages = agesOn(day);
  const today = dayNumber(day);
  const facts = { coordinates: null } as Writable<Facts<number>>;
  const wishes = { coordinates: [] as const } as unknown as Writable<Wishes>;
  const person = { facts, wishes, idleDays: 0 };
  return (id) => {
    const place = places[id];
    if (!place) return null;
    let next = (place - 1) * LENGTH;
    const stated = () => numbers[next++]! || null;
    const options = () => lists[numbers[next++]!]!.values as number[];
    const words = () => lists[numbers[next++]!]!.values as string[];
    // In the order of `facts`, `bounds` and `lists`.
    facts.age = ages[numbers[next++]!]!;
    facts.heightCm = stated();
    facts.maritalStatus = stated();
    facts.religion = stated();
    facts.caste = stated();
    facts.motherTongue = stated();
    facts.education = stated();
    facts.profession = stated();
    facts.state = stated();
    facts.city = stated();
    facts.diet = stated();
    person.idleDays = today - numbers[next++]!;
    wishes.ageMin = stated();
    wishes.ageMax = stated();
    wishes.heightMinCm = stated();
    wishes.heightMaxCm = stated();
    wishes.maritalStatus = options();
    wishes.religion = options();
    wishes.caste = words();
    wishes.motherTongue = options();
    wishes.education = options();
    wishes.profession = words();
    wishes.states = options();
    wishes.cities = words();
    wishes.diet = options();
    wishes.must = words() as Wish[];
    const nice = lists[numbers[next]!]!;
    wishes.nice = nice.values as Wish[];
    wishes.weights = nice.weights!;
    return person;
  };
}

let counted = { day: '', ages: new Uint8Array(0) };

/** Returns how old somebody is on a day, by the days from 1900-01-01 to their birth. */
function agesOn(day: string): Uint8Array {
  if (counted.day === day) return counted.ages;
  const ages = new Uint8Array(dayNumber(day) + 1);
  for (let age = 0; ; age++) {
    const until = dayNumber(yearsBefore(day, age));
    if (until < 0) break;
    ages.fill(age, 0, until + 1);
  }
  counted = { day, ages };
  return ages;
}
