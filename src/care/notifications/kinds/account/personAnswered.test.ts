import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import { addManager } from '../../../../../test/managers.ts';
import { addMember, tokenIn } from '../../../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('who does not agree reads it of themselves, the family is asked to talk, and viewers are asked for nothing', async () => {
  const owner = await addMember(site, { profileFor: 'daughter' });
  const herself = await addManager(site, owner.key, { relation: 'self' });
  const aunt = await addManager(site, owner.key, { role: 'viewer', relation: 'relative' });
  const address = `nandini${process.pid}@example.com`;
  expect(
    (await owner.browser.put('/api/my-profile/person-consent', { channel: 'email', address })).status,
  ).toBe(200);
  await site.workOff();
  const token = tokenIn(site.mail.filter(({ to }) => to === address).at(-1));
  const answer = async (said: string) => {
    const { status } = await site.visitor().put('/api/person-consent/answer', { token, answer: said });
    expect(status).toBe(200);
    await site.workOff();
  };
  const mailTo = ({ email }: { email: string }) => site.mail.filter(({ to }) => to === email).at(-1)!;
  const lineOf = async ({ browser }: Pick<typeof owner, 'browser'>) =>
    (await browser.get('/api/notifications')).body.notifications[0].text;

  await answer('refused');
  const [toOwner, toHer, toAunt] = [mailTo(owner), mailTo(herself), mailTo(aunt)];
  expect(toOwner.text).toContain('Please talk to Nandini.');
  expect(toHer.text).toContain('You do not agree to your profile on Humsafar, so we have hidden it');
  expect(toHer.text).toContain('You can agree with the same link.');
  expect(toHer.text).not.toMatch(/talk to|Nandini does/);
  expect(toAunt.text).toContain('Nandini does not agree to the profile on Humsafar, so we have hidden it');
  expect(toAunt.text).not.toMatch(/Please talk|ask again|delete the profile/);
  expect([toOwner.subject, toHer.subject]).toEqual([
    'Nandini does not agree to the profile. It is hidden now',
    'You do not agree to your profile. It is hidden now',
  ]);
  expect([await lineOf(owner), await lineOf(herself)]).toEqual([toOwner.subject, toHer.subject]);
});
