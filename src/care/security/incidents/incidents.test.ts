import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple, addMember } from '../../../../test/registration.ts';
import { writeIncidents } from './record.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const seen = async () => {
  await writeIncidents(site.app);
  const { status, body } = await (await site.as('admin')).get('/api/staff/security-events');
  expect(status).toBe(200);
  return body;
};
const logIn = (email: string, from: string) =>
  site.visitor().post('/api/sessions', { email, password: 'not this one' }, { 'x-forwarded-for': from });

test('failed logins are recorded by account and network; of unknown accounts only a hash is kept', async () => {
  const her = await addMember(site);
  for (let n = 0; n < 3; n++) expect((await logIn(her.email, '198.51.100.7')).status).toBe(401);
  expect((await logIn('Nobody.Here@example.com', '198.51.100.7')).status).toBe(401);
  const { events } = await seen();
  const failed = events.filter(({ kind }: { kind: string }) => kind === 'login_failed');
  expect(failed).toContainEqual(
    expect.objectContaining({
      who: { id: her.id, name: 'Nandini Deshpande' },
      amount: 3,
      network: '198.51.100.7',
    }),
  );
  expect(failed).toContainEqual(expect.objectContaining({ who: null, unknown: 1, amount: 1 }));
  const { rows } = await site.app.pool.query('select * from security_events');
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('nobody.here');
});

test('refusals and exceeded limits are recorded with who was logged in', async () => {
  const { her } = await addCouple(site);
  expect((await her.browser.get('/api/staff/dashboard')).status).toBe(404);
  expect((await her.browser.get('/api/profiles/PUNKNOWN1')).status).toBe(404);
  const email = 'somebody.tried@example.com';
  let last = 0;
  for (let n = 0; n < 12 && last !== 429; n++) last = (await logIn(email, '198.51.100.8')).status;
  expect(last).toBe(429);
  const { events } = await seen();
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'refused', who: expect.objectContaining({ id: her.id }), amount: 2 }),
  );
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'limit_exceeded', who: null, network: '198.51.100.8' }),
  );
});

test('many accounts tried from one network, and many failures of one account, alarm staff once a day', async () => {
  const before = (await (await site.as('admin')).get('/api/staff/dashboard')).body.attention.securityAlarms;
  for (let n = 0; n < 21; n++) await logIn(`victim${n}@example.com`, '198.51.100.9');
  const her = await addMember(site);
  for (let n = 0; n < 16; n++) await logIn(her.email, `203.0.113.${n}`);
  await seen();
  await logIn('victim22@example.com', '198.51.100.9');
  const { alarms } = await seen();
  expect(alarms).toHaveLength(2);
  expect(alarms).toContainEqual(
    expect.objectContaining({ pattern: 'many_accounts', network: '198.51.100.9', amount: 21 }),
  );
  expect(alarms).toContainEqual(
    expect.objectContaining({ pattern: 'many_failures', who: expect.objectContaining({ id: her.id }) }),
  );
  const { attention } = (await (await site.as('admin')).get('/api/staff/dashboard')).body;
  expect(attention.securityAlarms.waiting).toBe((before?.waiting ?? 0) + 2);
});

test('a flood from one place adds to a number, and what is old is deleted', async () => {
  for (let n = 0; n < 50; n++) await site.visitor().get('/api/profiles/PUNKNOWN1');
  await writeIncidents(site.app);
  const count = async () =>
    (
      await site.app.pool.query(
        `select count(*)::int as n from security_events where who = 'nobody' and kind = 'refused'`,
      )
    ).rows[0].n;
  expect(await count()).toBeLessThanOrEqual(2);
  site.travel(366);
  await site.app.pool.query(`select graphile_worker.add_job('prune_readings')`);
  await site.workOff();
  expect((await site.app.pool.query('select from security_events')).rowCount).toBe(0);
  expect((await site.app.pool.query('select from security_alarms')).rowCount).toBe(0);
});

test('what cannot be written while the database is away is written later', async () => {
  await logIn('later@example.com', '198.51.100.10');
  await site.app.pool.query('alter table security_events rename to security_events_away');
  await expect(writeIncidents(site.app)).rejects.toThrow();
  await site.app.pool.query('alter table security_events_away rename to security_events');
  const { events } = await seen();
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'login_failed', network: '198.51.100.10', amount: 1 }),
  );
});

test('only staff who read the audit log read it', async () => {
  const { browser } = await addMember(site);
  for (const nobody of [browser, site.visitor()])
    expect((await nobody.get('/api/staff/security-events')).status).toBe(404);
});
