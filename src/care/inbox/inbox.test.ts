import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { findUntranslated } from '../../kit/locale/pseudo.ts';
import { tasks } from './tasks.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const message = {
  name: 'Sunita Rao',
  email: 'Sunita@Example.com',
  message: 'Do you have an office in Pune?\n\nSunita',
};
const from = (address: string) => ({ 'x-forwarded-for': address });

test('a message of the contact form is stored and mailed to the support address, with the sender to reply to', async () => {
  expect((await site.visitor().post('/api/contact-messages', message)).status).toBe(201);
  await site.workOff();
  const stored = await site.app.db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'message'])
    .execute();
  expect(stored).toEqual([{ ...message, email: 'sunita@example.com' }]);
  expect(site.mail).toMatchObject([
    {
      to: 'support@humsafar.example',
      subject: 'Message from Sunita Rao',
      replyTo: 'sunita@example.com',
      text: expect.stringContaining('office in Pune'),
    },
  ]);
});

test('the email is in the language of the account with the support address, in upper or lower case', async () => {
  const { id } = await site.app.db
    .insertInto('contact_messages')
    .values({ name: 'Sunita', email: 'sunita@example.com', message: 'Namaste', sent_at: site.app.clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.app.db
    .insertInto('accounts')
    .values({ email: 'Support@Humsafar.example', password_hash: 'none', locale: 'en-XA' })
    .execute();
  const email = await tasks.emails!.mail_contact_message!(site.app, { message: id });
  expect(email!.subject).toContain('⟦');
  const known = ['Sunita', 'sunita@example.com', 'Namaste', 'Humsafar'];
  expect(findUntranslated(`${email!.subject} ${email!.text}`, known)).toEqual([]);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'Sunita\r\nBcc: everybody@example.com' }, 'name'],
  [{ email: 'sunita' }, 'email'],
  [{ message: '   ' }, 'message'],
  [{ message: 'x'.repeat(5001) }, 'message'],
])('with %j it is refused at its field', async (changed, field) => {
  const { status, body } = await site
    .visitor()
    .post('/api/contact-messages', { ...message, ...changed }, from('203.0.113.1'));
  expect(status).toBe(422);
  expect(Object.keys(body.data.fields)).toEqual([field]);
});

test('one address may send five an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 9 }, () =>
      site.visitor().post('/api/contact-messages', message, from('203.0.113.2')),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429]);
});

test('a real site returns no sample accounts and no passwords', async () => {
  expect((await site.visitor().get('/api/site')).body).toMatchObject({ name: 'Humsafar', demo: null });
});

test('the plans come from the database, at the prices of the table', async () => {
  const { body } = await site.visitor().get('/api/plans');
  expect(
    body.map((plan: { name: string; pricePaise: number; months: number; popular: boolean }) => [
      plan.name,
      plan.pricePaise,
      plan.months,
      plan.popular,
    ]),
  ).toEqual([
    ['Gold', 299_900, 3, false],
    ['Diamond', 499_900, 6, true],
    ['Platinum', 899_900, 12, false],
  ]);
  await site.app.db.updateTable('plans').set({ price_paise: 199_900 }).where('name', '=', 'Gold').execute();
  expect((await site.visitor().get('/api/plans')).body[0].pricePaise).toBe(199_900);
});
