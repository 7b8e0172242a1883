import { afterAll, beforeAll, expect, test } from 'vitest';
import { catchStatements, explain } from '../../../../../bench/plans/statements.ts';
import { openTest, type Test } from '../../../../../test/app.ts';
import type { Browser } from '../../../../../test/client.ts';
import { addMember } from '../../../../../test/registration.ts';
import { filled } from '../../../../../test/setup/myProfile.ts';
import { addStaff } from '../../../../../test/staff.ts';
import { findDuplicates } from './find.ts';

let site: Test;
let support: Browser;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  support = await addStaff(site, 'Lata Menon', 'support');
  admin = await site.as('admin');
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
let made = 0;
let crowds = 0;
/** A person whose name and birth nobody else has, with a phone number that nobody else has. */
const someone = (changed: object = {}) => {
  made += 1;
  return {
    name: `Sumedha ${'bdfghjklmnprstvy'[made % 16]}${made < 16 ? 'ala' : 'ila'}`,
    dateOfBirth: '1996-02-17',
    phone: `98220777${String(made).padStart(2, '0')}`,
    ...changed,
  };
};

/** Adds many members at once, of one name. @param born the date of birth of the n-th, as SQL; so is the phone number */
async function addCrowd(many: number, { born, phone }: { born: string; phone: string }): Promise<number[]> {
  crowds += 1;
  const { rows } = await site.app.pool.query<{ key: number }>(`
    with crowd as (
      insert into accounts (email, password_hash, phone)
      select 'crowd${crowds}-' || n || '@example.com', 'none', ${phone} from generate_series(1, ${many}) n
      returning id
    ), numbered as (select id, row_number() over () as n from crowd), people as (
      insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
      select 'PMANY${crowds}X' || n, 'self', 'Crowd Member', 'female', ${born}, religion_id, mother_tongue_id
      from profiles, numbered where public_id = 'P001' returning id, public_id
    ), managed as (
      insert into profile_managers (profile_id, account_id, role, accepted_at)
      select p.id, a.id, 'owner', now() from people p join numbered a on p.public_id = 'PMANY${crowds}X' || a.n
    )
    select id as key from people order by id`);
  return rows.map(({ key }) => key);
}

type Pair = { id: string; sameName: boolean; samePhone: boolean; sides: { id: string }[] };
const pairs = async (browser = support): Promise<Pair[]> => {
  await site.workOff();
  return (await browser.get('/api/staff/possible-duplicates')).body.items;
};
/** Returns the pairs of a profile, as the staff's list has them. */
const pairsOf = async ({ id }: Side) =>
  (await pairs())
    .filter(({ sides }) => sides.some((side) => side.id === id))
    .map(({ sameName, samePhone, sides }) => ({ sameName, samePhone, ids: sides.map((side) => side.id) }))
    .toSorted((a, b) => Number(a.sameName) - Number(b.sameName));
const dismiss = (id: string, browser = support) =>
  browser.put(`/api/staff/possible-duplicates/${id}/dismissal`);
const idOf = async (one: Side) =>
  (await pairs()).find(({ sides }) => sides.some(({ id }) => id === one.id))!.id;
const waiting = async (browser = support) => {
  await site.workOff();
  return (await browser.get('/api/staff/dashboard')).body.attention.duplicates.waiting;
};

test('of a family that registers itself a second time, staff see who is alike; the family sees nothing', async () => {
  const before = await waiting();
  const facts = someone({ name: 'Sumedha Gokhale' });
  const first = await addMember(site, facts);
  const again = await addMember(site, someone({ name: 'गोखले सुमेधा' }));
  const shared = await addMember(site, someone({ phone: facts.phone, dateOfBirth: '1995-05-05' }));
  await addMember(site, someone({ name: 'Sumedha Gokhale', dateOfBirth: '1996-02-18' }));
  expect(await pairsOf(first)).toEqual([
    { sameName: false, samePhone: true, ids: [first.id, shared.id] },
    { sameName: true, samePhone: false, ids: [first.id, again.id] },
  ]);
  expect(await waiting()).toBe(before + 2);

  const page = (await support.get(`/api/staff/members/${again.id}`)).body;
  expect(page.duplicates).toMatchObject([
    { sameName: true, samePhone: false, other: { id: first.id, name: facts.name, gender: 'female' } },
  ]);
  const { rows } = await site.app.pool.query(
    `select subject_ids from audit_log where action = 'read' and $1 = any(subject_ids) and $2 = any(subject_ids)`,
    [again.id, first.id],
  );
  expect(rows.length).toBeGreaterThan(0);

  for (const path of ['/api/me', '/api/my-profile', '/api/notifications', '/api/me/managers/history']) {
    const { status, body } = await again.browser.get(path);
    expect([path, status]).toEqual([path, 200]);
    const read = JSON.stringify(body);
    expect([path, read.includes(first.id), /duplicate/i.test(read)]).toEqual([path, false, false]);
  }
  // No review is opened for it.
  const reviews = await site.app.pool.query(
    "select from reviews r join profiles p on p.id = r.profile_id where p.public_id = $1 and r.state = 'pending'",
    [again.id],
  );
  expect(reviews.rowCount).toBe(0);
});

test('whoever may see members sees them; who calls families says that they are different people, once', async () => {
  const facts = someone();
  await addMember(site, facts);
  const again = await addMember(site, facts);
  const id = await idOf(again);
  const finance = await addStaff(site, 'Gauri Shah', 'finance');
  const editor = await addStaff(site, 'Nila Iyer', 'editor');
  const before = await waiting(finance);
  expect((await pairs(finance)).map((pair) => pair.id)).toContain(id);
  expect((await editor.get('/api/staff/possible-duplicates')).status).toBe(403);
  expect((await editor.get('/api/staff/dashboard')).body.attention.duplicates).toBeNull();
  expect((await again.browser.get('/api/staff/possible-duplicates')).status).toBe(404);
  expect((await dismiss(id, finance)).status).toBe(403);
  expect((await dismiss('4b0a4e9e-7a64-4d5b-9d55-08b35ed2d5ab')).status).toBe(404);

  const both = await Promise.all([dismiss(id), dismiss(id, admin)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await site.app.pool.query(
    "select array_length(subject_ids, 1) as named from audit_log where action = 'not_duplicate' and $1 = any(subject_ids)",
    [again.id],
  );
  expect(rows).toEqual([{ named: 2 }]);
  expect(await waiting(finance)).toBe(before - 1);
  expect(await pairsOf(again)).toEqual([]);
  expect((await support.get(`/api/staff/members/${again.id}`)).body.duplicates).toEqual([]);

  // Found again, it stays dismissed, unless they are alike in another way too.
  await findDuplicates(site.app, again.key);
  expect(await pairsOf(again)).toEqual([]);
  const history = (await support.get(`/api/staff/members/${again.id}/history`)).body;
  expect(history.map(({ act }: { act: string }) => act)).toContain('not_duplicate');
});

test('a dismissed pair is shown again when it is alike in another way', async () => {
  const facts = someone();
  await addMember(site, facts);
  const other = await addMember(site, { ...facts, ...someone(), phone: facts.phone });
  expect(await pairsOf(other)).toMatchObject([{ sameName: false, samePhone: true }]);
  expect((await dismiss(await idOf(other))).status).toBe(200);
  const { body } = await other.browser.get('/api/my-profile');
  const about = { ...filled.about, name: facts.name, version: body.sections?.about?.version ?? 0 };
  expect((await other.browser.put('/api/my-profile/about', about)).status).toBe(200);
  expect(await pairsOf(other)).toMatchObject([{ sameName: true, samePhone: true }]);
});

test('a pair ends when a name changes, and when one of the two is merged or deleted', async () => {
  const facts = someone();
  const first = await addMember(site, facts);
  const second = await addMember(site, { ...facts, phone: '9822088801' });
  const third = await addMember(site, { ...facts, phone: '9822088802' });
  expect(await pairsOf(first)).toHaveLength(2);
  const about = { ...filled.about, name: 'Mukta Barve', version: 0 };
  expect((await third.browser.put('/api/my-profile/about', about)).status).toBe(200);
  expect(await pairsOf(first)).toEqual([{ sameName: true, samePhone: false, ids: [first.id, second.id] }]);

  const address = `/api/staff/members/${first.id}/merge`;
  const { version } = (await admin.get(`${address}?duplicate=${second.id}`)).body;
  const sent = { duplicate: second.id, name: facts.name, reason: 'Her mother says so', version };
  expect((await admin.post(address, sent)).status).toBe(200);
  expect(await pairsOf(first)).toEqual([]);

  const fourth = await addMember(site, { ...facts, phone: '9822088804' });
  expect(await pairsOf(first)).toHaveLength(1);
  const gone = { name: facts.name, reason: 'Asked us to' };
  expect((await admin.post(`/api/staff/members/${fourth.id}/deletion`, gone)).status).toBe(200);
  expect(await pairsOf(first)).toEqual([]);
});

test('the phone number of whoever joins as a manager counts, and the profiles of one account are no pair', async () => {
  const phone = '9822099901';
  const uncle = await addMember(site, someone({ phone }));
  const niece = await addMember(site, someone());
  expect(await pairsOf(niece)).toEqual([]);
  const cousin = await addMember(site, someone({ phone }));
  expect(await pairsOf(cousin)).toMatchObject([{ samePhone: true, ids: [uncle.id, cousin.id] }]);
  await site.app.pool.query(
    "insert into profile_managers (profile_id, account_id, role, accepted_at) values ($1, $2, 'manager', now())",
    [niece.key, await site.accountOf(cousin.key)],
  );
  await findDuplicates(site.app, cousin.key);
  await findDuplicates(site.app, niece.key);
  expect(await pairsOf(niece)).toEqual([{ sameName: false, samePhone: true, ids: [uncle.id, niece.id] }]);
});

test('two that are compared at once are one pair', async () => {
  const facts = someone();
  const [one, other] = [await addMember(site, facts), await addMember(site, facts)];
  await site.app.pool.query('delete from possible_duplicates');
  await Promise.all([one, other, one, other].map(({ key }) => findDuplicates(site.app, key)));
  const { rows } = await site.app.pool.query('select low_id, high_id from possible_duplicates');
  expect(rows).toEqual([{ low_id: one.key, high_id: other.key }]);
});

test('among more profiles of one date of birth than are compared, a pair is kept, and ends when it is not alike any more', async () => {
  const facts = someone({ dateOfBirth: '1990-01-01' });
  const first = await addMember(site, facts);
  await addCrowd(510, { born: "date '1990-01-01'", phone: "'+9191000' || 10000 + n" });
  const again = await addMember(site, { ...facts, phone: '9822066601' });
  const shared = await addMember(site, someone({ phone: facts.phone }));
  expect((await pairsOf(first)).map(({ ids }) => ids[1])).toEqual([shared.id, again.id]);
  expect((await dismiss(await idOf(again))).status).toBe(200);

  // From the side that does not come as far as the other.
  await findDuplicates(site.app, first.key);
  await findDuplicates(site.app, again.key);
  expect((await pairsOf(first)).map(({ ids }) => ids[1])).toEqual([shared.id]);
  await site.app.pool.query('delete from possible_duplicates where high_id = $1', [shared.key]);
  await findDuplicates(site.app, first.key);
  expect((await pairsOf(first)).map(({ ids }) => ids[1])).toEqual([shared.id]);

  const kept = 'select from possible_duplicates where low_id = $1 and high_id = $2';
  expect((await site.app.pool.query(kept, [first.key, again.key])).rowCount).toBe(1);
  await site.app.pool.query("update profiles set name = 'Mukta Barve' where id = $1", [again.key]);
  await findDuplicates(site.app, first.key);
  expect((await site.app.pool.query(kept, [first.key, again.key])).rowCount).toBe(0);
});

test('a phone number that many give makes 20 pairs of a profile, and its page shows no more', async () => {
  const facts = someone();
  const popular = await addMember(site, facts);
  const others = await addCrowd(25, {
    born: "date '1970-01-01' + n::int",
    phone: `'+91${facts.phone}'`,
  });
  for (const key of [popular.key, ...others, popular.key]) await findDuplicates(site.app, key);
  const { rows } = await site.app.pool.query<{ pairs: number }>(`
    select count(*)::int as pairs from possible_duplicates d
    join profiles p on p.id in (d.low_id, d.high_id) group by p.id order by pairs desc limit 1`);
  expect(rows).toEqual([{ pairs: 20 }]);
  const count = async () =>
    (
      await site.app.pool.query('select from possible_duplicates where $1 in (low_id, high_id)', [
        popular.key,
      ])
    ).rowCount;
  expect(await count()).toBe(20);

  // As an earlier version may have stored them.
  await site.app.pool.query(
    `insert into possible_duplicates (low_id, high_id, same_name, same_phone, found_at)
     select $1, unnest($2::bigint[]), false, true, now() on conflict do nothing`,
    [popular.key, others],
  );
  expect(await count()).toBe(25);
  expect((await support.get(`/api/staff/members/${popular.id}`)).body.duplicates).toHaveLength(20);
  const audit = await site.app.pool.query(
    `select array_length(subject_ids, 1) as named from audit_log
     where action = 'read' and subject_ids[1] = $1 order by id desc limit 1`,
    [popular.id],
  );
  expect(audit.rows).toEqual([{ named: 21 }]);
});

test('among many profiles the alike are found by indexes', async () => {
  const her = await addMember(site, someone());
  await addCrowd(5000, { born: "date '1980-01-01' + (n % 5000)::int", phone: "'+9190000' || 10000 + n" });
  await site.app.pool.query('analyze profiles, accounts, profile_managers');
  const large = new Set(['profiles', 'accounts', 'profile_managers']);
  const sent = await catchStatements(() => findDuplicates(site.app, her.key));
  const selects = sent.filter(({ text }) => /^\s*select p\./.test(text));
  expect(selects).toHaveLength(2);
  for (const statement of selects) expect((await explain(site.app, statement, large))?.scans).toEqual([]);
});
