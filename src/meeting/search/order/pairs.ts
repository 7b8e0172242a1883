import { sql } from 'kysely';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { NO_CUSTOM_WISHES } from '../../../people/profiles/fit/custom.ts';
import { utilities } from '../../../people/profiles/fit/fit.ts';
import {
  comparedColumns,
  comparedLists,
  factsOf,
  type PersonRow,
  type Wishes,
  wishesOf,
} from '../../../people/profiles/fit/wishes.ts';
import { ageOn } from '../../../people/profiles/shared/facts/age.ts';
import { type Wish, type WordFact, wishBounds, wishOf } from '../../../people/profiles/shared/wishes/list.ts';
import { seesEverything } from '../../../people/profiles/visible/visible.ts';
import type { SearchIndex } from '../index/index.ts';
import { EXPECTED, makePair, type Pair } from '../index/people/compared.ts';
import type { Person } from '../index/people/peopleCache.ts';
import { columnOfFact } from '../rows/columns.ts';
import { fold } from '../text/fold.ts';
import { readSearchTerms } from '../text/searchTerms.ts';

/**
 * Compares a member with profiles both ways. Returns what `use` returns, which must be synchronous. `use` gets a
 * function that returns the pair with a profile, in one object that is refilled each time; null for a profile that is
 * not listed any more.
 * @param index null: reads the database
 */
export async function comparePairs<Result>(
  app: App,
  index: SearchIndex | null,
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
  pair.custom = facts.custom;
  pair.leftOut = EXPECTED.filter((name) => facts[name] === null).length;
  pair.idleDays = idleDays;
  return pair;
}

/** Returns a member for comparison with others; undefined where there is no such profile. */
export async function readPerson(
  app: App,
  index: SearchIndex | null,
  id: number,
): Promise<Person | undefined> {
  const read = async () => (await readPeople(app, [id])).get(id);
  return index ? index.cachedMember({ id, day: dayInIndia(app.clock()) }, read) : read();
}

/**
 * Returns a member for comparison with the profiles of a search, as `readPerson`. Wishes for what cards hide from the member are
 * left out: neither the order nor a count may show it.
 */
export async function readMember(
  app: App,
  index: SearchIndex | null,
  member: Member,
): Promise<Person | undefined> {
  const me = await readPerson(app, index, member.profile.id);
  return me && !seesEverything(member) ? { ...me, wishes: withoutUnseen(me.wishes) } : me;
}

function withoutUnseen(wishes: Wishes): Wishes {
  const unseen = (wish: Wish) => wishOf(wish).members;
  return {
    ...wishes,
    custom: NO_CUSTOM_WISHES,
    ...Object.fromEntries(wishBounds.filter(({ wish }) => unseen(wish)).map(({ field }) => [field, null])),
    ...Object.fromEntries(comparedLists.filter(({ wish }) => unseen(wish)).map(({ name }) => [name, []])),
  };
}

/** The id of a word that no profile has. */
export const NO_WORD = -1;

const wordLists = comparedLists.filter(({ isWord }) => isWord);

/** Returns wishes with ids of words, as search rows have them. @param index null: always looks for new words */
export async function wishesInWords(
  { db }: App,
  index: SearchIndex | null,
  wishes: Wishes,
): Promise<Wishes<number>> {
  const isWordless = wordLists.every(({ name }) => wishes[name].length === 0);
  const terms = isWordless ? null : await readSearchTerms(db, index?.changes);
  const ids = wordLists.map(({ name, of }) => [
    name,
    (wishes[name] as string[]).map(
      (word) => terms!.idOf(columnOfFact(of as WordFact), fold(word)) ?? NO_WORD,
    ),
  ]);
  return { ...wishes, ...Object.fromEntries(ids) };
}

type PairRow = PersonRow & { id: number; date_of_birth: string; idle_days: number | null };

/** Returns facts and wishes of profiles by their ids. */
export async function readPeople(app: App, ids: number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map();
  const day = dayInIndia(app.clock());
  const { rows } = await sql<PairRow>`
    select p.id, p.date_of_birth, ${comparedColumns}, ${day}::date - r.active_on as idle_days
    from profile_facts p
      left join partner_wishes f on f.profile_id = p.id
      left join search_rows r on r.profile_id = p.id
    where p.id = any(${ids}::bigint[])`.execute(app.db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        facts: factsOf(row, ageOn(row.date_of_birth, day)),
        wishes: wishesOf(row),
        idleDays: row.idle_days,
      },
    ]),
  );
}
