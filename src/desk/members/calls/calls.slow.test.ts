import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';
import { profileParts } from '../../../care/personal-data/parts/profileParts.ts';
import { staffRoles } from '../../../kit/shared/api/capabilities.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../../kit/shared/time/durations.ts';

let site: Test;
let lata: Browser;
beforeAll(async () => {
  site = await openTest();
  lata = await addStaff(site, 'Lata Menon', 'support');
});
afterAll(() => site.close());

type Call = { id: string; note: string | null; author: string | null; removableUntil: string | null };

const talked = { direction: 'outgoing', person: 'mother', outcome: 'talked' };
const callBack = { direction: 'incoming', person: 'father', outcome: 'call_back' };

const now = () => site.app.clock().getTime();
const before = (ms: number) => new Date(now() - ms).toISOString();
const day = (days: number) => dayInIndia(new Date(now() + days * DAY_MS));
const callsOf = (member: { id: string }) => `/api/staff/members/${member.id}/calls`;
const listOf = async (member: { id: string }, browser = lata): Promise<Call[]> =>
  (await browser.get(callsOf(member))).body.items;
const fieldsOf = (body: { data: { fields: object } }) => Object.keys(body.data.fields);
const dueFor = async (browser: Browser) => (await browser.get('/api/staff/dashboard')).body.attention.calls;

async function acts(id: string) {
  const { rows } = await site.app.pool.query(
    `select action, before, after from audit_log
     where subject_ids = array[$1] and action in ('call', 'remove_call') order by id`,
    [id],
  );
  return rows;
}

describe('the calls of a member', () => {
  test('are recorded and listed newest first, whenever they were recorded', async () => {
    const her = await addMember(site);
    expect(await listOf(her)).toEqual([]);
    const first = await lata.post(callsOf(her), { ...talked, note: '  Prefers Pune.\nCalls after six.  ' });
    expect([first.status, first.body]).toEqual([
      200,
      {
        id: expect.any(String),
        calledAt: expect.any(String),
        ...talked,
        callBackOn: null,
        note: 'Prefers Pune.\nCalls after six.',
        author: 'Lata Menon',
        removableUntil: expect.any(String),
      },
    ]);
    expect(Math.abs(now() - new Date(first.body.calledAt).getTime())).toBeLessThan(MINUTE_MS);
    const earlier = before(2 * DAY_MS);
    await lata.post(callsOf(her), { ...callBack, calledAt: earlier, callBackOn: day(3), note: ' ' });
    expect(await listOf(her)).toMatchObject([
      { ...talked },
      { ...callBack, calledAt: earlier, callBackOn: day(3), note: null },
    ]);
    // Other members have calls of their own.
    const other = await addMember(site);
    expect(await listOf(other)).toEqual([]);
    expect(await acts(her.id)).toMatchObject([
      { action: 'call', after: { call: first.body.id } },
      { action: 'call' },
    ]);
    expect(JSON.stringify(await acts(her.id))).not.toContain('Pune');
    const { body: history } = await lata.get(`/api/staff/members/${her.id}/history`);
    expect(history[0]).toMatchObject({ act: 'call', actor: 'staff', name: 'Lata Menon' });
  });

  test('are read and recorded by whoever may write notes, and by nobody else', async () => {
    const her = await addMember(site);
    const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
    const { body: call } = await lata.post(callsOf(her), { ...talked, note: 'For colleagues alone' });
    for (const role of staffRoles) {
      const one = await addStaff(site, `One of ${role}`, role);
      const status = role === 'editor' ? 403 : 200;
      expect([role, (await one.get(callsOf(her))).status]).toEqual([role, status]);
      expect([role, (await one.post(callsOf(her), talked)).status]).toEqual([role, status]);
      const noted = await one.post(`/api/staff/members/${her.id}/notes`, { text: 'As with notes' });
      expect([role, noted.status]).toEqual([role, status]);
    }
    for (const [one, status] of [
      [her.browser, 404],
      [him.browser, 404],
      [site.visitor(), 404],
    ] as const) {
      expect((await one.get(callsOf(her))).status).toBe(status);
      expect((await one.post(callsOf(her), talked)).status).toBe(status);
      expect((await one.delete(`${callsOf(her)}/${call.id}`)).status).toBe(status);
    }
    expect(JSON.stringify((await her.browser.get('/api/my-profile')).body)).not.toContain('colleagues alone');
    for (const id of ['PNOBODY1', 'not-an-id']) {
      expect((await lata.get(callsOf({ id }))).status).toBe(404);
      expect((await lata.post(callsOf({ id }), talked)).status).toBe(404);
    }
  });

  test('are of the last 30 days, and never of the future', async () => {
    const her = await addMember(site);
    const wrong: [object, string][] = [
      [{ ...talked, calledAt: before(-60 * MINUTE_MS) }, 'calledAt'],
      [{ ...talked, calledAt: before(30 * DAY_MS + MINUTE_MS) }, 'calledAt'],
      [{ ...talked, calledAt: '0001-01-01T00:00:00Z' }, 'calledAt'],
      [{ ...talked, calledAt: 'yesterday' }, 'calledAt'],
      [{ ...talked, direction: 'sideways' }, 'direction'],
      [{ ...talked, person: 'neighbour' }, 'person'],
      [{ ...talked, outcome: 'married' }, 'outcome'],
      [{ ...talked, callBackOn: day(1) }, 'callBackOn'],
      [callBack, 'callBackOn'],
      [{ ...callBack, callBackOn: '2026-02-30' }, 'callBackOn'],
      [{ ...callBack, callBackOn: day(-1) }, 'callBackOn'],
      [{ ...callBack, callBackOn: day(182) }, 'callBackOn'],
      [{ ...talked, note: 'x'.repeat(1001) }, 'note'],
      [{ ...talked, note: 'bell \u0007' }, 'note'],
      [{ ...talked, note: 'nothing \u0000' }, 'note'],
    ];
    for (const [sent, field] of wrong) {
      const { status, body } = await lata.post(callsOf(her), sent);
      expect([sent, status, fieldsOf(body)]).toEqual([sent, 422, [field]]);
    }
    expect(await listOf(her)).toEqual([]);
    expect(await acts(her.id)).toEqual([]);

    const oldest = { ...callBack, calledAt: before(30 * DAY_MS - MINUTE_MS), callBackOn: day(-29) };
    expect((await lata.post(callsOf(her), oldest)).status).toBe(200);
    expect((await lata.post(callsOf(her), { ...callBack, callBackOn: day(180) })).status).toBe(200);
    expect((await lata.post(callsOf(her), { ...talked, note: 'é'.repeat(1000) })).status).toBe(200);
    // The clock of a browser that is a little ahead records no call of the future.
    const { body } = await lata.post(callsOf(her), { ...talked, calledAt: before(-MINUTE_MS) });
    expect(new Date(body.calledAt).getTime()).toBeLessThanOrEqual(now());
  });

  test('keep hostile text as it is typed, but for marks of direction', async () => {
    const her = await addMember(site);
    const texts = [
      '<img src=x onerror=alert(1)>',
      `'; drop table member_calls; --`,
      '{{constructor}} $1 %s',
      'शलाका की माँ · அம்மா · 👩‍👧',
      'a\u202etxt.exe',
    ];
    for (const note of texts) expect((await lata.post(callsOf(her), { ...talked, note })).status).toBe(200);
    const kept = texts.toReversed().map((text) => text.replace('\u202e', ''));
    expect((await listOf(her)).map(({ note }) => note)).toEqual(kept);
  });

  test('page by 20, also those of one minute', async () => {
    const her = await addMember(site);
    const calledAt = before(5 * MINUTE_MS);
    const made: string[] = [];
    for (let n = 0; n < 21; n++) {
      made.unshift(
        (await lata.post(callsOf(her), { ...talked, calledAt: calledAt, note: `Call ${n}` })).body.id,
      );
    }
    const first = await lata.get(callsOf(her));
    expect(first.body.items.map(({ id }: Call) => id)).toEqual(made.slice(0, 20));
    const cursor = encodeURIComponent(first.body.nextCursor);
    const second = await lata.get(`${callsOf(her)}?cursor=${cursor}`);
    expect([second.body.items.map(({ id }: Call) => id), second.body.nextCursor]).toEqual([[made[20]], null]);
    // A cursor is of one member's calls.
    const other = await addMember(site);
    expect((await lata.get(`${callsOf(other)}?cursor=${cursor}`)).status).toBe(422);
  });
});

describe('removing a call', () => {
  test('is for the one who recorded it, within 10 minutes, and in the audit log', async () => {
    const her = await addMember(site);
    const meera = await addStaff(site, 'Meera', 'moderator');
    const { body: call } = await lata.post(callsOf(her), { ...talked, note: 'The wrong family' });
    const { body: kept } = await lata.post(callsOf(her), talked);
    const remove = (browser: Browser, id: string, member = her) => browser.delete(`${callsOf(member)}/${id}`);

    expect((await listOf(her, meera)).map(({ removableUntil }) => removableUntil)).toEqual([null, null]);
    const refused = await remove(meera, call.id);
    expect([refused.status, refused.body.data.reason.code]).toEqual([409, 'call_of_another']);
    expect((await remove(await site.as('admin'), call.id)).status).toBe(409);
    // Under another member it is not found.
    expect((await remove(lata, call.id, await addMember(site))).status).toBe(404);
    expect((await remove(lata, 'not-a-uuid')).status).toBe(422);

    expect((await remove(lata, call.id)).status).toBe(200);
    expect((await remove(lata, call.id)).status).toBe(404);
    expect((await listOf(her)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await acts(her.id)).toMatchObject([
      { action: 'call' },
      { action: 'call' },
      { action: 'remove_call', before: { call: call.id }, after: null },
    ]);

    const calledAt = new Date(now() - 11 * MINUTE_MS);
    await site.app.pool.query('update member_calls set recorded_at = $1 where id = $2', [calledAt, kept.id]);
    expect((await listOf(her))[0]!.removableUntil).toBeNull();
    const late = await remove(lata, kept.id);
    expect([late.status, late.body.data.reason.code]).toEqual([409, 'call_removal_late']);
    expect(await listOf(her)).toHaveLength(1);
  });

  test('of two clerks at once, each has their own calls; of two requests for one call, one removes it', async () => {
    const her = await addMember(site);
    const ravi = await addStaff(site, 'Ravi Nair', 'finance');
    const both = await Promise.all(
      [lata, ravi, lata, ravi, lata, ravi].map((one) => one.post(callsOf(her), talked)),
    );
    expect(both.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const listed = await listOf(her);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(both.map(({ body }) => body.id).toSorted());
    expect(listed.filter(({ removableUntil }) => removableUntil)).toHaveLength(3);

    const own = listed.find(({ removableUntil }) => removableUntil)!;
    const address = `${callsOf(her)}/${own.id}`;
    const answers = await Promise.all([lata.delete(address), ravi.delete(address), lata.delete(address)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await acts(her.id)).filter(({ action }) => action === 'remove_call')).toHaveLength(1);
    expect(await listOf(her)).toHaveLength(5);
  });
});

test('families that wait for our call are on the dashboard and in the list until somebody reaches them', async () => {
  const [waiting, late, later, reached, missed] = [
    await addMember(site, { name: 'Callback Today' }),
    await addMember(site, { name: 'Callback Late' }),
    await addMember(site, { name: 'Callback Tomorrow' }),
    await addMember(site, { name: 'Callback Reached' }),
    await addMember(site, { name: 'Callback Missed' }),
  ];
  await site.app.pool.query('delete from member_calls');
  const record = async (member: { id: string }, call: object) =>
    expect((await lata.post(callsOf(member), call)).status).toBe(200);
  expect(await dueFor(lata)).toEqual({ waiting: 0, overdue: 0, assigned: 0, oldestAt: null });

  const oldest = before(3 * DAY_MS);
  await record(waiting, { ...callBack, callBackOn: day(0) });
  await record(late, { ...callBack, calledAt: oldest, callBackOn: day(-1) });
  await record(later, { ...callBack, callBackOn: day(1) });
  for (const one of [reached, missed]) {
    await record(one, { ...callBack, calledAt: before(2 * DAY_MS), callBackOn: day(0) });
  }
  // Recorded later, but of an earlier call: the family waits all the same.
  await record(reached, { ...talked, calledAt: before(3 * DAY_MS) });
  expect(await dueFor(lata)).toMatchObject({ waiting: 4 });
  await record(reached, talked);
  await record(missed, { ...talked, outcome: 'no_answer' });

  expect(await dueFor(lata)).toEqual({ waiting: 3, overdue: 1, assigned: 0, oldestAt: oldest });
  expect(await dueFor(await addStaff(site, 'Writer', 'editor'))).toBeNull();
  // Finance may not open a phone number.
  expect(await dueFor(await addStaff(site, 'Suresh Pillai', 'finance'))).toBeNull();
  const { body } = await lata.get('/api/staff/members?calls=due&sort=name');
  expect([body.total.count, body.items.map(({ id }: Call) => id)]).toEqual([
    3,
    [late.id, missed.id, waiting.id],
  ]);
  expect(fieldsOf((await lata.get('/api/staff/members?calls=never')).body)).toEqual(['calls']);
  // Asked again: one family waits once, until the new day.
  await record(late, { ...callBack, callBackOn: day(2) });
  expect(await dueFor(lata)).toMatchObject({ waiting: 2, overdue: 0 });
});

test("calls are in the family's download without our note and its author, and go with the profile", async () => {
  const her = await addMember(site);
  const { body: call } = await lata.post(callsOf(her), {
    ...callBack,
    callBackOn: day(1),
    note: 'Working note',
  });
  const account = await site.accountOf(her.key);
  const part = profileParts.find(({ file }) => file === 'calls')!;
  const scope = { account, profile: { id: her.key }, premium: false, verified: true, isOwner: true };
  const { rows } = await part.rows(scope).execute(site.app.db);
  expect(rows.map(({ row }) => row)).toEqual([
    { called_at: expect.any(String), ...callBack, call_back_on: day(1) },
  ]);
  const admin = await site.as('admin');
  const gone = await admin.post(`/api/staff/members/${her.id}/deletion`, {
    ...{ name: 'Nandini Deshpande', reason: 'Asked on the phone' },
  });
  expect(gone.status).toBe(200);
  const left = await site.app.pool.query('select from member_calls where id = $1', [call.id]);
  expect(left.rowCount).toBe(0);
  expect((await lata.post(callsOf(her), talked)).status).toBe(404);
});
