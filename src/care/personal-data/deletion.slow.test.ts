import { createPrivateKey, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { findAnywhere } from '../../../test/findAnywhere.ts';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { addPhoto } from '../../../test/pictures.ts';
import { goBack, order } from '../../../test/purchase.ts';
import { addMember, connect, tokenIn } from '../../../test/registration.ts';
import { listUnplanted, NO_WORDS, plantRows } from '../../../test/setup/planting.ts';
import { usualRetention } from '../../kit/shared/retention/rules.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { eraseProfile } from './deletion/eraseProfile.ts';
import { destroyOldCopies, openSealedCopies } from './deletion/sealedCopies.ts';
import { ledgerKeptSince, removeOldLedger } from './ledger/removeOldLedger.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

const password = 'a quiet river 7';
const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };
const remove = (browser: Browser, profiles: { id: string; outcome: string }[], changed = {}) =>
  browser.post('/api/me/deletion', { reason: 'married_elsewhere', password, profiles, ...changed });
const planOf = async (browser: Browser) => (await browser.get('/api/me/deletion')).body.profiles;

/** Planted in everything that a member can write; each is found nowhere else. */
const WORDS = ['zanskarika', 'qutubwala', 'xylophonist', 'jhumkapur', 'yadunandini', 'wazirtext'];
const PHONE = '9822098711';

const photoFolders = async () => readdir(path.join(site.app.config.dataDir, 'photos/photos')).catch(() => []);

test('nothing names a deleted member any more, outside the sealed copy and the ledger', async () => {
  const before = await photoFolders();
  const her = await addMember(site, {
    name: 'Zanskarika Qutubwala',
    email: `yadunandini${process.pid}@example.com`,
    phone: PHONE,
  });
  const him = await addMember(site, man);
  const { browser } = her;
  const accountId = await site.accountOf(her.key);
  const { sections } = (await browser.get('/api/my-profile')).body;
  const save = async (section: string, values: object) => {
    const { version, values: held } = sections[section];
    const saved = await browser.put(`/api/my-profile/${section}`, { ...held, ...values, version });
    expect([section, saved.status]).toEqual([section, 200]);
  };
  await save('about', { bio: 'I am Zanskarika, a wazirtext.', hobbies: ['xylophonist'] });
  await save('work', { profession: 'Xylophonist', city: 'Jhumkapur' });
  await save('family', { fatherName: 'Ranjit Qutubwala' });
  await addPhoto(site, browser, 21);
  await connect(him, her);
  await site.giveTo(her.key, 'Platinum');
  const begun = await browser.put(`/api/profiles/${him.id}/conversation`, {
    message: randomUUID(),
    body: 'Zanskarika here, from Jhumkapur',
  });
  const conversation = `/api/conversations/${begun.body.conversation}`;
  await him.browser.put(`${conversation}/messages/${randomUUID()}`, { body: 'Namaste, how are you' });
  await him.browser.put(`/api/profiles/${her.id}/conversation`, {
    message: randomUUID(),
    body: 'A second word',
  });
  const asked = { entitlement: 'priority_support', message: 'Call Zanskarika, please.' };
  expect((await browser.post('/api/requests', asked)).status).toBe(200);
  const written = {
    name: 'Zanskarika',
    email: her.email,
    message: 'I am a wazirtext, and I have a question.',
  };
  expect((await browser.post('/api/contact-messages', written)).status).toBe(201);
  // What others keep of her, and what she wrote about them.
  const { messages: hers } = (await him.browser.get(`${conversation}/messages`)).body;
  const ofHer = hers.find(({ mine }: { mine: boolean }) => !mine);
  const answers = [
    await him.browser.put(`${conversation}/messages/${ofHer.id}/report`, {
      reason: 'money',
      note: 'Zanskarika asked for money',
    }),
    await browser.put(`/api/profiles/${him.id}/report`, {
      reason: 'fake',
      note: 'I, Zanskarika, know better',
    }),
    await him.browser.put(`/api/profiles/${her.id}/shortlisting`),
    await him.browser.put(`/api/profiles/${her.id}/shortlisting/note`, {
      text: 'Zanskarika, Jhumkapur',
      version: 0,
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await browser.put('/api/account/email-change', {
    email: `yadunandini-new${process.pid}@example.com`,
    password: 'a quiet river 7',
  });
  await browser.post('/api/me/managers/invitations', {
    email: `yadunandini-aunt${process.pid}@example.com`,
    role: 'manager',
    relation: 'relative',
  });
  await browser.put('/api/me/nominee', { name: 'Wazirtext Rao', relation: 'friend', phone: '9822098712' });
  await site.visitor().post('/api/password-resets', { email: her.email });
  await site.visitor().post('/api/sessions', { email: her.email, password: 'a wrong river 7' });
  const made = await order(browser, 'Gold');
  const { checkout } = await site.gateway.pay(made.gatewayOrder);
  await goBack(browser, made.id, checkout);
  await order(browser, 'Diamond');
  await browser.post('/api/me/download');
  await him.browser.post('/api/me/download');
  await site.workOff();
  // What her family saves, and what staff write of her.
  const saved = await browser.post('/api/saved-searches', {
    name: 'For Zanskarika',
    frequency: 'daily',
    filters: { religion: 'hindu' },
  });
  expect(saved.status).toBe(200);
  await save('horoscope', {
    placeOfBirth: 'Jhumkapur',
    birthplace: { latitude: 19.07, longitude: 72.88, timeZone: 'Asia/Kolkata' },
  });
  await save('wishes', {
    description: 'Somebody who likes a wazirtext.',
    profession: ['Xylophonist'],
    cities: ['Jhumkapur'],
  });
  await plantRows(site, { profile: her.key, account: accountId, other: him.key, phone: PHONE });
  const admin = await site.as('admin');
  const { items } = (await admin.get('/api/staff/contact-messages')).body;
  const sent = items.find(({ name }: { name: string }) => name === 'Zanskarika');
  const member = `/api/staff/members/${her.id}`;
  const opened = await admin.post(`${member}/edits`, { reason: 'She called' });
  const { version, values } = opened.body.sections.work;
  const byStaff = [
    await admin.post(`/api/staff/contact-messages/${sent.id}/replies`, {
      updatedAt: sent.updatedAt,
      text: 'Dear Zanskarika, please call us.',
    }),
    await admin.put(`${member}/work`, { ...values, version, city: 'Old Jhumkapur', reason: 'She called' }),
  ];
  expect(byStaff.map(({ status }) => status)).toEqual([201, 200]);
  const passedOver = await addMember(site, { ...man, name: 'Nikhil Rao' });
  expect((await browser.put(`/api/recommendations/dismissals/${passedOver.id}`, {})).status).toBe(200);
  const planted = (await findAnywhere(site, [...WORDS, PHONE])).map((place) => place.replace(/:.*/, ''));
  expect(new Set(planted.filter((place) => place.endsWith('.zip'))).size).toBe(2);
  expect(await listUnplanted(site, planted)).toEqual(NO_WORDS);
  for (const table of ['contact_messages', 'search_words']) expect(planted).toContain(`public.${table}`);
  expect((await photoFolders()).length).toBe(before.length + 1);
  expect(await site.as(her.email.split('@')[0]!).catch(() => null)).toBeNull();

  const wrong = await remove(browser, [{ id: her.id, outcome: 'delete' }], { password: 'a wrong river 7' });
  expect([wrong.status, wrong.body.data.fields.password.message]).toEqual([
    422,
    'This is not your current password.',
  ]);
  expect(await planOf(browser)).toEqual([
    { id: her.id, name: 'Zanskarika Qutubwala', others: 0, otherOwners: 0, outcomes: ['delete'] },
  ]);
  const text = 'I, Zanskarika, found a wazirtext.';
  // Twice at once, as two tabs do.
  const deleting = () => remove(browser, [{ id: her.id, outcome: 'delete' }], { text });
  const removals = await Promise.all([deleting(), deleting()]);
  for (const { status } of removals) expect([200, 401]).toContain(status);
  expect(removals.some(({ status }) => status === 200)).toBe(true);
  expect((await browser.get('/api/me')).body.viewer).toBeNull();
  expect((await him.browser.get(`/api/profiles/${her.id}`)).status).toBe(404);

  await site.workOff();
  const farewell = site.mail.filter(({ to, subject }) => to === her.email && /is deleted/.test(subject));
  expect(farewell).toHaveLength(1);
  expect(farewell[0]!.text).toContain('180 days');
  // Undecided reports stay, and go with the next deletion after the decision.
  const left = await findAnywhere(site, [...WORDS, PHONE]);
  expect(new Set(left.map((place) => place.replace(/:.*/, '')))).toEqual(new Set(['public.reports']));
  await site.app.db
    .updateTable('reports')
    .set({ outcome: 'dismissed', closed_at: site.app.clock(), storage_key: null })
    .where('closed_at', 'is', null)
    .execute();
  const next = { actor: null, now: site.app.clock() };
  await site.app.db.transaction().execute((tx) => eraseProfile(tx, passedOver.key, next));
  expect(await findAnywhere(site, [...WORDS, PHONE])).toEqual([]);
  // What staff did with a profile stays known, by an id that names nobody any more.
  const id = her.id.toLowerCase();
  expect(await findAnywhere(site, [id])).toEqual([`public.audit_log: ${id}`]);
  expect(await photoFolders()).toEqual(before);
  expect(
    await site.app.db.selectFrom('dismissals').selectAll().where('profile_id', '=', her.key).execute(),
  ).toEqual([]);
  const kept = await site.app.db.selectFrom('invoices').select(['account_id', 'buyer']).execute();
  expect(kept).toContainEqual({
    account_id: null,
    buyer: expect.objectContaining({ name: expect.any(String) }),
  });
  expect(
    await site.app.db.selectFrom('events').select('address').where('actor', '=', accountId).execute(),
  ).toSatisfy((rows: { address: string | null }[]) => rows.every(({ address }) => address === null));

  // He keeps what he wrote, beside nobody.
  const thread = (await him.browser.get(conversation)).body;
  expect(thread).toMatchObject({ name: '', profile: null, shut: 'not_shown' });
  const { messages } = (await him.browser.get(`${conversation}/messages`)).body;
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.every(({ mine }: { mine: boolean }) => mine)).toBe(true);
  expect((await him.browser.get('/api/conversations')).body.conversations).toHaveLength(1);
  expect((await him.browser.get('/api/interests?box=accepted')).body.interests ?? []).toEqual([]);

  // The sealed copy opens with the private key, and leaves a row in the audit log.
  const pem = await readFile(path.join(site.app.config.dataDir, 'sealed/private.pem'));
  const [copy] = await openSealedCopies(site.app, {
    word: her.email.toUpperCase(),
    privateKey: createPrivateKey(pem),
    reason: 'Order 12/2026',
  });
  const entries = unzipSync(copy!);
  expect(Buffer.from(entries['deletion.json']!).toString()).toContain(text);
  expect(Buffer.from(entries[`profiles/${her.id}/messages.json`]!).toString()).toContain('from Jhumkapur');
  const audit = await site.app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind', 'reason'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({ action: 'open', subject_kind: 'sealed_copy', reason: 'Order 12/2026' });
  const copies = async () =>
    (
      await site.app.db
        .selectFrom('sealed_copies')
        .select('id')
        .where('reason', '=', 'married_elsewhere')
        .execute()
    ).length;
  const later = (days: number) => new Date(site.app.clock().getTime() + days * DAY_MS);
  const [never, days, years] = [new Date(0), usualRetention.sealedDays, usualRetention.ledgerYears];
  await destroyOldCopies(site.app.db, later(days - 1), never);
  expect(await copies()).toBe(1);
  await destroyOldCopies(site.app.db, later(days + 1), never);
  expect(await copies()).toBe(0);

  // Eight financial years later nothing requires the ledger any more.
  const ledgerOf = async () => {
    const named = (table: 'invoices' | 'orders') =>
      site.app.db.selectFrom(table).select('id').where('account_id', 'is', null).execute();
    return [(await named('invoices')).length, (await named('orders')).length];
  };
  const year = ledgerKeptSince(site.app.clock(), years).getUTCFullYear() + years;
  const daysTo = (date: string) => (Date.parse(date) - site.app.clock().getTime()) / DAY_MS;
  const [invoices, orders] = await ledgerOf();
  expect(Math.min(invoices!, orders!)).toBeGreaterThan(0);
  for (const [date, left] of [
    [`${year + years + 1}-03-31T12:00:00+05:30`, invoices],
    [`${year + years + 1}-04-01T12:00:00+05:30`, 0],
  ] as const) {
    const moved = daysTo(date);
    site.travel(moved);
    await removeOldLedger(site.app);
    site.travel(-moved);
    expect((await ledgerOf())[0]).toBe(left);
  }
  expect((await ledgerOf())[1]).toBe(0);

  // The address is free again.
  await addMember(site, { email: her.email });
});

test('the network address of who followed a link of an email goes, too', async () => {
  const her = await addMember(site);
  await her.browser.put('/api/account/email-change', { email: `new${process.pid}@example.com`, password });
  await site.workOff();
  const token = tokenIn(site.mail.findLast(({ to }) => to === her.email));
  expect((await site.visitor().put('/api/email-changes/refusal', { token })).status).toBe(200);
  const events = () =>
    site.app.db.selectFrom('events').select('address').where('name', '=', 'email_change.stopped').execute();
  expect((await events())[0]!.address).not.toBeNull();
  await remove(her.browser, [{ id: her.id, outcome: 'delete' }]);
  expect(await events()).toEqual([{ address: null }]);
});

test('an account of the staff is not deleted here', async () => {
  const admin = await site.as('admin');
  expect((await admin.get('/api/me/deletion')).status).toBe(409);
  expect((await remove(admin, [])).status).toBe(409);
});
