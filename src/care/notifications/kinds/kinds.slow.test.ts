import { Bell } from 'lucide-react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { casesOf } from '../../../../test/setup/kindCases.ts';
import { findEnglish } from '../../../../test/setup/kinds.ts';
import { aboutProfile } from '../../../paths.ts';
import { notificationKinds } from '../kinds.ts';
import { notificationIcon } from '../web/notificationIcon.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

const cases = casesOf(() => site);

test('every kind is tried here', () => {
  expect(notificationKinds.map(({ name }) => name).toSorted()).toEqual(Object.keys(cases).toSorted());
});

test('every kind has an icon', () => {
  expect(notificationKinds.map(({ name }) => name).filter((name) => notificationIcon(name) === Bell)).toEqual(
    [],
  );
});

test.each(Object.entries(cases))('%s is a notification in the bell and an email', async (kind, expected) => {
  const { browser, email, path, button = path } = await expected.act();
  const { notifications } = (await browser.get('/api/notifications')).body;
  const line = notifications.find((one: { kind: string }) => one.kind === kind);
  expect(line).toEqual({
    id: expect.any(String),
    kind,
    text: expect.stringMatching(expected.text),
    path,
    createdAt: expect.any(String),
    read: false,
  });
  if (typeof expected.text === 'string') expect(line.text).toBe(expected.text);
  expect(await findEnglish(site, kind)).toEqual([]);

  await site.workOff();
  const mails = site.mail.filter(({ to, subject }) =>
    to === email && typeof expected.subject === 'string'
      ? subject === expected.subject
      : (expected.subject as RegExp).test?.(subject),
  );
  const [mail] = mails.filter(({ to }) => to === email);
  expect(mail).toBeDefined();
  expect(mail!.text).toMatch(expected.inMail);
  expect(mail!.html).toMatch(expected.inMail);
  // The link names whose notification it is: the account may act for another profile when it is opened.
  const id = (await browser.get('/api/me')).body.viewer.profile?.id;
  const ofAccount = ['refund_sent', 'download_ready', 'profile_deleted', 'work_assigned'].includes(kind);
  const url = `http://localhost:1${ofAccount ? button : aboutProfile(button, id)}`;
  expect(mail!.text).toContain(`:\n${url}\n`);
  expect(mail!.html).toContain(`<a href="${url.replaceAll('&', '&amp;')}" class="button"`);
  expect(mail!.text).toMatch(/You're receiving this because|You asked us to email you/);
  expect(`${mail!.text}${mail!.html}`).not.toMatch(/98220|Sunday|secret/);
  expect('list-unsubscribe' in mail!.headers).toBe(expected.ends);
  expect(mail!.headers['list-unsubscribe-post']).toBe(
    expected.ends ? 'List-Unsubscribe=One-Click' : undefined,
  );
  expect(/\/unsubscribe#/.test(mail!.text)).toBe(expected.ends);
});
