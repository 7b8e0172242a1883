/**
 * The upgrade from commit 5195e2e: its database, opened by today's server, answers everybody as it did then.
 *
 * 5195e2e/ was made once by a program on that commit, which is not kept because it runs on old code alone. It let 24
 * weeks pass on the old server and its sandbox of the gateway: 1,000 invented members (the generator, the named cast,
 * and registrations) sent and answered interests, bought, upgraded and were refunded plans, opened contact details,
 * wrote to each other and asked the office, all through the API; what had no operation then (blocks, shortlists, hidden
 * and suspended profiles) was written by SQL. Every account got a session (`sessionOf`). rows.copy holds what COPY TO
 * gave of each table, referred tables first, and the sequences; answers.json what the old API then answered, at one
 * instant: of every member the figures, of 48 viewers all that they read, the pages of browse for those for whom they
 * differ. Neither is ever regenerated: what changes on purpose is a line of changes.ts. `zstd -dc` shows both.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEverybody, askViewers, type Difference } from './ask.ts';
import { kindsOf } from './compare.ts';
import { type Answers, readAnswers } from './fixture.ts';
import { readLedger } from './ledger.ts';
import { openUpgradedSite, type Site } from './site.ts';

/** Thousands of requests: a busy machine makes them slower and nothing else. */
const PATIENCE_MS = 600_000;

let old: Answers;
let site: Site;
beforeAll(async () => {
  old = await readAnswers();
  site = await openUpgradedSite(old);
});
afterAll(() => site?.close());

const expectNone = (found: Difference[]) => expect(kindsOf(found)).toEqual([]);

test('the ledger has the same sums, to the paisa', async () => {
  expect(await readLedger(site.app.db)).toEqual(old.ledger);
});

test(
  'every member has the same figures, membership and number of profiles',
  async () => {
    expect(Object.keys(old.everybody)).toHaveLength(1000);
    expectNone(await askEverybody(site, old));
  },
  PATIENCE_MS,
);

const looksAtProfile = (address: string) => /^\/api\/profiles\/P\w+$/.test(address);

test(
  'members of every sort, visitors and each role of the staff read the same',
  async () => {
    expect(old.viewers.length).toBeGreaterThan(40);
    expectNone(await askViewers(site, old, (address) => !looksAtProfile(address)));
  },
  PATIENCE_MS,
);

test('addresses from before find as many profiles as they did', async () => {
  const byOption = /\/count\?(religion|state|education|maritalStatus)=/;
  const asked = Object.entries(old.answers.visitor!).filter(([address]) => byOption.test(address));
  expect(asked).toHaveLength(5);
  for (const [address, was] of asked) {
    expect({ address, ...(await site.send(null, 'GET', address)) }).toEqual({ address, ...was });
  }
});

// After the others, because looking at a profile is noted and counted.
test(
  'they see the same of the same profiles',
  async () => {
    expectNone(await askViewers(site, old, looksAtProfile));
  },
  PATIENCE_MS,
);

test('queued jobs are done', async () => {
  // Reading recommendations above has scheduled whole queues for later.
  const readJobs = () =>
    sql`
      select task_identifier from graphile_worker.jobs
      where key is null or key not like 'renew_match_queue:%:whole'`.execute(site.app.db);
  expect((await readJobs()).rows).toHaveLength(old.jobs.length);
  await site.workOff();
  expect((await readJobs()).rows).toEqual([]);
  expect(site.errors).toEqual([]);

  const { rows } = await sql<{ id: number; email: string }>`select id::int, email from accounts`.execute(
    site.app.db,
  );
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  // What names no account is a message to the office.
  const receivers = old.jobs.map(({ payload }) =>
    'account' in payload ? emails.get(payload.account as number) : 'support@humsafar.example',
  );
  expect((await site.readReceivers()).sort()).toEqual(receivers.sort());
});

test('life goes on: a password still fits, an interest is accepted, the office is written to', async () => {
  const login = { email: 'family2@home.example', password: 'a quiet river 7' };
  expect((await site.send(null, 'POST', '/api/sessions', login)).status).toBe(200);

  const { rows } = await sql<{ interest: string; account: number }>`
    select i.id as interest, m.account_id as account
    from interests i
    join profile_managers m on m.profile_id = i.receiver_id
    join profiles receiver on receiver.id = i.receiver_id
    join profiles sender on sender.id = i.sender_id
    where i.state = 'pending' and receiver.listed_at is not null and sender.listed_at is not null
      and sender.visibility = 'all' and not exists (select from blocks b where b.blocked_id in (sender.id, receiver.id))
    order by i.sent_at desc limit 1`.execute(site.app.db);
  const { interest, account } = rows[0]!;
  const accepted = await site.send(account, 'PUT', `/api/interests/${interest}/acceptance`, {});
  expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);

  const message = { name: 'Hema', email: 'asks@home.example', message: 'Is there an office in Nagpur?' };
  expect((await site.send(null, 'POST', '/api/contact-messages', message)).status).toBe(201);
});

test('the staff find in their queue the profiles that waited, and approve one', async () => {
  const { account } = old.viewers.find(({ sort }) => sort === 'staff, moderator')!;
  const { rows } = await sql<{ public_id: string }>`
    select public_id from profiles where approved_at is null`.execute(site.app.db);
  const { items } = (await site.send(account, 'GET', '/api/staff/reviews')).body;
  const waiting = items.map(({ profile }: { profile: { publicId: string } }) => profile.publicId);
  expect(waiting.sort()).toEqual(rows.map((row) => row.public_id).sort());

  const decision = { version: items[0].version, state: 'approved' };
  await site.send(account, 'PUT', `/api/staff/reviews/${items[0].id}/decision`, decision);
  const profile = await site.send(null, 'GET', `/api/profiles/${items[0].profile.publicId}`);
  expect(profile.status).toBe(200);
});
