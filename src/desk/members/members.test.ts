import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember, fillFacts } from '../../../test/registration.ts';
import { addStaff, addStaffAccount } from '../../../test/staff.ts';
import { findUntranslated } from '../../kit/locale/pseudo.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type ListedMember = {
  id: string;
  name: string;
  email: string;
  phone: string;
  status: string;
  plan: string | null;
};

/** Lets a profile be in Maharashtra. */
const setState = (key: number) =>
  sql`
    update profiles set state_id = (select id from vocabulary where kind = 'state' and key = 'mh')
    where id = ${key}`.execute(site.app.db);

describe('the list of users', () => {
  test('is searched by name, email, phone and ID, with contact details covered', async () => {
    const her = await addMember(site, { name: 'Vaidehi Sahasrabuddhe', phone: '9822055501' });
    const devanagari = await addMember(site, { name: 'शलाका देशपांडे', phone: '9822055502' });
    const support = await addStaff(site, 'Lata Menon', 'support');
    const find = async (q: string): Promise<string[]> => {
      const { status, body } = await support.get(`/api/staff/members?q=${encodeURIComponent(q)}`);
      expect([q, status]).toEqual([q, 200]);
      return body.items.map(({ id }: ListedMember) => id);
    };
    const mine = [
      'vaidehi',
      'Sahasr',
      'sahasra vaid',
      'VAIDEHI SAHASRABUDDHE',
      her.email.toUpperCase(),
      her.id.toLowerCase(),
      '9822055501',
      '+91 98220 55501',
    ];
    for (const q of mine) expect([q, await find(q)]).toEqual([q, [her.id]]);
    expect(await find('शला')).toEqual([devanagari.id]);
    // An ID may have no digit and read like a name.
    const named = await addMember(site, { name: 'Prashanth Kulkarni', phone: '9822055503' });
    await sql`update profiles set public_id = 'PRASHANTH' where public_id = ${devanagari.id}`.execute(
      site.app.db,
    );
    expect((await find('prashanth')).sort()).toEqual([named.id, 'PRASHANTH'].sort());
    // A part of an address or number finds nobody, and what means something in a query is only text.
    const nobody = ['vaidehi@', '9822055500', 'ahasrabuddhe', "' | 'zz", ':* & !', '%', 'P0000000'];
    for (const q of nobody) expect([q, await find(q)]).toEqual([q, []]);

    const { body } = await support.get('/api/staff/members?q=vaidehi');
    expect(body.total).toEqual({ count: 1, more: false });
    expect(body.items[0]).toMatchObject({
      name: 'Vaidehi Sahasrabuddhe',
      email: expect.stringMatching(/^n•••@example\.com$/),
      phone: '••••••5501',
      status: 'active',
      plan: null,
      completeness: expect.any(Number),
    });
    expect(JSON.stringify(body)).not.toMatch(/9822055501|nandini/);
  });

  test('is filtered by every status, plan, place, time and verification, and each user has one status', async () => {
    const admin = await site.as('admin');
    const { db } = site.app;
    const named = async (name: string) => addMember(site, { name: `Filtered ${name}` });
    const [active, hidden, waiting, suspended, unverified, withheld] = [
      await named('Active'),
      await named('Hidden'),
      await named('Waiting'),
      await named('Suspended'),
      await named('Unverified'),
      await addMember(site, { name: 'Filtered Withheld', profileFor: 'daughter' }),
    ];
    const set = (key: number, change: object) =>
      db.updateTable('profiles').set(change).where('id', '=', key).execute();
    await set(hidden.key, { hidden_at: new Date() });
    await set(waiting.key, { approved_at: null, listed_at: null });
    await set(unverified.key, { listed_at: null });
    await set(withheld.key, { listed_at: null });
    await db
      .insertInto('person_consents')
      .values({
        ...{ profile_id: withheld.key, state: 'refused', channel: 'account' },
        ...{ answered_at: new Date(), terms_version: '2026-01-01' },
      })
      .execute();
    await set(active.key, { verified_at: new Date() });
    await fillFacts(site, active.key);
    await site.give(await site.accountOf(active.key), 'Gold');
    const act = { reason: 'money', days: null };
    expect((await admin.put(`/api/staff/members/${suspended.id}/suspension`, act)).status).toBe(200);

    const find = async (query: string): Promise<string[]> => {
      const { status, body } = await admin.get(`/api/staff/members?q=filtered&${query}`);
      expect([query, status]).toEqual([query, 200]);
      return body.items.map(({ id }: ListedMember) => id).toSorted();
    };
    const all = [active, hidden, waiting, suspended, unverified, withheld].map(({ id }) => id).toSorted();
    const but = (id: string) => all.filter((one) => one !== id);
    const cases: [string, string[]][] = [
      ['', all],
      ['status=active', [active.id]],
      ['status=hidden', [hidden.id]],
      ['status=waiting', [waiting.id]],
      ['status=suspended', [suspended.id]],
      ['status=unverified', [unverified.id]],
      ['status=withheld', [withheld.id]],
      ['status=unclaimed', []],
      ['plan=any', [active.id]],
      ['plan=gold', [active.id]],
      ['plan=platinum', []],
      ['plan=none', but(active.id)],
      ['city=PUNE', [active.id]],
      ['city=Nagpur', []],
      ['state=no_such_state', []],
      ['verified=yes', [active.id]],
      ['verified=no', but(active.id)],
      ['within=7', all],
      ['sort=name', all],
      ['sort=oldest', all],
      ['sort=active', all],
    ];
    for (const [query, ids] of cases) expect([query, await find(query)]).toEqual([query, ids]);
    const shown = (await admin.get('/api/staff/members?q=filtered&sort=name')).body.items;
    expect(shown.map(({ name, status }: ListedMember) => `${name}: ${status}`)).toEqual([
      'Filtered Active: active',
      'Filtered Hidden: hidden',
      'Filtered Suspended: suspended',
      'Filtered Unverified: unverified',
      'Filtered Waiting: waiting',
      'Filtered Withheld: withheld',
    ]);
    site.travel(8);
    expect(await find('within=7')).toEqual([]);
    site.travel(-8);
    for (const wrong of ['status=dead', 'within=6', 'sort=age', 'verified=maybe']) {
      const { status, body } = await admin.get(`/api/staff/members?${wrong}`);
      expect([wrong, status, Object.keys(body.data.fields)]).toEqual([wrong, 422, [wrong.split('=')[0]]]);
    }
  });

  test('is exported as filtered, to admins alone, with formulas as text, and logged', async () => {
    const her = await addMember(site, { name: 'Exported One', phone: '9822055520' });
    await addMember(site, { name: 'Exported Two' });
    await site.app.db.updateTable('profiles').set({ city: '=1+1' }).where('id', '=', her.key).execute();
    await setState(her.key);
    const admin = await site.as('admin');
    const { status, body, headers } = await admin.get('/api/staff/member-list.csv?q=exported&sort=name');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, ...lines] = String(body).trim().split('\r\n');
    expect(head).toMatch(/^\ufeff?ID,Name,Email,Phone,Registered On,Status/);
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Exported One', 'Exported Two']);
    expect(lines[0]).toContain(`${her.email},+91 98220 55520,`);
    expect(lines[0]).toContain(",Active,'=1+1,Maharashtra,");
    expect(lines[0]).toMatch(/,No$/);
    const support = await addStaff(site, 'Lata', 'support');
    expect((await support.get('/api/staff/member-list.csv')).status).toBe(403);
    expect((await site.visitor().get('/api/staff/member-list.csv')).status).toBe(404);
    expect((await admin.get('/api/staff/member-list.csv?sort=age')).status).toBe(422);
    const { rows } = await site.app.pool.query(
      `select role, after from audit_log where action = 'export' and subject_kind = 'member_list'`,
    );
    expect(rows).toEqual([{ role: 'admin', after: { q: '…', sort: 'name' } }]);
  });

  test('is exported in the language of whoever exports it', async () => {
    const her = await addMember(site, { name: 'Translated One' });
    await setState(her.key);
    const key = await addStaffAccount(site, 'Meera', 'admin');
    await site.app.db
      .updateTable('accounts')
      .set({ locale: 'en-XA' })
      .where('email', 'like', `${key}@%`)
      .execute();
    const { body } = await (await site.as(key)).get('/api/staff/member-list.csv?q=translated');
    expect(
      findUntranslated(String(body).replaceAll(',', ' '), [her.id, 'Translated One', 'Maharashtra']),
    ).toEqual([]);
    expect(body).toContain('⟦');
  });

  test('keeps views for the one who saved them', async () => {
    const [one, other] = [
      await addStaff(site, 'Lata', 'support'),
      await addStaff(site, 'Meera', 'moderator'),
    ];
    const made = await one.post('/api/staff/member-views', { name: 'Suspended', query: 'status=suspended' });
    expect(made.status).toBe(200);
    expect((await one.post('/api/staff/member-views', { name: 'suspended', query: '' })).status).toBe(422);
    expect((await other.get('/api/staff/member-views')).body).toEqual([]);
    expect((await other.delete(`/api/staff/member-views/${made.body.id}`)).status).toBe(404);
    expect((await one.get('/api/staff/member-views')).body).toEqual([made.body]);
    expect((await one.delete(`/api/staff/member-views/${made.body.id}`)).status).toBe(200);
    for (let n = 0; n < 20; n++) await one.post('/api/staff/member-views', { name: `View ${n}`, query: '' });
    expect((await one.post('/api/staff/member-views', { name: 'One more', query: '' })).status).toBe(409);
  });
});

describe("a member's page", () => {
  test('covers private details; each is opened with a reason, which the member reads in the download', async () => {
    const her = await addMember(site, { phone: '9822055510' });
    await addManager(site, her.key, { email: 'uncle@humsafar.example', role: 'viewer' });
    const support = await addStaff(site, 'Lata Menon', 'support');
    const address = `/api/staff/members/${her.id}`;
    const saved = await her.browser.put('/api/my-profile/horoscope', {
      ...{ version: 0, dateOfBirth: '1997-04-12', timeOfBirth: '06:35', placeOfBirth: 'Pune' },
      ...{ rashi: null, nakshatra: null, manglik: null },
    });
    expect(saved.status).toBe(200);
    const page = await support.get(address);
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).not.toMatch(/9822055510|06:35|nandini\d|uncle@/);
    expect(page.body).toMatchObject({
      stated: { birthTime: true, address: false },
      profile: { horoscope: { timeOfBirth: null } },
      managers: [{ role: 'owner', phone: '••••••5510' }, { role: 'viewer' }],
      // Support answers requests, and decides on no reviews and no payments.
      requests: [],
      reviews: null,
      reports: null,
      payments: null,
    });
    const [owner] = page.body.managers;
    const open = (body: object) => support.post(`${address}/reveals`, body);
    const reason = 'She asked us to call back';
    expect((await open({ field: 'phone', manager: owner.id, reason })).body).toEqual({
      value: '+91 98220 55510',
    });
    expect((await open({ field: 'email', manager: owner.id, reason })).body).toEqual({ value: her.email });
    expect((await open({ field: 'birth_time', reason })).body).toEqual({ value: '06:35' });
    expect((await open({ field: 'address', reason })).status).toBe(409);
    const missing = await open({ field: 'phone', manager: owner.id, reason: '  ' });
    expect([missing.status, Object.keys(missing.body.data.fields)]).toEqual([422, ['reason']]);
    // Of another profile's manager, nothing is opened.
    const other = await addMember(site);
    const [stranger] = (await support.get(`/api/staff/members/${other.id}`)).body.managers;
    expect((await open({ field: 'phone', manager: stranger.id, reason })).status).toBe(404);

    const { body: history } = await support.get(`${address}/history`);
    const opened = history.filter(({ act }: { act: string }) => act === 'reveal');
    expect(opened.map(({ fields }: { fields: string[] }) => fields[0])).toEqual([
      'birth_time',
      'email',
      'phone',
    ]);
    expect(opened[0]).toMatchObject({ actor: 'staff', name: 'Lata Menon', reason });
    const { rows } = await site.app.pool.query(
      `select count(*)::int as count from audit_log where action = 'reveal' and subject_ids = array[$1]`,
      [her.id],
    );
    expect(rows[0].count).toBe(3);
  });

  test('shows reviews and reports to moderators and payments to finance, and nobody else finds it', async () => {
    const her = await addMember(site);
    const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
    await her.browser.put(`/api/profiles/${him.id}/report`, { reason: 'money', note: 'Asked for a loan.' });
    const address = `/api/staff/members/${him.id}`;
    const moderator = await addStaff(site, 'Meera', 'moderator');
    expect((await moderator.get(address)).body).toMatchObject({
      reports: [{ against: true, kind: 'profile', reasons: ['money'], other: { id: her.id } }],
      reviews: [{ kind: 'report', state: 'waiting' }],
      payments: null,
      requests: null,
    });
    const finance = await addStaff(site, 'Ravi', 'finance');
    expect((await finance.get(address)).body).toMatchObject({ payments: [], reports: null, reviews: null });
    expect((await moderator.get('/api/staff/members/PNOBODY1')).status).toBe(404);
    expect((await moderator.get('/api/staff/members/not-an-id')).status).toBe(404);
    expect((await him.browser.get(address)).status).toBe(404);
  });

  test('keeps notes for staff, newest first, and out of what the member sees', async () => {
    const her = await addMember(site);
    const support = await addStaff(site, 'Lata Menon', 'support');
    const moderator = await addStaff(site, 'Meera', 'moderator');
    const address = `/api/staff/members/${her.id}`;
    expect(
      (await support.post(`${address}/notes`, { text: 'Prefers calls after six.\nHindi.' })).status,
    ).toBe(200);
    await moderator.post(`${address}/notes`, { text: 'Checked the photo.' });
    expect((await support.post(`${address}/notes`, { text: ' ' })).status).toBe(422);
    expect((await moderator.get(address)).body.notes).toMatchObject([
      { text: 'Checked the photo.', author: 'Meera' },
      { text: 'Prefers calls after six.\nHindi.', author: 'Lata Menon' },
    ]);
    expect(JSON.stringify((await her.browser.get('/api/my-profile')).body)).not.toContain('after six');
  });
});
