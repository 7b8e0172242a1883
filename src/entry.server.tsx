import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ORPCError } from '@orpc/client';
import { dehydrate, type Query, QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { findRenderingBy, type Rendering } from './kit/web/pages/rendering.tsx';

// The server's half of the pages: at build time it writes the pages that are the same for everybody, and in the running
// server (render.ts) it renders a page with the data that its viewer may see.

/** Answers of the API to the identifier of something that does not exist, or that cannot exist. */
const NONE = [400, 404, 422];

/** One query of a page may follow from another; what is deeper than this is fetched by the browser. */
const PASSES_MAX = 4;

const pages = new AsyncLocalStorage<Rendering>();
findRenderingBy(() => pages.getStore());

/** What a page is rendered with. */
export type Asked = Required<Pick<Rendering, 'site' | 'call' | 'answer' | 'wide' | 'compact' | 'mark'>> & {
  /** The full address. */
  url: string;
};

/** A page with its status, or the path to which it leads its viewer instead. */
export type Rendered = { html: string; status: number } | { redirect: string };

/** Returns a function that renders a page with its data as HTML. It rejects when the page fails. */
export function rendererOf(build: ServerBuild): (asked: Asked) => Promise<Rendered> {
  const handle = createRequestHandler({ ...build, ssr: true }, 'production');
  return ({ url, ...asked }) => {
    const queries = openQueries();
    const missing = new Set<string>();
    const page: Rendering = { answers: {}, missing, queries, dehydrate: () => brought(queries), ...asked };
    return pages.run(page, async () => {
      const response = await handle(new Request(url));
      if (page.fault) throw page.fault;
      if (response.status !== 200) throw new Error(`A page was rendered with status ${response.status}.`);
      if (page.redirect !== undefined) {
        const { pathname, search, hash } = new URL(page.redirect, url);
        return { redirect: pathname + search + hash };
      }
      return { html: await response.text(), status: page.notFound === undefined ? 200 : 404 };
    });
  };
}

/** The answers that go into the document. Of the option lists, which are long, only what the page shows does. */
const brought = (queries: QueryClient) =>
  dehydrate(queries, {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && query.meta?.partly !== true,
  });

const openQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });

/** React Router's build looks for these words of its own browser half in the page that shows nothing yet. */
const CHECKED = '<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->';

/** Called by React Router for each document. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = pages.getStore();
  const scripts = scriptsOf(context);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (page) {
    try {
      page.scripts = scripts;
      return new Response(await renderWithData(page, request, context), { status, headers });
    } catch (error) {
      page.fault = error;
      return new Response(null, { status: 500 });
    }
  }
  // At build time. The viewer is not known yet: the page is rendered for a visitor, and other viewers render it again.
  const answers = context.isSpaMode ? {} : { '/api/me': { viewer: null } };
  const bare = context.isSpaMode || undefined;
  const built: Rendering = { answers, unsure: true, bare, scripts, missing: new Set() };
  return pages.run(built, async () => {
    const html = (await render(request, context)) + (bare ? CHECKED : '');
    return new Response(html, { status, headers });
  });
}

/** Renders a page, fetches what it queries, and renders it again, until nothing is missing any more. */
async function renderWithData(page: Rendering, request: Request, context: EntryContext): Promise<string> {
  const tried = new Set<string>();
  for (let pass = 1; ; pass++) {
    page.words = {};
    const html = await render(request, context);
    if (
      page.redirect !== undefined ||
      pass === PASSES_MAX ||
      !(await fetchMissing(page, new URL(request.url).pathname, tried))
    )
      return html;
  }
}

/**
 * Fetches what the last pass queried; returns whether there was anything. What fails is left to the browser, except that a page
 * whose subject is not found says so itself.
 */
async function fetchMissing(page: Rendering, path: string, tried: Set<string>): Promise<boolean> {
  const { missing, answers, answer, queries } = page;
  const cache = queries!.getQueryCache();
  const paths = [...missing].filter((path) => !tried.has(path));
  const wanted = cache.getAll().filter((query) => isWanted(query) && !tried.has(query.queryHash));
  for (const key of [...paths, ...wanted.map(({ queryHash }) => queryHash)]) tried.add(key);
  await Promise.all([
    ...paths.map(async (path) => {
      const found = await answer!(path).catch(() => undefined);
      if (found !== undefined) answers[path] = found;
    }),
    ...wanted.map((query) =>
      query.fetch().catch((error: unknown) => {
        if (query.meta?.subject && error instanceof ORPCError && NONE.includes(error.status))
          page.notFound = path;
        cache.remove(query);
      }),
    ),
  ]);
  return paths.length + wanted.length > 0;
}

function isWanted({ state, options }: Query): boolean {
  const { enabled } = options as { enabled?: unknown };
  return state.status === 'pending' && state.fetchStatus === 'idle' && enabled !== false;
}

/**
 * Returns the scripts of the page that a request shows, which its first one would load only once it runs. Of each route
 * it is what its file imports: the file itself is for React Router's own browser half.
 */
function scriptsOf({ manifest, isSpaMode, staticHandlerContext: { matches } }: EntryContext): string[] {
  const imported = isSpaMode ? [] : matches.flatMap(({ route }) => manifest.routes[route.id!]?.imports ?? []);
  return [...new Set([...manifest.entry.imports, ...imported])].filter(
    (one) => one !== manifest.entry.module,
  );
}

/** Renders a document once, with everything in it that is loaded lazily. */
function render({ url }: Request, context: EntryContext): Promise<string> {
  const nonce = pages.getStore()?.site?.nonce;
  // While developing, React Router's own browser half takes what it needs from the document.
  const { serverHandoffStream } = context;
  const handoff = import.meta.env.DEV ? { serverHandoffStream } : { serverHandoffStream: undefined };
  const bootstrapModules = import.meta.env.DEV ? [] : [context.manifest.entry.module];
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={{ ...context, ...handoff, renderMeta: {} }} url={url} nonce={nonce} />,
      {
        nonce,
        bootstrapModules,
        // Everything in its place, nothing moved there by scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
