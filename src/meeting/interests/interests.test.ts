import { describe, expect, test } from 'vitest';
import { addManager } from '../../../test/managers.ts';
import { addCouple, addMember, registration } from '../../../test/registration.ts';
import { answer, rowsBetween, send, setUp, site, states } from '../../../test/setup/interests.ts';

setUp();

describe('sending', () => {
  test('reaches the other side, who accepts; both see it and each gets one email', async () => {
    const { her, him } = await addCouple(site);
    const sent = await send(him, her);
    expect(sent).toMatchObject({ status: 200, body: { state: 'pending', sent: true } });
    const received = (await her.browser.get('/api/interests')).body;
    expect(received).toMatchObject({
      waiting: 1,
      interests: [{ id: sent.body.id, sent: false, profile: { id: him.id } }],
    });
    expect((await him.browser.get('/api/interests?box=sent')).body.interests).toMatchObject([
      { profile: { id: her.id } },
    ]);
    await site.workOff();
    expect(
      site.mail.filter((one) => one.to === her.email && /sent you an interest/.test(one.subject)),
    ).toHaveLength(1);

    expect(await answer(her, sent.body.id, 'acceptance')).toMatchObject({
      status: 200,
      body: { state: 'accepted', sent: false },
    });
    expect(await states(her, him)).toEqual(['accepted', 'accepted']);
    await site.workOff();
    expect(
      site.mail.filter((one) => one.to === him.email && /accepted your interest/.test(one.subject)),
    ).toHaveLength(1);
    expect((await her.browser.get('/api/interests')).body.waiting).toBe(0);
  });

  test('again changes nothing and counts once', async () => {
    const { her, him } = await addCouple(site);
    const first = await send(him, her);
    expect((await send(him, her)).body).toEqual(first.body);
    expect((await him.browser.get(`/api/profiles/${her.id}/interest`)).body.leftToday).toBe(4);
  });

  test('fifty times at once leaves one interest, one counted sending and one email', async () => {
    const { her, him } = await addCouple(site);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(him, her)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.state}`)).size).toBe(1);
    expect(await rowsBetween(her, him)).toHaveLength(1);
    expect((await him.browser.get(`/api/profiles/${her.id}/interest`)).body.leftToday).toBe(4);
    await site.workOff();
    expect(site.mail.filter((one) => one.to === her.email && /interest/.test(one.subject))).toHaveLength(1);
  });

  test('to each other at the same time connects the two, with one row', async () => {
    for (let round = 0; round < 5; round++) {
      const { her, him } = await addCouple(site);
      const answers = await Promise.all([send(her, him), send(him, her), send(her, him), send(him, her)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await rowsBetween(her, him)).toMatchObject([{ state: 'accepted' }]);
      expect(await states(her, him)).toEqual(['accepted', 'accepted']);
    }
  });

  test('to oneself, to nobody, or before the email is verified is refused', async () => {
    const { her, him } = await addCouple(site);
    expect((await send(her, her)).status).toBe(409);
    expect((await her.browser.put('/api/profiles/P00000000/interest')).status).toBe(404);
    expect((await site.visitor().put(`/api/profiles/${him.id}/interest`)).status).toBe(401);
    const fresh = site.visitor();
    await fresh.post('/api/accounts', registration());
    const early = await fresh.put(`/api/profiles/${him.id}/interest`);
    expect(early).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('verify your email') },
    });
    const staff = await site.as('admin');
    expect((await staff.put(`/api/profiles/${him.id}/interest`)).status).toBe(403);
  });

  test('from a profile that is hidden because of its person is refused, with that reason', async () => {
    const { her, him } = await addCouple(site);
    const refused = { state: 'refused', channel: 'account', answered_at: new Date() };
    await site.app.db
      .insertInto('person_consents')
      .values({ profile_id: her.key, terms_version: '2026-01-01', ...refused })
      .execute();
    await site.app.db
      .updateTable('profiles')
      .set({ listed_at: null, profile_for: 'daughter' })
      .where('id', '=', her.key)
      .execute();
    const answer = await send(her, him);
    expect([answer.status, answer.body.data.reason.code]).toEqual([403, 'profile_withheld']);
  });

  test('to a profile that one of the own family acts for is refused, and not to one that they only view', async () => {
    const { her, him } = await addCouple(site);
    const { id } = await addManager(site, her.key);
    const viewed = { profile_id: him.key, account_id: id, role: 'viewer', accepted_at: new Date() };
    await site.app.db.insertInto('profile_managers').values(viewed).execute();
    expect((await send(her, him)).status).toBe(200);
    const { her: second, him: other } = await addCouple(site);
    const acting = { ...viewed, profile_id: second.key, role: 'manager' };
    await site.app.db
      .insertInto('profile_managers')
      .values([acting, { ...acting, profile_id: other.key }])
      .execute();
    for (const [from, to] of [
      [second, other],
      [other, second],
    ] as const)
      expect(await send(from, to)).toMatchObject({
        status: 409,
        body: { data: { reason: { code: 'interest_same_manager' } } },
      });
  });
});

describe('the list', () => {
  test('has pages without gaps or duplicates', async () => {
    const her = await addMember(site);
    const ids: string[] = [];
    for (let i = 0; i < 30; i++) {
      const him = await addMember(site, { gender: 'male', dateOfBirth: '1990-01-01' });
      await send(him, her);
      ids.unshift(him.id);
    }
    const first = (await her.browser.get('/api/interests')).body;
    const second = (await her.browser.get(`/api/interests?cursor=${first.nextCursor}`)).body;
    const seen = [...first.interests, ...second.interests].map(
      (one: { profile: { id: string } }) => one.profile.id,
    );
    expect(first.interests).toHaveLength(24);
    expect(second.nextCursor).toBeNull();
    expect(seen).toEqual(ids);
    expect((await her.browser.get('/api/interests?cursor=nonsense')).status).toBe(422);
    expect((await her.browser.get('/api/interests?box=other')).status).toBe(422);
  });
});
