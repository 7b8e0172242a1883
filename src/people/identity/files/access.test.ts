import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Browser } from '../../../../test/client.ts';
import { sendDocument } from '../../../../test/identity.ts';
import { addManager } from '../../../../test/managers.ts';
import { fetchPhoto } from '../../../../test/pictures.ts';
import { addMember } from '../../../../test/registration.ts';
import { auditOf, filesLeft, folder, meera, ownOf, setUp, site } from '../../../../test/setup/identity.ts';
import { addStaff } from '../../../../test/staff.ts';
import { entriesIn, isLeftOut, photosFolder } from '../../../desk/backup/archive/contents.ts';
import { rolesWith, staffRoles } from '../../../kit/shared/api/capabilities.ts';
import { DOCUMENTS_FOLDER } from '../shared/rules.ts';

setUp();

test('owners alone send and withdraw; relatives read the state; nobody else reaches it', async () => {
  const her = await addMember(site);
  const other = await addMember(site);
  const [manager, viewer] = [
    await addManager(site, her.key, { role: 'manager' }),
    await addManager(site, her.key, { role: 'viewer' }),
  ];
  const statusOf = async (browser: Browser, headers = {}) =>
    (await sendDocument(site, browser, { headers })).status;
  expect(await statusOf(site.visitor())).toBe(401);
  expect(await statusOf(viewer.browser)).toBe(403);
  expect(await statusOf(manager.browser)).toBe(403);
  expect(await statusOf(her.browser, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await statusOf(her.browser, { 'x-profile': other.id })).toBe(403);
  expect(await statusOf(meera)).toBe(403);
  const { id } = await sendDocument(site, her.browser);
  expect((await ownOf(viewer.browser)).state).toBe('waiting');
  expect((await ownOf(other.browser)).state).toBe('none');
  expect((await site.visitor().get('/api/me/id-document')).status).toBe(401);
  for (const [browser, status] of [
    [site.visitor(), 401],
    [viewer.browser, 403],
    [manager.browser, 403],
    [other.browser, 200],
  ] as const)
    expect((await browser.delete('/api/me/id-document')).status).toBe(status);
  expect((await ownOf(her.browser)).document.id).toBe(id);

  // No address gives it to anybody but reviewers, not even to its owner.
  const { storage_key } = await site.app.db
    .selectFrom('identity_documents')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const addresses = [
    `/api/staff/id-documents/${id}`,
    `/api/staff/id-documents/${id}?v=1`,
    `/api/me/id-document/${id}`,
    ...['small', 'large', 'whole'].map((size) => `/api/photos/${id}/${size}`),
    `/api/reports/${id}/photo`,
    `/api/posts/pictures/${id}/large`,
    ...[`/${storage_key}/document.bin`, `/photos/${storage_key}/document.bin`],
  ];
  const strangers = [site.visitor(), her.browser, viewer.browser, manager.browser, other.browser];
  const before = (await auditOf(her.id, 'open')).length;
  for (const role of staffRoles) {
    const browser = role === 'admin' ? await site.as('admin') : await addStaff(site, 'Lata', role);
    const { status } = await fetchPhoto(site, browser, addresses[0]!);
    expect([role, status]).toEqual([role, rolesWith('profiles.review').includes(role) ? 200 : 404]);
  }
  // Who decides on a document may also set the badge by hand.
  expect(rolesWith('profiles.review').every((role) => rolesWith('members.verify').includes(role))).toBe(true);
  for (const browser of strangers)
    for (const address of addresses)
      expect([address, (await fetchPhoto(site, browser, address)).status]).toEqual([address, 404]);
  // Each view counts, also of the same person within an hour; a refused one does not.
  await fetchPhoto(site, meera, addresses[0]!);
  await fetchPhoto(site, meera, addresses[0]!);
  const views = await auditOf(her.id, 'open');
  expect(views.length - before).toBe(rolesWith('profiles.review').length + 2);
  expect(views.at(-1)).toMatchObject({ after: { document: 'passport' } });

  // On the disk nobody reads it without its row; a backup has no copy.
  const [name] = await filesLeft();
  const stored = await readFile(path.join(folder(), name!, 'document.bin'));
  await expect(sharp(stored).metadata()).rejects.toThrow();
  const kept = [...entriesIn(site.app.config.dataDir, photosFolder, (one) => !isLeftOut(one))];
  expect(kept.filter((entry) => entry.name.includes(DOCUMENTS_FOLDER))).toEqual([]);
  await her.browser.delete('/api/me/id-document');
  await site.workOff();
});
