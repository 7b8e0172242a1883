import type { Database } from '../../../kit/database/db.ts';
import { compareCustom } from '../../../people/profiles/fit/custom.ts';
import { importanceOf, NO_WISH, utilities, wishPlaces } from '../../../people/profiles/fit/fit.ts';
import { factsOf, optionKey, type PersonRow, textIn, wishesOf } from '../../../people/profiles/fit/wishes.ts';
import { columnName } from '../../../people/profiles/shared/columnName.ts';
import { ageOn } from '../../../people/profiles/shared/facts/age.ts';
import { listsOf, WISHES, type Wish, wishOf } from '../../../people/profiles/shared/wishes/list.ts';
import type { Reason } from '../contract.ts';
import { listFacts } from '../queue/queueStore.ts';
import { type ComparedSide, customText } from './reasons.ts';

type KeyOf = (id: number | null) => string | null;

/** Returns the facts and wishes of a profile for a comparison. @param day today in India */
export const sideOf = (row: PersonRow & { date_of_birth: string }, day: string): ComparedSide => ({
  row,
  facts: factsOf(row, ageOn(row.date_of_birth, day)),
  wishes: wishesOf(row),
});

/** Returns the facts and wishes of profiles for a comparison, by id. @param day today in India */
export async function readSides(
  db: Database,
  ids: number[],
  day: string,
): Promise<Map<number, ComparedSide>> {
  return new Map((await listFacts(db, ids)).map((row) => [row.id, sideOf(row, day)]));
}

/** Returns every wish of a profile, whether another meets it, and what the other states. For staff. */
export function compareWishes(me: ComparedSide, other: ComparedSide, keyOf: KeyOf) {
  const met = utilities(other.facts, me.wishes, []);
  const own = compareCustom(me.wishes.custom, other.facts.custom).map(
    ({ wish: { field }, importance, isMet }) => {
      const value = other.facts.custom[field];
      return {
        ...{ wish: `custom.${field}` as const, importance, met: isMet },
        fact: value === undefined ? null : { value: customText(value) },
      };
    },
  );
  const stated = WISHES.filter((wish) => met[wishPlaces[wish]] !== NO_WISH).map((wish) => ({
    wish,
    importance: importanceOf(wish, me.wishes),
    met: met[wishPlaces[wish]] === 1,
    fact: factFor(wish, other, keyOf),
  }));
  return [...stated, ...own];
}

function factFor(wish: Wish, { row, facts }: ComparedSide, keyOf: KeyOf): Omit<Reason, 'wish'> | null {
  const entry = wishOf(wish);
  if (entry.kind === 'range') {
    const value = facts[entry.of];
    return value === null ? null : { value: value * (entry.unit ?? 1) };
  }
  if (entry.kind === 'apart') {
    const value = textIn(row, columnName(entry.of));
    return value === null ? null : { value };
  }
  const lists = listsOf(wish);
  for (const { of, list, keys } of lists) {
    const value = list ? optionKey(facts[of] as number | null, keys, keyOf) : textIn(row, columnName(of));
    if (value !== null) return { value, ...(lists.length > 1 && { of }) };
  }
  return null;
}
