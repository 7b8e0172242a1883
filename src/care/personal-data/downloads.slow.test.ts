import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addManager } from '../../../test/managers.ts';
import { addPhoto, fetchPhoto } from '../../../test/pictures.ts';
import { addMember, connect } from '../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

// With an initial, which is no first name.
const man = { name: 'J. Aditya', gender: 'male', dateOfBirth: '1994-08-30', phone: '9811198111' };
const latest = async (browser: Browser) => (await browser.get('/api/me/download')).body.download;
const files = () => Array.fromAsync(site.app.archives.list(''));

async function unzip(browser: Browser, href: string) {
  const { status, headers, bytes } = await fetchPhoto(site, browser, href);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);
  const entries = unzipSync(bytes);
  const text = (name: string) => Buffer.from(entries[name]!).toString();
  return { entries, text, list: (name: string) => JSON.parse(text(name)) };
}

test('the download has the tables and photos of the account, and of others only what it can see', async () => {
  const her = await addMember(site);
  const him = await addMember(site, man);
  const father = await addManager(site, her.key);
  const photo = await addPhoto(site, her.browser, 1);
  await connect(him, her);
  await site.giveTo(him.key, 'Gold');
  await site.giveTo(her.key, 'Platinum');
  const sent = await him.browser.put(`/api/profiles/${her.id}/conversation`, {
    message: randomUUID(),
    body: 'Please call 98111 98111',
  });
  await her.browser.put(`/api/conversations/${sent.body.conversation}/messages/${randomUUID()}`, {
    body: 'Namaste from Nandini',
  });
  for (const body of ['98211', '12345', 'ravi at', 'gmail dot com'])
    await him.browser.put(`/api/conversations/${sent.body.conversation}/messages/${randomUUID()}`, { body });
  await him.browser.put(`/api/profiles/${her.id}/report`, { reason: 'fake', note: 'Not who she says' });
  const asked = await Promise.all([
    her.browser.post('/api/me/download'),
    her.browser.post('/api/me/download'),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(asked[0]!.body.download).toMatchObject({
    id: asked[1]!.body.download.id,
    readyAt: null,
    href: null,
  });
  await site.workOff();
  const { id, href, bytes } = await latest(her.browser);
  const { entries, text, list } = await unzip(her.browser, href);
  expect(bytes).toBeGreaterThan(10_000);

  expect(text('README.txt')).toContain(`The folder profiles/${her.id} is about Nandini Deshpande.`);
  expect(text('README.txt')).toMatch(/^Made on \d{1,2} [A-Z][a-z]+ \d{4} for /m);
  const [account] = list('account/account.json');
  expect(account).toMatchObject({ email: her.email, phone: '+919822012345' });
  expect(Object.keys(account)).not.toContain('passwordHash');
  const of = (name: string) => list(`profiles/${her.id}/${name}.json`);
  expect(of('profile')[0]).toMatchObject({
    name: 'Nandini Deshpande',
    religion: 'hindu',
    motherTongue: 'mr',
  });
  expect(of('interests')[0]).toMatchObject({
    sent: expect.any(Boolean),
    state: 'accepted',
    profile: { id: him.id, name: 'Aditya' },
  });
  const [message] = of('messages');
  expect(message).toMatchObject({ with: 'Aditya', mine: false });
  expect(message.body).toMatch(/^Please call /);
  expect(
    of('messages')
      .map(({ body }: { body: string }) => body)
      .join(' '),
  ).toBe('Please call ••••• Namaste from Nandini ••••• ••••• ••••• •••••');
  expect(of('managers')).toHaveLength(2);
  // Another manager may have paid for it.
  expect(of('memberships')[0]).toMatchObject({ plan: 'Platinum', uses: [] });
  expect(JSON.stringify(of('memberships'))).not.toMatch(/paise/i);
  expect(of('checks').filter(({ subject }: { subject: string }) => subject === 'report')).toEqual([]);
  const picture = Buffer.from(entries[`profiles/${her.id}/photos/${photo}.jpg`]!);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 800 });

  const all = Object.keys(entries).map(text).join('\n');
  for (const secret of [
    him.email,
    father.email,
    '9811198111',
    '98111 98111',
    '98200',
    'Not who she says',
    'argon2id',
    'storage_key',
  ]) {
    expect(all).not.toContain(secret);
  }
  const referred = Object.keys(entries).map((name) => name.replace(/^.*\//, '').replace('.json', ''));
  for (const name of referred.filter((one) => !/\.(jpg|txt)$/.test(one))) {
    expect(text('README.txt')).toContain(`${name}.json`);
  }

  // Only the account itself, logged in.
  expect((await site.visitor().get(href)).status).toBe(401);
  expect((await father.browser.get(href)).status).toBe(404);
  expect((await him.browser.get(href)).status).toBe(404);
  expect(await latest(him.browser)).toBeNull();

  // A new one replaces it, and it expires.
  await her.browser.post('/api/me/download');
  await site.workOff();
  const next = await latest(her.browser);
  expect(next.id).not.toBe(id);
  expect((await her.browser.get(href)).status).toBe(404);
  expect(await files()).toEqual([`${next.id}.zip`]);
  site.travel(7.1);
  expect(await latest(her.browser)).toBeNull();
  expect((await her.browser.get(next.href)).status).toBe(404);
  await site.app.pool.query(`select graphile_worker.add_job('remove_downloads', '{}')`);
  await site.workOff();
  expect(await files()).toEqual([]);
  site.travel(-7.1);
});

test('at most five are made in a week; who only views a profile gets nothing of it', async () => {
  const her = await addMember(site);
  const aunt = await addManager(site, her.key, { role: 'viewer' });
  await aunt.browser.post('/api/me/download');
  await site.workOff();
  const { entries } = await unzip(aunt.browser, (await latest(aunt.browser)).href);
  expect(Object.keys(entries).filter((name) => name.startsWith('profiles/'))).toEqual([]);
  const answers: number[] = [];
  for (let n = 0; n < 6; n++) {
    answers.push((await her.browser.post('/api/me/download')).status);
    await site.workOff();
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a suggested match is there with the own reply, never with what the other family replied', async () => {
  const her = await addMember(site);
  const him = await addMember(site, man);
  const clerk = await site.as('admin');
  const body = { one: her.id, other: him.id, note: 'Both from Pune' };
  const { id } = (await clerk.post('/api/staff/suggested-matches', body)).body;
  await him.browser.put(`/api/suggested-matches/${id}/refusal`, { reason: 'Too far from Nashik' });
  await Promise.all([her, him].map(({ browser }) => browser.post('/api/me/download')));
  await site.workOff();
  const suggestionsOf = async ({ browser, id: profile }: typeof her) =>
    (await unzip(browser, (await latest(browser)).href)).list(`profiles/${profile}/suggestions.json`);
  const [hers] = await suggestionsOf(her);
  expect(hers).toMatchObject({ note: 'Both from Pune', profile: { id: him.id }, reply: null, reason: null });
  expect(JSON.stringify(hers)).not.toMatch(/declined|Nashik/);
  expect(await suggestionsOf(him)).toMatchObject([{ reply: 'declined', reason: 'Too far from Nashik' }]);
});
