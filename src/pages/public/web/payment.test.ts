import { expect, test } from 'vitest';
import { openPages } from '../../../../test/pages.ts';
import { setUp, site, visible } from '../../../../test/setup/site.ts';
import { sampleSeller } from '../../../base/site/samples.ts';

setUp();

const online = /payment provider|same card|UPI|outside this site|The money has left my account/;
/** The Privacy Policy names the provider wherever data may go. */
const inPrivacy = /card, bank and UPI details/;
const office = /at our office/;

/** Returns the public pages of a site with a gateway and a seller, or without. */
async function readPublicPages({ gateway, seller }: { gateway: boolean; seller: boolean }) {
  const values = new Map(site.app.settings.read()).set('seller', seller ? sampleSeller : null);
  const config = { ...site.app.config, ...(!gateway && { gateway: null }) };
  const app = { ...site.app, settings: { ...site.app.settings, read: () => values }, config };
  const http = await openPages(site.app, { app });
  const found = new Map<string, string>();
  for (const url of ['/help', '/refund-policy', '/safety', '/privacy'])
    found.set(url, visible((await http.inject({ url })).body));
  await http.close();
  return found;
}

test.each([
  [{ gateway: true, seller: true }, true],
  [{ gateway: false, seller: true }, false],
  [{ gateway: true, seller: false }, false],
])(
  'public pages speak of online payments, and of refunds to a card, only where the site takes them: %j',
  async (has, paid) => {
    for (const [url, html] of await readPublicPages(has)) {
      const pattern = url === '/privacy' ? inPrivacy : online;
      if (paid) expect(html, url).toMatch(pattern);
      else expect(html, url).not.toMatch(pattern);
      if (paid) expect(html, url).not.toMatch(office);
      else if (url !== '/privacy') expect(html, url).toMatch(office);
    }
  },
);
