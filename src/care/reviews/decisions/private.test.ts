import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple, connect } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';
import { addStaff } from '../../../../test/staff.ts';

// What our team opens in the members' area with a reason alone is not to be had in a review.

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('a review shows no time of birth, also where it was kept with a report', async () => {
  const meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
  const { her, him } = await addCouple(site);
  await save(her.browser, 'horoscope', {
    ...filled.horoscope,
    timeUnknown: false,
    timeOfBirth: '04:37',
    placeOfBirth: 'Ratnagiri',
    birthplace: { latitude: 16.99, longitude: 73.31, timeZone: 'Asia/Kolkata' },
  });
  await connect(him, her);
  const family = await him.browser.get(`/api/profiles/${her.id}`);
  expect(family.body.horoscope.timeOfBirth).toBe('04:37');
  const filed = await him.browser.put(`/api/profiles/${her.id}/report`, { reason: 'money', note: 'A loan.' });
  expect(filed.status).toBe(200);
  const [review] = (await meera.get('/api/staff/reviews?kind=report')).body.items;
  const read = async () => {
    const { status, body } = await meera.get(`/api/staff/reviews/${review.id}`);
    expect([status, body.reported.profile.id]).toEqual([200, her.id]);
    return JSON.stringify(body);
  };
  expect(await read()).not.toContain('04:37');
  const kept = await site.app.pool.query('select snapshot from reports');
  expect(JSON.stringify(kept.rows)).not.toContain('04:37');
  await site.app.pool.query(
    `update reports set snapshot = jsonb_set(snapshot, '{profile,horoscope,timeOfBirth}', '"04:37"')`,
  );
  expect(await read()).not.toContain('04:37');
  const opened = await meera.post(`/api/staff/members/${her.id}/reveals`, {
    field: 'birth_time',
    reason: 'She asks about her chart',
  });
  expect(opened.body).toEqual({ value: '04:37' });
});
