import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../api/refusals.ts';
import { compressPage } from './compress.ts';
import { fillJson, fillPage, type TemplateValues } from './template.ts';

/** Sources of a content security policy, by directive. */
export type Sources = Record<string, string>;

export type Pages = {
  /**
   * @param checkoutSources what the checkout's screens may load besides the site's own, by directive of the policy
   * @param readValues what fills the places of the pages: another object whenever something in it has changed
   * @param render renders pages with their data
   * @param listMore paths for the sitemap, in addition to the built pages
   */
  register(
    http: FastifyInstance,
    checkoutSources: Sources | null,
    readValues: () => TemplateValues,
    render?: RenderPage,
    listMore?: () => Promise<string[]>,
  ): Promise<void>;
};

/** Requests for a page of something that does not exist, although its address is of a screen: they are answered with 404. */
export const missing = new WeakSet<FastifyRequest>();

/** Renders a page with the data of the viewer who requests it, or leads them to another. Null: it is served as it was built. */
export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
) => Promise<(({ html: string; status: number } | { redirect: string }) & { nonce: string }) | null>;

/** A built page, and the hashes of its inline scripts as the content security policy wants them. */
type Page = { html: string; scripts: string };

function inlineScripts(html: string): string {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes, script]) => script && !attributes!.includes('src=') && !attributes!.includes('json'),
  );
  return scripts
    .map(([, , script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    .join(' ');
}

/** The web app's manifest, which has places as pages do. */
const MANIFEST = 'site.webmanifest';

/** What a built page has the browser do: fetch who is logged in (kit/web/rendering.tsx). */
const UNSURE = ',"unsure":true';

/** The page that screens without a prerendered one begin with. */
const FALLBACK = '/__spa-fallback';
/** In the name of a built page: any last part of an address. */
const ANY = '__any';

/** Returns whether a request brings a session, which may have ended. Without one it is a visitor's. */
export const mayBeLoggedIn = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes('session=') ?? false;

/** Returns whether an address is of one of the patterns. */
export function patternTest(patterns: string[]): (address: string) => boolean {
  const tests = patterns.map((one) => new RegExp(`^${one.replaceAll(/:[a-z]+/gi, '[^/]+')}$`));
  return (address) => tests.some((test) => test.test(address));
}

/**
 * Reads the built site: prerendered pages are kept in memory, and filled once for each version of the values.
 * `screens` are the address patterns of all screens (':id' is one segment): any other address is a 404 page.
 * `hidden` patterns are kept out of search engines. `checkout` patterns, entered by a full load of their document, may
 * open the gateway's checkout; nothing of another site runs on any other page. `crawled` are beginnings of addresses of
 * the API that search engines and link previews fetch.
 */
export async function readPages(
  folder: string,
  {
    publicUrl,
    screens,
    hidden,
    checkout,
    crawled = [],
  }: { publicUrl: string; screens: string[]; hidden: string[]; checkout: string[]; crawled?: string[] },
): Promise<Pages> {
  const pages = new Map<string, Page>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(path.join(folder, file), 'utf8');
    const address = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
    pages.set(address, { html, scripts: inlineScripts(html) });
  }
  const manifest = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => '{}');
  const isScreen = patternTest(screens);
  const isHidden = patternTest(hidden);
  const isCheckout = patternTest(checkout);

  return {
    async register(http, checkoutSources, readValues, render, listMore) {
      let last: TemplateValues | undefined;
      let filled = new Map<string, string>();
      let compressed = new Map<string, Promise<Buffer>>();
      /** Returns what `fill` makes of the values, the same text until they change. */
      function fillOnce(address: string, fill: (values: TemplateValues) => string): string {
        const values = readValues();
        if (values !== last) {
          filled = new Map();
          compressed = new Map();
        }
        last = values;
        const text = filled.get(address) ?? fill({ ...values, PUBLIC_URL: publicUrl });
        filled.set(address, text);
        return text;
      }
      // Pages that are open since before an upgrade load what their own build had.
      const older = path.join(folder, '../older');
      await http.register(fastifyStatic, {
        root: existsSync(older) ? [folder, older] : folder,
        wildcard: false,
        index: false,
        setHeaders(reply, file) {
          const lasting = file.includes(`${path.sep}assets${path.sep}`);
          reply.header(
            'cache-control',
            lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          );
        },
        preCompressed: true,
        globIgnore: ['**/*.{html,br,gz}', '**/.*', MANIFEST],
      });
      const robots = [
        'User-agent: *',
        ...hidden.map((one) => `Disallow: ${one.split(':')[0]}`),
        'Disallow: /api/',
        ...crawled.map((one) => `Allow: ${one}`),
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n');
      http.get(`/${MANIFEST}`, async (_request, reply) =>
        reply
          .type('application/manifest+json')
          .header('cache-control', 'no-cache')
          .send(fillOnce(MANIFEST, (values) => fillJson(manifest, values))),
      );
      http.get('/robots.txt', async (_request, reply) =>
        reply.type('text/plain; charset=utf-8').send(robots),
      );
      http.get('/sitemap.xml', async (_request, reply) => {
        const listed = [...pages.keys()].filter((one) => isScreen(one) && !isHidden(one));
        const more = (await listMore?.()) ?? [];
        const urls = [...listed, ...more].map((one) => `<url><loc>${publicUrl}${one}</loc></url>`).join('');
        return reply
          .type('application/xml')
          .send(
            `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
          );
      });
      http.setNotFoundHandler(async (request, reply) => {
        const address = pathOf(request.url);
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          return reply.code(404).send(refuse.notFound().toJSON());
        }
        if (isHidden(address)) reply.header('x-robots-tag', 'noindex, nofollow');
        const known = isScreen(address) && !missing.has(request);
        const policy = String(reply.getHeader('content-security-policy') ?? '');
        const page = known && render ? await render(request, reply, address) : null;
        if (page && 'redirect' in page) {
          return reply.header('cache-control', 'private, no-store').redirect(page.redirect, 302);
        }
        if (page) {
          return (
            reply
              .code(page.status)
              .type('text/html; charset=utf-8')
              // What one viewer may see is kept nowhere.
              .header('cache-control', 'private, no-store')
              .header('content-security-policy', allow(policy, { 'script-src': `'nonce-${page.nonce}'` }))
              .send(await compressPage(request, reply, page.html))
          );
        }
        const names = known ? [address, address.replace(/[^/]+$/, ANY)] : ['/404'];
        const name = [...names, FALLBACK].find((one) => pages.has(one))!;
        const built = pages.get(name)!;
        // Pages are built for a visitor. Without a session nobody has to fetch who it is.
        const visitor = !mayBeLoggedIn(request);
        const html = visitor ? built.html.replace(UNSURE, '') : built.html;
        const allowed: Record<string, string> = { 'script-src': built.scripts };
        if (checkoutSources && isCheckout(address)) {
          for (const [directive, sources] of Object.entries(checkoutSources)) {
            allowed[directive] = `${allowed[directive] ?? ''} ${sources}`.trim();
          }
          // A bank's page may open in its own window and post to the checkout.
          reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
          // The gateway checks that the site is the one its account belongs to: it gets the origin, no path.
          reply.header('referrer-policy', 'strict-origin-when-cross-origin');
        }
        const filledName = visitor ? `${name} visitor` : name;
        const text = fillOnce(filledName, (values) => fillPage(html, values));
        return reply
          .code(known ? 200 : 404)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .header('content-security-policy', allow(policy, allowed))
          .send(await compressPage(request, reply, text, { pages: compressed, name: filledName }));
      });
    },
  };
}

/**
 * Returns the path of a request's address, without slashes at its end. It is not read as a URL: `//a:b` is none, and of
 * `//a/dashboard` the first part would be a host. A client may send the whole address (RFC 9112, 3.2.2).
 */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0]!;
  return path.replace(/(?<=[^/])\/+$/, '') || '/';
}

/** A policy with more sources; a directive that it does not have begins with the site's own. */
function allow(policy: string, more: Record<string, string>): string {
  const directives = new Map(
    policy
      .split(';')
      .filter(Boolean)
      .map((one) => [one.split(' ', 1)[0]!, one]),
  );
  for (const [directive, sources] of Object.entries(more)) {
    if (sources)
      directives.set(directive, `${directives.get(directive) ?? `${directive} 'self'`} ${sources}`);
  }
  return [...directives.values()].join(';');
}
