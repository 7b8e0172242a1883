import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addPhoto, fetchPhoto } from '../../../../test/pictures.ts';
import { addCouple } from '../../../../test/registration.ts';
import { sizePath } from '../../../people/photos/files/paths.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

/** A couple; each shows photos to connected families only; she has a photo, a city and a profession. */
async function addTwo(photoVisibility: 'all' | 'accepted') {
  const { her, him } = await addCouple(site);
  const photo = await addPhoto(site, her.browser, her.key);
  await site.app.pool.query(
    `update profiles set city = 'Pune', profession = 'Teacher', photo_visibility = $2 where id = $1`,
    [her.key, photoVisibility],
  );
  await site.app.pool.query('update photos set approved_at = now() where profile_id = $1', [her.key]);
  const own = async (size: string) =>
    (await fetchPhoto(site, her.browser, `/api/photos/${photo}/${size}`, { accept: 'image/jpeg' })).bytes;
  return { her, him, photo, blurred: await own('blurred'), open: await own('small') };
}

const mailTo = async (address: string, subject: RegExp) => {
  await site.workOff();
  const mail = site.mail.find((one) => one.to === address && subject.test(one.subject));
  if (!mail) throw new Error(`No email ${subject}`);
  return mail;
};

test('an email about somebody has age, city and profession, and the photo blurred until they are connected', async () => {
  const { her, him, photo, blurred, open } = await addTwo('accepted');
  await her.browser.put(`/api/profiles/${him.id}/interest`);
  const asked = await mailTo(him.email, /sent you an interest/);
  expect(asked.text).toMatch(/Nandini Deshpande, \d\d\nPune · Teacher/);
  expect(asked.html).toContain('src="cid:photo1"');
  expect(asked.html).not.toContain(photo);
  expect(Buffer.from(blurred).equals(asked.pictures.photo1!)).toBe(true);

  await him.browser.put(`/api/profiles/${her.id}/interest`);
  const id = crypto.randomUUID();
  await site.give(await site.accountOf(her.key), 'Gold');
  await her.browser.put(`/api/profiles/${him.id}/conversation`, { message: id, body: 'Namaste' });
  const written = await mailTo(him.email, /message/);
  expect(Buffer.from(open).equals(written.pictures.photo1!)).toBe(true);
  expect(written.html).not.toContain('Namaste Aditya');
});

test('the right is decided when the email is sent', async () => {
  const { her, him, blurred } = await addTwo('all');
  await her.browser.put(`/api/profiles/${him.id}/interest`);
  await site.app.pool.query(`update profiles set photo_visibility = 'accepted' where id = $1`, [her.key]);
  const mail = await mailTo(him.email, /sent you an interest/);
  expect(Buffer.from(blurred).equals(mail.pictures.photo1!)).toBe(true);
});

test('a photo that has no JPEG, as samples and those of earlier versions, is sent as one', async () => {
  const { her, him, photo } = await addTwo('accepted');
  const { rows } = await site.app.pool.query('select storage_key from photos where id = $1', [photo]);
  for (const size of ['small', 'blurred', 'large'] as const)
    await site.app.storage.remove(sizePath(rows[0].storage_key, size, 'jpg'));
  await her.browser.put(`/api/profiles/${him.id}/interest`);
  const mail = await mailTo(him.email, /sent you an interest/);
  expect(await sharp(mail.pictures.photo1!).metadata()).toMatchObject({
    format: 'jpeg',
    width: 32,
    height: 40,
  });
});

test('without a photo the line is there alone', async () => {
  const { her, him } = await addCouple(site);
  await her.browser.put(`/api/profiles/${him.id}/interest`);
  const mail = await mailTo(him.email, /sent you an interest/);
  expect(mail.text).toMatch(/Nandini Deshpande, \d\d/);
  expect([mail.pictures, mail.html.includes('cid:')]).toEqual([{}, false]);
});
