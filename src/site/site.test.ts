import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../test/gateway.ts';
import { addBuyer } from '../../test/purchase.ts';
import { addMember, registration } from '../../test/registration.ts';
import { addStaff } from '../../test/staff.ts';
import { serveApi } from '../api.ts';
import { dayInIndia } from '../kit/app/clock.ts';
import { readConfig } from '../kit/app/config.ts';
import { openContext } from '../kit/app/context.ts';
import { openHttp } from '../kit/http/http.ts';
import { readPages } from '../kit/http/page.ts';
import { checkout, hidden, screens } from '../screens.ts';
import { pageValues } from './pages.ts';
import { readSite, requireContact } from './read.ts';
import { defaultFacts, TERMS_VERSION } from './rules.ts';

const address = '/api/staff/settings/site';
const facts = {
  ...defaultFacts,
  name: 'Kalyanam',
  tagline: 'Matches from all over Maharashtra',
  contactEmail: 'help@kalyanam.example',
  phone: '+91 (20) 5550-1234',
  address: '5 Laxmi Road',
  city: 'Satara',
  officerName: 'Meera Joshi',
  officerPhone: '020 5550 9999',
  languages: ['mr', 'en'],
};

let site: PaymentTest;
let admin: Browser;
let pages: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  site = await openPaymentTest();
  admin = await site.as('admin');
  pages = await servePages();
});
afterAll(async () => {
  await pages.close();
  await site.close();
});
beforeEach(async () => {
  await site.app.db.deleteFrom('settings').where('subject', '=', 'site').execute();
  await site.app.settings.refresh();
  site.mail.length = 0;
});

/** Starts the whole site with the pages of the build. */
async function servePages() {
  const folder = path.resolve(import.meta.dirname, '../../build/client');
  const built = await readPages(folder, { publicUrl: 'http://localhost:1', screens, hidden, checkout });
  const http = openHttp(site.app.config, 'silent');
  await serveApi(http, site.app);
  await built.register(http, null, () => pageValues(site.app));
  return {
    close: () => http.close(),
    get: async (url: string) => (await http.inject({ url })).body,
  };
}

const shown = async () => (await site.visitor().get('/api/site')).body;

/** Returns the text of a page and its tags for search engines, without its scripts and the JSON for the browser. */
const visible = (html: string) =>
  html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '').replace(/ data-site="[^"]*"/, '');

test('a real site starts with its name and the contact address of the environment, and nothing is invented', async () => {
  expect(await shown()).toEqual({ ...defaultFacts, contactEmail: 'support@humsafar.example', demo: null });
  for (const url of ['/', '/contact', '/login', '/nowhere']) {
    const html = visible(await pages.get(url));
    expect(html, url).toContain('Humsafar');
    expect(html, url).not.toMatch(
      /tel:|1800|toll-free|Pune, Maharashtra|Grievance officer|We speak|data-if="SITE_(phone|place)"/,
    );
    expect(html, url).not.toMatch(/__[A-Z]+(_[A-Za-z]+)*__/);
  }
  expect(await pages.get('/contact')).toContain('href="mailto:support@humsafar.example"');
});

test('what an admin sets is on the pages, in the API, in emails and on the next invoice', async () => {
  expect(await admin.put(address, facts)).toMatchObject({ status: 200, body: facts });
  expect(await shown()).toEqual({ ...facts, demo: null });

  const home = await pages.get('/');
  expect(home).toContain('<title>Kalyanam: find a life partner');
  expect(home).toContain('<meta property="og:site_name" content="Kalyanam"/>');
  expect(home).toContain('"telephone":"+91 (20) 5550-1234"');
  expect(home).toContain('Matches from all over Maharashtra');
  expect(home).toContain('href="tel:+912055501234"');
  expect(home).not.toContain('toll-free');
  const contact = visible(await pages.get('/contact'));
  for (const words of ['5 Laxmi Road, Satara', 'Marathi, English', 'Meera Joshi', 'href="tel:02055509999"']) {
    expect(contact).toContain(words);
  }
  expect(contact).not.toContain('data-if="SITE_officerEmail"');
  expect(contact).not.toContain('Humsafar');
  expect(JSON.parse(await pages.get('/site.webmanifest'))).toMatchObject({ name: 'Kalyanam' });
  expect(JSON.parse(await pages.get('/api/openapi.json')).info.title).toBe('Kalyanam');

  const message = { name: 'Sunita Rao', email: 'sunita@example.com', message: 'Namaste' };
  await site.visitor().post('/api/contact-messages', message);
  const sent = registration();
  await site.visitor().post('/api/accounts', sent);
  await site.workOff();
  const mail = (to: unknown) => site.mail.find((one) => one.to === to);
  expect(mail('help@kalyanam.example')?.subject).toBe('Message from Sunita Rao');
  expect(mail(sent.email)).toMatchObject({
    from: 'help@kalyanam.example',
    subject: 'Confirm your email address for Kalyanam',
  });

  const { id, browser } = await addInvoice();
  const before = await textOf(browser, id);
  expect(before).toContain('Bought on Kalyanam. Questions? help@kalyanam.example · +91 (20) 5550-1234');
  await admin.put(address, { ...facts, name: 'Shubh Vivah', phone: null });
  expect(await textOf(browser, id)).toBe(before);
  const next = await addInvoice();
  expect(await textOf(next.browser, next.id)).toContain(
    'Bought on Shubh Vivah. Questions? help@kalyanam.example',
  );
});

async function addInvoice() {
  const { browser, order } = await addBuyer(site);
  const { invoices } = (await browser.get(`/api/orders/${order}`)).body.order;
  return { browser, id: invoices[0].id as string };
}

async function textOf(browser: Browser, id: string): Promise<string> {
  const session = browser.cookies.get('session');
  const answer = await fetch(`${site.base}/api/invoices/${id}`, {
    headers: { cookie: `session=${session}` },
  });
  const loading = getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

test('hostile values are text wherever they are shown', async () => {
  const hostile = {
    ...facts,
    name: `</script><b>"O'Hara" & \u202eçois`,
    tagline: '<script>alert(1)</script> $& __SITE_phone__ __PUBLIC_URL__',
    city: '"><img src=x onerror=alert(1)>',
    contactEmail: "o'hara@kalyanam.example",
  };
  expect((await admin.put(address, hostile)).status).toBe(200);
  for (const url of ['/', '/contact', '/login']) {
    const html = await pages.get(url);
    expect(html, url).not.toMatch(/<b>|<img src=x|<script>alert|content="__|\u202eçois<\/b>/);
    // The same in linked data, where entities are not decoded.
    for (const [, json] of html.matchAll(/ld\+json">([\s\S]*?)<\/script>/g))
      if (json!.includes('Organization')) expect(JSON.parse(json!).name).toBe(hostile.name);
    const json = / data-site="([^"]*)"/.exec(html)![1]!;
    expect(JSON.parse(unescaped(json))).toMatchObject({ name: hostile.name, tagline: hostile.tagline });
  }
  const home = await pages.get('/');
  expect(unescaped(/<title>(.*?)<\/title>/.exec(home)![1]!)).toMatch(hostile.name);
  expect(unescaped(home)).toContain(`>${hostile.tagline}<`);
  expect(home).toContain('href="mailto:o&#x27;hara@kalyanam.example"');
  const manifest = JSON.parse(await pages.get('/site.webmanifest'));
  expect(manifest.name).toBe(hostile.name);
});

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

test('the hashes of inline scripts stay right', async () => {
  const http = openHttp(site.app.config, 'silent');
  const folder = path.resolve(import.meta.dirname, '../../build/client');
  const built = await readPages(folder, { publicUrl: 'http://localhost:1', screens, hidden, checkout });
  await serveApi(http, site.app);
  await built.register(http, null, () => pageValues(site.app));
  await admin.put(address, facts);
  const { createHash } = await import('node:crypto');
  const { body, headers } = await http.inject({ url: '/contact' });
  await http.close();
  const inline = [...body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g)];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, script] of inline) {
    const hash = createHash('sha256').update(script!).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});

test.each([
  ['name', { name: ' ' }, /site name/],
  ['name', { name: 'x'.repeat(41) }, /at most 40/],
  ['name', { name: 'Two\nlines' }, /can't be saved/],
  ['contactEmail', { contactEmail: null }, /email address/],
  ['contactEmail', { contactEmail: 'help@' }, /valid email/],
  ['phone', { phone: '12' }, /valid phone/],
  ['phone', { phone: 'javascript:alert(1)' }, /valid phone/],
  ['city', { city: '' }, /city/],
  ['officerName', { officerName: null }, /name/],
  ['officerEmail', { officerPhone: null }, /email address or a phone number/],
  ['termsVersion', { termsVersion: '2026-11-20' }, /last changed after/],
  ['termsVersion', { termsVersion: '2099-01-01' }, /future/],
  ['termsVersion', { termsVersion: '2026-13-01' }, /valid date/],
])('%s is refused at its field when it is wrong: %o', async (field, changed, words) => {
  const { status, body } = await admin.put(address, { ...facts, ...changed });
  expect(status).toBe(422);
  expect(Object.keys(body.data.fields)).toEqual([field]);
  expect(body.data.fields[field].message).toMatch(words);
  expect(await shown()).toMatchObject({ name: 'Humsafar' });
});

test('an admin edits, finance reads, nobody else sees the form; each change is recorded once', async () => {
  const finance = await addStaff(site, 'Asha', 'finance');
  const support = await addStaff(site, 'Ravi', 'support');
  const { browser: member } = await addMember(site);
  await admin.put(address, facts);
  await admin.put(address, facts);
  await admin.put(address, { ...facts, phone: null, city: 'Karad' });
  expect((await finance.get(address)).body).toEqual({ site: { ...facts, phone: null, city: 'Karad' } });
  for (const [browser, statuses] of [
    [finance, [200, 403]],
    [support, [403, 403]],
    [member, [403, 403]],
    [site.visitor(), [401, 401]],
  ] as const) {
    expect([(await browser.get(address)).status, (await browser.put(address, facts)).status]).toEqual(
      statuses,
    );
  }
  const events = await site.app.db
    .selectFrom('events')
    .select('data')
    .where('name', '=', 'site.changed')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(events[0]!.data).toMatchObject({ fields: 'phone,city' });
  expect(events[1]!.data).toMatchObject({ fields: expect.stringContaining('contactEmail') });
});

test('a registration accepts the terms of the site', async () => {
  site.travel(5);
  const termsVersion = dayInIndia(site.app.clock());
  expect((await admin.put(address, { ...facts, termsVersion })).status).toBe(200);
  const { key } = await addMember(site);
  const versions = await site.app.db
    .selectFrom('consents')
    .select('version')
    .where('account_id', '=', await site.accountOf(key))
    .where('document', '=', 'terms')
    .execute();
  site.travel(-5);
  expect(versions).toEqual([{ version: termsVersion }]);
  expect(await pages.get('/terms')).toContain(
    `In force since ${termsVersion.split('-').reverse().join('-')}`,
  );
  // An update of the program with newer terms wins over an older date.
  await site.app.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...facts, termsVersion: '2020-01-01' }) })
    .where('subject', '=', 'site')
    .execute();
  await site.app.settings.refresh();
  expect(await shown()).toMatchObject({ name: 'Kalyanam', termsVersion: TERMS_VERSION });
});

test('two processes on one database agree within a second, whoever makes the change', async () => {
  const other = await openContext(
    { ...site.app.config, dataDir: `${site.app.config.dataDir}/other` },
    { log: { info() {}, warn() {}, error: console.error } },
  );
  try {
    const agree = (name: string) =>
      expect
        .poll(() => [readSite(site.app).name, readSite(other).name], { timeout: 1000, interval: 20 })
        .toEqual([name, name]);
    await agree('Humsafar');
    await admin.put(address, facts);
    await agree('Kalyanam');
    await site.app.pool.query(
      `update settings set value = value || '{"name": "By hand"}' where subject = 'site'`,
    );
    await agree('By hand');
    await site.app.pool.query(`delete from settings where subject = 'site'`);
    await agree('Humsafar');
  } finally {
    await other.close();
  }
});

test('after the connection to the database was lost, the settings are loaded again', async () => {
  // Earlier notifications have been handled by then.
  const heard = new Promise<void>((resolve) => site.app.live.onSettings(resolve));
  await site.app.pool.query(`select pg_notify('live', '{"settings":true}')`);
  await heard;
  await site.app.settings.refresh();
  await site.app.pool.query('alter table settings disable trigger settings_changed');
  await site.app.pool.query(
    `insert into settings (subject, value, updated_at) values ('site', '{"name": "Unheard"}', now())`,
  );
  await site.app.pool.query('alter table settings enable trigger settings_changed');
  expect(await shown()).toMatchObject({ name: 'Humsafar' });
  await site.app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'humsafar live' and datname = current_database()`,
  );
  await expect.poll(async () => (await shown()).name, { timeout: 10_000 }).toBe('Unheard');
});

const reading = (values: Map<string, unknown>) => ({ ...site.app.settings, read: () => values });

test('in production a contact address is needed, from SUPPORT_EMAIL or from the settings', async () => {
  const production = (supportEmail?: string) => ({
    settings: reading(new Map(site.app.settings.read())),
    config: { ...site.app.config, production: true, supportEmail },
  });
  expect(() => requireContact(production())).toThrow(/^SUPPORT_EMAIL must be set in production/);
  expect(() => requireContact(production('help@example.com'))).not.toThrow();
  await admin.put(address, facts);
  expect(() => requireContact(production())).not.toThrow();
  expect(readSite(production('env@example.com')).contactEmail).toBe('help@kalyanam.example');
});

test('a demo has sample values until somebody changes them', async () => {
  const config = readConfig({ DATA_DIR: site.app.config.dataDir });
  expect(readSite({ settings: reading(new Map()), config })).toMatchObject({
    name: 'Humsafar',
    contactEmail: 'support@humsafar.example',
    phone: '1800 123 4567',
    city: 'Pune, Maharashtra',
  });
});
