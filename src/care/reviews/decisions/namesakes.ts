import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { soundsOf } from '../../../meeting/search/text/sounds/sound.ts';

/** A profile that may be of the same person: by name and date of birth, or by its phone number. */
export type Namesake = { key: number; id: string; name: string; sameName: boolean; samePhone: boolean };
type Person = { name: string; dateOfBirth: string; phones: string[] };

/** How many are compared; on 1 January more are born. */
const COMPARED_MAX = 500;
const SHOWN_MAX = 20;

/**
 * Returns the profiles that may be of the same person: the same name, in any script and order, with the same date of birth, or
 * the same phone number. For staff only.
 * @param except a profile that is none of them, nor is what its accounts manage
 * @param known profiles that are compared, however many others there are
 */
async function listNamesakes(
  db: Database | Tx,
  { name, dateOfBirth, phones }: Person,
  { except, known }: { except: number; known: number[] },
): Promise<Namesake[]> {
  // Each way in has its index: with one condition for both, every profile would be read.
  const { rows } = await sql<Omit<Namesake, 'sameName'> & { sameBirth: boolean }>`
    select p.id as key, p.public_id as id, p.name, found.birth as "sameBirth", found.phone as "samePhone"
    from (
      select id, bool_or(birth) as birth, bool_or(phone) as phone from (
        select m.id, true as birth, false as phone from member_profiles m
        where m.date_of_birth = ${dateOfBirth}::date
        union all
        select o.profile_id, false, true from account_contacts a join managers_of o on o.account_id = a.id
        where a.phone = any(${phones}::text[]) and o.role <> 'viewer'
      ) ways group by id
    ) found
    join member_profiles p on p.id = found.id
    where p.id <> ${except} and p.name <> '' and not exists (
      select from managers_of mine join managers_of theirs on theirs.account_id = mine.account_id
      where mine.profile_id = ${except} and theirs.profile_id = p.id
    )
    order by p.id = any(${known}::bigint[]) desc, found.phone desc, p.id limit ${COMPARED_MAX + known.length}`.execute(
    db,
  );
  const words = wordsOf(name);
  return rows.flatMap(({ sameBirth, ...row }) => {
    const sameName = sameBirth && isAlike(words, wordsOf(row.name));
    return sameName || row.samePhone ? [{ ...row, sameName }] : [];
  });
}

/**
 * Returns the profiles of other families that may be of the same person as a profile. For staff only.
 * @param known profiles that are compared, however many others there are: one that is not returned is not alike
 */
export async function listNamesakesOf(
  db: Database | Tx,
  profileId: number,
  known: number[] = [],
): Promise<Namesake[]> {
  const { rows } = await sql<Person>`
    select p.name, p.date_of_birth::text as "dateOfBirth", array(
      select a.phone from managers_of m join account_contacts a on a.id = m.account_id
      where m.profile_id = p.id and m.role <> 'viewer' and a.phone is not null
    ) as phones
    from member_profiles p where p.id = ${profileId}`.execute(db);
  return rows[0] ? listNamesakes(db, rows[0], { except: profileId, known }) : [];
}

/** Returns the likeliest of them, as many as somebody can look at: many may give one phone number. */
export async function listLikeliestOf(db: Database | Tx, profileId: number): Promise<Namesake[]> {
  const all = await listNamesakesOf(db, profileId);
  return all.toSorted((a, b) => Number(b.sameName) - Number(a.sameName)).slice(0, SHOWN_MAX);
}

/** Returns the words of a name, each as it may be said. */
const wordsOf = (name: string): string[][] =>
  name
    .split(/[\s.,]+/)
    .filter(Boolean)
    .map(soundsOf);

/** Whether two names have the same words, as they sound, in any order. */
function isAlike(one: string[][], other: string[][]): boolean {
  if (one.length !== other.length) return false;
  const rest = [...other];
  return one.every((word) => {
    const place = rest.findIndex((ways) => ways.some((way) => word.includes(way)));
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
}
