import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { accountParts } from './accountParts.ts';
import { contactParts } from './contactParts.ts';
import { leftOut } from './leftOut.ts';
import { profileParts } from './profileParts.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

/** Tables that refer to an account or a profile, and tables that refer to these. */
const REFERRING = `
  with recursive refers (name) as (
    select 'accounts'::name union select 'profiles'
    union
    select c.relname from refers r
    join pg_constraint k on k.contype = 'f' and k.confrelid = r.name::regclass
    join pg_class c on c.oid = k.conrelid
  )
  select name from refers order by name`;

test('every table that speaks of an account or a profile is in the download, or left out for a reason', async () => {
  const { rows } = await site.app.pool.query(REFERRING);
  expect(rows.length).toBeGreaterThan(30);
  const inArchive = [...accountParts, ...profileParts, ...contactParts].flatMap(({ tables }) => [...tables]);
  const unknown = rows
    .map(({ name }) => String(name))
    .filter((name) => !inArchive.some((one) => one === name) && !Object.hasOwn(leftOut, name));
  expect(unknown).toEqual([]);
});
