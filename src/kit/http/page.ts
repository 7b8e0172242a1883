import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../api/refusals.ts';
import { compressPage, type KeptCompressed } from './compress.ts';
import { fillJson, type TemplateValues } from './template.ts';

/** Sources of a content security policy, by directive. */
export type Sources = Record<string, string>;

/** Requests for a page of something that does not exist, although its address is of a screen: they are answered with 404. */
export const missing = new WeakSet<FastifyRequest>();

/** Renders the page of an address for the viewer who requests it, or leads them to another. */
export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
) => Promise<
  { html: string | Buffer; status: number; nonce: string } | { redirect: string } | { kept: KeptPage }
>;

/** A page that many visitors get. */
export type KeptPage = KeptCompressed & {
  html: Buffer;
  status: number;
  /** The hashes of its inline scripts, as the content security policy wants them. */
  scripts: string;
};

type Pages = {
  /** The folder of the built files. */
  folder: string;
  publicUrl: string;
  /** The address patterns of all screens (':id' is one segment): any other address is a 404 page. */
  screens: string[];
  /** Patterns that are kept out of search engines. */
  hidden: string[];
  /** Addresses that search engines should find. */
  listed: string[];
  /** Returns more of them, which the database has. */
  listMore?(): Promise<string[]>;
  /** Patterns that may open the gateway's checkout; nothing of another site runs on any other page. */
  checkout: string[];
  /** What these may load besides the site's own. */
  checkoutSources: Sources | null;
  /** Beginnings of addresses of the API that search engines and link previews fetch. */
  crawled: string[];
  /** Returns what fills the places of the web app's manifest. */
  readValues(): TemplateValues;
  render: RenderPage;
};

/** The web app's manifest, which has places for the site's facts. */
const MANIFEST = 'site.webmanifest';

/** The address of the page that any address of no screen shows. */
const UNKNOWN = '/404';

/** Returns whether a request brings a session, which may have ended. Without one it is a visitor's. */
export const mayBeLoggedIn = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes('session=') ?? false;

/** Returns whether an address is of one of the patterns. */
export function patternTest(patterns: string[]): (address: string) => boolean {
  const tests = patterns.map((one) => new RegExp(`^${one.replaceAll(/:[a-z]+/gi, '[^/]+')}$`));
  return (address) => tests.some((test) => test.test(address));
}

/** Serves the built files, and every other address as a page. */
export async function servePages(
  http: FastifyInstance,
  {
    folder,
    publicUrl,
    screens,
    hidden,
    listed,
    listMore,
    checkout,
    checkoutSources,
    crawled,
    readValues,
    render,
  }: Pages,
): Promise<void> {
  const manifest = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => '{}');
  const isScreen = patternTest(screens);
  const isHidden = patternTest(hidden);
  const isCheckout = patternTest(checkout);
  // Pages that are open since before an upgrade load what their own build had.
  const older = path.join(folder, '../older');
  await http.register(fastifyStatic, {
    root: existsSync(older) ? [folder, older] : folder,
    wildcard: false,
    index: false,
    setHeaders(reply, file) {
      const lasting = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
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
      .send(fillJson(manifest, { ...readValues(), PUBLIC_URL: publicUrl })),
  );
  http.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  http.get('/sitemap.xml', async (_request, reply) => {
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
    const rendered = await render(request, reply, known ? address : UNKNOWN);
    const kept = 'kept' in rendered ? rendered.kept : null;
    // What one viewer may see is kept nowhere.
    reply.header('cache-control', kept && !kept.listsPeople ? 'no-cache' : 'private, no-store');
    if ('redirect' in rendered) return reply.redirect(rendered.redirect, 302);
    const page = 'kept' in rendered ? rendered.kept : rendered;
    const allowed: Record<string, string> = {
      'script-src': 'nonce' in page ? `'nonce-${page.nonce}'` : page.scripts,
    };
    if (checkoutSources && isCheckout(address)) {
      for (const [directive, sources] of Object.entries(checkoutSources)) {
        allowed[directive] = `${allowed[directive] ?? ''} ${sources}`.trim();
      }
      // A bank's page may open in its own window and post to the checkout.
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
      // The gateway checks that the site is the one its account belongs to: it gets the origin, no path.
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    }
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    return reply
      .code(known ? page.status : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', allow(policy, allowed))
      .send(await compressPage(request, reply, page.html, kept));
  });
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
