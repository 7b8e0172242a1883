import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { utilities } from '../../../people/profiles/fit/fit.ts';
import type { Wishes } from '../../../people/profiles/fit/wishes.ts';
import type { Answers } from '../index/index.ts';
import { EXPECTED, makePair, type Pair } from '../index/people/compared.ts';
import type { Person } from '../index/people/people.ts';
import { fold } from '../text/fold.ts';
import { readSearchTerms, type TermKind } from '../text/searchTerms.ts';
import { readPeople } from './people.ts';

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
  if (!index) {
    const people = await readPeople(app, [...ids]);
    const pair = makePair();
    return use((id) => {
      const other = people.get(id);
      return other && other.idleDays !== null ? fill(pair, me, other as Listed) : null;
    });
  }
  const wishes = await wishesInWords(app, index, me.wishes);
  const day = dayInIndia(app.clock());
  return index.withPairs(app.pool, { me: { facts: me.facts, wishes }, ids, day }, use);
}

type Listed = Person & { idleDays: number };

function fill(pair: Pair, me: Person, { facts, wishes, idleDays }: Listed): Pair {
  utilities(facts, me.wishes, pair.mine);
  utilities(me.facts, wishes, pair.theirs);
  pair.wishes = wishes;
  pair.leftOut = EXPECTED.filter((name) => facts[name] === null).length;
  pair.idleDays = idleDays;
  return pair;
}

/** Returns a member as others are compared with it; undefined where there is no such profile. */
export async function readMember(app: App, index: Answers | null, id: number): Promise<Person | undefined> {
  const read = async () => (await readPeople(app, [id])).get(id);
  return index ? index.keepMember({ id, day: dayInIndia(app.clock()) }, read) : read();
}

/** The id of a word that no profile has. */
export const NO_WORD = -1;

/** Returns wishes with the ids of words, as search rows have them. @param index null: there may always be new words */
export async function wishesInWords(
  { db }: App,
  index: Answers | null,
  wishes: Wishes,
): Promise<Wishes<number>> {
  const { caste, profession, cities } = wishes;
  const isWordless = caste.length + profession.length + cities.length === 0;
  const terms = isWordless ? null : await readSearchTerms(db, index?.changes);
  const idsOf = (kind: TermKind, words: readonly string[]) =>
    words.map((word) => terms!.idOf(kind, fold(word)) ?? NO_WORD);
  return {
    ...wishes,
    caste: idsOf('caste', caste),
    profession: idsOf('profession', profession),
    cities: idsOf('city', cities),
  };
}
