import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import type { Browser } from '../../../../../test/client.ts';
import { addManager } from '../../../../../test/managers.ts';
import { addMember, connect } from '../../../../../test/registration.ts';
import { begin, thread } from '../../../../../test/setup/messages.ts';
import { addStaff } from '../../../../../test/staff.ts';

let site: Test;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
const reason = 'Registered twice, says her mother on the phone';
const addHim = (name = 'Aditya Joshi') =>
  addMember(site, { name, gender: 'male', dateOfBirth: '1994-08-30' });
/** The same person, registered twice. */
const addTwice = async () => ({ kept: await addMember(site), duplicate: await addMember(site) });

const preview = (kept: { id: string }, duplicate: { id: string }) =>
  admin.get(`/api/staff/members/${kept.id}/merge?duplicate=${duplicate.id}`);
async function merge(kept: { id: string }, duplicate: { id: string }, changed: object = {}, as = admin) {
  const { version } = (await preview(kept, duplicate)).body;
  const sent = { duplicate: duplicate.id, name: 'Nandini Deshpande', reason, version, ...changed };
  return as.post(`/api/staff/members/${kept.id}/merge`, sent);
}
const refusal = async (kept: { id: string }, duplicate: { id: string }) => {
  const shown = (await preview(kept, duplicate)).body.refusal;
  const { status, body } = await merge(kept, duplicate);
  expect([status, body.data?.reason.code]).toEqual([409, shown]);
  return shown;
};
const one = async (text: string, values: unknown[]) => (await site.app.pool.query(text, values)).rows[0];

describe('a merge', () => {
  test('moves what others know and what was paid; who managed the duplicate manages the other, and both read of it', async () => {
    const { kept, duplicate } = await addTwice();
    const him = await addHim();
    await connect(him, duplicate);
    await site.give(await site.accountOf(him.key), 'Gold', -1, 5);
    const conversation = (await begin(him, duplicate, 'Namaste from Pune')).body.conversation as string;
    const liked = await addHim('Rohan Kale');
    await duplicate.browser.put(`/api/profiles/${liked.id}/shortlisting`, {});
    const blocked = await addHim('Vikram Rao');
    await duplicate.browser.put(`/api/blocks/${blocked.id}`);
    await site.giveTo(duplicate.key, 'Diamond', -10, 50);
    await duplicate.browser.put(`/api/profiles/${liked.id}/report`, { reason: 'fake' });
    await admin.post(`/api/staff/members/${duplicate.id}/notes`, { text: 'Called her mother.' });
    await site.workOff();
    site.mail.length = 0;

    const shown = (await preview(kept, duplicate)).body;
    expect(shown).toMatchObject({
      kept: { id: kept.id },
      duplicate: { id: duplicate.id },
      refusal: null,
      moved: {
        managers: 1,
        interests: 1,
        conversations: 1,
        shortlisted: 1,
        blocks: 1,
        plans: 1,
        reports: 1,
        notes: 1,
      },
      left: { photos: 0, documents: 0 },
    });
    expect((await merge(kept, duplicate)).status).toBe(200);

    expect((await site.visitor().get(`/api/profiles/${duplicate.id}`)).status).toBe(404);
    expect((await admin.get(`/api/staff/members/${duplicate.id}`)).status).toBe(404);
    // He is connected with the one that stays, and reads what he wrote.
    expect((await him.browser.put(`/api/profiles/${kept.id}/interest`)).body.state).toBe('accepted');
    expect(await thread(kept, conversation)).toMatchObject([{ mine: false, body: 'Namaste from Pune' }]);
    expect((await kept.browser.get('/api/unread-messages')).body.unread).toBe(1);
    expect((await kept.browser.get('/api/shortlist/ids')).body.ids).toEqual([liked.id]);
    expect((await kept.browser.get(`/api/profiles/${blocked.id}`)).status).toBe(404);
    expect((await blocked.browser.get(`/api/profiles/${kept.id}`)).status).toBe(404);
    const page = (await admin.get(`/api/staff/members/${kept.id}`)).body;
    expect(page).toMatchObject({
      member: { plan: 'Diamond' },
      managers: [{ role: 'owner' }, { role: 'owner' }],
      notes: [{ text: 'Called her mother.' }],
      reports: [{ against: false, other: { id: liked.id } }],
    });
    // Her second login opens the profile that stays.
    const second = (await duplicate.browser.get('/api/me')).body.viewer;
    expect(second.profile.id).toBe(kept.id);
    await site.workOff();
    const mails = site.mail.filter(({ subject }) => /two profiles .* are now one/.test(subject));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([kept.email, duplicate.email].toSorted());
    const bell = (await duplicate.browser.get('/api/notifications')).body.notifications;
    expect(bell.map(({ text }: { text: string }) => text)).toContain("Nandini's two profiles are now one");
  });

  test('of interests in the same person keeps the one that went further, and joins the messages of both', async () => {
    const { kept, duplicate } = await addTwice();
    const him = await addHim();
    const other = await addHim('Rohan Kale');
    await site.give(await site.accountOf(him.key), 'Gold', -1, 5);
    await connect(him, duplicate);
    await connect(him, kept);
    await connect(other, duplicate);
    await kept.browser.put(`/api/profiles/${other.id}/interest`);
    await begin(him, duplicate, 'First, to the other one');
    const { conversation } = (await begin(him, kept, 'Then here')).body;
    expect((await merge(kept, duplicate)).status).toBe(200);
    expect((await thread(kept, conversation)).map(({ body }) => body)).toEqual([
      'First, to the other one',
      'Then here',
    ]);
    expect((await kept.browser.get('/api/unread-messages')).body.unread).toBe(2);
    expect((await him.browser.get('/api/conversations')).body.conversations).toHaveLength(1);
    expect((await kept.browser.put(`/api/profiles/${other.id}/interest`)).body.state).toBe('accepted');
    const { n } = await one('select count(*)::int as n from interests where $1 in (sender_id, receiver_id)', [
      kept.key,
    ]);
    expect(n).toBe(2);
  });

  test('takes the account of a family that never claimed the duplicate, keeps a copy, and writes both ids into the audit log', async () => {
    const kept = await addMember(site);
    const clerk = await addStaff(site, 'Lata Menon', 'support');
    const walkIn = await clerk.post('/api/staff/walk-ins', {
      ...{ profileFor: 'daughter', name: 'Nandini Deshpande', gender: 'female', dateOfBirth: '1997-04-12' },
      ...{ religion: 'hindu', motherTongue: 'mr', email: 'deshpande.desk@example.com', phone: '9822033344' },
      send: true,
    });
    const duplicate = { id: walkIn.body.id as string };
    expect(await refusal(duplicate, kept)).toBe('merge_unclaimed');
    const account = await site.accountOf(await site.idOf(duplicate.id));
    const before = (await one('select count(*)::int as n from sealed_copies', [])).n;
    expect((await merge(kept, duplicate)).status).toBe(200);
    expect(await one('select from accounts where id = $1', [account])).toBeUndefined();
    expect((await one('select count(*)::int as n from sealed_copies', [])).n).toBe(before + 1);
    const page = (await admin.get(`/api/staff/members/${kept.id}`)).body;
    expect(page.managers).toHaveLength(1);
    const { rows } = await site.app.pool.query(
      `select subject_ids, reason, after from audit_log where action = 'merge' and subject_ids @> array[$1]`,
      [duplicate.id],
    );
    const after = { duplicate: duplicate.id, accounts: [account] };
    expect(rows).toEqual([{ subject_ids: [kept.id, duplicate.id], reason, after }]);
    const [act] = (await admin.get(`/api/staff/members/${kept.id}/history`)).body;
    expect(act).toMatchObject({ act: 'merge', actor: 'staff', reason });
  });

  test('gives nobody a higher role than they have there', async () => {
    const { kept, duplicate } = await addTwice();
    const account = await site.accountOf(duplicate.key);
    const row = { profile_id: kept.key, account_id: account, role: 'viewer', accepted_at: new Date() };
    await site.app.db.insertInto('profile_managers').values(row).execute();
    const brother = await addManager(site, duplicate.key, { relation: 'brother' });
    await merge(kept, duplicate);
    const { rows } = await site.app.pool.query(
      'select account_id, role, relation from profile_managers where profile_id = $1 order by account_id',
      [kept.key],
    );
    expect(rows).toMatchObject([
      { role: 'owner' },
      { account_id: account, role: 'viewer' },
      { account_id: brother.id, role: 'manager', relation: 'brother' },
    ]);
  });
});

describe('a merge is refused', () => {
  test('of a profile with itself, of a bride with a groom, of unknown ids', async () => {
    const { kept } = await addTwice();
    expect((await preview(kept, kept)).body.data.reason.code).toBe('merge_same');
    expect((await merge(kept, kept, { version: 'x' })).body.data.reason.code).toBe('merge_same');
    expect(await refusal(kept, await addHim('Nandini Deshpande'))).toBe('merge_gender');
    expect((await preview(kept, { id: 'PZZZZZZZZ1' })).status).toBe(404);
    expect((await preview({ id: 'PZZZZZZZZ1' }, kept)).status).toBe(404);
  });

  test('without the typed name or a reason, and to whoever may not delete', async () => {
    const { kept, duplicate } = await addTwice();
    const wrong = await merge(kept, duplicate, { name: 'Nandini' });
    expect([wrong.status, Object.keys(wrong.body.data.fields)]).toEqual([422, ['name']]);
    const silent = await merge(kept, duplicate, { reason: ' ' });
    expect([silent.status, Object.keys(silent.body.data.fields)]).toEqual([422, ['reason']]);
    const moderator = await addStaff(site, 'Meera', 'moderator');
    expect((await merge(kept, duplicate, {}, moderator)).status).toBe(403);
    expect((await merge(kept, duplicate, {}, kept.browser)).status).toBe(404);
    expect((await admin.get(`/api/staff/members/${duplicate.id}`)).status).toBe(200);
  });

  test('while a sanction, a deletion, two plans or two requests of a kind have to be settled first', async () => {
    const { kept, duplicate } = await addTwice();
    const address = (side: Side, act: string) => `/api/staff/members/${side.id}/${act}`;
    await admin.put(address(duplicate, 'suspension'), { reason: 'fake', days: 3 });
    expect(await refusal(kept, duplicate)).toBe('merge_suspended');
    await admin.put(address(duplicate, 'restoration'), { reason });
    const asked = { profile_id: duplicate.key, requested_at: new Date() };
    await site.app.db.insertInto('deletion_requests').values(asked).execute();
    expect(await refusal(kept, duplicate)).toBe('merge_deletion_asked');
    await site.app.db.deleteFrom('deletion_requests').where('profile_id', '=', duplicate.key).execute();
    await site.giveTo(kept.key, 'Gold', -1, 5);
    await site.giveTo(duplicate.key, 'Gold', 2, 9);
    expect(await refusal(kept, duplicate)).toBe('merge_plans');
    await site.app.pool.query('update memberships set ends_at = starts_at where profile_id = $1', [
      duplicate.key,
    ]);
    for (const { key } of [kept, duplicate]) {
      await site.app.pool.query(
        `insert into requests (profile_id, membership_id, entitlement, message, state, created_at, updated_at)
         select profile_id, id, 'priority_support', 'Please call.', 'open', now(), now() from memberships where profile_id = $1`,
        [key],
      );
    }
    expect(await refusal(kept, duplicate)).toBe('merge_requests');
    await site.app.pool.query(`update requests set state = 'done' where profile_id = $1`, [duplicate.key]);
    expect((await merge(kept, duplicate)).status).toBe(200);
  });

  test('when either has changed since the preview', async () => {
    const { kept, duplicate } = await addTwice();
    const { version } = (await preview(kept, duplicate)).body;
    await duplicate.browser.put(`/api/profiles/${(await addHim()).id}/interest`);
    const late = await merge(kept, duplicate, { version });
    expect([late.status, late.body.data.reason.code]).toEqual([409, 'merge_changed']);
  });

  test('to the second of two at once, also the other way round', async () => {
    const { kept, duplicate } = await addTwice();
    const both = await Promise.all([merge(kept, duplicate), merge(duplicate, kept)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const again = await addTwice();
    const same = await Promise.all([merge(again.kept, again.duplicate), merge(again.kept, again.duplicate)]);
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

test('what both reported stays one report of hers and one without a name; one of the other stays without its reporter', async () => {
  const { kept, duplicate } = await addTwice();
  const him = await addHim();
  for (const { browser } of [kept, duplicate]) {
    await browser.put(`/api/profiles/${him.id}/report`, { reason: 'fake' });
  }
  await him.browser.put(`/api/profiles/${duplicate.id}/report`, { reason: 'money' });
  await kept.browser.put(`/api/profiles/${duplicate.id}/report`, { reason: 'fake' });
  await site.workOff();
  expect((await merge(kept, duplicate)).status).toBe(200);
  const { rows } = await site.app.pool.query(
    'select reporter_id, reported_id from reports where $1 in (reporter_id, reported_id) or reported_id = $2 order by 2, 1',
    [kept.key, him.key],
  );
  expect(rows).toHaveLength(4);
  expect(rows).toEqual(
    expect.arrayContaining([
      { reporter_id: kept.key, reported_id: him.key },
      { reporter_id: null, reported_id: him.key },
      { reporter_id: him.key, reported_id: kept.key },
      { reporter_id: null, reported_id: kept.key },
    ]),
  );
  const waiting = (await admin.get('/api/staff/reviews?kind=report')).body.items;
  const about = waiting.filter(
    ({ profile }: { profile: { publicId: string } }) => profile.publicId === kept.id,
  );
  expect(about).toHaveLength(1);
  const shown = (await admin.get(`/api/staff/reviews/${about[0].id}`)).body;
  expect(shown.reported.reports).toHaveLength(2);
});
