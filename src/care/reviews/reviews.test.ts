import { describe, expect, test } from 'vitest';
import { openTest } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';
import {
  addWaiting,
  approve,
  claim,
  eventsOf,
  isFound,
  meera,
  own,
  ravi,
  reject,
  reviewOf,
  rowsOf,
  type Seen,
  setUp,
  site,
  staffAccount,
} from '../../../test/setup/reviews.ts';
import { addStaff } from '../../../test/staff.ts';
import { approveByCommand, listWaitingProfiles } from './command.ts';

setUp();

describe('a new profile', () => {
  test('is pending, found by nobody, and listed once it is approved', async () => {
    const { her, review } = await addWaiting();
    expect(review).toMatchObject({ kind: 'profile', state: 'waiting', overdue: false, claimedBy: null });
    expect(await own(her)).toMatchObject([{ kind: 'profile', state: 'waiting' }]);
    expect(await isFound(her.id)).toBe(false);
    expect((await approve(meera, review)).body).toMatchObject({
      state: 'approved',
      reviewer: 'Meera Kulkarni',
    });
    expect(await isFound(her.id)).toBe(true);
    expect(await own(her)).toMatchObject([{ state: 'approved' }]);
    expect(await rowsOf(her.id)).toMatchObject([
      {
        action: 'approve',
        role: 'moderator',
        subject_kind: 'profile',
        before: { state: 'waiting' },
        after: { state: 'approved', kind: 'profile', review: review.id },
      },
    ]);
    expect(await eventsOf('review.decided', her.key)).toEqual([
      { data: { review: review.id, profile: her.key } },
    ]);
  });

  test('that is rejected stays hidden, its member reads why, and can submit it again', async () => {
    const { her, review } = await addWaiting();
    const words = 'Please remove <b>the phone number</b>.';
    expect((await reject(meera, review, words)).status).toBe(200);
    expect(await isFound(her.id)).toBe(false);
    expect(await own(her)).toMatchObject([{ state: 'rejected', reason: 'contact_details', note: words }]);
    // The words may name her, and nothing is ever erased there.
    expect(await rowsOf(her.id)).toMatchObject([{ action: 'reject', reason: 'contact_details' }]);

    const again = await Promise.all([1, 2, 3].map(() => her.browser.put('/api/reviews/profile')));
    expect(again.map(({ status, body }) => [status, body.state])).toEqual(Array(3).fill([200, 'waiting']));
    expect(await own(her)).toMatchObject([{ state: 'waiting', reason: null, note: null }]);
    const second = await reviewOf(her.id);
    expect(second.id).not.toBe(review.id);
    const { body } = await ravi.get(`/api/staff/reviews/${second.id}`);
    expect(body.earlier).toMatchObject([{ state: 'rejected', note: words, reviewer: 'Meera Kulkarni' }]);
    expect((await approve(ravi, second)).status).toBe(200);
    expect(await isFound(her.id)).toBe(true);
    expect((await her.browser.put('/api/reviews/profile')).status).toBe(409);
  });

  test('is known to its member as rejected, however many reports there are about it', async () => {
    const { her, review } = await addWaiting();
    await reject(meera, review, 'Please remove the number.');
    await site.app.pool.query(
      `insert into reviews (subject_kind, subject_id, profile_id, version, submitted_at, due_at, state)
       select 'report', $1 || '-' || n, $1::bigint, 1, now() + interval '1 hour', now(), 'waiting' from generate_series(1, 120) n`,
      [her.key],
    );
    expect(await own(her)).toMatchObject([{ kind: 'profile', state: 'rejected' }]);
    expect((await her.browser.put('/api/reviews/profile')).status).toBe(200);
    await site.app.pool.query("delete from reviews where subject_kind = 'report'");
  });

  test('needs no review where approval is automatic', async () => {
    const free = await openTest();
    const her = await addMember(free);
    expect((await free.visitor().get(`/api/profiles/${her.id}`)).status).toBe(200);
    expect((await her.browser.get('/api/reviews')).body).toEqual([]);
    await free.close();
  });

  test('is shown to the reviewer in full, with its account, and the read is audited', async () => {
    const { her, review } = await addWaiting();
    await addManager(site, her.key, { role: 'viewer', relation: 'mother' });
    const { body } = await ravi.get(`/api/staff/reviews/${review.id}`);
    expect(body.profile).toMatchObject({ id: her.id, name: 'Nandini Deshpande', motherTongue: 'mr' });
    const account = { registeredAt: expect.any(String), emailVerified: true };
    expect(body.accounts).toEqual([
      { ...account, role: 'owner', relation: 'self' },
      { ...account, role: 'viewer', relation: 'mother' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/@|98220/);
    const read = await site.app.db
      .selectFrom('audit_log')
      .select('subject_kind')
      .where('action', '=', 'read')
      .where((where) => where(where.val(her.id), '=', where.fn.any('subject_ids')))
      .execute();
    expect(read).toEqual([{ subject_kind: 'profile' }]);
  });

  test('shows its photos to staff who work with members and to nobody else', async () => {
    const { her, review } = await addWaiting();
    const { id, storage_key } = await site.app.db
      .insertInto('photos')
      .values({
        profile_id: her.key,
        storage_key: `reviewed-${her.key}`,
        position: 0,
        approved_at: new Date(),
      })
      .returning(['id', 'storage_key'])
      .executeTakeFirstOrThrow();
    await site.app.storage.put(`${storage_key}/large.webp`, Buffer.from('a picture'));
    const { body } = await meera.get(`/api/staff/reviews/${review.id}`);
    expect(body.profile.photos).toEqual([{ src: `/api/photos/${id}/large`, blurred: false }]);
    const editor = await addStaff(site, 'Lata Rao', 'editor');
    const other = await addMember(site);
    for (const [who, status] of [
      [meera, 200],
      [her.browser, 200],
      [editor, 404],
      [other.browser, 404],
      [site.visitor(), 404],
    ] as const)
      expect((await who.get(`/api/photos/${id}/large`)).status).toBe(status);
    const read = await site.app.db
      .selectFrom('audit_log')
      .select('role')
      .where('subject_kind', '=', 'photo')
      .where((where) => where(where.val(id), '=', where.fn.any('subject_ids')))
      .execute();
    expect(read).toEqual([{ role: 'moderator' }]);
  });
});

test('pending reviews are sorted by due time, and marked when overdue', async () => {
  const quiet = await openTest({ MODERATION: 'staff' });
  const admin = await quiet.as('admin');
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await addMember(quiet)).id);
  const queue = async (query = '') => (await admin.get(`/api/staff/reviews${query}`)).body;
  const shown = (items: Seen[]) => items.map(({ profile }) => profile.publicId);
  expect(shown((await queue()).items)).toEqual(ids);
  expect(await queue('?kind=profile_text')).toMatchObject({
    items: [],
    waiting: 3,
    waitingOf: [{ kind: 'profile', waiting: 3 }],
  });
  expect((await admin.get('/api/staff/dashboard')).body.attention.reviews).toMatchObject({
    waiting: 3,
    overdue: 0,
  });
  quiet.travel(1.1);
  ids.push((await addMember(quiet)).id);
  expect((await queue()).items.map(({ overdue }: { overdue: boolean }) => overdue)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect((await admin.get('/api/staff/dashboard')).body.attention.reviews).toMatchObject({
    waiting: 4,
    overdue: 3,
    kinds: [{ kind: 'profile', waiting: 4, overdue: 3, oldestAt: expect.any(String) }],
  });
  for (const review of (await queue()).items) await approve(admin, review);
  expect(shown((await queue('?state=approved')).items)).toEqual(ids.toReversed());
  expect(await queue()).toMatchObject({ items: [], waiting: 0 });
  await quiet.close();
});

describe('the command', () => {
  test('approves pending and rejected profiles, whoever has claimed them, and nothing twice', async () => {
    const { her, review } = await addWaiting();
    await claim(meera, review);
    expect((await listWaitingProfiles(site.app)).map(({ id }) => id)).toContain(her.id);
    await approveByCommand(site.app, her.id);
    expect(await isFound(her.id)).toBe(true);
    await expect(approveByCommand(site.app, her.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await approve(meera, review)).body.message).toBe('This has already been decided.');

    const other = await addWaiting();
    await reject(ravi, other.review);
    await approveByCommand(site.app, other.her.id);
    expect(await isFound(other.her.id)).toBe(true);
    expect(await rowsOf(other.her.id)).toMatchObject([
      { action: 'reject' },
      { action: 'approve', role: 'system' },
    ]);
  });
});

test('open queues and the browser of the member get an event', async () => {
  const { her, review } = await addWaiting();
  const [member, staff] = [await site.accountOf(her.key), await staffAccount('Ravi Menon')];
  const received: [string, string[]][] = [];
  const stops = [
    site.app.live.listen(member, (topics) => received.push(['member', topics])),
    site.app.live.listen(staff, (topics) => received.push(['staff', topics])),
  ];
  await approve(meera, review);
  await expect
    .poll(() => received)
    .toContainEqual(['member', ['accounts', 'dashboard', 'myProfile', 'reviews']]);
  await expect
    .poll(() => received)
    .toContainEqual(['staff', ['reviews.queue', 'reviews.read', 'staff.dashboard']]);
  for (const stop of stops) stop();
});
