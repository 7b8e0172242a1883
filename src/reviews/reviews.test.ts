import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addMember } from '../../test/registration.ts';
import { addStaff } from '../../test/staff.ts';
import { readTexts, submitTexts } from '../profiles/texts/texts.ts';
import { approveByCommand, profilesWaiting } from './command.ts';

let site: Test;
let meera: Awaited<ReturnType<typeof addStaff>>;
let ravi: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest({ MODERATION: 'staff' });
  meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
  ravi = await addStaff(site, 'Ravi Menon', 'moderator');
});
afterAll(() => site.close());

type Staff = typeof meera;
type Seen = { id: string; version: number; claimedAt: string | null; profile: { publicId: string } };

/** A member whose profile is pending, and its review as the queue has it. */
async function addWaiting() {
  const her = await addMember(site);
  return { her, review: await reviewOf(her.id) };
}
async function reviewOf(publicId: string, state = 'waiting'): Promise<Seen> {
  for (let cursor = ''; ; ) {
    const { body } = await meera.get(`/api/staff/reviews?state=${state}${cursor}`);
    const found = body.items.find(({ profile }: Seen) => profile.publicId === publicId);
    if (found || !body.nextCursor) return found;
    cursor = `&cursor=${body.nextCursor}`;
  }
}
const claim = (by: Staff, { id, claimedAt }: Seen) => by.put(`/api/staff/reviews/${id}/claim`, { claimedAt });
const approve = (by: Staff, { id, version }: Seen) =>
  by.put(`/api/staff/reviews/${id}/decision`, { version, state: 'approved' });
const reject = (by: Staff, { id, version }: Seen, note: string | null = null, reason = 'contact_details') =>
  by.put(`/api/staff/reviews/${id}/decision`, { version, state: 'rejected', reason, note });
const isFound = async (publicId: string) =>
  (await site.visitor().get(`/api/profiles/${publicId}`)).status === 200;
const own = async (her: { browser: Staff }) => (await her.browser.get('/api/reviews')).body;
const rowsOf = async (id: string) =>
  site.app.db
    .selectFrom('audit_log')
    .select(['action', 'role', 'subject_kind', 'reason', 'before', 'after'])
    .where((where) => where(where.val(id), '=', where.fn.any('subject_ids')))
    .where('action', '<>', 'read')
    .orderBy('id')
    .execute();
const eventsOf = async (name: string, key: number) =>
  (await site.app.db.selectFrom('events').select('data').where('name', '=', name).execute()).filter(
    ({ data }) => (data as { profile: number }).profile === key,
  );

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
    expect(await rowsOf(her.id)).toMatchObject([{ action: 'reject', reason: `contact_details: ${words}` }]);

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

  test('needs no review where approval is automatic', async () => {
    const free = await openTest();
    const her = await addMember(free);
    expect((await free.visitor().get(`/api/profiles/${her.id}`)).status).toBe(200);
    expect((await her.browser.get('/api/reviews')).body).toEqual([]);
    await free.close();
  });

  test('is shown to the reviewer in full, with its account, and the read is audited', async () => {
    const { her, review } = await addWaiting();
    const { body } = await ravi.get(`/api/staff/reviews/${review.id}`);
    expect(body.profile).toMatchObject({ id: her.id, name: 'Nandini Deshpande', motherTongue: 'mr' });
    expect(body.accounts).toEqual([{ registeredAt: expect.any(String), emailVerified: true }]);
    expect(JSON.stringify(body)).not.toMatch(/@|98220/);
    const read = await site.app.db
      .selectFrom('audit_log')
      .select('subject_kind')
      .where('action', '=', 'read')
      .where((where) => where(where.val(her.id), '=', where.fn.any('subject_ids')))
      .execute();
    expect(read).toEqual([{ subject_kind: 'profile' }]);
  });

  test('shows its photos to the reviewer and to nobody else', async () => {
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
    await site.app.storage.put(`${storage_key}/large.webp`, 'a picture');
    const { body } = await meera.get(`/api/staff/reviews/${review.id}`);
    expect(body.profile.photos).toEqual([{ src: `/api/photos/${id}/large`, blurred: false }]);
    const support = await addStaff(site, 'Lata Rao', 'support');
    const other = await addMember(site);
    for (const [who, status] of [
      [meera, 200],
      [her.browser, 200],
      [support, 404],
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

describe('deciding', () => {
  test.each([
    ['no reason', { state: 'rejected' }, { reason: { code: 'review_reason_missing' } }],
    [
      'no words for another reason',
      { state: 'rejected', reason: 'other', note: ' ' },
      { note: { code: expect.any(String) } },
    ],
    [
      'too many words',
      { state: 'rejected', reason: 'other', note: 'x'.repeat(501) },
      { note: { code: expect.any(String) } },
    ],
    [
      'a reason that does not exist',
      { state: 'rejected', reason: 'mood' },
      { reason: { code: 'choice_invalid' } },
    ],
    ['a state that is none', { state: 'waiting' }, { state: { code: 'choice_invalid' } }],
  ])('with %s is refused at its field', async (_what, sent, fields) => {
    const { her, review } = await addWaiting();
    const answer = await meera.put(`/api/staff/reviews/${review.id}/decision`, {
      version: review.version,
      ...sent,
    });
    expect(answer).toMatchObject({ status: 422, body: { data: { fields } } });
    expect(await own(her)).toMatchObject([{ state: 'waiting' }]);
  });

  test('twenty at once leave one decision, one row of the audit and one event', async () => {
    const { her, review } = await addWaiting();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? approve(meera, review) : reject(ravi, review))),
    );
    const { state } = (await own(her))[0];
    expect(await isFound(her.id)).toBe(state === 'approved');
    // The first one may repeat it.
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(10).fill(409),
    ]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.message).toBe(
      `${state === 'approved' ? 'Meera Kulkarni' : 'Ravi Menon'} has decided it already.`,
    );
    expect(await rowsOf(her.id)).toHaveLength(1);
    expect(await eventsOf('review.decided', her.key)).toHaveLength(1);
  });

  test('on an outdated version is refused', async () => {
    const { her, review } = await addWaiting();
    await submitTexts(site.app, await memberOf(her), { bio: 'Call me on 98220 12345', description: null });
    const late = await approve(meera, review);
    expect([late.status, late.body.message]).toEqual([
      409,
      'It has changed since you opened it. Please check it again.',
    ]);
    expect(await isFound(her.id)).toBe(false);
    const { body } = await meera.get(`/api/staff/reviews/${review.id}`);
    expect(body.profile.bio).toBe('Call me on 98220 12345');
    expect((await reject(meera, body.review)).status).toBe(200);
  });

  test('is for moderators and admins; an unknown review is not found', async () => {
    const { her, review } = await addWaiting();
    const editor = await addStaff(site, 'Anil Das', 'editor');
    for (const [who, status] of [
      [editor, 403],
      [her.browser, 403],
      [site.visitor(), 401],
    ] as const) {
      for (const answer of [
        await who.get('/api/staff/reviews'),
        await who.get(`/api/staff/reviews/${review.id}`),
        await claim(who, review),
        await approve(who, review),
      ])
        expect(answer.status).toBe(status);
    }
    const nobody = { ...review, id: '3d2c7a52-3f0e-4f8e-9a61-0f6a2f6f2f10' };
    for (const act of [claim, approve, reject]) expect((await act(meera, nobody)).status).toBe(404);
    expect((await meera.get(`/api/staff/reviews/${nobody.id}`)).status).toBe(404);
    expect((await approve(await site.as('admin'), review)).status).toBe(200);
  });
});

describe('claiming', () => {
  test('by two at once: one has it, and the other sees who and cannot decide', async () => {
    const { review } = await addWaiting();
    const [a, b] = await Promise.all([claim(meera, review), claim(ravi, review)]);
    expect([a.status, b.status].sort()).toEqual([200, 409]);
    const [won, lost, loser] = a.status === 200 ? [a, b, ravi] : [b, a, meera];
    expect(won.body.mine).toBe(true);
    expect(lost.body.message).toBe(`${won.body.claimedBy} is handling it.`);
    expect((await approve(loser, review)).body.message).toBe(`${won.body.claimedBy} is handling it.`);
    expect(await rowsOf(review.id)).toMatchObject([{ action: 'claim', subject_kind: 'review' }]);
  });

  test('can be repeated, taken over by a colleague who saw it, and ends an hour later', async () => {
    const { review } = await addWaiting();
    const first = (await claim(meera, review)).body;
    expect((await claim(meera, review)).body).toEqual(first);
    const over = (await claim(ravi, first)).body;
    expect(over).toMatchObject({ claimedBy: 'Ravi Menon', mine: true });
    expect((await approve(meera, over)).status).toBe(409);
    site.travel(0.04);
    expect(await reviewOf(review.profile.publicId)).toMatchObject({ claimedBy: 'Ravi Menon' });
    site.travel(0.01);
    expect(await reviewOf(review.profile.publicId)).toMatchObject({ claimedBy: null, claimedAt: null });
    expect((await approve(meera, over)).status).toBe(200);
    expect((await claim(ravi, over)).body.message).toBe('Meera Kulkarni has decided it already.');
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
  expect(await queue('?kind=profile_text')).toMatchObject({ items: [], waiting: 3 });
  expect((await admin.get('/api/staff/dashboard')).body.attention.reviews).toEqual({
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
  expect((await admin.get('/api/staff/dashboard')).body.attention.reviews).toEqual({
    waiting: 4,
    overdue: 3,
  });
  for (const review of (await queue()).items) await approve(admin, review);
  expect(shown((await queue('?state=approved')).items)).toEqual(ids.toReversed());
  expect(await queue()).toMatchObject({ items: [], waiting: 0 });
  await quiet.close();
});

/** The viewer of a member's request. */
async function memberOf({ key, id }: { key: number; id: string }) {
  return {
    accountId: await site.accountOf(key),
    profile: { id: key, publicId: id },
  } as Parameters<typeof submitTexts>[1];
}

describe('new text of an approved profile', () => {
  async function addApproved() {
    const { her, review } = await addWaiting();
    await approve(meera, review);
    return { her, me: await memberOf(her) };
  }
  const bioOf = async (her: { browser: Staff; id: string }) =>
    (await her.browser.get(`/api/profiles/${her.id}`)).body.bio;
  const first = { bio: 'A teacher from Pune.', description: 'Somebody kind.' };

  test('is pending beside the old one, which others see until the new one is approved', async () => {
    const { her, me } = await addApproved();
    expect(await submitTexts(site.app, me, first)).toBe(true);
    expect(await bioOf(her)).toBeNull();
    expect(await isFound(her.id)).toBe(true);
    const waiting = await reviewOf(her.id);
    const { body } = await meera.get(`/api/staff/reviews/${waiting.id}`);
    expect(body.texts).toEqual([
      { name: 'bio', submitted: first.bio, approved: null },
      { name: 'description', submitted: first.description, approved: null },
    ]);
    const second = { ...first, bio: 'A teacher and painter from Pune.' };
    await submitTexts(site.app, me, second);
    expect((await approve(meera, waiting)).status).toBe(409);
    expect((await approve(meera, await reviewOf(her.id))).status).toBe(200);
    expect(await bioOf(her)).toBe(second.bio);
    expect(await readTexts(site.app.db, her.key)).toEqual({ approved: second, submitted: null });
  });

  test('that is rejected is visible to nobody, and the profile stays listed', async () => {
    const { her, me } = await addApproved();
    await submitTexts(site.app, me, first);
    await reject(ravi, await reviewOf(her.id), 'Too short.', 'other');
    expect(await isFound(her.id)).toBe(true);
    expect(await bioOf(her)).toBeNull();
    expect((await readTexts(site.app.db, her.key)).submitted).toEqual(first);
    expect(await own(her)).toContainEqual(
      expect.objectContaining({ kind: 'profile_text', state: 'rejected', note: 'Too short.' }),
    );
  });

  test('is shown at once where approval is automatic', async () => {
    const free = await openTest();
    const her = await addMember(free);
    const me = { accountId: await free.accountOf(her.key), profile: { id: her.key } } as Awaited<
      ReturnType<typeof memberOf>
    >;
    expect(await submitTexts(free.app, me, first)).toBe(false);
    expect((await her.browser.get(`/api/profiles/${her.id}`)).body).toMatchObject({
      bio: first.bio,
      preferences: { description: first.description },
    });
    await free.close();
  });
});

describe('the command', () => {
  test('approves pending and rejected profiles, whoever has claimed them, and nothing twice', async () => {
    const { her, review } = await addWaiting();
    await claim(meera, review);
    expect((await profilesWaiting(site.app)).map(({ id }) => id)).toContain(her.id);
    await approveByCommand(site.app, her.id);
    expect(await isFound(her.id)).toBe(true);
    await expect(approveByCommand(site.app, her.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await approve(meera, review)).body.message).toBe('It has been decided already.');

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
  const heard: [string, string[]][] = [];
  const stops = [
    site.app.live.listen(member, (topics) => heard.push(['member', topics])),
    site.app.live.listen(staff, (topics) => heard.push(['staff', topics])),
  ];
  await approve(meera, review);
  await expect.poll(() => heard).toContainEqual(['member', ['accounts', 'dashboard', 'reviews']]);
  await expect
    .poll(() => heard)
    .toContainEqual(['staff', ['reviews.queue', 'reviews.read', 'staff.dashboard']]);
  for (const stop of stops) stop();
});

async function staffAccount(name: string): Promise<number> {
  const row = await site.app.db
    .selectFrom('staff')
    .select('account_id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.account_id;
}
