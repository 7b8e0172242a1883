import { describe, expect, test } from 'vitest';
import { save } from '../../../../test/setup/myProfile.ts';
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
  setUp,
  site,
} from '../../../../test/setup/reviews.ts';
import { addStaff, endAccess } from '../../../../test/staff.ts';

setUp();

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
      `${state === 'approved' ? 'Meera Kulkarni' : 'Ravi Menon'} has already decided this.`,
    );
    expect(await rowsOf(her.id)).toHaveLength(1);
    expect(await eventsOf('review.decided', her.key)).toHaveLength(1);
  });

  test('on an outdated version is refused', async () => {
    const { her, review } = await addWaiting();
    await save(her.browser, 'about', { bio: 'Call me on 98220 12345' });
    const late = await approve(meera, review);
    expect([late.status, late.body.message]).toEqual([
      409,
      'This has changed since you opened it. Please check it again.',
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
      [her.browser, 404],
      [site.visitor(), 404],
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

  test('is for a colleague, too, who may decide, by whoever saw how it stands', async () => {
    const { review } = await addWaiting();
    const { colleagues } = (await meera.get(`/api/staff/reviews/${review.id}`)).body;
    const names = colleagues.map(({ name }: { name: string }) => name);
    expect([names.includes('Ravi Menon'), names.includes('Meera Kulkarni')]).toEqual([true, false]);
    const to = colleagues.find(({ name }: { name: string }) => name === 'Ravi Menon').accountId;
    const assign = (colleague: number, { id, claimedAt } = review) =>
      meera.put(`/api/staff/reviews/${id}/claim`, { claimedAt, colleague });
    expect((await assign(987_654)).body.data.fields).toHaveProperty('colleague');
    const given = (await assign(to)).body;
    expect(given).toMatchObject({ claimedBy: 'Ravi Menon', mine: false });
    expect((await assign(to)).body).toEqual(given);
    const mine = async () => (await ravi.get('/api/staff/dashboard')).body.attention.reviews.assigned;
    expect(await mine()).toBe(1);
    // What somebody claims is free after an hour; this waits for him.
    site.travel(0.5);
    expect(await reviewOf(review.profile.publicId)).toMatchObject({ claimedBy: 'Ravi Menon' });
    expect((await approve(meera, review)).status).toBe(409);
    site.travel(-0.5);
    expect((await approve(meera, review)).body.message).toBe('Ravi Menon is handling it.');
    expect((await claim(meera, review)).status).toBe(409);
    expect(await rowsOf(review.id)).toMatchObject([{ action: 'claim', after: { claimedBy: to } }]);
    expect((await approve(ravi, review)).status).toBe(200);
    expect(await mine()).toBe(0);
  });

  test('is returned to the queue by whoever has it, and by nobody else', async () => {
    const { review } = await addWaiting();
    const { claimedAt } = (await claim(ravi, review)).body;
    const returned = (actor: typeof meera, seen: string | null) =>
      actor.put(`/api/staff/reviews/${review.id}/claim`, { claimedAt: seen, colleague: null });
    expect((await returned(meera, claimedAt)).body.message).toBe('Ravi Menon is handling it.');
    expect((await returned(ravi, claimedAt)).body).toMatchObject({ claimedBy: null, claimedAt: null });
    expect((await returned(ravi, null)).status).toBe(200);
    expect((await approve(meera, review)).status).toBe(200);
  });

  test('is free at once when whoever has it is no longer of the team', async () => {
    const { review } = await addWaiting();
    const kavita = await addStaff(site, 'Kavita Nair', 'moderator');
    expect((await claim(kavita, review)).status).toBe(200);
    await endAccess(await site.as('admin'), 'Kavita Nair');
    expect((await approve(meera, review)).status).toBe(200);
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
    expect((await claim(ravi, over)).body.message).toBe('Meera Kulkarni has already decided this.');
  });
});
