import { afterAll, beforeAll, beforeEach } from 'vitest';
import { defaultFacts } from '../../src/base/site/shared/rules.ts';
import type { Browser } from '../client.ts';
import { openPaymentTest, type PaymentTest } from '../gateway.ts';
import { openPages } from '../pages.ts';

export const address = '/api/staff/settings/site';
export const facts = {
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

export let site: PaymentTest;
export let admin: Browser;
export let pages: Awaited<ReturnType<typeof servePages>>;

/** Starts the whole site with the pages of the build. */
async function servePages() {
  const http = await openPages(site.app);
  return {
    close: () => http.close(),
    get: async (url: string) => (await http.inject({ url })).body,
  };
}

export const shown = async () => (await site.visitor().get('/api/site')).body;

/** Returns the text of a page and its tags for search engines, without its scripts and the JSON for the browser. */
export const visible = (html: string) =>
  html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '').replace(/ data-site="[^"]*"/, '');

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
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
    await site.app.db.deleteFrom('settings').where('subject', 'in', ['logo', 'retention', 'site']).execute();
    await site.app.settings.refresh();
    site.mail.length = 0;
  });
}
