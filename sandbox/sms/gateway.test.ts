import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendByTwilio } from '../../src/kit/sms/twilio.ts';
import { openSmsSandbox, type SmsSandbox } from './gateway.ts';

let sandbox: SmsSandbox;
beforeAll(async () => {
  sandbox = await openSmsSandbox();
});
beforeEach(() => sandbox.fail(null));
afterAll(() => sandbox.close());

const NUMBER = '+919822012345';

test('an SMS is handed over, and shown on the page of the outbox as text', async () => {
  const send = sendByTwilio(sandbox.account);
  expect(await send(NUMBER, '123456 is <your> code')).toEqual({ outcome: 'sent', why: '' });
  expect(sandbox.sent[0]).toMatchObject({ to: NUMBER, text: '123456 is <your> code' });
  const page = await fetch(sandbox.account.outboxUrl);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  const html = await page.text();
  expect(html).toContain(`To ${NUMBER}`);
  expect(html).toContain('123456 is &#60;your&#62; code');
});

test('a number or a sender ID is a sender, too', async () => {
  const send = sendByTwilio({ ...sandbox.account, sender: '+12025550123' });
  expect((await send(NUMBER, 'Namaste')).outcome).toBe('sent');
});

test.each([
  ['a number that gets no SMS', '+919822010001', 'refused', '400 21211'],
  ['too many messages', '+919822010003', 'failed', '429 20429'],
  ['an error of the gateway', '+919822010004', 'failed', '500 20500'],
  ['no answer', '+919822010002', 'failed', 'TimeoutError'],
])('%s is reported', async (_what, to, outcome, why) => {
  const send = sendByTwilio(sandbox.account, 200);
  expect(await send(to, 'Namaste')).toEqual({ outcome, why });
});

test('our own wrong key, an answer without JSON and no gateway at all are failures that name no number', async () => {
  const wrong = sendByTwilio({ ...sandbox.account, authToken: 'wrong' });
  expect(await wrong(NUMBER, 'Namaste')).toEqual({ outcome: 'failed', why: '401 20003' });
  const elsewhere = sendByTwilio({ ...sandbox.account, apiUrl: `${sandbox.url}/elsewhere` });
  expect(await elsewhere(NUMBER, 'Namaste')).toEqual({ outcome: 'failed', why: '404' });
  const nowhere = sendByTwilio({ ...sandbox.account, apiUrl: 'http://127.0.0.1:1' });
  expect(await nowhere(NUMBER, 'Namaste')).toEqual({ outcome: 'failed', why: 'TypeError' });
});

test('requests under another name of this machine are refused', async () => {
  const { port } = new URL(sandbox.url);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(403);
});
