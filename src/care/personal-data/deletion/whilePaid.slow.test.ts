import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { addManager } from '../../../../test/managers.ts';
import { order } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';

// A payment that is booked while its profile is deleted locks the order, then the profile. A deletion that locked them the other
// way round made both wait for each other, until the database ended one of them with an error.

let site: PaymentTest;
let admin: Browser;
beforeAll(async () => {
  site = await openPaymentTest();
  admin = await site.as('admin');
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;
const [password, name, reason] = ['a quiet river 7', 'Nandini Deshpande', 'A test of the order'];

const isWaiting = async () => {
  const { rows } = await site.app.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

/** Does what a booking does: it locks the order, and once the deletion waits, the profile. */
async function bookDuring(her: Member, act: () => Promise<{ status: number }>): Promise<number> {
  const { id } = await order(her.browser);
  const client = await site.app.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from orders where id = $1 for update', [id]);
    const acting = act();
    await expect.poll(isWaiting, { interval: 10 }).toBe(true);
    await client.query('select from profiles where id = $1 for no key update', [her.key]);
    await client.query('commit');
    return (await acting).status;
  } finally {
    client.release();
  }
}

test.each<[string, (her: Member) => Promise<() => Promise<{ status: number }>>]>([
  [
    'by its owner',
    async ({ browser, id }) =>
      () =>
        browser.post('/api/me/deletion', {
          ...{ password, reason: 'other', text: '' },
          profiles: [{ id, outcome: 'delete' }],
        }),
  ],
  [
    'by our team',
    async ({ id }) =>
      () =>
        admin.post(`/api/staff/members/${id}/deletion`, { name, reason }),
  ],
  [
    'by merging it',
    async ({ id }) => {
      const kept = await addMember(site);
      const address = `/api/staff/members/${kept.id}/merge`;
      return async () => {
        const { version } = (await admin.get(`${address}?duplicate=${id}`)).body;
        return admin.post(address, { duplicate: id, name, reason, version });
      };
    },
  ],
  [
    'by its new owner, whom the former one had asked',
    async ({ key, browser, id }) => {
      const heir = await addManager(site, key, { role: 'owner' });
      const { password_hash } = await site.app.db
        .selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', await site.accountOf(key))
        .executeTakeFirstOrThrow();
      await site.app.db.updateTable('accounts').set({ password_hash }).where('id', '=', heir.id).execute();
      const asked = [{ id, outcome: 'ask' }];
      // The orders of an account that is deleted go with it: this one is the heir's.
      await browser.post('/api/me/deletion', { password, reason: 'other', text: '', profiles: asked });
      return () => heir.browser.put('/api/me/profile-deletion/agreement', { password });
    },
  ],
])('%s', async (_, prepare) => {
  const her = await addMember(site);
  const act = await prepare(her);
  const buyer = (await her.browser.get('/api/me')).body.viewer
    ? her
    : { ...her, browser: await heirOf(her.key) };
  expect(await bookDuring(buyer, act)).toBe(200);
  const { rows } = await site.app.pool.query('select from profiles where id = $1', [her.key]);
  expect(rows).toEqual([]);
});

/** Logs in as the present manager of a profile. */
async function heirOf(profile: number): Promise<Browser> {
  const { email } = await site.app.db
    .selectFrom('profile_managers')
    .innerJoin('accounts', 'accounts.id', 'profile_managers.account_id')
    .select('email')
    .where('profile_id', '=', profile)
    .executeTakeFirstOrThrow();
  return site.as(email!.split('@')[0]!);
}
