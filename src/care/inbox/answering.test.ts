import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addMember } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';

let site: Test;
let lata: Browser;
let meera: Browser;
beforeAll(async () => {
  site = await openTest();
  lata = await addStaff(site, 'Lata Menon', 'support');
  meera = await addStaff(site, 'Meera Joshi', 'support');
  await addStaff(site, 'Ravi Nair', 'finance');
});
afterAll(() => site.close());

const inbox = '/api/staff/contact-messages';
const open = async (browser: Browser, id: string) => (await browser.get(`${inbox}/${id}`)).body;
const list = async (query = '') => (await lata.get(`${inbox}${query}`)).body;

let senders = 0;
/** Writes to the team. Returns the id of the message. */
async function write(message: string, browser = site.visitor()): Promise<string> {
  senders += 1;
  const email = `sunita${senders}@example.com`;
  const sent = await browser.post(
    '/api/contact-messages',
    { name: 'Sunita Rao', email, message },
    { 'x-forwarded-for': `203.0.113.${senders}` },
  );
  expect(sent.status).toBe(201);
  return (await list(`?search=${email}`)).items[0].id;
}

async function change(browser: Browser, id: string, fields: object) {
  const { updatedAt, state, takenById: takenBy } = await open(browser, id);
  return browser.put(`${inbox}/${id}`, { updatedAt, state, takenBy, ...fields });
}
async function reply(browser: Browser, id: string, fields: object) {
  const { updatedAt } = await open(browser, id);
  return browser.post(`${inbox}/${id}/replies`, { updatedAt, ...fields });
}

test('a message is answered by email, and what comes back is kept with it', async () => {
  const id = await write('Do you have an office in Pune?');
  await site.workOff();
  site.mail.length = 0;
  expect((await reply(lata, id, { text: '' })).body.data.fields).toHaveProperty('text');
  expect((await reply(lata, id, { text: 'Yes, in Kasba Peth.' })).status).toBe(201);
  await site.workOff();
  expect(site.mail).toMatchObject([
    {
      to: 'sunita1@example.com',
      replyTo: 'support@humsafar.example',
      subject: `Re: Your message to Humsafar [#${id.slice(0, 8)}]`,
      text: expect.stringMatching(/^Yes, in Kasba Peth\.[\s\S]*> Do you have an office in Pune\?/),
    },
  ]);
  expect((await list('?state=answered')).items).toMatchObject([{ id, mine: true, takenBy: 'Lata Menon' }]);

  // The answer arrives in our mailbox: its reader finds the message by the subject.
  site.mail.length = 0;
  expect((await list(`?search=%23${id.slice(0, 8)}`)).items).toMatchObject([{ id, state: 'answered' }]);
  expect((await reply(lata, id, { text: 'When is it open?', from: 'them' })).status).toBe(201);
  await site.workOff();
  expect(site.mail).toEqual([]);
  expect((await reply(lata, id, { text: 'Until six.', close: true })).status).toBe(201);
  const { state, replies } = await open(meera, id);
  expect([state, replies]).toMatchObject([
    'closed',
    [
      { byStaff: true, author: 'Lata Menon', text: 'Yes, in Kasba Peth.' },
      { byStaff: false, text: 'When is it open?' },
      { byStaff: true, text: 'Until six.' },
    ],
  ]);
});

test('of two at once one answers, and a colleague takes it over first', async () => {
  const id = await write('Please call me.');
  const { updatedAt } = await open(lata, id);
  const answers = await Promise.all(
    [lata, meera].map((one) => one.post(`${inbox}/${id}/replies`, { updatedAt, text: 'We will.' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [winner, other] = answers[0]!.status === 201 ? [lata, meera] : [meera, lata];
  expect((await reply(other, id, { text: 'Me too.' })).body.message).toMatch(/is handling it\.$/);
  expect((await change(other, id, { takenBy: 'me' })).status).toBe(200);
  expect((await reply(other, id, { text: 'Tomorrow.' })).status).toBe(201);
  expect((await reply(winner, id, { text: 'Today.' })).status).toBe(409);
  expect((await open(lata, id)).replies).toHaveLength(2);
});

test('it is assigned to colleagues who may answer, and to nobody else', async () => {
  const id = await write('Where are you?');
  const { colleagues } = await open(lata, id);
  const names = colleagues.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['Lata Menon', 'Meera Joshi']));
  expect(names).not.toContain('Ravi Nair');
  const of = (name: string) => colleagues.find((one: { name: string }) => one.name === name).accountId;
  const forMeera = async () => (await meera.get('/api/staff/dashboard')).body.attention.messages.assigned;
  const before = await forMeera();
  expect((await change(lata, id, { takenBy: of('Meera Joshi') })).status).toBe(200);
  expect(await forMeera()).toBe(before + 1);
  expect(await open(meera, id)).toMatchObject({ takenBy: 'Meera Joshi', mine: true });
  const member = await addMember(site);
  const { account_id } = await site.app.db
    .selectFrom('profile_managers')
    .select('account_id')
    .where('profile_id', '=', member.key)
    .executeTakeFirstOrThrow();
  expect((await change(lata, id, { takenBy: account_id })).body.data.fields).toHaveProperty('takenBy');
  expect((await change(lata, id, { state: 'spam' })).status).toBe(200);
  expect((await list('?state=spam')).items).toMatchObject([{ id }]);
  expect((await lata.get(`${inbox}/${'0'.repeat(32)}`)).status).toBe(404);
});

test('a day without anybody, or a week without an end, is overdue, and then on top', async () => {
  const figures = async () =>
    (await (await site.as('admin')).get('/api/staff/dashboard')).body.attention.messages;
  // Sessions of staff end while the clock is moved.
  async function travel(days: number) {
    site.travel(days);
    lata = await addStaff(site, 'Lata Menon', 'support');
  }
  const before = await figures();
  const taken = await write('First');
  const free = await write('Second');
  expect((await change(lata, taken, { takenBy: 'me' })).status).toBe(200);
  expect((await figures()).waiting).toBe(before.waiting + 2);
  await travel(2);
  const later = await write('Third');
  const page = await list();
  const ids = page.items.map((one: { id: string }) => one.id);
  expect(ids.indexOf(free)).toBeLessThan(ids.indexOf(later));
  expect(ids.indexOf(later)).toBeLessThan(ids.indexOf(taken));
  expect((await open(lata, free)).overdue).toBe(true);
  expect((await open(lata, taken)).overdue).toBe(false);
  await travel(6);
  expect((await open(lata, taken)).overdue).toBe(true);
  expect((await figures()).overdue).toBeGreaterThanOrEqual(3);
});
