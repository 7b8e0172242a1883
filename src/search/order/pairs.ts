import type { App } from '../../kit/app/app.ts';
import { dayInIndia } from '../../kit/app/clock.ts';
import { utilities } from '../../profiles/fit/fit.ts';
import type { Facts, Wishes } from '../../profiles/fit/wishes.ts';
import type { Answers } from '../index/index.ts';
import type { Person } from '../index/people/people.ts';
import { fold } from '../text/fold.ts';
import { readSearchTerms, type TermKind } from '../text/searchTerms.ts';
import { readPeople } from './people.ts';

/** A listed profile beside a member. */
export type Pair = {
  /** How much of each wish of the member the profile meets, as `utilities` returns it. */
  mine: readonly number[];
  /** How much of each of its own wishes the member meets. */
  theirs: readonly number[];
  facts: Facts<unknown>;
  wishes: Wishes;
  /** Days since somebody who manages it was here; null where it is not listed. */
  idleDays: number | null;
};

/**
 * Compares a member with profiles both ways: returns what `use` returns, which waits for nothing and gets the pair with each
 * of the profiles, the same object each time; null for one that is not listed any more.
 * @param index null: the database is read
 */
export async function comparePairs<Result>(
  app: App,
  index: Answers | null,
  { me, ids }: { me: Person; ids: Iterable<number> },
  use: (pairOf: (id: number) => Pair | null) => Result,
): Promise<Result> {
  const pair = { mine: [] as number[], theirs: [] as number[] } as {
    -readonly [Key in keyof Pair]: Key extends 'mine' | 'theirs' ? number[] : Pair[Key];
  };
  const fill = <Word>(other: Person<Word> | null | undefined, wishes: Wishes<Word>): Pair | null => {
    if (!other) return null;
    utilities(other.facts, wishes, pair.mine);
    utilities(me.facts, other.wishes, pair.theirs);
    pair.facts = other.facts;
    pair.wishes = other.wishes;
    pair.idleDays = other.idleDays;
    return pair;
  };
  if (!index) {
    const people = await readPeople(app, [...ids]);
    return use((id) => fill(people.get(id), me.wishes));
  }
  const wishes = await wishesInWords(app, index, me.wishes);
  const day = dayInIndia(app.clock());
  return index.withPeople(app.pool, { ids, day }, (personOf) => use((id) => fill(personOf(id), wishes)));
}

/** Returns a member as others are compared with it; undefined where there is no such profile. */
export async function readMember(app: App, index: Answers | null, id: number): Promise<Person | undefined> {
  const read = async () => (await readPeople(app, [id])).get(id);
  return index ? index.keepMember({ id, day: dayInIndia(app.clock()) }, read) : read();
}

/** No profile has it. */
const NO_WORD = -1;

/** Returns wishes with the ids of words, as the index has them. */
async function wishesInWords({ db }: App, index: Answers, wishes: Wishes): Promise<Wishes<number>> {
  const { caste, profession, cities } = wishes;
  const isWordless = caste.length + profession.length + cities.length === 0;
  const terms = isWordless ? null : await readSearchTerms(db, index.changes);
  const idsOf = (kind: TermKind, words: readonly string[]) =>
    words.map((word) => terms!.idOf(kind, fold(word)) ?? NO_WORD);
  return {
    ...wishes,
    caste: idsOf('caste', caste),
    profession: idsOf('profession', profession),
    cities: idsOf('city', cities),
  };
}
