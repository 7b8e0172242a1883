import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { registration } from '../../../../test/registration.ts';
import { locales, pickLocale, tagsOf } from '../../../kit/shared/locale/locales.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test("an account has English until it chooses another of the site's languages", async () => {
  const member = await site.as('demo');
  expect((await member.get('/api/me')).body.viewer.locale).toBe('en');
  expect(await member.put('/api/account/locale', { locale: 'en' })).toMatchObject({ status: 200 });
  expect(await member.put('/api/account/locale', { locale: 'tlh' })).toMatchObject({
    status: 422,
    body: { data: { fields: { locale: { code: 'locale_unknown' } } } },
  });
  expect(await site.visitor().put('/api/account/locale', { locale: 'en' })).toMatchObject({ status: 401 });
});

test('the change reaches the other pages of the account', async () => {
  const member = await site.as('demo');
  await member.put('/api/account/locale', { locale: 'en' });
  const event = await site.app.db
    .selectFrom('events')
    .select('name')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(event.name).toBe('locale.changed');
});

test('a new account gets the language of the browser, where the site has it', async () => {
  Object.assign(locales, { mr: { name: 'मराठी', tag: 'mr-IN-u-nu-latn' } });
  try {
    for (const [header, locale] of [
      ['mr-IN,mr;q=0.9,en;q=0.8', 'mr'],
      ['ta,en;q=0.5', 'en'],
      ['', 'en'],
    ]) {
      const browser = site.visitor();
      const answer = await browser.post('/api/accounts', registration(), { 'accept-language': header! });
      expect(answer.status).toBe(201);
      expect((await browser.get('/api/me')).body.viewer.locale).toBe(locale);
    }
  } finally {
    delete (locales as Record<string, unknown>).mr;
  }
});

test.each([
  ['en-US,en;q=0.9', ['en-US', 'en']],
  ['fr;q=0.1, en;q=0.7, de', ['de', 'en', 'fr']],
  ['*', ['*']],
  ['en;q=0', []],
  ['', []],
  ['en;q=x;;,,', []],
])('Accept-Language %j', (header, tags) => {
  expect(tagsOf(header)).toEqual(tags);
});

test('an unknown language is shown in English', () => {
  expect(pickLocale(['xx-YY', 'constructor', '*'])).toBe('en');
});

test('a browser loads a catalog once, and again after it has changed', async () => {
  const first = await site.visitor().get('/api/catalogs/en-XA');
  expect(first.status).toBe(200);
  expect(Object.keys(first.body)).toContain('error.email_taken');
  expect(JSON.stringify(first.body['error.email_taken'])).toContain('⟦');
  const etag = first.headers.get('etag')!;
  expect((await site.visitor().get('/api/catalogs/en-XA', { 'if-none-match': etag })).status).toBe(304);
  expect((await site.visitor().get('/api/catalogs/en-XA', { 'if-none-match': '"old"' })).status).toBe(200);
  expect((await site.visitor().get('/api/catalogs/constructor')).status).toBe(404);
  expect((await site.visitor().get('/api/catalogs/..%2Fx')).status).toBe(404);
});
