import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { askAccess, logInAs } from '../../../test/impersonation.ts';
import { addMember } from '../../../test/registration.ts';
import { addStaff, addStaffAccount, endAccess } from '../../../test/staff.ts';

let site: Test;
let lata: Browser;
beforeAll(async () => {
  site = await openTest();
  lata = await addStaff(site, 'Lata Menon', 'support');
});
afterAll(() => site.close());

const answer = (browser: Browser, id: string, allowed: boolean) =>
  browser.put(`/api/me/team-access/${id}/answer`, { allowed });
const open = (browser: Browser, id: string) => browser.post(`/api/staff/access/${id}/session`);
const viewerOf = async (browser: Browser) => (await browser.get('/api/me')).body.viewer;
const own = async (browser: Browser) => (await browser.get('/api/me/team-access')).body;
const codeOf = ({ body }: Awaited<ReturnType<typeof answer>>) => body.data.reason.code;

/** What the log has of a profile, besides reads. */
const acts = async (publicId: string) => {
  const { rows } = await site.app.pool.query<{ action: string }>(
    "select action from audit_log where subject_ids = array[$1] and action <> 'read' order by id",
    [publicId],
  );
  return rows.map(({ action }) => action);
};

describe('a request', () => {
  test('is sent to one manager, who reads the reason, and declines it', async () => {
    const her = await addMember(site);
    const id = await askAccess(lata, her);
    expect(await own(her.browser)).toMatchObject([
      { id, state: 'asked', colleague: 'Lata Menon', reason: 'You asked why nobody sees your photo' },
    ]);
    expect(codeOf(await open(lata, id))).toBe('access_not_allowed');
    expect((await answer(her.browser, id, false)).body.state).toBe('declined');
    expect((await answer(her.browser, id, false)).status).toBe(200);
    expect(codeOf(await answer(her.browser, id, true))).toBe('access_over');
    expect(codeOf(await open(lata, id))).toBe('access_not_allowed');
    expect((await lata.get(`/api/staff/members/${her.id}/access`)).body).toMatchObject([
      { id, state: 'declined' },
    ]);
    expect(await acts(her.id)).toEqual(['request_access']);
  });

  test('ends a day later, is replaced by a new one, and is sent three times a day at most', async () => {
    const her = await addMember(site);
    const first = await askAccess(lata, her);
    const second = await askAccess(lata, her);
    expect(codeOf(await answer(her.browser, first, true))).toBe('access_over');
    const { managers } = (await lata.get(`/api/staff/members/${her.id}`)).body;
    const ask = (reason: string) =>
      lata.post(`/api/staff/members/${her.id}/access`, { manager: managers[0].id, reason });
    expect((await ask(' ')).status).toBe(422);
    expect((await ask('Once more')).status).toBe(200);
    expect((await ask('Once more')).status).toBe(429);
    expect(codeOf(await answer(her.browser, second, true))).toBe('access_over');
    const [{ id: third }] = await own(her.browser);
    const clock = site.app.clock();
    await site.app.pool.query('update access_requests set ends_at = $2 where id = $1', [third, clock]);
    expect(codeOf(await answer(her.browser, third, true))).toBe('access_over');
  });

  test('of another member, another colleague or an unknown one is not found; other roles ask for nothing', async () => {
    const [her, other] = [await addMember(site), await addMember(site)];
    const id = await askAccess(lata, her);
    const sunita = await addStaff(site, 'Sunita Rao', 'support');
    expect((await answer(other.browser, id, true)).status).toBe(404);
    expect((await other.browser.delete(`/api/me/team-access/${id}`)).status).toBe(404);
    await answer(her.browser, id, true);
    expect((await open(sunita, id)).status).toBe(404);
    expect((await open(lata, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const { managers } = (await lata.get(`/api/staff/members/${other.id}`)).body;
    const wrong = { manager: managers[0].id, reason: 'Help' };
    expect((await lata.post(`/api/staff/members/${her.id}/access`, wrong)).status).toBe(404);
    const moderator = await addStaff(site, 'Meera Joshi', 'moderator');
    expect((await moderator.post(`/api/staff/members/${other.id}/access`, wrong)).status).toBe(403);
    expect((await her.browser.post(`/api/staff/members/${other.id}/access`, wrong)).status).toBe(404);
  });

  test('gets one answer of two at once', async () => {
    const her = await addMember(site);
    const id = await askAccess(lata, her);
    const both = await Promise.all([true, false].map((allowed) => answer(her.browser, id, allowed)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('somebody of the staff who sees the site as a member', () => {
  test('looks only: nothing is changed, counted as seen, or noted as a visit of the family', async () => {
    const her = await addMember(site);
    await site.app.pool.query(
      "update profiles set last_active_at = now() - interval '9 days' where id = $1",
      [her.key],
    );
    const { browser } = await logInAs(site, her, lata);
    expect(await viewerOf(browser)).toMatchObject({
      email: '',
      profile: { id: her.id, role: 'viewer' },
      staff: null,
      impersonator: { name: 'Lata Menon' },
    });
    expect((await browser.get('/api/dashboard')).status).toBe(200);
    expect((await browser.get('/api/my-profile/preview?as=visitor')).status).toBe(200);
    const him = await addMember(site, { gender: 'male', name: 'Rohan Kulkarni' });
    expect((await browser.get(`/api/profiles/${him.id}`)).body.view).toBe('full');
    const views = await site.app.db
      .selectFrom('profile_views')
      .select('viewed_id')
      .where('viewer_id', '=', her.key)
      .execute();
    expect(views).toEqual([]);
    const { rows } = await site.app.pool.query(
      "select last_active_at < now() - interval '8 days' as away from profiles where id = $1",
      [her.key],
    );
    expect(rows).toEqual([{ away: true }]);
    for (const address of [
      '/api/my-profile',
      '/api/conversations',
      '/api/contact-views',
      '/api/account',
      '/api/sessions',
      '/api/orders',
    ])
      expect([address, (await browser.get(address)).status]).toEqual([address, 403]);
    expect((await browser.put('/api/my-profile/settings/privacy', {})).status).not.toBe(200);
    expect(codeOf(await browser.put(`/api/profiles/${him.id}/shortlisting`))).toBe('team_looks_only');
    expect((await browser.get('/api/staff/dashboard')).status).toBe(404);
    expect((await browser.get('/api/me/download/file')).status).not.toBe(200);
    // Their session is none of the member's devices.
    expect((await her.browser.get('/api/sessions')).body).toHaveLength(1);
    expect((await browser.delete('/api/team-access/session')).body).toEqual({ member: her.id });
    expect(await viewerOf(browser)).toMatchObject({ staff: { name: 'Lata Menon' }, impersonator: null });
    expect((await browser.get('/api/staff/dashboard')).status).toBe(200);
    expect(await acts(her.id)).toEqual(['request_access', 'log_in_as', 'log_out_as']);
    expect((await own(her.browser))[0].lastUsedAt).not.toBeNull();
  });

  test('is out at once when the member ends it, and again after an hour', async () => {
    const her = await addMember(site);
    const { browser, access } = await logInAs(site, her, lata);
    expect((await browser.get('/api/dashboard')).status).toBe(200);
    expect((await her.browser.delete(`/api/me/team-access/${access}`)).body.state).toBe('ended');
    expect(await viewerOf(browser)).toMatchObject({ impersonator: null });
    expect(codeOf(await open(browser, access))).toBe('access_not_allowed');

    const later = await addMember(site);
    const next = await logInAs(site, later, lata);
    expect(await viewerOf(next.browser)).toMatchObject({ profile: { id: later.id } });
    site.travel(61 / (24 * 60));
    expect(await viewerOf(next.browser)).toMatchObject({ staff: {}, impersonator: null });
    expect(codeOf(await open(next.browser, next.access))).toBe('access_not_allowed');
    site.travel(-61 / (24 * 60));
    await next.browser.delete('/api/team-access/session');
  });

  test('is out with their own session, or a role that allows it no more; the cookie alone is nothing', async () => {
    const her = await addMember(site);
    const key = await addStaffAccount(site, 'Kavita Nair', 'support');
    const kavita = await site.as(key);
    const { browser } = await logInAs(site, her, kavita);
    const alone = site.visitor();
    alone.cookies.set('impersonation', browser.cookies.get('impersonation')!);
    expect(await viewerOf(alone)).toBeNull();
    alone.cookies.set('session', browser.cookies.get('impersonation')!);
    expect(await viewerOf(alone)).toBeNull();
    const colleague = await addStaff(site, 'Gauri Shah', 'support');
    colleague.cookies.set('impersonation', browser.cookies.get('impersonation')!);
    expect(await viewerOf(colleague)).toMatchObject({ staff: { name: 'Gauri Shah' } });

    const setRole = (role: string) =>
      site.app.db.updateTable('staff').set({ role }).where('name', '=', 'Kavita Nair').execute();
    await setRole('editor');
    expect(await viewerOf(browser)).toMatchObject({ staff: { role: 'editor' } });
    await setRole('support');
    expect(await viewerOf(browser)).toMatchObject({ profile: { id: her.id } });
    await endAccess(await site.as('admin'), 'Kavita Nair');
    expect(await viewerOf(browser)).toBeNull();
    const { rows } = await site.app.pool.query(
      'select count(*)::int as n from sessions where access_id is not null and account_id = $1',
      [await site.accountOf(her.key)],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('is out when they ask anew, from another browser', async () => {
    const her = await addMember(site);
    const key = await addStaffAccount(site, 'Anjali Das', 'support');
    const { browser, access } = await logInAs(site, her, await site.as(key));
    const next = await askAccess(await site.as(key), her);
    expect(await viewerOf(browser)).toMatchObject({ staff: { name: 'Anjali Das' } });
    expect(codeOf(await open(browser, access))).toBe('access_not_allowed');
    expect(
      (await own(her.browser)).map(({ id, state }: { id: string; state: string }) => [id, state]),
    ).toEqual([
      [next, 'asked'],
      [access, 'ended'],
    ]);
  });

  test('the live stream names whom it is of, without the email address of a viewed account', async () => {
    const her = await addMember(site);
    const { browser } = await logInAs(site, her, await addStaff(site, 'Rekha Nair', 'support'));
    const namedIn = async ({ cookies }: Browser) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { body } = await fetch(`${site.base}/api/live`, { headers: { cookie } });
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
      const { value } = await reader.read();
      await reader.cancel();
      return JSON.parse(/event: viewer\ndata: (.*)/.exec(value!)![1]!);
    };
    expect(await namedIn(her.browser)).toEqual({ email: her.email, profile: her.id });
    expect(await namedIn(browser)).toEqual({ email: '', profile: her.id });
    await browser.delete('/api/team-access/session');
    expect(await namedIn(browser)).toMatchObject({ profile: null });
  });

  test('who logs out is logged out of both', async () => {
    const her = await addMember(site);
    const browser = await addStaff(site, 'Usha Pai', 'support');
    await logInAs(site, her, browser);
    expect((await browser.delete('/api/sessions/current')).status).toBe(200);
    expect(await viewerOf(browser)).toBeNull();
    expect(browser.cookies.has('impersonation')).toBe(false);
  });

  test('sees one account at a time, and nothing of a profile that the account manages no more', async () => {
    const [her, other] = [await addMember(site), await addMember(site)];
    const { browser, access } = await logInAs(site, her, lata);
    await browser.delete('/api/team-access/session');
    await logInAs(site, other, lata);
    expect(await viewerOf(browser)).toMatchObject({ profile: { id: other.id } });
    await browser.delete('/api/team-access/session');
    await open(browser, access);
    const mother = await addMember(site);
    await site.app.pool.query('update profile_managers set account_id = $2 where profile_id = $1', [
      her.key,
      await site.accountOf(mother.key),
    ]);
    expect(await viewerOf(browser)).toMatchObject({ profile: null });
    expect((await browser.get('/api/dashboard')).status).toBe(403);
    await browser.delete('/api/team-access/session');
    expect(codeOf(await open(browser, access))).toBe('access_not_allowed');
  });
});
