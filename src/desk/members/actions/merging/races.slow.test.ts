import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import type { Browser } from '../../../../../test/client.ts';
import { addMember } from '../../../../../test/registration.ts';

// What a family does while its duplicate is merged names the profile that stays, or finds the other one gone.

let site: Test;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
});
afterAll(() => site.close());

test('both families acting while a duplicate is merged are answered as before or after it', async () => {
  for (let round = 0; round < 5; round++) {
    const [kept, duplicate] = [await addMember(site), await addMember(site)];
    const others = await Promise.all(
      ['Aditya Joshi', 'Rohan Kale', 'Vikram Rao'].map((name) =>
        addMember(site, { name, gender: 'male', dateOfBirth: '1994-08-30' }),
      ),
    );
    const address = `/api/staff/members/${kept.id}/merge`;
    const { version } = (await admin.get(`${address}?duplicate=${duplicate.id}`)).body;
    const sent = { duplicate: duplicate.id, name: 'Nandini Deshpande', reason: 'Twice', version };
    const acts = others.flatMap((other) => [
      () => duplicate.browser.put(`/api/profiles/${other.id}/interest`),
      () => kept.browser.put(`/api/profiles/${other.id}/interest`),
      () => other.browser.put(`/api/profiles/${duplicate.id}/interest`),
      () => duplicate.browser.put(`/api/profiles/${other.id}/shortlisting`, {}),
      () => kept.browser.put(`/api/profiles/${other.id}/shortlisting`, {}),
      () => other.browser.put(`/api/profiles/${duplicate.id}/report`, { reason: 'fake' }),
      () => duplicate.browser.put(`/api/blocks/${other.id}`),
    ]);
    const answers = await Promise.all([
      admin.post(address, sent),
      ...acts.map((act) => act()),
      admin.post(address, sent),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { rows } = await site.app.pool.query(
      'select from interests where $1 in (sender_id, receiver_id) group by least(sender_id, receiver_id), greatest(sender_id, receiver_id) having count(*) > 1',
      [kept.key],
    );
    expect(rows).toEqual([]);
  }
});
