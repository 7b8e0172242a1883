import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
});
afterAll(() => site.close());

type Plan = {
  id: number;
  slug: string;
  version: string;
  name: string;
  pricePaise: number;
  months: number;
  grants: { entitlement: string; quota: number | null }[];
  popular: boolean;
  onSale: boolean;
};

const all = async (): Promise<Plan[]> => (await admin.get('/api/staff/plans')).body;
const planAt = async (place: number) => (await all())[place]!;
const save = (plan: Plan, changed: Record<string, unknown> = {}, actor = admin) =>
  actor.put(`/api/staff/plans/${plan.id}`, { ...plan, ...changed });
const priceList = async () => (await site.visitor().get('/api/plans')).body as Plan[];

describe('changing a plan', () => {
  test('is on the price list at once', async () => {
    const before = await planAt(0);
    const grants = [
      { entitlement: 'chat', quota: null },
      { entitlement: 'contact_details', quota: 75 },
      { entitlement: 'astrology_consultation', quota: 2 },
    ];
    const saved = await save(before, { name: 'Silver', pricePaise: 199_900, months: 2, grants });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Silver', pricePaise: 199_900, months: 2 } });
    const [listed] = await priceList();
    // The address of its checkout stays the same.
    expect(listed).toEqual({
      slug: 'gold',
      name: 'Silver',
      pricePaise: 199_900,
      months: 2,
      popular: false,
      grants: expect.arrayContaining(grants),
    });
    expect(listed!.grants).toHaveLength(3);
    expect((await save({ ...before, version: saved.body.version })).status).toBe(200);
    expect(await planAt(0)).toEqual(before);
  });

  test('changes nothing of what was bought or ordered', async () => {
    const her = await addMember(site);
    await site.give(await site.accountOf(her.key), 'Gold');
    const membership = (await her.browser.get('/api/membership')).body;
    const before = await planAt(0);
    const { body } = await save(before, {
      name: 'Bronze',
      months: 1,
      grants: [{ entitlement: 'chat', quota: null }],
    });
    expect((await her.browser.get('/api/membership')).body).toEqual(membership);
    expect(membership.membership).toMatchObject({ plan: 'Gold', slug: 'gold' });
    await save({ ...before, version: body.version });
  });

  test('is in the audit log with the actor and the earlier values', async () => {
    const before = await planAt(1);
    const { body } = await save(before, { pricePaise: 599_900 });
    const { rows } = await site.app.pool.query(
      "select actor, data from events where name = 'plan.changed' order by id desc limit 1",
    );
    expect(rows[0].data.plan).toBe(before.id);
    expect(rows[0].data.before).toContain('499900');
    expect(rows[0].data.after).toContain('599900');
    const { rows: who } = await site.app.pool.query('select name from staff where account_id = $1', [
      rows[0].actor,
    ]);
    expect(who).toEqual([{ name: 'Kamala Iyer' }]);
    await save({ ...before, version: body.version });
  });

  test('the popular one is one; another takes its place', async () => {
    const [, diamond, platinum] = (await all()) as [Plan, Plan, Plan];
    expect(diamond.popular).toBe(true);
    await save(platinum, { popular: true });
    expect((await priceList()).map(({ popular }) => popular)).toEqual([false, false, true]);
    // A stale version is refused.
    expect((await save(diamond)).status).toBe(409);
    await save(await planAt(1), { popular: true });
    expect((await all()).map(({ popular }) => popular)).toEqual([false, true, false]);
  });

  test('one not on sale leaves the price list, and the last one stays', async () => {
    const [gold, diamond, platinum] = (await all()) as [Plan, Plan, Plan];
    await save(gold, { onSale: false });
    await save(diamond, { onSale: false, popular: false });
    expect((await priceList()).map(({ name }) => name)).toEqual(['Platinum']);
    expect(await save(platinum, { onSale: false })).toMatchObject({
      status: 422,
      body: { data: { fields: { onSale: { code: 'plan_last_on_sale' } } } },
    });
    await save(await planAt(0), { onSale: true });
    await save(await planAt(1), { onSale: true, popular: true });
    expect(await all()).toEqual([gold, diamond, platinum]);
  });

  test('two who take the last two off sale at the same moment leave one', async () => {
    const before = (await all()) as [Plan, Plan, Plan];
    await save(before[0], { onSale: false });
    const [, diamond, platinum] = (await all()) as [Plan, Plan, Plan];
    const answers = await Promise.all([
      save(diamond, { onSale: false, popular: false }),
      save(platinum, { onSale: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await priceList()).toHaveLength(1);
    for (const [place, plan] of before.entries())
      await save({ ...plan, version: (await planAt(place)).version });
    expect(await all()).toEqual(before);
  });

  test('two at once: one is saved, the other is refused', async () => {
    const before = await planAt(0);
    const prices = [111_100, 222_200, 333_300, 444_400];
    const answers = await Promise.all(prices.map((pricePaise) => save(before, { pricePaise })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe(
      'Someone else has changed this plan. Please check it again.',
    );
    const after = await planAt(0);
    expect(after.pricePaise).toBe(prices[answers.findIndex(({ status }) => status === 200)]);
    await save({ ...before, version: after.version });
  });

  const chat = { entitlement: 'chat', quota: null };
  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of two lines', { name: 'Gold\nrush' }, 'name'],
    ["another plan's name", { name: 'DIAMOND' }, 'name'],
    ['no price', { pricePaise: null }, 'pricePaise'],
    ['a price of nothing', { pricePaise: 0 }, 'pricePaise'],
    ['a price below nothing', { pricePaise: -299_900 }, 'pricePaise'],
    ['paise', { pricePaise: 299_950 }, 'pricePaise'],
    ['a price beyond reason', { pricePaise: 100_000_100 }, 'pricePaise'],
    ['no months', { months: 0 }, 'months'],
    ['half a month', { months: 1.5 }, 'months'],
    ['too many months', { months: 61 }, 'months'],
    ['nothing in it', { grants: [] }, 'grants'],
    ['the same twice', { grants: [chat, chat] }, 'grants'],
    ['a number for what has none', { grants: [{ ...chat, quota: 3 }] }, 'grants'],
    ['a number of nothing', { grants: [{ entitlement: 'contact_details', quota: 0 }] }, 'grants.0.quota'],
    ['what does not exist', { grants: [{ entitlement: 'moon', quota: null }] }, 'grants.0.entitlement'],
    ['popular, but not on sale', { popular: true, onSale: false }, 'popular'],
  ])('with %s is refused at its field', async (_what, changed, field) => {
    const before = await all();
    expect(await save(before[0]!, changed)).toMatchObject({
      status: 422,
      body: { data: { fields: { [field]: { message: expect.any(String) } } } },
    });
    expect(await all()).toEqual(before);
  });

  test('is for admins', async () => {
    const gold = await planAt(0);
    const support = await addStaff(site, 'Ravi Menon', 'support');
    const finance = await addStaff(site, 'Sunita Rao', 'finance');
    const { browser } = await addMember(site);
    for (const [who, status] of [
      [support, 403],
      [finance, 403],
      [browser, 404],
      [site.visitor(), 404],
    ] as const) {
      expect((await who.get('/api/staff/plans')).status).toBe(status);
      expect((await save(gold, { pricePaise: 100 }, who)).status).toBe(status);
    }
    expect(await planAt(0)).toEqual(gold);
    expect((await save({ ...gold, id: 999 })).status).toBe(404);
  });
});
