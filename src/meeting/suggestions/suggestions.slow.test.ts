import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';

let site: Test;
let clerk: Browser;
beforeAll(async () => {
  site = await openTest();
  clerk = await addStaff(site, 'Lata Menon', 'support');
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
const note = 'Both families come from Pune. Please have a look.';
const suggest = (one: Side, other: Side, actor = clerk) =>
  actor.post('/api/staff/suggested-matches', { one: one.id, other: other.id, note });
const compare = (one: Side, other: Side) => clerk.get(`/api/staff/members/${one.id}/matches/${other.id}`);
const shown = async (side: Side) => (await side.browser.get('/api/suggested-matches')).body.suggestions;
const decline = (side: Side, id: string, body: object = {}) =>
  side.browser.put(`/api/suggested-matches/${id}/refusal`, body);
const interested = (side: Side, other: Side) => side.browser.put(`/api/profiles/${other.id}/interest`);
const withdraw = (id: string) => clerk.put(`/api/staff/suggested-matches/${id}/withdrawal`);

/** Returns a suggestion as in the clerk's list, and its state. */
async function listed(id: string) {
  for (const state of ['open', 'answered', 'withdrawn']) {
    const { body } = await clerk.get(`/api/staff/suggested-matches?state=${state}`);
    const found = body.items.find((one: { id: string }) => one.id === id);
    if (found) return found;
  }
}
const replies = async (id: string) => {
  const { state, sides } = await listed(id);
  return [state, ...sides.map(({ reply }: { reply: string | null }) => reply)];
};

async function suggested() {
  const { her, him } = await addCouple(site);
  const { status, body } = await suggest(her, him);
  expect(status).toBe(200);
  return { her, him, id: body.id as string };
}

describe('a suggested match', () => {
  test('is in both inboxes with its note, and both are notified', async () => {
    const { her, him, id } = await suggested();
    expect(await shown(her)).toMatchObject([
      { id, note, profile: { id: him.id, name: 'Aditya Joshi', interest: null } },
    ]);
    expect(await shown(him)).toMatchObject([{ id, note, profile: { id: her.id } }]);
    expect(await listed(id)).toMatchObject({
      ...{ state: 'open', note, sentBy: 'Lata Menon', mine: true, withdrawable: true },
      sides: [{ id: her.id, reply: null }, { id: him.id }],
    });
    const { notifications } = (await him.browser.get('/api/notifications')).body;
    expect(notifications).toMatchObject([
      { kind: 'suggestion_received', text: 'Our team suggests a match: Nandini Deshpande' },
    ]);
  });

  test('becomes an ordinary accepted interest when both are interested', async () => {
    const { her, him, id } = await suggested();
    expect((await interested(her, him)).body).toMatchObject({ state: 'pending', sent: true });
    expect(await shown(her)).toEqual([]);
    expect(await replies(id)).toEqual(['open', 'interested', null]);
    // Each one's page for the staff has it from its own side; a role that does not suggest has none.
    const onPage = async (whom: Side, actor = clerk) =>
      (await actor.get(`/api/staff/members/${whom.id}`)).body.suggestions;
    const common = { id, state: 'open', sentBy: 'Lata Menon' };
    expect(await onPage(her)).toMatchObject([
      { ...common, reply: 'interested', other: { id: him.id, name: 'Aditya Joshi', reply: null } },
    ]);
    expect(await onPage(him)).toMatchObject([
      { ...common, reply: null, other: { id: her.id, reply: 'interested' } },
    ]);
    expect(await onPage(her, await addStaff(site, 'Gauri Shah', 'finance'))).toBeNull();
    expect((await withdraw(id)).status).toBe(409);
    expect(await shown(him)).toMatchObject([
      { id, profile: { interest: { state: 'pending', sent: false } } },
    ]);
    expect((await interested(him, her)).body).toMatchObject({ state: 'accepted' });
    expect(await replies(id)).toEqual(['answered', 'interested', 'interested']);
    expect(await shown(him)).toEqual([]);
    expect((await decline(him, id)).status).toBe(409);
  });

  test('is open again when an acceptance is undone, and declined with the interest', async () => {
    const { her, him, id } = await suggested();
    const interest = (await interested(her, him)).body.id;
    await him.browser.put(`/api/interests/${interest}/acceptance`);
    expect(await replies(id)).toEqual(['answered', 'interested', 'interested']);
    await him.browser.delete(`/api/interests/${interest}/acceptance`);
    expect(await replies(id)).toEqual(['open', 'interested', null]);
    await him.browser.put(`/api/interests/${interest}/refusal`);
    expect(await replies(id)).toEqual(['answered', 'interested', 'declined']);
  });

  test('that one declines stays with the other, who learns nothing; the reason is for the clerk', async () => {
    const { her, him, id } = await suggested();
    const before = await shown(him);
    expect((await decline(her, id, { reason: ' Too far away. ' })).status).toBe(200);
    expect((await decline(her, id)).status).toBe(200);
    expect(await shown(her)).toEqual([]);
    expect(await shown(him)).toEqual(before);
    expect(await listed(id)).toMatchObject({
      state: 'open',
      withdrawable: false,
      sides: [
        { id: her.id, reply: 'declined', reason: 'Too far away.', repliedAt: expect.any(String) },
        { id: him.id, reply: null, reason: null },
      ],
    });
    const own = JSON.stringify([
      await him.browser.get('/api/notifications'),
      await him.browser.get('/api/me'),
    ]);
    expect(own).not.toMatch(/declined|Too far/);
    // Suggesting it once more would bother the family again.
    await decline(him, id);
    expect((await suggest(her, him)).body).toMatchObject({
      data: { reason: { code: 'suggestion_declined' } },
    });
    // She has changed her mind.
    await interested(her, him);
    expect(await replies(id)).toEqual(['answered', 'interested', 'declined']);
  });

  test('can be withdrawn until somebody replies, and is gone then', async () => {
    const { her, him, id } = await suggested();
    expect((await withdraw(id)).body).toMatchObject({ state: 'withdrawn', withdrawable: false });
    expect((await withdraw(id)).status).toBe(200);
    expect([await shown(her), await shown(him)]).toEqual([[], []]);
    expect((await decline(her, id)).status).toBe(404);
    expect((await her.browser.get('/api/notifications')).body.notifications).toEqual([]);
    expect((await suggest(him, her)).status).toBe(200);
  });
});

describe('who may not be suggested', () => {
  test.each<[string, (her: Side, him: Side) => Promise<unknown>]>([
    ['suggestion_blocked', (her, him) => him.browser.put(`/api/blocks/${her.id}`)],
    ['suggestion_not_shown', (her) => hide(her)],
    ['suggestion_interest', (her, him) => interested(her, him)],
    ['suggestion_interest', (her, him) => connect(her, him)],
    ['suggestion_open', (her, him) => suggest(him, her)],
    [
      'suggestion_same_account',
      async (her, him) =>
        site.app.pool.query(
          `insert into profile_managers (profile_id, account_id, role, accepted_at) values ($1, $2, 'manager', now())`,
          [her.key, await site.accountOf(him.key)],
        ),
    ],
    [
      'suggestion_same_gender',
      (her) => site.app.pool.query(`update profiles set gender = 'male' where id = $1`, [her.key]),
    ],
  ])('%s, and the comparison is refused alike', async (reason, prepare) => {
    const { her, him } = await addCouple(site);
    await prepare(her, him);
    for (const answer of [await suggest(her, him), await compare(him, her)]) {
      expect(answer).toMatchObject({ status: 409, body: { data: { reason: { code: reason } } } });
    }
  });

  test('oneself, and somebody unknown', async () => {
    const her = await addMember(site);
    expect((await suggest(her, her)).body).toMatchObject({ data: { reason: { code: 'suggestion_same' } } });
    expect((await suggest(her, { ...her, id: 'P999999' })).status).toBe(404);
    const { status, body } = await clerk.post('/api/staff/suggested-matches', {
      one: her.id,
      other: 'P002',
      note: ' ',
    });
    expect([status, Object.keys(body.data.fields)]).toEqual([422, ['note']]);
  });

  test('of two clerks at once, one suggests', async () => {
    const { her, him } = await addCouple(site);
    const other = await addStaff(site, 'Ravi Nair', 'support');
    const answers = await Promise.all([suggest(her, him), suggest(him, her, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await shown(her)).toHaveLength(1);
  });

  test('a reply and a withdrawal at once leave one of them', async () => {
    const { her, id } = await suggested();
    const [declined, withdrawn] = await Promise.all([decline(her, id), withdraw(id)]);
    const { state } = await listed(id);
    expect([declined.status, withdrawn.status, state]).toEqual(
      state === 'withdrawn' ? [404, 200, 'withdrawn'] : [200, 409, 'open'],
    );
  });
});

const hide = (side: Side) => side.browser.put('/api/my-profile/hiding', { reason: 'break' });

describe('a suggested profile disappears for the other', () => {
  test.each<[string, (her: Side, him: Side) => Promise<unknown>]>([
    ['when it blocks', (her, him) => her.browser.put(`/api/blocks/${him.id}`)],
    ['when it is blocked', (her, him) => him.browser.put(`/api/blocks/${her.id}`)],
    ['when it hides', (her) => hide(her)],
    [
      'when it is suspended',
      async (her) => {
        const admin = await site.as('admin');
        const reason = { reason: 'fake', days: 7, message: null, note: 'Seen' };
        return admin.put(`/api/staff/members/${her.id}/suspension`, reason);
      },
    ],
  ])('%s', async (_, change) => {
    const { her, him, id } = await suggested();
    const { status } = (await change(her, him)) as { status: number };
    expect(status).toBe(200);
    expect(await shown(him)).toEqual([]);
    expect((await him.browser.get('/api/notifications')).body.notifications).toEqual([]);
    expect((await decline(him, id)).status).toBe(404);
  });

  test('when it is deleted, and for the team too', async () => {
    const { her, him, id } = await suggested();
    const profiles = [{ id: her.id, outcome: 'delete' }];
    const sent = { password: 'a quiet river 7', reason: 'married_elsewhere', profiles };
    expect((await her.browser.post('/api/me/deletion', sent)).status).toBe(200);
    expect(await shown(him)).toEqual([]);
    expect(await listed(id)).toBeUndefined();
  });
});

test("another's suggestion is not found, and only a role with the capability may suggest", async () => {
  const { her, him, id } = await suggested();
  const stranger = await addMember(site);
  expect((await decline(stranger, id)).status).toBe(404);
  expect((await her.browser.get('/api/staff/suggested-matches')).status).toBe(404);
  const finance = await addStaff(site, 'Meera Kulkarni', 'finance');
  expect((await suggest(her, him, finance)).status).toBe(403);
  expect((await finance.get('/api/staff/suggested-matches')).status).toBe(403);
});

test('the comparison has each wish, whether it is met, and what the other states', async () => {
  const { her, him } = await addCouple(site);
  await site.app.pool.query(
    `insert into preferences (profile_id, age_min, age_max, cities) values ($1, 20, 25, '{Pune}')
     on conflict (profile_id) do update set age_min = 20, age_max = 25, cities = '{Pune}'`,
    [her.key],
  );
  await site.app.pool.query(`update profiles set city = 'Pune' where id = $1`, [him.key]);
  const { people } = (await compare(her, him)).body;
  expect(people).toMatchObject([
    {
      id: her.id,
      preferences: { ageMin: 20, cities: ['Pune'] },
      wishes: [
        { wish: 'age', met: false, fact: { value: people[1].age } },
        { wish: 'place', met: true, fact: { value: 'Pune', of: 'city' } },
      ],
    },
    { id: him.id, wishes: [] },
  ]);
});

test('what is written goes to the audit log, without the note', async () => {
  const { her, him, id } = await suggested();
  await withdraw(id);
  const rows = await site.app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'subject_ids'])
    .where('subject_kind', '=', 'suggestion')
    .where('action', '<>', 'read')
    .orderBy('id')
    .execute();
  expect(rows.slice(-2)).toEqual([
    { action: 'create', subject_ids: [id], before: null, after: { profiles: [her.id, him.id] } },
    { action: 'withdraw', subject_ids: [id], before: { state: 'open' }, after: { state: 'withdrawn' } },
  ]);
});
