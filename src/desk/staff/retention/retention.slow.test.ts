import { expect, test } from 'vitest';
import { addBuyer } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { admin, pages, setUp, site, visible } from '../../../../test/setup/site.ts';
import { addStaff } from '../../../../test/staff.ts';
import { readRetention } from '../../../kit/app/retention.ts';
import { RETENTION, retentionFields, usualRetention } from '../../../kit/shared/retention/rules.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { openContext } from '../../../kit/start/context.ts';

setUp();
const address = '/api/staff/settings/retention';
const ago = (days: number) => new Date(site.app.clock().getTime() - days * DAY_MS);
const queryOf = (changed: object) =>
  new URLSearchParams(
    Object.entries({ ...usualRetention, ...changed }).map(([field, value]) => [field, String(value)]),
  );

async function run(task: string) {
  await site.app.pool.query('select graphile_worker.add_job($1, $2)', [task, '{}']);
  await site.workOff();
}

const texts = async (query: string, value?: unknown) =>
  (await site.app.pool.query(query, value === undefined ? [] : [value])).rows.map(
    (row) => Object.values(row)[0],
  );

/** Rows of one kind, each so many days old. */
async function addEvents(days: number[]) {
  for (const day of days)
    await site.app.pool.query(
      `insert into events (name, data, subject_kind, subject_id, recorded_at)
        values ('retention.tested', '{}', 'setting', 'retention', $1)`,
      [ago(day)],
    );
}

test('a shorter time says what goes before it is saved, and the next run deletes just that', async () => {
  const { key } = await addMember(site);
  const account = await site.accountOf(key);
  await site.app.pool.query('delete from notifications');
  for (const days of [10, 40, 80])
    await site.app.pool.query(
      `insert into notifications (account_id, kind, created_at) values ($1, 'profile_approved', $2)`,
      [account, ago(days)],
    );
  for (const [name, state, days] of [
    ['Old', 'closed', 500],
    ['Spam', 'spam', 500],
    ['Waiting', 'new', 500],
    ['Recent', 'closed', 300],
  ] as const)
    await site.app.pool.query(
      `insert into contact_messages (name, email, message, sent_at, updated_at, state)
        values ($1, 'sunita@example.com', 'Namaste', $2, $2, $3)`,
      [name, ago(days), state],
    );
  const shorter = { notificationDays: 60, inboxDays: 400 };
  const nothing = Object.fromEntries(retentionFields.map((field) => [field, 0]));
  expect((await admin.get(`${address}/effect?${queryOf({})}`)).body).toEqual(nothing);
  expect((await admin.get(`${address}/effect?${queryOf(shorter)}`)).body).toEqual({
    ...nothing,
    notificationDays: 1,
    inboxDays: 2,
  });
  const ages = () =>
    texts(
      'select round(extract(epoch from $1 - created_at) / 86400)::int from notifications order by 1',
      site.app.clock(),
    );
  const names = () =>
    texts(`select name from contact_messages where email = 'sunita@example.com' order by name`);
  await run('prune_notifications');
  await run('delete_contact_messages');
  expect([await ages(), await names()]).toEqual([
    [10, 40, 80],
    ['Old', 'Recent', 'Spam', 'Waiting'],
  ]);
  expect((await admin.put(address, { ...usualRetention, ...shorter })).status).toBe(200);
  expect((await ages()).length).toBe(3);
  await run('prune_notifications');
  await run('delete_contact_messages');
  expect([await ages(), await names()]).toEqual([
    [10, 40],
    ['Recent', 'Waiting'],
  ]);
});

test('security records stay for as long as it is set', async () => {
  await addEvents([85, 200, 400]);
  const left = () => texts(`select count(*)::int from events where name = 'retention.tested'`);
  await admin.put(address, usualRetention);
  await run('prune_events');
  expect(await left()).toEqual([2]);
  expect((await admin.get(`${address}/effect?${queryOf({ eventDays: 90 })}`)).body.eventDays).toBe(1);
  await admin.put(address, { ...usualRetention, eventDays: 90 });
  await run('prune_events');
  expect(await left()).toEqual([1]);
});

test('a sealed copy goes after the time of its day, or a shorter one that is set later', async () => {
  await admin.put(address, { ...usualRetention, sealedDays: 300 });
  for (const [days, kept] of [
    [250, 300],
    [200, 180],
    [170, 300],
  ])
    await site.app.pool.query(
      `insert into sealed_copies (deleted_at, destroy_at, reason, lookups, key_id, content)
        values ($1, $2, $3, '{}', 'none', '')`,
      [ago(days!), ago(days! - kept!), `tested ${days}`],
    );
  const left = () => texts(`select reason from sealed_copies where reason like 'tested %' order by reason`);
  // The one that was promised 180 days goes after them, whatever is set.
  await run('destroy_sealed_copies');
  expect(await left()).toEqual(['tested 170', 'tested 250']);
  expect((await admin.get(`${address}/effect?${queryOf({})}`)).body.sealedDays).toBe(1);
  await admin.put(address, usualRetention);
  await run('destroy_sealed_copies');
  expect(await left()).toEqual(['tested 170']);
});

test('webhooks, matches of saved searches, and orders of deleted accounts go after the set times', async () => {
  for (const days of [20, 40, 80])
    await site.app.pool.query(`insert into gateway_events (id, body, received_at) values ($1, 'x', $2)`, [
      `tested ${days}`,
      ago(days),
    ]);
  const { key } = await addMember(site);
  const others = [await addMember(site), await addMember(site)];
  const [search] = await texts(
    `insert into saved_searches (profile_id, key, name, filters, frequency, created_at, since, revision)
      values ($1, 'tested', 'Pune', '{}', 'instant', now(), now(), nextval('saved_search_revisions')) returning id`,
    key,
  );
  for (const [index, days] of [40, 80].entries())
    await site.app.pool.query(
      'insert into saved_search_matches (search_id, profile_id, found_at) values ($1, $2, $3)',
      [search, others[index]!.key, ago(days)],
    );
  const buyer = await addBuyer(site, 'Gold');
  // Almost ten years ago: kept where eleven are set, and not where eight are.
  const then = ago(9.9 * 365);
  await site.app.pool.query('update memberships set order_id = null where order_id is not null');
  await site.app.pool.query('update payments set created_at = $1 where id = $2', [then, buyer.ourPayment]);
  await site.app.pool.query('update invoices set issued_at = $1 where payment_id = $2', [
    then,
    buyer.ourPayment,
  ]);
  const [order] = await texts('select order_id from payments where id = $1', buyer.ourPayment);
  await site.app.pool.query('update orders set created_at = $1, account_id = null where id = $2', [
    then,
    order,
  ]);
  const effect = async (changed: object) => (await admin.get(`${address}/effect?${queryOf(changed)}`)).body;
  const shorter = { gatewayDays: 30, savedMatchDays: 60 };
  expect(await effect({ ...shorter, ledgerYears: 11 })).toMatchObject({
    ...{ gatewayDays: 2, savedMatchDays: 1, ledgerYears: 0 },
  });
  expect(await effect({})).toMatchObject({ gatewayDays: 0, savedMatchDays: 0, ledgerYears: 1 });
  const left = async () => [
    await texts(`select id from gateway_events where id like 'tested %' and length(body) > 0 order by id`),
    (await texts('select profile_id from saved_search_matches where search_id = $1', search)).length,
    (await texts('select id from orders where id = $1', order)).length,
  ];
  const runAll = async () => {
    for (const task of ['empty_gateway_events', 'prune_saved_searches', 'remove_old_ledger']) await run(task);
  };
  await admin.put(address, { ...usualRetention, ledgerYears: 11 });
  await runAll();
  expect(await left()).toEqual([['tested 20', 'tested 40', 'tested 80'], 2, 1]);
  await admin.put(address, { ...usualRetention, ...shorter });
  await runAll();
  expect(await left()).toEqual([['tested 20'], 1, 0]);
});

test('a new download has the set time', async () => {
  await admin.put(address, { ...usualRetention, downloadDays: 3 });
  const { browser } = await addMember(site);
  await browser.post('/api/me/download');
  await site.workOff();
  const { expiresAt } = (await browser.get('/api/me/download')).body.download;
  expect(Math.round((Date.parse(expiresAt) - site.app.clock().getTime()) / DAY_MS)).toBe(3);
});

test('the privacy policy and a second process have the set times at once', async () => {
  const other = await openContext(
    { ...site.app.config, dataDir: `${site.app.config.dataDir}/other` },
    { log: { info() {}, warn() {}, error: console.error } },
  );
  try {
    const policy = async () => visible(await pages.get('/privacy')).replaceAll('<!-- -->', '');
    expect(await policy()).toContain('then kept for 180 days');
    const set = { ...usualRetention, sealedDays: 222, ledgerYears: 11, eventDays: 333, sessionDays: 44 };
    expect((await admin.put(address, set)).body).toEqual(set);
    const page = await policy();
    for (const words of [
      'then kept for 222 days',
      '11 financial years',
      'Security records: 333 days',
      'Logins: 44 days',
    ])
      expect(page).toContain(words);
    await expect.poll(() => readRetention(other), { timeout: 1000, interval: 20 }).toEqual(set);
    // New logins, and the cookie of their browser, have it.
    const member = await addMember(site);
    const [ends] = await texts(
      'select expires_at from sessions where account_id = $1 order by created_at desc limit 1',
      await site.accountOf(member.key),
    );
    expect(Math.round((Number(ends) - site.app.clock().getTime()) / DAY_MS)).toBe(44);
  } finally {
    await other.close();
  }
});

test('the email of a deleted account has the set times', async () => {
  await admin.put(address, { ...usualRetention, sealedDays: 200, ledgerYears: 9 });
  const { browser, email, id } = await addMember(site);
  const answer = await browser.post('/api/me/deletion', {
    ...{ reason: 'break', password: 'a quiet river 7' },
    profiles: [{ id, outcome: 'delete' }],
  });
  expect(answer.status).toBe(200);
  await site.workOff();
  const farewell = site.mail.find(({ to, subject }) => to === email && subject.includes('deleted'))!;
  expect(farewell.text).toContain('for 9 years');
  expect(farewell.text).toContain('for 200 days');
});

test.each(retentionFields)('%s has its limits, and an error at its field', async (field) => {
  const { min, max } = RETENTION[field];
  for (const value of [min - 1, max + 1, min + 0.5, 'many', null]) {
    const { status, body } = await admin.put(address, { ...usualRetention, [field]: value });
    expect([value, status, Object.keys(body.data.fields)]).toEqual([value, 422, [field]]);
    expect(body.data.fields[field]).toMatchObject({
      code: 'retention_limits',
      params: { minimum: min, maximum: max },
    });
  }
  for (const value of [min, max])
    expect((await admin.put(address, { ...usualRetention, [field]: value })).body[field]).toBe(value);
});

test('an admin changes it, finance reads it, nobody else; each change is audited with before and after', async () => {
  const finance = await addStaff(site, 'Asha', 'finance');
  const support = await addStaff(site, 'Ravi', 'support');
  const { browser: member } = await addMember(site);
  for (const [browser, statuses] of [
    [finance, [200, 200, 403]],
    [support, [403, 403, 403]],
    [member, [404, 404, 404]],
    [site.visitor(), [404, 404, 404]],
  ] as const) {
    const found = [
      await browser.get(address),
      await browser.get(`${address}/effect?${queryOf({})}`),
      await browser.put(address, usualRetention),
    ];
    expect(found.map(({ status }) => status)).toEqual(statuses);
  }
  expect((await finance.get(address)).body).toEqual({ retention: usualRetention, version: null });
  await admin.put(address, { ...usualRetention, eventDays: 200, version: null });
  const [row] = await site.app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind', 'subject_ids', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(row).toEqual({
    ...{ action: 'change', subject_kind: 'setting', subject_ids: ['retention'] },
    ...{ before: { eventDays: 365 }, after: { eventDays: 200 } },
  });
  // Somebody else has changed it since this one read it.
  const late = await admin.put(address, { ...usualRetention, version: null });
  expect([late.status, (await finance.get(address)).body.retention.eventDays]).toEqual([409, 200]);
});
