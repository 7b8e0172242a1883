import { afterAll, beforeAll, expect, test } from 'vitest';
import { chance, pick } from '../../seed/random.ts';
import { openTest, type Test } from '../../test/app.ts';
import { eraseProfile } from '../care/personal-data/deletion/eraseProfile.ts';
import { mergeTallies, readTally } from '../kit/database/tallies.ts';

// What triggers keep (migrations 0036 and 0044) is what counting gives, whatever happens at once.

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const query = async (text: string, values: unknown[] = []) =>
  (await site.app.pool.query(text, values)).rows as Record<string, number>[];

async function expectExact() {
  const { db } = site.app;
  const [counted] = await query(`select (select count(*) from accounts) as accounts,
    (select coalesce(sum(amount_paise - refunded_paise), 0) from payments
     where state in ('captured', 'part_refunded', 'refunded') and currency = 'INR') as revenue`);
  expect([await readTally(db, 'accounts'), await readTally(db, 'revenue_paise')]).toEqual([
    Number(counted!.accounts),
    Number(counted!.revenue),
  ]);
  expect(
    await query(`with kept as (
        select name, day, sum(n) as n from daily_tallies group by name, day having sum(n) <> 0
      ), counted as (
        select 'signups' as name, day_in_india(created_at) as day, count(*) as n from accounts group by 2
        union all
        select 'revenue_paise', day_in_india(coalesce(captured_at, created_at)), sum(amount_paise - refunded_paise)
        from payments where state in ('captured', 'part_refunded', 'refunded') and currency = 'INR'
        group by 2 having sum(amount_paise - refunded_paise) <> 0
      )
      (select * from kept except select * from counted) union all (select * from counted except select * from kept)`),
  ).toEqual([]);
  expect(
    await query(`select * from (
      select c.id, low_received, high_received, low_unread, high_unread,
        count(m.id) filter (where m.sender_id <> low_id) as low_all, count(m.id) filter (where m.sender_id <> high_id) as high_all,
        count(m.id) filter (where m.sender_id <> low_id and read_at is null) as low_open,
        count(m.id) filter (where m.sender_id <> high_id and read_at is null) as high_open
      from conversations c left join messages m on m.conversation_id = c.id group by c.id
    ) k where (low_received, high_received, low_unread, high_unread) is distinct from (low_all, high_all, low_open, high_open)`),
  ).toEqual([]);
}

/** Profiles that the acts are about, with a conversation between each two. */
async function addSides(): Promise<number[]> {
  const rows =
    await query(`insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id,
      mother_tongue_id, created_at, updated_at, last_active_at)
    select 'KEPT' || n, 'self', 'Kept', 'female', '1990-01-01', religion_id, mother_tongue_id, now(), now(), now()
    from generate_series(1, 6) n, (select religion_id, mother_tongue_id from profiles limit 1) one returning id`);
  const ids = rows.map(({ id }) => id!);
  await query(
    `insert into conversations (low_id, high_id) select a, b from unnest($1::bigint[]) a, unnest($1::bigint[]) b where a < b`,
    [ids],
  );
  return ids;
}

const acts: [name: string, act: (next: () => number, sides: number[]) => Promise<unknown>][] = [
  [
    'a message',
    (next, sides) =>
      query(
        `insert into messages (conversation_id, sender_id, body, sent_at, read_at)
         select id, case when $2 then low_id else high_id end, 'Namaste', now(), case when $3 then now() end
         from conversations where low_id = $1 or high_id = $1 order by md5(id::text || $4) limit 1`,
        [pick(next, sides), next() < 0.5, next() < 0.2, String(next())],
      ),
  ],
  [
    'reading',
    (next, sides) =>
      query(
        `update messages set read_at = case when $2 then now() end where conversation_id in (
           select id from conversations where low_id = $1 order by md5(id::text || $3) limit 1)`,
        [pick(next, sides), next() < 0.8, String(next())],
      ),
  ],
  [
    'removing messages',
    (next, sides) =>
      query(`delete from messages where sender_id = $1 and id % 5 = $2`, [
        pick(next, sides),
        Math.floor(next() * 5),
      ]),
  ],
  [
    'accounts',
    (next) =>
      query(
        `insert into accounts (email, password_hash) select $1 || n, '!' from generate_series(1, $2::int) n`,
        [`kept${next()}@`, Math.floor(next() * 4)],
      ),
  ],
  [
    'removing accounts',
    (next) =>
      query(`delete from accounts where email like 'kept%' and id % 4 = $1`, [Math.floor(next() * 4)]),
  ],
  [
    'a payment',
    (next) =>
      query(
        `insert into payments (gateway_payment_id, amount_paise, currency, state, created_at)
         values (gen_random_uuid()::text, $1, $2, $3, now())`,
        [
          Math.floor(next() * 1e6),
          pick(next, ['INR', 'INR', 'USD']),
          pick(next, ['attempted', 'captured', 'failed', 'authorized']),
        ],
      ),
  ],
  [
    'what becomes of payments',
    (next) =>
      query(
        `update payments set state = $1, refunded_paise = amount_paise / $2::int where id in (
           select id from payments order by md5(id::text || $3) limit 2)`,
        [
          pick(next, ['captured', 'refunded', 'part_refunded', 'failed']),
          1 + Math.floor(next() * 3),
          String(next()),
        ],
      ),
  ],
  ['adding up', () => mergeTallies(site.app.db)],
];

test('random acts, four at once, leave what counting gives', async () => {
  const sides = await addSides();
  const next = chance(7);
  for (let round = 0; round < 150; round++) {
    const work = Array.from({ length: 4 }, () => pick(next, acts)[1](next, sides));
    // Two that wait for each other: the database undoes one of them.
    for (const { reason } of (await Promise.allSettled(work)).filter(
      ({ status }) => status === 'rejected',
    ) as {
      reason: { code: string };
    }[])
      expect(reason.code).toBe('40P01');
    if (round % 50 === 49) await expectExact();
  }
  const [before] = await query('select count(*) as n from messages');
  expect(Number(before!.n)).toBeGreaterThan(10);
});

test('what was undone is not counted', async () => {
  const before = await readTally(site.app.db, 'accounts');
  const undone = site.app.db.transaction().execute(async (tx) => {
    await tx.insertInto('accounts').values({ email: 'undone@example.com', password_hash: '!' }).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await readTally(site.app.db, 'accounts')).toBe(before);
});

test('a profile that is erased while the other side reads', async () => {
  const [one, ...others] = (
    await query(`select id from profiles where public_id like 'KEPT%' order by id`)
  ).map(({ id }) => id!);
  const act = { actor: (await query('select min(id) as id from accounts'))[0]!.id!, now: new Date() };
  await query(
    `insert into messages (conversation_id, sender_id, body, sent_at)
     select id, unnest(array[low_id, high_id]), 'Namaste', now() from conversations where low_id = $1`,
    [one],
  );
  await Promise.all([
    site.app.db.transaction().execute((tx) => eraseProfile(tx, one!, act)),
    query('update messages set read_at = now() where sender_id = any($1) and read_at is null', [others]),
  ]);
  await expectExact();
});
