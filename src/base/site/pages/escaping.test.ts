import path from 'node:path';
import { expect, test } from 'vitest';
import { address, admin, facts, pages, setUp, site } from '../../../../test/setup/site.ts';
import { serveApi } from '../../../app/api.ts';
import { checkout, hidden, screens } from '../../../app/screens.ts';
import { openHttp } from '../../../kit/http/open.ts';
import { readPages } from '../../../kit/http/page.ts';
import { pageValues } from './pages.ts';

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

test('the hashes of inline scripts stay right', async () => {
  const http = openHttp(site.app.config, 'silent');
  const folder = path.resolve(import.meta.dirname, '../../../../build/client');
  const built = await readPages(folder, { publicUrl: 'http://localhost:1', screens, hidden, checkout });
  await serveApi(http, site.app);
  await built.register(http, null, () => pageValues(site.app));
  await admin.put(address, facts);
  const { createHash } = await import('node:crypto');
  const { body, headers } = await http.inject({ url: '/contact' });
  await http.close();
  const inline = [
    ...body.matchAll(/<script(?![^>]*(?:src=|ld\+json|application\/json))[^>]*>([\s\S]+?)<\/script>/g),
  ];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, script] of inline) {
    const hash = createHash('sha256').update(script!).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});
