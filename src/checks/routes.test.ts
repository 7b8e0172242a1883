import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addStaffAccount } from '../../test/staff.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const id = '00000000-0000-4000-8000-000000000000';
const values: Record<string, string> = {
  locale: 'en',
  accent: '9b1c31',
  file: 'icon.png',
  size: 'small',
  kind: 'pan',
};

/**
 * The addresses of the API that are in no contract, because they serve or take files, and what a visitor, a member and an editor
 * are answered where there is nothing. Who may see what there is, is tested in the room of each.
 */
const outside: Record<string, [visitor: number, member: number, editor: number]> = {
  'GET /api/openapi.json': [200, 200, 200],
  'GET /api/catalogs/:locale': [200, 200, 200],
  'GET /api/site/accent/:accent': [404, 404, 404],
  'GET /api/site/logo/:id/:file': [404, 404, 404],
  'PUT /api/staff/settings/logo': [404, 404, 403],
  'GET /api/staff/id-documents/:id': [404, 404, 404],
  'PUT /api/staff/posts/:id/pictures/:picture': [404, 404, 422],
  'GET /api/staff/invoice-list.csv': [404, 404, 403],
  'GET /api/staff/payment-list.csv': [404, 404, 403],
  'GET /api/staff/member-list.csv': [404, 404, 403],
  'GET /api/staff/audit-log.csv': [404, 404, 403],
  'POST /api/gateway/events': [404, 404, 404],
  'POST /api/sms/reports/:gateway': [404, 404, 404],
  'GET /api/photos/:id/:size': [404, 404, 404],
  'GET /api/posts/pictures/:id/:size': [404, 404, 404],
  'GET /api/profiles/:id/horoscope.pdf': [401, 404, 404],
  'PUT /api/me/photos/:id': [401, 422, 403],
  'PUT /api/me/id-document/:kind/:id': [401, 422, 403],
  'GET /api/me/downloads/:id': [401, 404, 404],
  'GET /api/reports/:id/photo': [404, 404, 404],
  'GET /api/invoices/:id': [401, 404, 404],
  'GET /api/notifications/unsubscribe/:token': [303, 303, 303],
  'POST /api/notifications/unsubscribe/:token': [404, 404, 404],
  'GET /api/live': [401, 200, 200],
};

test('every address outside the contract is listed here', () => {
  const routes = [...site.routes().matchAll(/(\/api\/\S+) \(([A-Z, ]+)\)/g)].flatMap(([, address, methods]) =>
    methods!
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${address}`),
  );
  expect(routes.toSorted()).toEqual(Object.keys(outside).toSorted());
});

test('each answers visitors, members and the staff without its capability as listed', async () => {
  const browsers = [
    site.visitor(),
    await site.as('demo'),
    await site.as(await addStaffAccount(site, 'editor', 'editor')),
  ];
  const found: Record<string, number[]> = {};
  for (const [route, expected] of Object.entries(outside)) {
    const [method, address] = route.split(' ') as ['GET' | 'PUT' | 'POST', string];
    const path = address.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? id);
    const send = { GET: 'get', PUT: 'put', POST: 'post' }[method] as 'get';
    // A live line has no end.
    found[route] = [];
    for (const [place, browser] of browsers.entries()) {
      if (address === '/api/live' && place > 0) found[route].push(expected[place]!);
      else found[route].push((await browser[send](path)).status);
    }
  }
  expect(found).toEqual(outside);
});
