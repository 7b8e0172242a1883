import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addPhoto } from '../../../test/pictures.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';
import { usualRetention } from '../../kit/shared/retention/rules.ts';
import { HOUR_MS } from '../../kit/shared/time/durations.ts';
import { removeFiles } from '../photos/removal/removal.ts';

let site: Test;
let meera: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest();
  meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
});
afterAll(() => site.close());

type Side = { browser: Browser; id: string; key: number };
const report = (actor: Side, path: string, it: object = { reason: 'fake' }) =>
  actor.browser.put(`/api/${path}/report`, it);
const queue = async () => (await meera.get('/api/staff/reviews?kind=report')).body.items as Review[];
type Review = { id: string; version: number; dueAt: string; profile: { publicId: string } };
const reviewOf = async (whom: Side) => (await queue()).find(({ profile }) => profile.publicId === whom.id)!;
const read = async ({ id }: Review) => (await meera.get(`/api/staff/reviews/${id}`)).body;
const decide = ({ id, version }: Review, state: string, note: string | null = null) =>
  meera.put(`/api/staff/reviews/${id}/decision`, { version, state, note });
const bellOf = async (actor: Side) =>
  ((await actor.browser.get('/api/notifications')).body.notifications as { text: string }[]).map(
    ({ text }) => text,
  );
const hoursLeft = ({ dueAt }: Review) =>
  Math.round((new Date(dueAt).getTime() - site.app.clock().getTime()) / HOUR_MS);

test('a reported profile waits for staff as it stood; the reporter reads the outcome, the reported nothing', async () => {
  const { her, him } = await addCouple(site);
  const second = await addMember(site);
  await site.app.db
    .updateTable('profiles')
    .set({ bio: 'Send me money.' })
    .where('id', '=', him.key)
    .execute();
  expect(
    await report(her, `profiles/${him.id}`, { reason: 'money', note: 'He asked for a loan.' }),
  ).toMatchObject({
    status: 200,
    body: { blocked: false },
  });
  await site.app.db.updateTable('profiles').set({ bio: 'A quiet man.' }).where('id', '=', him.key).execute();
  const first = await reviewOf(him);
  expect(hoursLeft(first)).toBe(24);
  // The same again, another reason, and somebody else.
  await report(her, `profiles/${him.id}`, { reason: 'money', note: 'He asked for a loan.' });
  expect((await reviewOf(him)).version).toBe(first.version);
  await report(her, `profiles/${him.id}`, { reason: 'fake' });
  await report(second, `profiles/${him.id}`, { reason: 'under_age' });
  const review = await reviewOf(him);
  expect((await queue()).filter(({ profile }) => profile.publicId === him.id)).toHaveLength(1);
  expect(hoursLeft(review)).toBe(2);

  const { reported } = await read(review);
  expect(reported).toMatchObject({
    kind: 'profile',
    against: { reports: 2, reporters: 2, upheld: 0 },
    profile: { id: him.id, bio: 'Send me money.' },
  });
  expect(reported.reports).toMatchObject([
    { reasons: ['under_age'], note: null, reporter: { publicId: second.id } },
    { reasons: ['money', 'fake'], note: 'He asked for a loan.', reporter: { publicId: her.id } },
  ]);

  expect((await decide(first, 'rejected', 'Confirmed.')).status).toBe(409);
  expect((await decide(review, 'rejected')).body.data.fields.note.message).toBe('Please enter a note.');
  expect((await decide(review, 'rejected', 'Confirmed by phone.')).status).toBe(200);
  expect(await reviewOf(him)).toBeUndefined();
  for (const reporter of [her, second])
    expect(await bellOf(reporter)).toContain(
      "We've checked your report about a profile. You were right. Thank you",
    );
  expect(await bellOf(him)).toEqual([]);
  expect((await him.browser.get('/api/reviews')).body).toEqual([]);

  const audit = await site.app.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'role'])
    .where((where) => where(where.val(him.id), '=', where.fn.any('subject_ids')))
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { action: 'read', reason: null, role: 'moderator' },
    { action: 'uphold', reason: null, role: 'moderator' },
  ]);
  // After a decision, a new report is a new one.
  expect((await report(her, `profiles/${him.id}`)).status).toBe(200);
  expect((await read(await reviewOf(him))).reported.against).toMatchObject({ reports: 3, upheld: 2 });
  await decide(await reviewOf(him), 'approved');
  expect(await bellOf(her)).toContain(
    "We've checked your report about a profile. We found nothing against our rules",
  );
});

test('the waiting reports about one person are one entry of the queue, which leads from one to the other', async () => {
  const [her, him] = [await addMember(site), await addMember(site)];
  const photo = await addPhoto(site, him.browser, 41);
  const waiting = async () => (await meera.get('/api/staff/reviews')).body.waiting as number;
  const before = await waiting();
  expect((await report(her, `profiles/${him.id}`, { reason: 'fake' })).status).toBe(200);
  expect(await reviewOf(him)).toMatchObject({ together: 1 });
  // An urgent one comes first.
  expect((await report(her, `photos/${photo}`, { reason: 'under_age' })).status).toBe(200);
  const entries = async () => (await queue()).filter(({ profile }) => profile.publicId === him.id);
  const [entry, ...others] = await entries();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ together: 2 });
  expect(await waiting()).toBe(before + 1);
  const opened = await read(entry!);
  expect(opened.reported.kind).toBe('photo');
  expect(opened.together).toMatchObject([{ reported: 'profile', state: 'waiting' }]);
  expect((await read(opened.together[0])).together).toMatchObject([{ id: entry!.id, reported: 'photo' }]);

  // Whoever takes one has them all.
  await meera.put(`/api/staff/reviews/${entry!.id}/claim`, { claimedAt: null });
  expect((await read(opened.together[0])).review).toMatchObject({ mine: true });

  expect((await decide(entry!, 'approved')).status).toBe(200);
  const [left] = await entries();
  expect(left).toMatchObject({ id: opened.together[0].id, together: 1 });
  expect((await decide(left!, 'approved')).status).toBe(200);
  expect(await entries()).toEqual([]);
  expect(await waiting()).toBe(before);
});

test('what is reported must be visible, somebody else, and have a reason; a blocked one can be reported, too', async () => {
  const { her, him } = await addCouple(site);
  expect((await report(her, `profiles/${her.id}`)).status).toBe(409);
  expect((await report(her, 'profiles/P999999')).status).toBe(404);
  const wrong = await report(her, `profiles/${him.id}`, { reason: 'dull', note: 'x'.repeat(1001) });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.data.fields).toSorted()).toEqual(['note', 'reason']);
  expect((await report(her, `profiles/${him.id}`, { reason: 'harassment', block: true })).body).toEqual({
    blocked: true,
  });
  expect((await her.browser.get(`/api/profiles/${him.id}`)).status).toBe(404);
  expect((await report(her, `profiles/${him.id}`, { reason: 'money' })).status).toBe(200);
  expect((await report(him, `profiles/${her.id}`)).status).toBe(404);
  expect((await site.visitor().put(`/api/profiles/${him.id}/report`, { reason: 'fake' })).status).toBe(401);
});

test('several managers, or clicks, at once file one report; too many in an hour are refused', async () => {
  const { her, him } = await addCouple(site);
  const answers = await Promise.all([1, 2, 3, 4].map(() => report(her, `profiles/${him.id}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await read(await reviewOf(him))).reported.reports).toHaveLength(1);
  const men = await Promise.all(
    Array.from({ length: 10 }, () => addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' })),
  );
  const more = [];
  for (const man of men) more.push((await report(her, `profiles/${man.id}`)).status);
  expect(more).toEqual([...Array(9).fill(200), 429]);
});

describe('a photo', () => {
  test('is kept as it stood, for staff alone, until the reported profile is gone', async () => {
    const { her, him } = await addCouple(site);
    const photo = await addPhoto(site, him.browser, 1);
    expect((await report(her, `photos/${photo}`, { reason: 'stolen_photo' })).status).toBe(200);
    expect((await report(her, `photos/${randomUUID()}`, { reason: 'obscene' })).status).toBe(404);
    expect((await report(him, `photos/${photo}`, { reason: 'obscene' })).status).toBe(409);
    expect((await him.browser.delete(`/api/me/photos/${photo}`)).status).toBe(200);
    await removeFiles(site.app);

    const { reported } = await read(await reviewOf(him));
    const [{ photo: address }] = reported.reports;
    const kept = await meera.get(address);
    expect(kept.status).toBe(200);
    for (const browser of [her.browser, him.browser, site.visitor()])
      expect((await browser.get(address)).status).toBe(404);
    const { storage_key } = await site.app.db
      .selectFrom('reports')
      .select('storage_key')
      .where('reported_id', '=', him.key)
      .executeTakeFirstOrThrow();
    expect(await site.app.storage.size(`${storage_key}/whole.jpg`)).not.toBeNull();
    await site.app.db.deleteFrom('profiles').where('id', '=', him.key).execute();
    await removeFiles(site.app);
    expect(await site.app.storage.size(`${storage_key}/whole.jpg`)).toBeNull();
  });
});

describe('the copy of a photo', () => {
  const copiesOf = async ({ key }: Side) => {
    const rows = await site.app.db
      .selectFrom('reports')
      .select('storage_key')
      .where('reported_id', '=', key)
      .execute();
    return rows.flatMap(({ storage_key }) => storage_key ?? []);
  };

  test('goes when the report is dismissed, and some months after it was upheld', async () => {
    const { her, him } = await addCouple(site);
    const photo = await addPhoto(site, him.browser, 2);
    await report(her, `photos/${photo}`, { reason: 'stolen_photo' });
    const [dismissed] = await copiesOf(him);
    const review = await reviewOf(him);
    expect((await decide(review, 'approved')).status).toBe(200);
    await removeFiles(site.app);
    expect(await site.app.storage.size(`${dismissed}/whole.jpg`)).toBeNull();
    expect((await read(review)).reported.reports).toMatchObject([{ photo: null }]);

    await report(her, `photos/${photo}`, { reason: 'obscene' });
    expect((await decide(await reviewOf(him), 'rejected', 'Taken from a magazine.')).status).toBe(200);
    const [upheld] = await copiesOf(him);
    const work = async (days: number) => {
      site.travel(days);
      await site.app.pool.query(`select graphile_worker.add_job('remove_report_copies', '{}')`);
      await site.workOff();
      await removeFiles(site.app);
      site.travel(-days);
      return (await site.app.storage.size(`${upheld}/whole.jpg`)) !== null;
    };
    const { reportDays } = usualRetention;
    expect([await work(reportDays - 1), await work(reportDays + 1)]).toEqual([true, false]);
    expect(await copiesOf(him)).toEqual([]);
  });
});

test('of more than fifty reports the first one is shown, too: it has what was reported as it stood first', async () => {
  const { her, him } = await addCouple(site);
  await report(her, `profiles/${him.id}`, { reason: 'money', note: 'The first.' });
  await site.app.pool.query(
    `insert into reports (subject_kind, subject_id, reported_id, reporter_id, reasons, snapshot, filed_at)
     select subject_kind, subject_id, reported_id, null, '{fake}',
       jsonb_set(snapshot, '{profile,bio}', '"Changed since."'), filed_at + n * interval '1 second'
     from reports, generate_series(1, 60) n where reported_id = $1`,
    [him.key],
  );
  const { reported } = await read(await reviewOf(him));
  expect(reported.reports).toHaveLength(50);
  expect(reported.reports.at(-1)).toMatchObject({ note: 'The first.' });
  expect(reported.profile.bio).not.toBe('Changed since.');
});

describe('a message', () => {
  async function addTalking() {
    const { her, him } = await addCouple(site);
    await connect(her, him);
    await site.give(await site.accountOf(him.key), 'Gold', -1, 5);
    const begun = await him.browser.put(`/api/profiles/${her.id}/conversation`, {
      message: randomUUID(),
      body: 'Namaste',
    });
    return { her, him, id: begun.body.conversation as string };
  }
  const write = async (actor: Side, id: string, body: string) =>
    (await actor.browser.put(`/api/conversations/${id}/messages/${randomUUID()}`, { body })).body
      .id as string;

  test('is reported with its neighbours, also by whom its writer has blocked since', async () => {
    const { her, him, id } = await addTalking();
    const mine = await write(her, id, 'Who are you?');
    const bad = await write(him, id, 'Send me 9822012345 rupees');
    await write(her, id, 'No');
    await him.browser.put(`/api/blocks/${her.id}`);
    const address = `conversations/${id}/messages`;
    expect((await report(her, `${address}/${bad}`, { reason: 'money', block: true })).status).toBe(200);
    expect((await report(her, `${address}/${mine}`, { reason: 'money' })).status).toBe(409);
    expect((await report(her, `${address}/${randomUUID()}`, { reason: 'money' })).status).toBe(404);
    const stranger = await addMember(site);
    expect((await report(stranger, `${address}/${bad}`, { reason: 'money' })).status).toBe(404);

    const { reported } = await read(await reviewOf(him));
    expect(reported).toMatchObject({ kind: 'message', message: bad });
    expect(
      reported.messages.map(({ reported: theirs, body }: { reported: boolean; body: string }) => [
        theirs,
        body,
      ]),
    ).toEqual([
      [true, 'Namaste'],
      [false, 'Who are you?'],
      [true, 'Send me 9822012345 rupees'],
      [false, 'No'],
    ]);
    expect((await her.browser.get('/api/blocks')).body.blocked).toMatchObject([{ id: him.id }]);

    // Whoever deletes their profile leaves no word of their own.
    await site.app.db.deleteFrom('profiles').where('id', '=', her.key).execute();
    const after = (await read(await reviewOf(him))).reported;
    expect(after.messages.map(({ body }: { body: string }) => body)).toEqual([
      'Namaste',
      'Send me 9822012345 rupees',
    ]);
    expect(after.reports).toMatchObject([{ reporter: null, note: null }]);
  });
});
