import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { addBuyer } from '../../../test/purchase.ts';
import { addMember, registration } from '../../../test/registration.ts';
import { address, admin, facts, pages, setUp, shown, site, visible } from '../../../test/setup/site.ts';
import { addStaff } from '../../../test/staff.ts';
import { formatsFor } from '../../kit/locale/formats.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { defaultFacts, TERMS_VERSION } from './shared/rules.ts';

setUp();

test('a real site starts with its name and the contact address of the environment, and nothing is invented', async () => {
  expect(await shown()).toEqual({ ...defaultFacts, contactEmail: 'support@humsafar.example', demo: null });
  for (const url of ['/', '/contact', '/login', '/nowhere']) {
    const html = visible(await pages.get(url));
    expect(html, url).toContain('Humsafar');
    expect(html, url).not.toMatch(/tel:|1800|toll-free|Pune, Maharashtra|Grievance officer|We speak/);
    expect(html, url).not.toMatch(/__[A-Z]+(_[A-Za-z]+)*__/);
  }
  expect(await pages.get('/contact')).toContain('href="mailto:support@humsafar.example"');
  // It sends no SMS.
  expect(visible(await pages.get('/privacy'))).not.toContain('SMS provider');
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
  expect(contact).not.toContain('Humsafar');
  expect(JSON.parse(await pages.get('/site.webmanifest'))).toMatchObject({ name: 'Kalyanam' });
  expect(JSON.parse(await pages.get('/api/openapi.json')).info.title).toBe('Kalyanam');

  const message = { name: 'Sunita Rao', email: 'sunita@example.com', message: 'Namaste' };
  await site.visitor().post('/api/contact-messages', message);
  const sent = registration();
  await site.visitor().post('/api/accounts', sent);
  await site.workOff();
  const mail = (recipient: unknown) => site.mail.find((one) => one.to === recipient);
  expect(mail('help@kalyanam.example')?.subject).toBe('Message from Sunita Rao');
  expect(mail(sent.email)).toMatchObject({
    from: 'help@kalyanam.example',
    headers: expect.objectContaining({ from: 'Kalyanam <help@kalyanam.example>' }),
    subject: 'Verify your email address for Kalyanam',
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
  ['termsVersion', { termsVersion: '2026-11-20' }, /changed after this date/],
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
  expect((await finance.get(address)).body.site).toEqual({ ...facts, phone: null, city: 'Karad' });
  for (const [browser, statuses] of [
    [finance, [200, 403]],
    [support, [403, 403]],
    [member, [404, 404]],
    [site.visitor(), [404, 404]],
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
    `Effective from ${formatsFor('en').longDay(termsVersion).replaceAll(' ', '\u00a0')}`,
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

test('the colour is on every page and in emails, and one that is hard to read is refused', async () => {
  const home = async () => visible(await pages.get('/'));
  expect(await home()).not.toContain('/api/site/accent');
  const refused = await admin.put(address, { ...facts, accent: '#ff0000' });
  expect(refused.status).toBe(422);
  const [, nearest] = /(#[0-9a-f]{6})\.$/.exec(refused.body.data.fields.accent.message)!;
  expect((await admin.put(address, { ...facts, accent: nearest })).status).toBe(200);
  const [link] = /\/api\/site\/accent\/[0-9a-f]{6}\.css/.exec(await home())!;
  expect(link).toContain(nearest!.slice(1));
  expect(await pages.get(link)).toContain(`--color-kumkum:${nearest}`);
  const [icon] = /\/api\/site\/accent\/[0-9a-f]{6}\.svg/.exec(await home())!;
  expect(await pages.get(icon)).toContain(`stroke="${nearest}"`);
  expect(await pages.get('/api/site/accent/ff0000.css')).toContain('NOT_FOUND');
  const sent = registration();
  await site.visitor().post('/api/accounts', sent);
  await site.workOff();
  expect(site.mail.find(({ to }) => to === sent.email)?.html).toContain(`background:${nearest}`);
});
