import { ORPCError } from '@orpc/client';
import {
  type DehydratedState,
  dehydrate,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
} from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, type Params, redirect } from 'react-router';
import { queriesOf } from '../api/query.ts';
import { rendering } from '../pages/rendering.tsx';
import { shownViewer, type Viewer } from '../viewer.ts';

// biome-ignore lint/suspicious/noExplicitAny: each query has data of its own type.
type InfiniteOptions = FetchInfiniteQueryOptions<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
type PageQuery = FetchQueryOptions<any, any, any, any> | InfiniteOptions;

type PageRequest = {
  params: Params;
  url: URL;
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** Returns the data of a query from which others follow; undefined where it could not be read. */
  // biome-ignore lint/suspicious/noExplicitAny: any key.
  read<T>(query: FetchQueryOptions<T, Error, T, any>): Promise<T | undefined>;
};

/** Returns the queries that a page shows first, as TanStack Query's options, or paths of answers that pages share. */
export type NamesQueries = (page: PageRequest) => (PageQuery | string)[] | Promise<(PageQuery | string)[]>;

/** How many answers of queries with a version are kept: two are used at a time. */
const LASTING_MAX = 8;

/** What a loader returns. */
export type PageData = {
  queries?: DehydratedState;
  /** Whether what the page is about does not exist for its viewer. */
  notFound?: boolean;
};

/** Answers of the API to the identifier of something that does not exist, or that cannot exist. */
const NONE = [400, 404, 422];

type OfProfile = Viewer & { profile: NonNullable<Viewer['profile']> };

/** Queries of a page about the viewer's profile: none for a visitor, or an account without one. */
export const ofMember =
  (names: (page: PageRequest & { viewer: OfProfile }) => ReturnType<NamesQueries>): NamesQueries =>
  (page) =>
    page.viewer?.profile ? names({ ...page, viewer: page.viewer as OfProfile }) : [];

type LoaderOptions = {
  /** Returns where a visitor is led instead, from the path of a page for members. */
  visitors?(path: string): string;
};

/**
 * Returns a page's `loader`: reads its queries as its viewer. What fails or takes too long is left to the browser, but a page
 * whose subject (`meta.subject`) is not found is answered with 404.
 */
export function loaderOf(names: NamesQueries, { visitors }: LoaderOptions = {}) {
  return async ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) => {
    const page = rendering();
    const viewer = (await page?.viewer()) as Viewer | null | undefined;
    if (!page || viewer === undefined) return {};
    const url = new URL(request.url);
    if (viewer === null && visitors) throw redirect(visitors(url.pathname + url.search));
    const keys = new Set<string>();
    let notFound = false;
    const { queries } = page;

    async function load(query: PageQuery | string): Promise<unknown> {
      if (typeof query === 'string') return loadShared(query);
      const hash = hashKey(query.queryKey);
      const { meta } = query as { meta?: { subject?: boolean; lasting?: boolean; partly?: boolean } };
      if (!meta?.partly) keys.add(hash);
      try {
        return await (meta?.lasting ? loadLasting(query as FetchQueryOptions, hash) : fetch(queries, query));
      } catch (error) {
        if (meta?.subject && error instanceof ORPCError && NONE.includes(error.status)) notFound = true;
        // A failure is not what the page begins with: the browser asks again.
        queries.removeQueries({ queryKey: query.queryKey, exact: true });
      }
    }

    /** Another version has another key. */
    async function loadLasting(query: FetchQueryOptions, hash: string): Promise<unknown> {
      const { lasting } = page!;
      if (lasting.has(hash)) return fetch(queries, { ...query, queryFn: () => lasting.get(hash) });
      const found = await fetch(queries, query);
      if (lasting.size >= LASTING_MAX) lasting.clear();
      lasting.set(hash, found);
      return found;
    }

    async function loadShared(path: string) {
      page!.answers[path] = await page!.answer(path).catch(() => undefined);
    }

    const read = load as PageRequest['read'];
    const all = Promise.resolve(names({ params, url, viewer, read })).then((named) =>
      Promise.all(named.map(load)),
    );
    await Promise.race([all, page.late]);
    const found = dehydrate(queries, {
      shouldDehydrateQuery: ({ queryHash, state }) => state.status === 'success' && keys.has(queryHash),
    });
    const brought: PageData = { queries: found, ...(notFound ? { notFound } : {}) };
    return notFound ? data(brought, { status: 404 }) : brought;
  };
}

/**
 * Returns a page's `clientLoader`: a page that is opened in the browser fetches its queries while its scripts are loaded. It is
 * shown at once, and each part of it once its data is there.
 */
export function clientLoaderOf(names: NamesQueries) {
  return async ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) => {
    const queries = queriesOf();
    const load = (query: PageQuery | string) =>
      typeof query === 'string' ? undefined : fetch(queries, query).catch(() => undefined);
    const page = {
      params,
      url: new URL(request.url),
      viewer: shownViewer(),
      read: load as PageRequest['read'],
    };
    void Promise.resolve(names(page)).then((found) => found.map(load));
    return {} as PageData;
  };
}

const fetch = (queries: QueryClient, query: PageQuery): Promise<unknown> =>
  'initialPageParam' in query
    ? queries.fetchInfiniteQuery(query as InfiniteOptions)
    : queries.fetchQuery(query as FetchQueryOptions);
