import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addManager } from '../../../../test/managers.ts';
import { addPhoto } from '../../../../test/pictures.ts';
import { addMember } from '../../../../test/registration.ts';
import { makeDownload } from './downloads.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };
const latest = async (browser: Browser) => (await browser.get('/api/me/download')).body.download;
const files = () => Array.fromAsync(site.app.archives.list(''));
const leave = ({ browser, id }: { browser: Browser; id: string }) =>
  browser.post('/api/me/deletion', {
    reason: 'married_elsewhere',
    password: 'a quiet river 7',
    profiles: [{ id, outcome: 'delete' }],
  });

test('the downloads of others that name a deleted profile go with it, whatever they did since', async () => {
  const her = await addMember(site);
  const [him, stranger] = [await addMember(site, man), await addMember(site, { ...man, name: 'Nikhil Rao' })];
  const aunt = await addManager(site, her.key, { role: 'viewer' });
  await him.browser.put(`/api/profiles/${her.id}/shortlisting`);
  for (const { browser } of [him, stranger, aunt]) await browser.post('/api/me/download');
  await site.workOff();
  expect(await files()).toHaveLength(3);
  await him.browser.delete(`/api/profiles/${her.id}/shortlisting`);

  expect((await leave(her)).status).toBe(200);
  await site.workOff();
  expect([await latest(him.browser), await latest(aunt.browser)]).toEqual([null, null]);
  const kept = await latest(stranger.browser);
  expect(await files()).toEqual([`${kept.id}.zip`]);
});

test('a download that is made while a profile in it is deleted is made again without it', async () => {
  const her = await addMember(site);
  const him = await addMember(site, man);
  await addPhoto(site, him.browser, 3);
  await him.browser.put(`/api/profiles/${her.id}/shortlisting`);
  await him.browser.post('/api/me/download');
  const { id } = await latest(him.browser);
  const { storage } = site.app;
  const open = async (name: string) => {
    await leave(her);
    return storage.open(name);
  };
  await expect(makeDownload({ ...site.app, storage: { ...storage, open } }, id)).rejects.toThrow(
    'deleted meanwhile',
  );
  expect(await latest(him.browser)).toMatchObject({ id, readyAt: null });
  await site.workOff();
  const row = await site.app.db
    .selectFrom('downloads')
    .select(['named', 'ready_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ named: [], ready_at: expect.any(Date) });
});
