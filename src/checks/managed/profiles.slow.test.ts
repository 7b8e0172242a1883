import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { addSecond } from '../../../test/managed.ts';
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

// One account with two profiles.
let mother: Member;
let asha: Awaited<ReturnType<typeof addSecond>>;
let him: Member;
const actAs = (id: string) => asha.actAs(id);

beforeEach(async () => {
  mother = await addMember(site);
  asha = await addSecond(site, mother);
  him = await addMember(site, man);
});

test('has a plan for one of them, and its features for that one alone', async () => {
  await site.giveTo(asha.key, 'Platinum');
  const seen = async () => ({
    plan: await planOf(mother.browser),
    premium: (await mother.browser.get('/api/me')).body.viewer.premium,
    interests: (await mother.browser.get(`/api/profiles/${him.id}/interest`)).body.leftToday,
    asks: (
      await mother.browser.post('/api/requests', {
        entitlement: 'priority_support',
        message: 'Please call.',
      })
    ).status,
    requests: (await mother.browser.get('/api/requests')).body.length,
    quote: (await mother.browser.get('/api/quotes')).body.quotes.at(-1).kind,
  });
  expect(await seen()).toEqual({
    plan: 'Platinum',
    premium: true,
    interests: null,
    asks: 200,
    requests: 1,
    quote: 'following',
  });
  await actAs(mother.id);
  expect(await seen()).toEqual({
    plan: null,
    premium: false,
    interests: 5,
    asks: 403,
    requests: 0,
    quote: 'new',
  });
  const cardOf = async (id: string) => (await him.browser.get(`/api/profiles/${id}`)).body;
  expect([(await cardOf(asha.id)).premium, (await cardOf(mother.id)).premium]).toEqual([true, false]);
});

test('sees profiles for premium members with the one that has a plan', async () => {
  await site.giveTo(asha.key, 'Gold');
  await site.app.db
    .updateTable('profiles')
    .set({ visibility: 'premium' })
    .where('id', '=', him.key)
    .execute();
  expect((await mother.browser.get(`/api/profiles/${him.id}`)).status).toBe(200);
  await actAs(mother.id);
  expect((await mother.browser.get(`/api/profiles/${him.id}`)).status).toBe(404);
});

test('has five interests a day for each of them', async () => {
  const men: Member[] = [];
  for (let n = 0; n < 6; n++) men.push(await addMember(site, man));
  const sendAll = () => Promise.all(men.map(({ id }) => mother.browser.put(`/api/profiles/${id}/interest`)));
  for (const id of [asha.id, mother.id]) {
    await actAs(id);
    expect((await sendAll()).map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  }
  const received = await Promise.all(
    men.map(async ({ browser }) => (await browser.get('/api/interests?box=received')).body.interests.length),
  );
  expect(received.reduce((sum, one) => sum + one, 0)).toBe(10);
});

test('buys for the one that the session acts for, and finds both payments in one history', async () => {
  const buy = async (id: string) => {
    await actAs(id);
    const made = await order(mother.browser, 'Gold');
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    // Paid for her, even when the session switches before the bank answers.
    await actAs(id === asha.id ? mother.id : asha.id);
    await goBack(mother.browser, made.id, checkout);
    await site.workOff();
    return made.id;
  };
  const first = await buy(asha.id);
  await actAs(mother.id);
  expect(await planOf(mother.browser)).toBeNull();
  await actAs(asha.id);
  expect(await planOf(mother.browser)).toBe('Gold');
  const second = await buy(mother.id);
  const { body } = await mother.browser.get('/api/orders');
  expect(body.map(({ id, profile }: { id: string; profile: unknown }) => [id, profile])).toEqual([
    [second, { id: mother.id, name: 'Nandini Deshpande' }],
    [first, { id: asha.id, name: 'Asha Deshpande' }],
  ]);
  // One plan for each daughter within the hour is not a duplicate payment.
  for (const id of [first, second]) {
    expect((await stateOf(mother.browser, id)).payments).toMatchObject([{ double: false }]);
  }
});

test('reads and counts the messages of the one that it acts for', async () => {
  await connect({ ...mother, ...asha }, him);
  await site.giveTo(him.key, 'Gold');
  const { body } = await him.browser.put(`/api/profiles/${asha.id}/conversation`, message('Namaste'));
  const conversation = `/api/conversations/${body.conversation}`;
  expect(await unread(mother.browser)).toBe(1);
  expect((await mother.browser.get('/api/dashboard')).body).toMatchObject({ messages: 1 });
  await actAs(mother.id);
  expect(await unread(mother.browser)).toBe(0);
  expect((await mother.browser.get('/api/dashboard')).body).toMatchObject({ messages: 0 });
  expect((await mother.browser.get(conversation)).status).toBe(404);
  expect((await mother.browser.get('/api/interests?box=sent')).body.interests).toEqual([]);
});

test('is emailed about each of them', async () => {
  for (const id of [mother.id, asha.id]) await him.browser.put(`/api/profiles/${id}/interest`);
  await site.workOff();
  expect(
    emailsTo(mother.email).filter((subject) =>
      /^(Nandini Deshpande: .+ sent you|[^:]+ sent Asha) an interest$/.test(subject),
    ),
  ).toHaveLength(2);
});
