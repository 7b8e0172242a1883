import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const OLD = 'a quiet river 7';
const NEW = 'seven boats at dawn';
const change = (values: Record<string, string> = {}) => ({
  currentPassword: OLD,
  password: NEW,
  confirmPassword: NEW,
  ...values,
});
const fields = (answer: { body: { data: { fields: Record<string, { code: string }> } } }) =>
  Object.entries(answer.body.data.fields).map(([field, { code }]) => `${field} ${code}`);

async function logIn(email: string, password: string) {
  const browser = site.visitor();
  const { status } = await browser.post('/api/sessions', { email, password });
  return { browser, status };
}

test('a changed password ends the other sessions and the links to reset it, and is reported by email', async () => {
  const { browser, email } = await addMember(site);
  const { browser: elsewhere } = await logIn(email, OLD);
  await browser.post('/api/password-resets', { email });
  await site.workOff();
  const reset = site.mail.findLast(({ to }) => to === email)!;
  const token = /#([\w-]{20,})/.exec(reset.text)![1];

  expect((await browser.put('/api/account/password', change())).body).toEqual({ ended: 1 });

  expect((await elsewhere.get('/api/me')).body.viewer).toBeNull();
  expect((await browser.get('/api/me')).body.viewer.email).toBe(email);
  expect((await logIn(email, OLD)).status).toBe(401);
  expect((await logIn(email, NEW)).status).toBe(200);
  const late = { token, password: 'an old mango tree', confirmPassword: 'an old mango tree' };
  expect((await browser.put('/api/password-resets', late)).status).toBe(404);
  await site.workOff();
  const notice = site.mail.findLast(({ to }) => to === email)!;
  expect(notice.subject).toBe('Your password for Humsafar was changed');
  expect(notice.text).not.toContain(NEW);
});

test.each([
  ['a wrong current one', { currentPassword: 'not this one' }, ['currentPassword password_wrong']],
  ['two that differ', { confirmPassword: 'something else' }, ['confirmPassword password_mismatch']],
  ['an empty one', { password: '' }, ['password password_new_missing']],
  ['a short one', { password: 'short', confirmPassword: 'short' }, ['password password_short']],
  ['a common one', { password: 'password123', confirmPassword: 'password123' }, ['password password_common']],
  ['none', { currentPassword: '' }, ['currentPassword password_missing']],
])('%s is refused at its field', async (_what, values, wrong) => {
  const { browser, email } = await addMember(site);
  const answer = await browser.put('/api/account/password', change(values));
  expect(answer.status).toBe(422);
  expect(fields(answer)).toEqual(wrong);
  expect((await logIn(email, OLD)).status).toBe(200);
});

test('of two changes at once one wins, and guessing ends after ten', async () => {
  const { browser, email } = await addMember(site);
  const other = 'nine lamps on the river';
  const answers = await Promise.all([
    browser.put('/api/account/password', change()),
    browser.put('/api/account/password', change({ password: other, confirmPassword: other })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const won = answers[0]!.status === 200 ? NEW : other;
  expect((await logIn(email, won)).status).toBe(200);
  const statuses: number[] = [];
  for (let time = 0; time < 12; time++) {
    statuses.push((await browser.put('/api/account/password', change({ currentPassword: 'guess' }))).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
