import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMissingRows } from '../../src/meeting/search/rows/rows.ts';
import { isMislisted, shownNow } from '../../src/people/profiles/visible/visible.ts';
import { openTest, type Test } from '../../test/app.ts';
import { people } from '../people.ts';
import { publicIdOf } from '../write/keys.ts';
import { seedPeople } from '../write/seedPeople.ts';
import { generate } from './generate.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const one = async <T>(query: string): Promise<T> => (await site.app.pool.query(query)).rows[0];

const crowd = `select p.*, a.email, a.password_hash from profiles p
  join profile_managers m on m.profile_id = p.id join accounts a on a.id = m.account_id
  where a.email like 'g3-%@sample.humsafar.example'`;

test('a crowd is added once, listed and found, and newer ones have higher ids', async () => {
  expect(await generate(site.app, { count: 300, seed: 3 })).toBe(300);
  expect(await generate(site.app, { count: 300, seed: 3 })).toBe(0);
  await addMissingRows(site.app.db);
  expect(
    await one(`select count(*)::int as people, count(distinct public_id)::int as ids,
      bool_and(listed_at is not null and sample and public_id ~ '^P[0-9A-HJKMNP-TV-Z]{8}$') as listed,
      bool_and(password_hash = '!') as locked,
      bool_and(exists (select from search_rows r where r.profile_id = c.id)) as found,
      bool_and(created_at >= earlier or earlier is null) as in_order,
      bool_and(last_active_at >= created_at) as active
      from (select *, lag(created_at) over (order by id) as earlier from (${crowd}) q) c`),
  ).toEqual({ people: 300, ids: 300, listed: true, locked: true, found: true, in_order: true, active: true });
});

test('most have a photo from the shared ones, a family and wishes', async () => {
  const { photos, families, wishes, bios } = await one<Record<string, number>>(`
    select count(h.id)::int as photos, count(f.profile_id)::int as families, count(w.profile_id)::int as wishes,
      count(c.bio)::int as bios
    from (${crowd}) c left join photos h on h.profile_id = c.id and h.storage_key like 'samples/pool/%'
      left join families f on f.profile_id = c.id left join preferences w on w.profile_id = c.id`);
  for (const count of [photos, families, wishes, bios]) expect(count).toBeGreaterThan(200);
});

test('another number adds other people beside them', async () => {
  expect(await generate(site.app, { count: 200, seed: 4 })).toBe(200);
  const { ids } = await one<{ ids: number }>(
    "select count(distinct p.public_id)::int as ids from profiles p where public_id ~ '^P.{8}$' and sample",
  );
  expect(ids).toBeGreaterThanOrEqual(500);
});

test('ids given out afterwards do not meet those of the crowd', async () => {
  const { next } = await one<{ next: number }>(
    "select nextval(pg_get_serial_sequence('profiles', 'id')) as next, max(id) from profiles having nextval(pg_get_serial_sequence('profiles', 'id')) > max(id)",
  );
  expect(next).toBeGreaterThan(500);
});

test('the cast is written once, and listed as the site would list it', async () => {
  await seedPeople(site.app, { draw: false });
  const { rows } = await site.app.pool.query('select public_id from profiles where public_id = any($1)', [
    people.map(publicIdOf),
  ]);
  expect(rows).toHaveLength(people.length);
  const { rows: seen } = await sql<{ public_id: string }>`
    select p.public_id from profiles p where ${shownNow} and p.public_id = any(${people.map(publicIdOf)})`.execute(
    site.app.db,
  );
  expect(seen.map((row) => row.public_id).sort()).toEqual(
    people
      .filter((person) => !person.unlisted)
      .map(publicIdOf)
      .sort(),
  );
  const { rows: mislisted } = await sql`select p.public_id from profiles p where ${isMislisted}`.execute(
    site.app.db,
  );
  expect(mislisted).toEqual([]);
});
