import { describe, expect, test } from 'vitest';
import { addCouple } from '../../../test/registration.ts';
import { answer, type Side, send, setUp, site } from '../../../test/setup/interests.ts';

setUp();

describe('the email about an interest', () => {
  const setProfile = (id: number, to: Record<string, unknown>) =>
    site.app.db.updateTable('profiles').set(to).where('id', '=', id).execute();
  const mailed = async (recipient: Side) => {
    await site.workOff();
    return site.mail.filter((one) => one.to === recipient.email && /interest/.test(one.subject)).length;
  };

  test.each<[string, (him: Side, her: Side) => Promise<unknown>]>([
    ['hidden', (him) => setProfile(him.key, { hidden_at: new Date() })],
    ['not listed', (him) => setProfile(him.key, { listed_at: null })],
    [
      'of a suspended account',
      async (him) =>
        site.app.db
          .updateTable('accounts')
          .set({ suspended_at: new Date() })
          .where('id', '=', await site.accountOf(him.key))
          .execute(),
    ],
    [
      'blocked by the receiver',
      (him, her) =>
        site.app.db.insertInto('blocks').values({ blocker_id: her.key, blocked_id: him.key }).execute(),
    ],
    [
      'one that has blocked the receiver',
      (him, her) =>
        site.app.db.insertInto('blocks').values({ blocker_id: him.key, blocked_id: her.key }).execute(),
    ],
  ])('does not go out when the sender is %s by then', async (_what, change) => {
    const { her, him } = await addCouple(site);
    await send(him, her);
    await change(him, her);
    expect(await mailed(her)).toBe(0);
  });

  test('does not go to a suspended receiver, nor to one whose address is not verified', async () => {
    for (const change of [{ suspended_at: new Date() }, { email_verified_at: null }]) {
      const { her, him } = await addCouple(site);
      await send(him, her);
      await site.app.db
        .updateTable('accounts')
        .set(change)
        .where('id', '=', await site.accountOf(her.key))
        .execute();
      expect(await mailed(her)).toBe(0);
    }
  });

  test('goes out when the sender is visible to premium members only: an interest shows who sent it', async () => {
    const { her, him } = await addCouple(site);
    await setProfile(him.key, { visibility: 'premium' });
    expect((await her.browser.get(`/api/profiles/${him.id}`)).status).toBe(404);
    const { body } = await send(him, her);
    expect(await mailed(her)).toBe(1);
    expect((await her.browser.get(`/api/profiles/${him.id}`)).body.view).toBe('full');
    expect((await her.browser.get('/api/interests')).body.interests).toHaveLength(1);
    // A declined one can still be accepted. A withdrawn one is no longer visible.
    await answer(her, body.id, 'refusal');
    expect((await her.browser.get(`/api/profiles/${him.id}`)).status).toBe(200);
    await answer(her, body.id, 'acceptance');
    expect(await mailed(him)).toBe(1);

    const second = await addCouple(site);
    await setProfile(second.him.key, { visibility: 'premium' });
    const sent = (await send(second.him, second.her)).body;
    await answer(second.him, sent.id, 'withdrawal');
    expect((await second.her.browser.get(`/api/profiles/${second.him.id}`)).status).toBe(404);
  });

  test('is a separate job for each receiver: a failing mailbox neither repeats nor blocks the others', async () => {
    const { her, him } = await addCouple(site);
    const mother = await site.app.db
      .insertInto('accounts')
      .values({ email: 'mother@example.com', password_hash: 'none', email_verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.app.db
      .insertInto('profile_managers')
      .values({ profile_id: her.key, account_id: mother.id })
      .execute();
    await send(him, her);
    const taken = site.app.mail.send;
    site.app.mail.send = async (email, signal) => {
      if (email.to === her.email) throw new Error('This mailbox is full.');
      await taken(email, signal);
    };
    const toMother = () => site.mail.filter((one) => one.to === 'mother@example.com').length;
    expect([await mailed(her), toMother()]).toEqual([0, 1]);
    site.app.mail.send = taken;
    await site.app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    expect([await mailed(her), toMother()]).toEqual([1, 1]);
  });
});
