import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, type Readable } from 'node:stream';
import { QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { findRenderingBy, type Rendering } from './kit/web/pages/rendering.tsx';

// The server's half of the pages: render.ts calls it in the running server.

/** A page that is being rendered, and its document once it is. */
type Page = Rendering & { html?: Buffer };

const pages = new AsyncLocalStorage<Page>();
findRenderingBy(() => pages.getStore());

/** What a page is rendered with. */
export type Asked = Omit<Rendering, 'answers' | 'words' | 'queries' | 'lasting' | 'fault'> & {
  /** The full address. */
  url: string;
};

/** A page with its status, or the path to which it leads its viewer instead. */
export type Rendered =
  | { html: Buffer; status: number; answers: Record<string, unknown> }
  | { redirect: string };

/** Returns a function that renders a page as HTML. It rejects when the page fails. */
export function rendererOf(build: ServerBuild): (asked: Asked) => Promise<Rendered> {
  const handle = createRequestHandler(build, 'production');
  const lasting = new Map<string, unknown>();
  return ({ url, ...asked }) => {
    const page: Page = { answers: {}, words: {}, queries: openQueries(), lasting, ...asked };
    page.viewer = async () => {
      const viewer = await asked.viewer();
      if (viewer !== undefined) page.answers['/api/me'] = { viewer };
      return viewer;
    };
    return pages.run(page, async () => {
      const response = await handle(new Request(url));
      if (page.fault) throw page.fault;
      const location = response.headers.get('location');
      if (location) return { redirect: location };
      if (!page.html) throw new Error(`${response.status} without a document.`);
      return { html: page.html, status: response.status, answers: page.answers };
    });
  };
}

const openQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });

/** Called by React Router for what failed while a page was loaded or rendered. */
export function handleError(error: unknown): void {
  const page = pages.getStore();
  if (page) page.fault = error;
}

/** Called by React Router for each document. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await render(request, context);
  const page = pages.getStore();
  if (!page) return new Response(new Uint8Array(html), { status, headers });
  // As a body of the response it would be decoded and encoded again.
  page.html = html;
  return new Response(null, { status, headers });
}

/** Renders a document, with everything in it that is loaded lazily. */
function render({ url }: Request, context: EntryContext): Promise<Buffer> {
  const nonce = pages.getStore()?.site.nonce || undefined;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={nonce} />, {
      nonce,
      // Everything in its place, nothing moved there by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(collect(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

const collect = async (stream: Readable): Promise<Buffer> => Buffer.concat(await stream.toArray());
