import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { decideDocument, sendDocument } from '../../../test/identity.ts';
import { addManager } from '../../../test/managers.ts';
import { addPhoto, fetchPhoto } from '../../../test/pictures.ts';
import { addMember } from '../../../test/registration.ts';
import { auditOf, filesLeft, meera, ownOf, queued, ravi, setUp, site } from '../../../test/setup/identity.ts';
import { filled, save } from '../../../test/setup/myProfile.ts';
import { codeOf } from '../../../test/setup/photos.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { removeFiles } from '../photos/removal/removal.ts';
import { expireDocuments } from './documents.ts';
import { UNDECIDED_DAYS } from './shared/rules.ts';

setUp();

const isVerified = async ({ browser, id }: { browser: Browser; id: string }) =>
  (await browser.get(`/api/profiles/${id}`)).body.verified;

test('a document waits, staff compare it with the profile, and it is deleted when they approve: the badge stays', async () => {
  const her = await addMember(site);
  const photo = await addPhoto(site, her.browser, 1);
  expect(await ownOf(her.browser)).toEqual({ state: 'none', document: null });
  const sent = await sendDocument(site, her.browser, { kind: 'pan' });
  expect([sent.status, sent.body]).toEqual([
    200,
    {
      state: 'waiting',
      document: { id: sent.id, kind: 'pan', submittedAt: expect.any(String) },
    },
  ]);
  expect(await filesLeft()).toHaveLength(1);
  expect(await isVerified(her)).toBe(false);

  const waiting = await queued(her.id);
  const hours = (Date.parse(waiting.dueAt) - Date.parse(waiting.submittedAt)) / 3_600_000;
  expect([waiting.kind, hours]).toEqual(['id_document', 48]);
  const { document } = (await meera.get(`/api/staff/reviews/${waiting.id}`)).body;
  expect(document).toEqual({
    kind: 'pan',
    src: `/api/staff/id-documents/${sent.id}`,
    name: 'Nandini Deshpande',
    dateOfBirth: '1997-04-12',
    photo: `/api/photos/${photo}/large`,
  });
  const seen = await fetchPhoto(site, meera, document.src);
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await sharp(seen.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 });

  expect((await decideDocument(site, her, { state: 'approved' })).status).toBe(200);
  expect(await ownOf(her.browser)).toEqual({ state: 'verified', document: null });
  expect(await isVerified(her)).toBe(true);
  expect(await auditOf(her.id, 'verify')).toMatchObject([{ after: { verified: true, document: 'pan' } }]);
  // Gone with the decision, before the job has removed what can't be read any more.
  expect((await fetchPhoto(site, meera, document.src)).status).toBe(404);
  await site.workOff();
  expect(await filesLeft()).toEqual([]);
  expect(
    site.mail.filter(({ to, subject }) => to === her.email && /ID is verified/.test(subject)),
  ).toHaveLength(1);
  const again = await sendDocument(site, her.browser);
  expect([again.status, codeOf(again.body)]).toEqual([409, 'id_verified']);
});

test('a rejected document is deleted too; its family reads why and sends another', async () => {
  const her = await addMember(site);
  await sendDocument(site, her.browser);
  const [{ status }, other] = [
    await decideDocument(site, her, { state: 'rejected', reason: null }),
    await decideDocument(site, her, { state: 'rejected', reason: 'other' }),
  ];
  expect([status, other.status]).toEqual([422, 422]);
  const done = await decideDocument(site, her, { state: 'rejected', reason: 'document_unreadable' });
  expect(done.status).toBe(200);
  expect(await ownOf(her.browser)).toEqual({ state: 'none', document: null });
  expect(await isVerified(her)).toBe(false);
  expect((await her.browser.get('/api/reviews')).body).toContainEqual(
    expect.objectContaining({ kind: 'id_document', state: 'rejected', reason: 'document_unreadable' }),
  );
  await site.workOff();
  expect(await filesLeft()).toEqual([]);
  const mails = site.mail.filter(({ to, subject }) => to === her.email && /not approved/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).not.toMatch(/can't be read/);
  expect((await sendDocument(site, her.browser)).body.state).toBe('waiting');
  expect((await her.browser.delete('/api/me/id-document')).body.state).toBe('none');
  await site.workOff();
});

test('the download says to owners that it waits and who opened it; once decided, no copy of the file can be read', async () => {
  const her = await addMember(site);
  const { id } = await sendDocument(site, her.browser, { kind: 'driving_licence' });
  const manager = await addManager(site, her.key, { role: 'manager' });
  await fetchPhoto(site, meera, `/api/staff/id-documents/${id}`);
  const listOf = async (browser: Browser, name: string) => {
    await browser.post('/api/me/download');
    await site.workOff();
    const { href } = (await browser.get('/api/me/download')).body.download;
    const entries = unzipSync((await fetchPhoto(site, browser, href)).bytes);
    expect(Object.keys(entries).filter((file) => /id-document\.(jpg|bin)/.test(file))).toEqual([]);
    return JSON.parse(Buffer.from(entries[`profiles/${her.id}/${name}.json`]!).toString());
  };
  expect(await listOf(her.browser, 'id-document')).toEqual([
    { kind: 'driving_licence', submittedAt: expect.any(String) },
  ]);
  expect(await listOf(her.browser, 'seen-by-our-team')).toMatchObject([
    { what: { document: 'driving_licence' } },
  ]);
  expect(await listOf(manager.browser, 'id-document')).toEqual([]);

  // A server that stops before the job has run leaves bytes without their key.
  expect((await decideDocument(site, her, { state: 'approved' })).status).toBe(200);
  expect(await filesLeft()).toHaveLength(1);
  const { rows } = await site.app.pool.query('select count(*)::int as rows from identity_documents');
  expect(rows).toEqual([{ rows: 0 }]);
  await site.app.pool.query(`delete from graphile_worker._private_jobs`);
  // The next hour finds them.
  await site.app.pool.query(`select graphile_worker.add_job('remove_photo_files', '{}')`);
  await site.workOff();
  expect(await filesLeft()).toEqual([]);
});

test('withdrawing deletes it with its review; repeating that changes nothing', async () => {
  const her = await addMember(site);
  const { id } = await sendDocument(site, her.browser);
  const { id: review, version } = await queued(her.id);
  for (const _ of [1, 2])
    expect((await her.browser.delete('/api/me/id-document')).body).toEqual({ state: 'none', document: null });
  expect(await queued(her.id)).toBeUndefined();
  const late = await meera.put(`/api/staff/reviews/${review}/decision`, { version, state: 'approved' });
  expect(late.status).toBe(404);
  expect((await fetchPhoto(site, meera, `/api/staff/id-documents/${id}`)).status).toBe(404);
  await site.workOff();
  expect(await filesLeft()).toEqual([]);
});

describe('of two at once', () => {
  test('reviewers, one decides and the other reads who did', async () => {
    const her = await addMember(site);
    await sendDocument(site, her.browser);
    const { id, version } = await queued(her.id);
    const address = `/api/staff/reviews/${id}/decision`;
    const answers = await Promise.all([
      meera.put(address, { version, state: 'approved' }),
      ravi.put(address, { version, state: 'rejected', reason: 'document_expired' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await isVerified(her)).toBe(answers[0]!.status === 200);
    await site.workOff();
    expect(await filesLeft()).toEqual([]);
  });

  test('uploads, one waits and the other is refused; the same one sent twice waits once', async () => {
    const her = await addMember(site);
    const two = await Promise.all([1, 2].map(() => sendDocument(site, her.browser)));
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(codeOf(two.find(({ status }) => status === 409)!.body)).toBe('id_document_waiting');
    const him = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
    const id = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => sendDocument(site, him.browser, { id })));
    expect(same.map(({ status, body }) => [status, body.document.id])).toEqual(
      Array.from({ length: 3 }, () => [200, id]),
    );
    // The files of the others wait for nobody.
    await site.workOff();
    await removeFiles(site.app);
    expect(await filesLeft()).toHaveLength(2);
    expect((await sendDocument(site, her.browser, { id })).status).toBe(404);
    for (const { browser } of [her, him]) await browser.delete('/api/me/id-document');
    await site.workOff();
  });
});

test('a change of the profile while a reviewer compares asks them to read it again', async () => {
  const her = await addMember(site);
  await sendDocument(site, her.browser);
  const { id, version } = await queued(her.id);
  const renamed = await save(her.browser, 'about', { ...filled.about, name: 'Somebody Else' });
  expect(renamed.status).toBe(200);
  const stale = await meera.put(`/api/staff/reviews/${id}/decision`, { version, state: 'approved' });
  expect([stale.status, codeOf(stale.body)]).toEqual([409, 'review_changed']);
  await her.browser.delete('/api/me/id-document');
  await site.workOff();
});

test('nobody decides in time: it is deleted, and its family is asked for another', async () => {
  const her = await addMember(site);
  const { id } = await sendDocument(site, her.browser);
  const setAge = (days: number) =>
    site.app.db
      .updateTable('identity_documents')
      .set({ submitted_at: new Date(site.app.clock().getTime() - days * DAY_MS) })
      .where('id', '=', id)
      .execute();
  await setAge(UNDECIDED_DAYS - 1);
  await expireDocuments(site.app);
  expect((await ownOf(her.browser)).state).toBe('waiting');
  await setAge(UNDECIDED_DAYS + 1);
  await Promise.all([expireDocuments(site.app), expireDocuments(site.app)]);
  expect(await ownOf(her.browser)).toEqual({ state: 'none', document: null });
  expect(await queued(her.id)).toBeUndefined();
  await site.workOff();
  expect(await filesLeft()).toEqual([]);
  expect(
    site.mail.filter(({ to, subject }) => to === her.email && /ID document again/.test(subject)),
  ).toHaveLength(1);
});

test('it goes with the account, and when staff set the badge by hand', async () => {
  const her = await addMember(site);
  await sendDocument(site, her.browser);
  const deleted = await her.browser.post('/api/me/deletion', {
    password: 'a quiet river 7',
    reason: 'other',
    profiles: [{ id: her.id, outcome: 'delete' }],
  });
  expect(deleted.status).toBe(200);
  await site.workOff();
  expect(await filesLeft()).toEqual([]);

  const him = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
  await sendDocument(site, him.browser);
  const set = await meera.put(`/api/staff/members/${him.id}/verification`, {
    verified: true,
    reason: 'Passport shown at the office',
  });
  expect(set.status).toBe(200);
  expect(await ownOf(him.browser)).toEqual({ state: 'verified', document: null });
  expect(await queued(him.id)).toBeUndefined();
  await site.workOff();
  expect(await filesLeft()).toEqual([]);
});
