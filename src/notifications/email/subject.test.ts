import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';
import { tasks } from '../../viewers/tasks.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Reading = { browser: Pick<Browser, 'get'>; email: string };
/** What a reader has in the bell and by email, without the day. */
const read = async ({ browser, email }: Reading) => {
  const { notifications } = (await browser.get('/api/notifications')).body;
  const texts = [
    ...notifications.map(({ text }: { text: string }) => text),
    ...site.mail.filter(({ to }) => to === email).map(({ subject }) => subject),
  ];
  return texts.map((text) => text.replace(/ on \d.*/, '')).toSorted();
};

test("a mother reads of Aditi's profile, Aditi of her own, in emails and in the bell", async () => {
  const mother = await addMember(site, { profileFor: 'daughter', name: 'Aditi Kulkarni' });
  const aditi = await addManager(site, mother.key, { relation: 'self' });
  const him = await addMember(site, { name: 'Rohan Kale', gender: 'male', dateOfBirth: '1994-08-30' });
  await him.browser.get(`/api/profiles/${mother.id}`);
  expect((await him.browser.put(`/api/profiles/${mother.id}/interest`)).status).toBe(200);
  site.travel(1);
  await tasks.tasks.count_views!(site.app, {});
  await site.workOff();

  const twice = (text: string) => [text, text];
  expect(await read(mother)).toEqual([
    ...twice('Rohan Kale sent Aditi an interest'),
    ...twice("Rohan Kale viewed Aditi's profile"),
  ]);
  expect(await read(aditi)).toEqual([
    ...twice('Rohan Kale sent you an interest'),
    ...twice('Rohan Kale viewed your profile'),
  ]);
  const texts = (email: string) => site.mail.filter(({ to }) => to === email).map(({ text }) => text);
  expect(texts(mother.email).join()).not.toMatch(/your profile|sent you/);
});
