import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addMember } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';

let site: Test;
let lata: Browser;
beforeAll(async () => {
  site = await openTest();
  lata = await addStaff(site, 'Lata Menon', 'support');
});
afterAll(() => site.close());

const mine = '/api/me/data-requests';
const inbox = '/api/staff/contact-messages';
const asked = { topic: 'correction', message: 'My date of birth is wrong in the invoice.' };
const listed = async (query = '') => (await lata.get(`${inbox}${query}`)).body;

test('a member asks, staff find it apart from other messages, and the member sees it answered', async () => {
  const her = await addMember(site);
  const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  const other = {
    name: 'Sunita Rao',
    email: 'sunita@example.com',
    message: 'Do you have an office in Pune?',
  };
  expect((await site.visitor().post('/api/contact-messages', other)).status).toBe(201);
  expect((await her.browser.post(mine, asked)).status).toBe(201);
  await site.workOff();
  expect(site.mail.at(-1)).toMatchObject({
    to: 'support@humsafar.example',
    replyTo: her.email,
    subject: 'Request about data from Nandini Deshpande',
    text: expect.stringContaining('settings on Humsafar'),
  });
  const all = await listed();
  const data = await listed('?about=data');
  expect([all.items.length, all.waiting, all.waitingData]).toEqual([2, 2, 1]);
  expect((await lata.get('/api/staff/dashboard')).body.attention).toMatchObject({
    messages: { waiting: 1, overdue: 0 },
    dataRequests: { waiting: 1, overdue: 0, oldestAt: data.items[0].sentAt },
  });
  expect(data.items).toMatchObject([{ ...asked, email: her.email, name: 'Nandini Deshpande', state: 'new' }]);

  const { id, updatedAt } = data.items[0];
  const reply = { updatedAt, text: 'We have corrected it.' };
  expect((await lata.post(`${inbox}/${id}/replies`, reply)).status).toBe(201);
  expect((await her.browser.get(mine)).body).toEqual([
    { ...asked, id, state: 'answered', sentAt: expect.any(String) },
  ]);
  expect((await him.browser.get(mine)).body).toEqual([]);
  expect((await site.visitor().get(mine)).status).toBe(401);
});

test('staff say that a message of the contact form is such a request; it is audited', async () => {
  const text = { name: 'Vasant Rao', email: 'vasant@example.com', message: 'Please delete what you have.' };
  await site.visitor().post('/api/contact-messages', text, { 'x-forwarded-for': '203.0.113.40' });
  const { id, updatedAt, takenById } = (await listed('?search=vasant@example.com')).items[0];
  const change = { updatedAt, state: 'new', takenBy: takenById };
  expect((await lata.put(`${inbox}/${id}`, { ...change, topic: 'gossip' })).status).toBe(422);
  expect((await lata.put(`${inbox}/${id}`, { ...change, topic: 'erasure' })).status).toBe(200);
  expect((await listed('?about=data')).items).toMatchObject([{ id, topic: 'erasure' }]);
  const { rows } = await site.app.pool.query(
    `select action, before, after from audit_log where subject_kind = 'contact_message' order by id desc limit 1`,
  );
  expect(rows).toMatchObject([
    { action: 'change', before: { topic: 'general' }, after: { topic: 'erasure' } },
  ]);
});

test.each([
  [{ topic: 'general' }, 'topic'],
  [{ topic: '' }, 'topic'],
  [{ message: ' ' }, 'message'],
  [{ message: 'x'.repeat(5001) }, 'message'],
])('with %j it is refused at its field', async (changed, field) => {
  const her = await addMember(site);
  const { status, body } = await her.browser.post(mine, { ...asked, ...changed });
  expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]]);
  expect((await her.browser.get(mine)).body).toEqual([]);
});

test('an account sends five a day, also of nine at once', async () => {
  const her = await addMember(site);
  const answers = await Promise.all(Array.from({ length: 9 }, () => her.browser.post(mine, asked)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await her.browser.get(mine)).body).toHaveLength(5);
});
