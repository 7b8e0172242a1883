import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
let meera: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest();
  meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
});
afterAll(() => site.close());

type Couple = Awaited<ReturnType<typeof addCouple>>;
type Side = Couple['her'];
type Review = { id: string; version: number; profile: { publicId: string } };
const report = (actor: Side, path: string, it: object) => actor.browser.put(`/api/${path}/report`, it);
const reviewOf = async (whom: Side) =>
  ((await meera.get('/api/staff/reviews?kind=report')).body.items as Review[]).find(
    ({ profile }) => profile.publicId === whom.id,
  )!;
const read = async ({ id }: Review) => (await meera.get(`/api/staff/reviews/${id}`)).body;
const dismiss = ({ id, version }: Review) =>
  meera.put(`/api/staff/reviews/${id}/decision`, { version, state: 'approved' });

describe('a report that is right', () => {
  const uphold = ({ id, version }: Review, suspension: object | null) =>
    meera.put(`/api/staff/reviews/${id}/decision`, {
      version,
      state: 'rejected',
      note: 'Proven.',
      suspension,
    });
  const suspension = { reason: 'money', days: 30, message: 'Two families sent the same message.' };
  const shownIn = async (part: string, kind = '') =>
    ((await meera.get(`/api/staff/reviews?state=${part}${kind}`)).body.items as Review[]).map(({ id }) => id);

  test('suspends its member in the same decision, where staff choose it', async () => {
    const { her, him } = await addCouple(site);
    await report(her, `profiles/${him.id}`, { reason: 'money' });
    const review = await reviewOf(him);
    expect(await read(review)).toMatchObject({ suspended: false });
    expect(await uphold(review, suspension)).toMatchObject({ status: 200, body: { state: 'rejected' } });
    // Logged out, and no longer found.
    expect((await him.browser.get('/api/interests')).status).toBe(401);
    expect((await her.browser.get(`/api/profiles/${him.id}`)).status).toBe(404);
    expect(await read(review)).toMatchObject({ suspended: true });
    const { rows } = await sql<{ action: string; reason: string | null }>`
      select action, reason from audit_log where subject_kind = 'profile' and ${him.id} = any(subject_ids)
        and action in ('uphold', 'suspend') order by id`.execute(site.app.db);
    expect(rows).toEqual([
      { action: 'uphold', reason: null },
      { action: 'suspend', reason: 'money' },
    ]);
    // The same again changes nothing.
    expect((await uphold(review, suspension)).status).toBe(200);
  });

  test('without a suspension leaves the member as they were', async () => {
    const { her, him } = await addCouple(site);
    await report(her, `profiles/${him.id}`, { reason: 'harassment' });
    const review = await reviewOf(him);
    expect((await uphold(review, null)).status).toBe(200);
    expect((await him.browser.get('/api/interests')).status).toBe(200);
  });

  test('is listed under Upheld alone, one that was wrong under Dismissed', async () => {
    const { her, him } = await addCouple(site);
    await report(her, `profiles/${him.id}`, { reason: 'fake' });
    await report(him, `profiles/${her.id}`, { reason: 'fake' });
    const right = await reviewOf(him);
    const wrong = await reviewOf(her);
    await uphold(right, null);
    await dismiss(wrong);
    for (const kind of ['', '&kind=report']) {
      expect(await shownIn('upheld', kind)).toContain(right.id);
      expect(await shownIn('upheld', kind)).not.toContain(wrong.id);
      expect(await shownIn('dismissed', kind)).toContain(wrong.id);
      for (const part of ['waiting', 'approved', 'rejected']) {
        expect(await shownIn(part, kind)).not.toContain(right.id);
        expect(await shownIn(part, kind)).not.toContain(wrong.id);
      }
    }
  });

  test('and its suspension happen together or not at all', async () => {
    const { her, him } = await addCouple(site);
    await report(her, `profiles/${him.id}`, { reason: 'money' });
    const review = await reviewOf(him);
    // A dismissed report suspends nobody.
    const dismissal = { version: review.version, state: 'approved', suspension };
    expect((await meera.put(`/api/staff/reviews/${review.id}/decision`, dismissal)).status).toBe(422);
    await meera.put(`/api/staff/members/${him.id}/suspension`, suspension);
    expect(await uphold(review, suspension)).toMatchObject({
      status: 409,
      body: { data: { reason: { code: 'member_suspended' } } },
    });
    expect(await read(review)).toMatchObject({ review: { state: 'waiting' }, suspended: true });
    expect((await uphold(review, null)).status).toBe(200);
  });

  test('is decided once when a colleague suspends at the same moment', async () => {
    const { her, him } = await addCouple(site);
    await report(her, `profiles/${him.id}`, { reason: 'money' });
    const review = await reviewOf(him);
    const answers = await Promise.all([
      uphold(review, suspension),
      meera.put(`/api/staff/members/${him.id}/suspension`, suspension),
      uphold(review, suspension),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { rows } = await sql`select from suspensions where profile_id = ${him.key}`.execute(site.app.db);
    expect(rows).toHaveLength(1);
  });
});
