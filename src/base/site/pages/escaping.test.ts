import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPages } from '../../../../test/pages.ts';
import { address, admin, facts, pages, setUp, site } from '../../../../test/setup/site.ts';

setUp();

test('hostile values are text wherever they are shown', async () => {
  const hostile = {
    ...facts,
    name: `</script><b>"O'Hara" & çois`,
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

const scriptsOf = (html: string) => [
  ...html.matchAll(/<script((?![^>]*(?:ld\+json|application\/json))[^>]*)>([\s\S]*?)<\/script>/g),
];

test('every script of a page carries the nonce of its policy, another one each time', async () => {
  const http = await openPages(site.app);
  const seen = new Set<string>();
  for (const url of ['/login', '/login']) {
    const { body, headers } = await http.inject({ url });
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    seen.add(nonce!);
    expect(scriptsOf(body).length).toBeGreaterThan(2);
    for (const [, attributes] of scriptsOf(body)) expect(attributes).toContain(`nonce="${nonce}"`);
  }
  expect(seen.size).toBe(2);
  await http.close();
});

test('of a page that all visitors get, the policy has the hash of every script', async () => {
  const http = await openPages(site.app);
  for (const name of ['Kalyanam', 'Vivah']) {
    await admin.put(address, { ...facts, name });
    const { body, headers } = await http.inject({ url: '/contact' });
    expect(body).toContain(` · ${name}</title>`);
    const inline = scriptsOf(body).filter(([, , script]) => script);
    expect(inline.length).toBeGreaterThan(2);
    for (const [, , script] of inline) {
      const hash = createHash('sha256').update(script!).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  }
  await http.close();
});
