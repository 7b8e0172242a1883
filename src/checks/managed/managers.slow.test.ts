import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { addManager } from '../../../test/managers.ts';
import { goBack, order, planOf, stateOf } from '../../../test/purchase.ts';
import { addMember, connect } from '../../../test/registration.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;
const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };
const message = (body: string) => ({ message: randomUUID(), body });
const unread = async (browser: Browser) => (await browser.get('/api/unread-messages')).body.unread;
const emailsTo = (email: string) => site.mail.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('one profile with two accounts', () => {
  let her: Member;
  let him: Member;
  let father: Awaited<ReturnType<typeof addManager>>;
  beforeEach(async () => {
    her = await addMember(site);
    him = await addMember(site, man);
    father = await addManager(site, her.key);
  });

  test('has the plan that one of them paid for, while only the payer sees the payments', async () => {
    const made = await order(father.browser, 'Gold');
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    await goBack(father.browser, made.id, checkout);
    await site.workOff();
    expect([await planOf(her.browser), await planOf(father.browser)]).toEqual(['Gold', 'Gold']);
    expect((await her.browser.get('/api/orders')).body).toEqual([]);
    expect((await her.browser.get(`/api/orders/${made.id}`)).status).toBe(404);
    const [invoice] = (await stateOf(father.browser, made.id)).invoices;
    expect((await her.browser.get(`/api/invoices/${invoice.id}`)).status).toBe(404);
    expect((await father.browser.get(`/api/invoices/${invoice.id}`)).status).toBe(200);
    // She continues where he left off: the same plan again follows.
    expect((await her.browser.get('/api/quotes')).body.quotes[0]).toMatchObject({ kind: 'following' });
    for (const email of [her.email, father.email]) {
      expect(emailsTo(email)).toContain('Your Gold plan is confirmed');
    }
  });

  test('paid for by both at once goes to the finance queue', async () => {
    const orders = await Promise.all([her, father].map(({ browser }) => order(browser, 'Gold')));
    for (const [n, made] of orders.entries()) {
      const { checkout } = await site.gateway.pay(made.gatewayOrder);
      await goBack([her, father][n]!.browser, made.id, checkout);
    }
    await site.workOff();
    const states = [await stateOf(her.browser, orders[0]!.id), await stateOf(father.browser, orders[1]!.id)];
    expect(states.map(({ payments }) => payments[0].double).sort()).toEqual([false, true]);
  });

  test('shares the interests of a day, and the requests to the team', async () => {
    const men: Member[] = [];
    for (let n = 0; n < 6; n++) men.push(await addMember(site, man));
    const answers = await Promise.all(
      men.map(({ id }, n) => [her, father][n % 2]!.browser.put(`/api/profiles/${id}/interest`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    const senders = await site.app.db
      .selectFrom('interests')
      .select('account_id')
      .distinct()
      .where('sender_id', '=', her.key)
      .execute();
    expect(senders.map(({ account_id }) => account_id).sort()).toEqual(
      [await site.accountOf(her.key), father.id].sort(),
    );
    await site.giveTo(her.key, 'Platinum');
    const ask = ({ browser }: { browser: Browser }) =>
      browser.post('/api/requests', { entitlement: 'priority_support', message: 'Please call.' });
    const asked = await Promise.all([ask(her), ask(father)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await father.browser.get('/api/requests')).body).toHaveLength(1);
  });

  test('opens the last contact details once when both open them at once', async () => {
    const men: Member[] = [];
    for (let n = 0; n < 2; n++) {
      men.push(await addMember(site, man));
      await connect(her, men[n]!);
    }
    await site.giveTo(her.key, 'Gold');
    await site.app.db
      .updateTable('membership_entitlements')
      .set({ quota: 1 })
      .where('entitlement', '=', 'contact_details')
      .where('membership_id', 'in', (db) =>
        db.selectFrom('memberships').select('id').where('profile_id', '=', her.key),
      )
      .execute();
    const open = ({ browser }: { browser: Browser }, { id }: Member) =>
      browser.put(`/api/profiles/${id}/contact`);
    const answers = await Promise.all([open(her, men[0]!), open(father, men[1]!)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const opened = men[answers[0]!.status === 200 ? 0 : 1]!;
    for (const { browser } of [her, father]) {
      const { body } = await browser.get(`/api/profiles/${opened.id}/contact`);
      expect(body).toMatchObject({ left: 0, opened: true, details: { email: { address: opened.email } } });
    }
  });

  test('gets its messages once, read by either, and both are emailed', async () => {
    await connect(her, him);
    await site.giveTo(him.key, 'Gold');
    const { body } = await him.browser.put(`/api/profiles/${her.id}/conversation`, message('Namaste'));
    site.travel(1 / 24);
    await sql`select graphile_worker.add_job('mail_unread_messages', '{}')`.execute(site.app.db);
    await site.workOff();
    for (const email of [her.email, father.email]) {
      expect(emailsTo(email)).toContainEqual(
        expect.stringMatching(/^Aditya Joshi sent (you|Nandini) a message$/),
      );
    }
    expect([await unread(her.browser), await unread(father.browser)]).toEqual([1, 1]);
    const address = `/api/conversations/${body.conversation}`;
    const [last] = (await father.browser.get(`${address}/messages`)).body.messages;
    expect((await father.browser.put(`${address}/read-marker`, { message: last.id })).status).toBe(200);
    expect(await unread(her.browser)).toBe(0);
    site.travel(-1 / 24);
  });

  test("shows its owner's details when its contact details are opened", async () => {
    await addManager(site, her.key, { role: 'viewer' });
    await connect(her, him);
    await site.giveTo(him.key, 'Gold');
    const { body } = await him.browser.put(`/api/profiles/${her.id}/contact`);
    expect(body.details.email.address).toBe(her.email);
  });

  test('is hidden when a manager who may act for it is suspended, not when a viewer is', async () => {
    const aunt = await addManager(site, her.key, { role: 'viewer' });
    const suspend = (id: number, suspendedAt: Date | null) =>
      site.app.db.updateTable('accounts').set({ suspended_at: suspendedAt }).where('id', '=', id).execute();
    const status = async () => (await him.browser.get(`/api/profiles/${her.id}`)).status;
    await suspend(aunt.id, site.app.clock());
    expect(await status()).toBe(200);
    await suspend(father.id, site.app.clock());
    expect(await status()).toBe(404);
  });

  test('is not managed by an account that has not accepted yet', async () => {
    const invited = await addManager(site, her.key);
    await site.app.db
      .updateTable('profile_managers')
      .set({ accepted_at: null })
      .where('account_id', '=', invited.id)
      .execute();
    expect((await invited.browser.get('/api/me')).body.viewer.profile).toBeNull();
    expect((await invited.browser.get('/api/me/profiles')).body).toEqual([]);
    expect((await invited.browser.put('/api/me/profile', { id: her.id })).status).toBe(404);
    await him.browser.put(`/api/profiles/${her.id}/interest`);
    await site.workOff();
    expect(emailsTo(invited.email)).toEqual([]);
    expect(emailsTo(father.email)).toHaveLength(1);
  });
});

describe('a viewer of a profile', () => {
  test('reads what its managers read, pays, and is refused everything else with a reason', async () => {
    const her = await addMember(site);
    const him = await addMember(site, man);
    const aunt = await addManager(site, her.key, { role: 'viewer' });
    await connect(her, him);
    await site.giveTo(her.key, 'Platinum');
    await him.browser.put(`/api/profiles/${her.id}/contact`);
    const { body } = await her.browser.put(`/api/profiles/${him.id}/conversation`, message('Namaste'));
    const conversation = `/api/conversations/${body.conversation}`;
    for (const path of ['/api/dashboard', '/api/interests', `${conversation}/messages`, '/api/requests']) {
      expect([path, (await aunt.browser.get(path)).status]).toEqual([path, 200]);
    }
    const other = await addMember(site, man);
    const { interests } = (await her.browser.get('/api/interests?box=sent')).body;
    const writes = [
      aunt.browser.put(`/api/profiles/${other.id}/interest`),
      aunt.browser.put(`/api/interests/${interests[0].id}/acceptance`),
      aunt.browser.put(`/api/profiles/${him.id}/contact`),
      aunt.browser.put(`/api/profiles/${him.id}/conversation`, message('I am the aunt')),
      aunt.browser.put(`${conversation}/read-marker`, { message: randomUUID() }),
      aunt.browser.post('/api/requests', { entitlement: 'priority_support', message: 'Please call.' }),
      aunt.browser.put('/api/reviews/profile'),
    ];
    for (const answer of await Promise.all(writes)) {
      expect(answer).toMatchObject({
        status: 403,
        body: { message: "You can view Nandini Deshpande's profile, but you can't make changes." },
      });
    }
    const made = await order(aunt.browser, 'Platinum');
    expect(made.status).toBe(200);
  });
});
