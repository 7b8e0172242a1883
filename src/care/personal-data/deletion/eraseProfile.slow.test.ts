import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
let meera: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest();
  meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
});
afterAll(() => site.close());

const addHim = () => addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
const erase = ({ browser, id }: Awaited<ReturnType<typeof addMember>>) =>
  browser.post('/api/me/deletion', {
    ...{ password: 'a quiet river 7', reason: 'other', text: '' },
    profiles: [{ id, outcome: 'delete' }],
  });
type Review = { id: string; version: number };
const queue = async () => (await meera.get('/api/staff/reviews?kind=report')).body.items as Review[];

test('a report stays with its snapshot when the profile is deleted before it is decided, and goes afterwards', async () => {
  const her = await addMember(site);
  const him = await addHim();
  expect((await her.browser.put(`/api/profiles/${him.id}/report`, { reason: 'fake' })).status).toBe(200);
  expect((await erase(him)).status).toBe(200);
  const [review] = await queue();
  const { reported } = (await meera.get(`/api/staff/reviews/${review!.id}`)).body;
  expect(reported).toMatchObject({
    profile: { id: him.id, name: 'Aditya Joshi' },
    reports: [{ reasons: ['fake'] }],
  });
  const decided = await meera.put(`/api/staff/reviews/${review!.id}/decision`, {
    version: review!.version,
    state: 'approved',
    note: null,
  });
  expect(decided.status).toBe(200);
  expect((await erase(await addHim())).status).toBe(200);
  const { rows } = await site.app.pool.query("select from profiles where name = ''");
  expect(rows).toEqual([]);
});

test('where an account is deleted, questions to its verified email or number go, and answers and unverified ones stay', async () => {
  const him = await addHim();
  const number = '+919822077123';
  await site.app.pool.query(
    `update accounts set phone = $2, phone_verified_at = now() where lower(email) = lower($1)`,
    [him.email, number],
  );
  const about = async (channel: string, address: string, state: 'asked' | 'given') => {
    const { key } = await addMember(site, { profileFor: 'son', gender: 'male', name: 'Aditya Rane' });
    await site.app.pool.query(
      `insert into person_consents (profile_id, state, channel, address, asked_at, answered_at, terms_version)
       values ($1, $2, $3, $4, now(), case when $2 = 'given' then now() end, case when $2 = 'given' then '2026-01-01' end)`,
      [key, state, channel, address],
    );
    return key;
  };
  const asked = [await about('email', him.email, 'asked'), await about('phone', number, 'asked')];
  const kept = [await about('phone', number, 'given'), await about('phone', '+919822077124', 'asked')];
  expect((await erase(him)).status).toBe(200);
  const { rows } = await site.app.pool.query(
    'select profile_id from person_consents where profile_id = any($1) order by profile_id',
    [[...asked, ...kept]],
  );
  expect(rows.map(({ profile_id }) => profile_id)).toEqual(kept);
});

test('profiles that are deleted while they are reported: no report that was accepted is lost', async () => {
  const before = (await queue()).length;
  let accepted = 0;
  for (let round = 0; round < 10; round++) {
    const her = await addMember(site);
    const him = await addHim();
    const [filed] = await Promise.all([
      her.browser.put(`/api/profiles/${him.id}/report`, { reason: 'money', block: true }),
      erase(him),
    ]);
    expect([200, 404]).toContain(filed.status);
    if (filed.status === 200) accepted++;
  }
  expect((await queue()).length - before).toBe(accepted);
});
