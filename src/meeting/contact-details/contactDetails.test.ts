import { describe, expect, test } from 'vitest';
import { openTest } from '../../../test/app.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import {
  addConnected,
  expectNothingOf,
  open,
  PHONE,
  read,
  setUp,
  site,
} from '../../../test/setup/contactDetails.ts';
import { closedBecause } from './rules.ts';

setUp();

test.each([
  [{ connected: false, entitled: true, left: null, opened: true }, 'not_connected'],
  [{ connected: false, entitled: false, left: 0, opened: false }, 'not_connected'],
  [{ connected: true, entitled: false, left: 0, opened: false }, 'no_plan'],
  [{ connected: true, entitled: false, left: 0, opened: true }, 'no_plan'],
  [{ connected: true, entitled: true, left: 0, opened: false }, 'used_up'],
  [{ connected: true, entitled: true, left: 0, opened: true }, null],
  [{ connected: true, entitled: true, left: 1, opened: false }, null],
  [{ connected: true, entitled: true, left: null, opened: false }, null],
] as const)('of %o the reason is %s', (standing, reason) => {
  expect(closedBecause(standing)).toBe(reason);
});

describe('opening', () => {
  test('as a free member gets nothing, neither by reading nor by opening', async () => {
    const { her, him } = await addConnected();
    const before = await read(him, her);
    expect(before.body).toEqual({
      allowed: false,
      reason: 'no_plan',
      quota: 0,
      left: 0,
      opened: false,
      details: null,
    });
    const tried = await open(him, her);
    expect(tried).toMatchObject({
      status: 403,
      body: { message: 'You need a plan to see contact details.' },
    });
    expectNothingOf(her, tried.body);
    expect((await read(him, her)).body.opened).toBe(false);
  });

  test('without an accepted interest gets nothing, whatever the plan', async () => {
    const { her, him } = await addCouple(site);
    await site.give(await site.accountOf(him.key), 'Platinum');
    for (const step of ['stranger', 'pending', 'declined']) {
      if (step === 'pending') await him.browser.put(`/api/profiles/${her.id}/interest`);
      if (step === 'declined') {
        const { body } = await her.browser.get(`/api/profiles/${him.id}/interest`);
        await her.browser.put(`/api/interests/${body.interest.id}/refusal`);
      }
      const seen = await read(him, her);
      expect(seen.body).toMatchObject({ allowed: false, reason: 'not_connected', details: null });
      const tried = await open(him, her);
      expect(tried.status).toBe(409);
      expectNothingOf(her, [seen.body, tried.body]);
    }
    expect((await open(him, him)).status).toBe(409);
    expect((await site.visitor().get(`/api/profiles/${her.id}/contact`)).status).toBe(401);
    expect((await (await site.as('admin')).put(`/api/profiles/${her.id}/contact`)).status).toBe(403);
  });

  test('with a plan shows both, counts once, and the other side sees who it was', async () => {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    expect((await read(him, her)).body).toMatchObject({
      allowed: true,
      quota: 50,
      left: 50,
      opened: false,
      details: null,
    });
    const first = await open(him, her);
    expect(first).toMatchObject({
      status: 200,
      body: {
        allowed: true,
        reason: null,
        quota: 50,
        left: 49,
        opened: true,
        details: {
          phone: { number: PHONE, formatted: '+91 98220 12345', verified: false },
          email: { address: her.email, verified: true },
        },
      },
    });
    expect((await open(him, her)).body).toEqual(first.body);
    expect((await read(him, her)).body).toEqual(first.body);
    // It opens in one direction only.
    expect((await read(her, him)).body).toMatchObject({ reason: 'no_plan', details: null });
    expect((await her.browser.get('/api/contact-views')).body).toMatchObject({
      views: [{ profile: { id: him.id } }],
      nextCursor: null,
    });
    expect((await him.browser.get('/api/contact-views')).body.views).toEqual([]);
  });

  test('an unverified address is labelled as such, a number that was never given is left out', async () => {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    await site.app.db
      .updateTable('accounts')
      .set({ phone: null, email_verified_at: null })
      .where('id', '=', await site.accountOf(her.key))
      .execute();
    expect((await open(him, her)).body.details).toEqual({
      phone: null,
      email: { address: her.email, verified: false },
    });
  });

  test('ends with the membership; after a renewal, details opened before are open again and do not count', async () => {
    const later = await openTest();
    const { her, him } = await addCouple(later);
    const woman = await addMember(later);
    await connect(her, him);
    await connect(woman, him);
    await later.give(await later.accountOf(him.key), 'Gold', -1, 5);
    await open(him, her);

    later.travel(6);
    const closed = await read(him, her);
    expect(closed.body).toMatchObject({ allowed: false, reason: 'no_plan', opened: true, details: null });
    const tried = await open(him, her);
    expect(tried.status).toBe(403);
    expectNothingOf(her, [closed.body, tried.body]);

    await later.give(await later.accountOf(him.key), 'Gold', -1, 5);
    expect((await read(him, her)).body).toMatchObject({
      left: 50,
      details: { email: { address: her.email } },
    });
    expect((await open(him, her)).body.left).toBe(50);
    expect((await read(him, woman)).body.details).toBeNull();
    expect((await open(him, woman)).body.left).toBe(49);
    await later.close();
  });

  test('a profile that is hidden, suspended, blocking or blocked is not found, even when opened before', async () => {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    await open(him, her);
    const { db } = site.app;
    const account = await site.accountOf(her.key);
    const notFound = async () => {
      expect((await read(him, her)).status).toBe(404);
      expect((await open(him, her)).status).toBe(404);
    };
    await db.updateTable('profiles').set({ hidden_at: new Date() }).where('id', '=', her.key).execute();
    await notFound();
    await db.updateTable('profiles').set({ hidden_at: null }).where('id', '=', her.key).execute();
    await db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', account).execute();
    await notFound();
    await db.updateTable('accounts').set({ suspended_at: null }).where('id', '=', account).execute();
    for (const [blocker, blocked] of [
      [her, him],
      [him, her],
    ] as const) {
      await db.insertInto('blocks').values({ blocker_id: blocker.key, blocked_id: blocked.key }).execute();
      await notFound();
      expect((await her.browser.get('/api/contact-views')).body.views).toEqual([]);
      await db.deleteFrom('blocks').where('blocker_id', '=', blocker.key).execute();
    }
    expect((await read(him, her)).status).toBe(200);
    expect((await him.browser.put('/api/profiles/P00000000/contact')).status).toBe(404);
    expect((await him.browser.put('/api/profiles/%00/contact')).status).toBe(422);
  });
});
