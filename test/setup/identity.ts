import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { photosFolder } from '../../src/desk/backup/archive/contents.ts';
import { DOCUMENTS_FOLDER } from '../../src/people/identity/shared/rules.ts';
import { openTest, type Test } from '../app.ts';
import type { Browser } from '../client.ts';
import { addStaff } from '../staff.ts';

export let site: Test;
export let meera: Browser;
export let ravi: Browser;

/** Opens what the tests of identity documents share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
    meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
    ravi = await addStaff(site, 'Ravi Menon', 'moderator');
  });
  afterAll(() => site.close());
}

export const folder = () => path.join(site.app.config.dataDir, photosFolder, DOCUMENTS_FOLDER);
export const filesLeft = () => readdir(folder()).catch(() => []);
export const ownOf = async (browser: Browser) => (await browser.get('/api/me/id-document')).body;

/** Returns the review of a profile's document that waits; undefined when there is none. */
export const queued = async (publicId: string) =>
  (await meera.get('/api/staff/reviews?kind=id_document')).body.items.find(
    ({ profile }: { profile: { publicId: string } }) => profile.publicId === publicId,
  );

/** Returns what staff did to a profile. */
export const auditOf = async (publicId: string, action: string) =>
  site.app.db
    .selectFrom('audit_log')
    .select(['account_id', 'after'])
    .where((where) => where(where.val(publicId), '=', where.fn.any('subject_ids')))
    .where('action', '=', action)
    .orderBy('id')
    .execute();
