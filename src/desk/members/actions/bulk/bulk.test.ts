import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import { addMember } from '../../../../../test/registration.ts';
import { addStaff } from '../../../../../test/staff.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const suspension = { reason: 'money', days: 7, message: null };

test('many are suspended one by one, what is refused for one stops no other, and it can be undone for ten minutes', async () => {
  const moderator = await addStaff(site, 'Meera Rao', 'moderator');
  const [one, two, three] = [await addMember(site), await addMember(site), await addMember(site)];
  const ids = [one.id, two.id, three.id];
  await moderator.put(`/api/staff/members/${two.id}/suspension`, suspension);
  site.travel(11 / 1440);

  const preview = (await moderator.post('/api/staff/bulk-previews', { act: 'suspend', ids })).body;
  expect(preview.items.map(({ leftOut }: { leftOut: string | null }) => leftOut)).toEqual([
    null,
    'suspended',
    null,
  ]);
  const { body } = await moderator.post('/api/staff/bulk-suspensions', {
    ids: [...ids, one.id],
    ...suspension,
  });
  expect(body.map(({ done }: { done: boolean }) => done)).toEqual([true, false, true]);
  expect(body[1].problem).toBeTruthy();
  expect((await one.browser.get('/api/me')).body.viewer).toBeNull();

  const undoable = (await moderator.get('/api/staff/undoable-suspensions')).body;
  expect(undoable.members.map(({ id }: { id: string }) => id).sort()).toEqual([one.id, three.id].sort());
  const colleague = await addStaff(site, 'Lata Menon', 'moderator');
  const undo = (actor: typeof moderator, who: string[]) =>
    actor.post('/api/staff/suspension-undos', { ids: who });
  expect((await undo(colleague, [one.id])).body[0].done).toBe(false);
  const undone = (await undo(moderator, [one.id, two.id])).body;
  expect(undone.map(({ done }: { done: boolean }) => done)).toEqual([true, false]);
  site.travel(11 / 1440);
  expect((await undo(moderator, [three.id])).body[0].done).toBe(false);
  const { rows } = await site.app.pool.query<{ action: string }>(
    "select action from audit_log where subject_ids @> $1::text[] and action <> 'read' order by id",
    [[one.id]],
  );
  expect(rows.map(({ action }) => action)).toEqual(['suspend', 'restore']);
});

test('undo is about the newest bulk suspension, not an earlier one, nor one on a page', async () => {
  const moderator = await addStaff(site, 'Nisha Pal', 'moderator');
  const [early, single, late] = [await addMember(site), await addMember(site), await addMember(site)];
  const suspend = (ids: string[]) => moderator.post('/api/staff/bulk-suspensions', { ids, ...suspension });
  const read = async () => (await moderator.get('/api/staff/undoable-suspensions')).body;
  expect(await read()).toBeNull();
  await moderator.put(`/api/staff/members/${single.id}/suspension`, suspension);
  expect(await read()).toBeNull();
  await suspend([early.id]);
  site.travel(1 / 1440);
  await suspend([late.id]);
  site.travel(1 / 1440);
  expect(await read()).toMatchObject({
    reason: 'money',
    members: [{ id: late.id }],
    suspendedAt: expect.stringMatching(/Z$/),
  });
  const ids = [early.id, single.id, late.id];
  const undone = (await moderator.post('/api/staff/suspension-undos', { ids })).body;
  expect(undone.map(({ done }: { done: boolean }) => done)).toEqual([false, false, true]);
  expect(await read()).toBeNull();
});

test('a profile that one of the staff manages is not suspended: no admin is locked out by it', async () => {
  const admin = await site.as('admin');
  const { id, key } = await addMember(site);
  const account = await site.accountOf(key);
  const person = { account_id: account, name: 'Usha Rane', role: 'admin' };
  await site.app.db.insertInto('staff').values(person).execute();
  const refused = await admin.put(`/api/staff/members/${id}/suspension`, suspension);
  expect([refused.status, refused.body.data.reason.code]).toEqual([409, 'member_is_staff']);
  const leftOut = async (act: string) =>
    (await admin.post('/api/staff/bulk-previews', { act, ids: [id] })).body.items[0].leftOut;
  expect(await leftOut('suspend')).toBe('staff');
  expect(await leftOut('warn')).toBeNull();
  expect((await admin.post('/api/staff/bulk-suspensions', { ids: [id], ...suspension })).body[0].done).toBe(
    false,
  );
  await site.app.db
    .updateTable('staff')
    .set({ ended_at: new Date() })
    .where('account_id', '=', account)
    .execute();
  expect(await leftOut('suspend')).toBeNull();
  expect((await admin.put(`/api/staff/members/${id}/suspension`, suspension)).status).toBe(200);
});

test('all that match the filters are at most 200, and 201 named ones are refused', async () => {
  const admin = await site.as('admin');
  const { body } = await admin.post('/api/staff/bulk-previews', { act: 'warn', filters: { q: 'Nandini' } });
  expect(body.items.length).toBeGreaterThan(0);
  // Also as the name is written in other scripts.
  const names: string[] = body.items.map(({ name }: { name: string }) => name);
  expect(names.some((name) => name.includes('Nandini'))).toBe(true);
  expect(names.filter((name) => /Aditya|Asha|Rohan/.test(name))).toEqual([]);
  const ids = Array.from({ length: 201 }, (_, n) => `P${n}`);
  expect((await admin.post('/api/staff/bulk-restorations', { ids, reason: 'All' })).status).toBe(422);
  expect((await admin.post('/api/staff/bulk-previews', { act: 'warn', ids: [] })).status).toBe(422);
});

test('the verification email goes again to who has not verified, three times an hour', async () => {
  const support = await addStaff(site, 'Hema Nair', 'support');
  const { id, key } = await addMember(site);
  const account = await site.accountOf(key);
  const send = async () =>
    (await support.post('/api/staff/bulk-verification-emails', { ids: [id] })).body[0].done;
  expect(await send()).toBe(false);
  await site.app.db
    .updateTable('accounts')
    .set({ email_verified_at: null })
    .where('id', '=', account)
    .execute();
  expect([await send(), await send(), await send(), await send()]).toEqual([true, true, true, false]);
  await site.workOff();
  expect(site.mail.filter(({ subject }) => subject.startsWith('Verify your email'))).toHaveLength(3);
  expect((await support.post('/api/staff/bulk-suspensions', { ids: [id], ...suspension })).status).toBe(403);
});
