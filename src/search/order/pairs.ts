import type { App } from '../../kit/app/app.ts';
import { dayInIndia } from '../../kit/app/clock.ts';
import { utilities } from '../../profiles/fit/fit.ts';
import type { Facts, Wishes } from '../../profiles/fit/wishes.ts';
import { WISHES } from '../../profiles/sections/lists.ts';
import type { Answers } from '../index/index.ts';
import type { Person } from '../index/people/people.ts';
import { fold } from '../text/fold.ts';
import { readSearchTerms, type TermKind } from '../text/searchTerms.ts';
import { readPeople } from './people.ts';

type Utilities = Float64Array<ArrayBuffer>;
const utilitiesOf = (): Utilities => new Float64Array(WISHES.length);

/** A listed profile beside a member. */
export type Pair = {
  /** How much of each wish of the member the profile meets, as `utilities` returns it. */
  mine: Utilities;
  /** How much of each of its own wishes the member meets. */
  theirs: Utilities;
  facts: Facts<unknown>;
  wishes: Wishes;
  /** Days since somebody who manages it was here. */
  idleDays: number;
};

/**
 * Compares a member with profiles both ways: returns what `use` returns, which must not wait. It finds the pair with each of the
 * profiles, one object that is filled anew each time; null for one that is not listed any more.
 * @param index null: the database is read
 */
export async function comparePairs<Result>(
  app: App,
  index: Answers | null,
  { me, ids }: { me: Person; ids: Iterable<number> },
  use: (pairOf: (id: number) => Pair | null) => Result,
): Promise<Result> {
  const pair = { mine: utilitiesOf(), theirs: utilitiesOf() } as { -readonly [Key in keyof Pair]: Pair[Key] };
  const fill = <Word>(other: Person<Word> | null | undefined, wishes: Wishes<Word>): Pair | null => {
    if (!other || other.idleDays === null) return null;
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
