import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StandardOpenAPIJsonSerializer } from '@orpc/openapi-client/standard';
import { createRouterClient, ORPCError } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import { pageValues } from '../base/site/pages/pages.ts';
import type { Asked, Rendered } from '../entry.server.tsx';
import type { Call } from '../kit/api/call.ts';
import type { App } from '../kit/app/app.ts';
import { isUnavailable } from '../kit/database/db.ts';
import { answerError } from '../kit/http/endpoints.ts';
import type { CallOf } from '../kit/http/http.ts';
import { mayBeLoggedIn, patternTest, type RenderPage } from '../kit/http/page.ts';
import { prefersCompact } from '../kit/web/compact/compact.ts';
import { paths } from '../paths.ts';
import { router } from './api.ts';
import { prerendered, rendered, renderedForMembers } from './screens.ts';

/** Pages rendered at a time: under a crowd the others come without data, which costs next to nothing. */
const AT_ONCE_MAX = 8;

type Render = (asked: Asked) => Promise<Rendered>;

/**
 * Returns what renders pages with their data for the viewer of each request, from the server's half of the build in `folder`.
 * It answers null where a page is served without data: not a rendered screen, too slow, or failed.
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
  const isRendered = patternTest(rendered);
  // The page for no connection is kept in the browser, and may have nothing of anybody.
  const sameForAll = prerendered.filter((one) => one !== paths.offline());
  const isForMembers = patternTest([...renderedForMembers, ...sameForAll]);
  let active = 0;

  return async (request, reply, address) => {
    const forMembers = !isRendered(address);
    if (forMembers && !(mayBeLoggedIn(request) && isForMembers(address))) return null;
    // A browser that fetches a page before anybody opens it must not make it count as seen.
    if (request.headers['sec-purpose'] || active >= AT_ONCE_MAX) return null;
    active += 1;
    const nonce = randomBytes(16).toString('base64');
    const work = callOf(request, reply)
      .then((call) => (call.viewer || !forMembers ? render(asked(request, call, nonce)) : null))
      .finally(() => {
        active -= 1;
      });
    const page = await inTime(work, patienceMs).catch((error: unknown) => {
      // A refusal is no fault, and a database that is away is logged elsewhere.
      if (!(error instanceof ORPCError) && !isUnavailable(error))
        app.log.warn({ fault: faultOf(error) }, 'A page was served without data');
      return null;
    });
    return page && { ...page, nonce };
  };

  function asked({ url, headers }: FastifyRequest, call: Call, nonce: string): Asked {
    const json = pageValues(app).SITE!;
    const invoke = (name: readonly string[], input: unknown) => callEndpoint(app, call, name, input);
    return {
      // Before any data is read.
      mark: app.live.mark(),
      url: new URL(url.replace(/^\/*/, '/'), app.config.publicUrl).href,
      wide: headers['sec-ch-ua-mobile']
        ? headers['sec-ch-ua-mobile'] === '?0'
        : !/Mobi/.test(headers['user-agent'] ?? ''),
      compact: prefersCompact(headers.cookie),
      site: { json, facts: JSON.parse(json), publicUrl: app.config.publicUrl, nonce },
      call: invoke,
      answer: async (wanted) => {
        const name = endpoints.get(wanted);
        return name && invoke(name, undefined);
      },
    };
  }
}

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

async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than ${patienceMs} ms`)), patienceMs);
  // A call that comes too late has no listener.
  work.catch(() => {});
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
