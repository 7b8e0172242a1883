import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import { addColleague, assignMessage, takeMessage } from '../../../../../test/assigning.ts';
import { addMember } from '../../../../../test/registration.ts';
import { submitUnapproved } from '../../../reviews/submissions/submit.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const mailsTo = async (email: string) => {
  await site.workOff();
  return site.mail.filter(({ to }) => to === email);
};

test('what is assigned within ten minutes is one email, in which no member is named', async () => {
  const { browser, email, accountId } = await addColleague(site, 'Asha Pai', 'admin');
  await assignMessage(site, accountId);
  await assignMessage(site, accountId);
  const member = await addMember(site);
  await site.app.db.updateTable('profiles').set({ approved_at: null }).where('id', '=', member.key).execute();
  await site.app.db.transaction().execute((tx) => submitUnapproved(tx, site.app.clock()));
  const { id } = await site.app.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const claim = { claimedAt: null, colleague: accountId };
  expect((await (await site.as('admin')).put(`/api/staff/reviews/${id}/claim`, claim)).status).toBe(200);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('New work is assigned to you');
  expect(mail!.text).toMatch(/2 messages are assigned to you/);
  expect(mail!.text).toMatch(/1 review is assigned to you/);
  expect(mail!.text).toContain('http://localhost:1/admin/dashboard');
  expect(`${mail!.subject}${mail!.html}`).not.toMatch(/Sunita|Nandini|Namaste</);
  const { notifications } = (await browser.get('/api/notifications')).body;
  expect(notifications).toMatchObject([{ kind: 'work_assigned', path: '/admin/dashboard' }]);
});

test('nobody is emailed about what they took up themselves, or what was given back or closed meanwhile', async () => {
  const { browser, email, accountId } = await addColleague(site, 'Mohan Rao', 'support');
  const address = await assignMessage(site, accountId);
  await takeMessage(browser, address, null);
  await takeMessage(browser, address, 'me');
  const { updatedAt } = (await browser.get(address)).body;
  const reply = { id: randomUUID(), updatedAt, text: 'We will call you.', from: 'us', close: true };
  expect((await browser.post(`${address}/replies`, reply)).status).toBeOneOf([200, 201]);
  expect(await mailsTo(email)).toEqual([]);
  expect((await browser.get('/api/notifications')).body.notifications).toEqual([]);
});
