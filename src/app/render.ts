import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StandardOpenAPIJsonSerializer } from '@orpc/openapi-client/standard';
import { createRouterClient, ORPCError } from '@orpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageValues } from '../base/site/pages/pages.ts';
import type { Asked, Rendered } from '../entry.server.tsx';
import type { Call } from '../kit/api/call.ts';
import type { App } from '../kit/app/app.ts';
import { isUnavailable } from '../kit/database/db.ts';
import { answerError } from '../kit/http/endpoints.ts';
import type { CallOf } from '../kit/http/http.ts';
import { mayBeLoggedIn, patternTest, type RenderPage } from '../kit/http/page.ts';
import { once } from '../kit/once.ts';
import { prefersCompact } from '../kit/web/compact/compact.ts';
import type { Viewer } from '../kit/web/viewer.ts';
import { paths } from '../paths.ts';
import { router } from './api.ts';
import { openKeptPages, type PageCall } from './keptPages.ts';
import { forEverybody } from './screens.ts';

/** Pages rendered with data at a time: under a crowd the others come without, which costs a fraction. */
const AT_ONCE_MAX = 8;

type Render = (asked: Asked) => Promise<Rendered>;

/**
 * Returns what renders pages with their data for the viewer of each request, from the server's half of the build in `folder`.
 * Visitors get pages that are the same for everybody as they were rendered last. Another comes without data where its viewer
 * cannot be found, where many are being rendered, and where it fails with data; with what is there where reading takes longer
 * than `patienceMs`. Rejects when it fails without data, too.
 */
export async function openRenderer(
  folder: string,
  app: App,
  callOf: CallOf,
  patienceMs = app.config.renderPatienceMs,
): Promise<RenderPage> {
  const build = await import(pathToFileURL(path.join(folder, 'index.js')).href);
  const render: Render = build.entry.module.rendererOf(build);
  const endpoints = readPaths();
  let active = 0;

  const isForEverybody = patternTest([...forEverybody]);
  const readKept = openKeptPages();

  return async (request, reply, address) => {
    const isVisitor = !mayBeLoggedIn(request);
    // Browsers keep the page for no connection: it has nothing of anybody.
    if (address === paths.offline() || (isVisitor && isForEverybody(address)))
      return renderForVisitors(request, reply, address);
    // A browser that fetches a page before anybody opens it must not make it count as seen.
    if (!request.headers['sec-purpose']) {
      try {
        return isVisitor && request.url === paths.browse()
          ? await renderFirstSearch(request, reply, address)
          : await atOnce(async () => renderOnce(request, address, await callOf(request, reply)));
      } catch (error) {
        // A refusal is no fault, and a database that is away is logged elsewhere.
        if (!(error instanceof ORPCError) && !(error instanceof Crowd) && !isUnavailable(error))
          app.log.warn({ fault: faultOf(error) }, 'A page was served without data');
      }
    }
    return renderOnce(request, address, null);
  };

  async function atOnce<Result>(make: () => Promise<Result>): Promise<Result> {
    if (active >= AT_ONCE_MAX) throw new Crowd();
    active += 1;
    try {
      return await make();
    } finally {
      active -= 1;
    }
  }

  async function renderOnce({ url, headers }: FastifyRequest, address: string, call: Call | null) {
    const nonce = randomBytes(16).toString('base64');
    const answer = answerFor(call);
    const page = await renderPage({
      // An address of no screen could be one that React Router answers with data.
      url: address === '/404' ? address : url.replace(/^\/*/, '/'),
      // Before any data is read.
      mark: app.live.mark(),
      ...screenOf(headers),
      nonce,
      call: callFor(call),
      answer,
      viewer: once(async () => (call ? ((await answer('/api/me')) as Me).viewer : undefined)),
    });
    return { ...page, nonce };
  }

  /** Without a query in the address, and the same on every device. */
  async function renderForVisitors(request: FastifyRequest, reply: FastifyReply, address: string) {
    const call = await callOf(request, reply).catch(() => null);
    const kept = await readKept(address, {
      ...forVisitor(address, call, { wide: false, compact: false }),
      listsPeople: false,
    });
    return { kept };
  }

  /** The profiles that every visitor meets first, in the shape of a screen. */
  async function renderFirstSearch(request: FastifyRequest, reply: FastifyReply, address: string) {
    const screen = screenOf(request.headers);
    const visit = forVisitor(address, await callOf(request, reply), screen);
    const kept = await readKept(`${address} ${JSON.stringify(screen)}`, {
      ...visit,
      make: (read) => atOnce(() => visit.make(read)),
      listsPeople: true,
    });
    return { kept };
  }

  function forVisitor(url: string, call: Call | null, screen: ReturnType<typeof screenOf>) {
    const invoke = callFor(call && { ...call, viewer: null });
    return {
      shown: pageValues(app).SITE!,
      read: ({ name, input }: PageCall) => invoke(name, input),
      async make(read: (call: PageCall) => Promise<unknown>) {
        const page = await renderPage({
          ...{ url, mark: '', nonce: '', ...screen },
          call: (name, input) => read({ name, input }),
          answer: answerBy((name) => read({ name, input: undefined })),
          viewer: async () => null,
        });
        if ('redirect' in page) throw new Error(`${url} leads visitors elsewhere.`);
        return page;
      },
    };
  }

  function callFor(call: Call | null) {
    return async (name: readonly string[], input: unknown) => {
      if (!call) throw new Error('A page without data reads none.');
      return callEndpoint(app, call, name, input);
    };
  }

  function answerFor(call: Call | null) {
    const invoke = callFor(call);
    return answerBy((name) => invoke(name, undefined));
  }

  function answerBy(invoke: (name: readonly string[]) => Promise<unknown>) {
    return async (wanted: string) => {
      const name = endpoints.get(wanted);
      return name && invoke(name);
    };
  }

  async function renderPage({ url, nonce, ...asked }: Omit<Asked, 'late' | 'site'> & { nonce: string }) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    const { publicUrl } = app.config;
    const json = pageValues(app).SITE!;
    const site = { json, facts: JSON.parse(json), publicUrl, nonce };
    try {
      return await render({ ...asked, url: new URL(url, publicUrl).href, late, site });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** As many pages are being rendered with data as may be. */
class Crowd extends Error {}

/** Returns how lists are drawn for a browser, as far as its request tells. */
const screenOf = ({ cookie, ...headers }: FastifyRequest['headers']) => ({
  wide: headers['sec-ch-ua-mobile']
    ? headers['sec-ch-ua-mobile'] === '?0'
    : !/Mobi/.test(headers['user-agent'] ?? ''),
  compact: prefersCompact(cookie),
});

type Me = { viewer: Viewer | null };

const faultOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));

/** Calls an endpoint in this process with the permissions of the call; returns what a browser would have received. */
async function callEndpoint(app: App, call: Call, name: readonly string[], input: unknown): Promise<unknown> {
  let procedure: unknown = router;
  let client: unknown = createRouterClient(router, { context: call });
  for (const part of name) {
    procedure = (procedure as Record<string, unknown>)[part];
    client = (client as Record<string, unknown>)[part];
  }
  const { route } = (procedure as Procedure)['~orpc'];
  if (route.method !== 'GET') throw new Error(`A page is shown, not changed: ${name.join('.')}`);
  try {
    const output = await (client as (input: unknown) => Promise<unknown>)(input);
    const [json] = new StandardOpenAPIJsonSerializer().serialize(output);
    return JSON.parse(JSON.stringify(json));
  } catch (error) {
    const report = (fault: unknown) => app.log.error({ fault: faultOf(fault) }, 'A request failed');
    return answerError(error, { report, retryAfter() {} });
  }
}

type Procedure = { '~orpc': { route: { method?: string; path?: string } } };

/** Returns the endpoints that are read without an input, by their path. */
function readPaths(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [room, endpoints] of Object.entries(router)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { method, path } = (endpoint as Procedure)['~orpc'].route;
      if (method === 'GET' && path && !path.includes('{')) found.set(`/api${path}`, [room, name]);
    }
  }
  return found;
}
