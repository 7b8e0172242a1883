import type { DehydratedState, QueryClient } from '@tanstack/react-query';

/** Options of the lists, by kind. */
export type Words = Record<string, { key: string; name: string; inForms: boolean; inFilter: boolean }[]>;

/** What the server knew when it rendered a page: the browser starts from the same, and fetches none of it again. */
export type Initial = {
  /** Answers of the API that pages share, by path: '/api/me'. */
  answers: Record<string, unknown>;
  /** Whether the page was built for a visitor, and nobody has looked who opens it: the answers hold until they are fetched. */
  unsure?: boolean;
  /** Whether the document shows no page yet: it is the same for all that are not rendered. */
  bare?: boolean;
  /** Answers that belong to one page. */
  queries?: DehydratedState;
  /** The part of the option lists that the page shows; the whole ones are fetched once it is rendered. */
  words?: Words;
  /** Whether the screen was taken for a wide one. */
  wide?: boolean;
  /** Whether the browser prefers compact lists on a phone. */
  compact?: boolean;
  /** The path of the page, where what it is about does not exist for its viewer: it is answered with 404. */
  notFound?: string;
  /** When it was rendered, for the live stream: what changed afterwards is fetched again. */
  mark?: string;
};

/** One page that the server is rendering. */
export type Rendering = Pick<
  Initial,
  'answers' | 'unsure' | 'bare' | 'notFound' | 'wide' | 'compact' | 'mark'
> & {
  /** Paths of shared answers that the page requested and that are not there yet. */
  missing: Set<string>;
  /** The part of the option lists that the page has shown so far. */
  words?: Words;
  /** The scripts that the page needs besides the first one. */
  scripts?: string[];
  /** What follows is missing at build time, when there is no data and placeholders replace the site's facts. */
  queries?: QueryClient;
  dehydrate?(): DehydratedState;
  /** Calls an endpoint as the viewer of the request. */
  call?(path: readonly string[], input: unknown): Promise<unknown>;
  /** Requests a path that pages share. */
  answer?(path: string): Promise<unknown>;
  site?: { facts: object; json: string; publicUrl: string; nonce: string };
  /** The path to which its viewer is led instead. */
  redirect?: string;
  /** Why it failed. */
  fault?: unknown;
};

let find: () => Rendering | undefined = () => undefined;

/** Sets how the server finds the page that it is rendering: many are rendered at a time (entry.server.tsx). */
export function findRenderingBy(finder: () => Rendering | undefined): void {
  find = finder;
}

/** Returns the page that the server is rendering; undefined in a browser. */
export const rendering = (): Rendering | undefined => (import.meta.env.SSR ? find() : undefined);

const ID = 'initial';

/** What the server knew; in a browser, read once from the document. */
const initial: Initial = import.meta.env.SSR
  ? { answers: {} }
  : JSON.parse(document.getElementById(ID)?.textContent || '{"answers":{}}');

/** Returns what the document of this page brought; on the server, what it will bring. */
export const initialOf = (): Omit<Initial, 'queries'> => rendering() ?? initial;

/** Returns the answers of one page that its document brought. */
export const initialQueries = (): DehydratedState | undefined => initial.queries;

/** The data of a page, in its document: text that no browser runs. */
export function InitialData() {
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: write() }}
    />
  );
}

function write(): string {
  const current = rendering();
  if (!current) return '';
  const { answers, unsure, bare, notFound, words, wide, compact, mark } = current;
  const queries = current.dehydrate?.();
  const all: Initial = { answers, unsure, bare, notFound, queries, words, wide, compact, mark };
  return JSON.stringify(all).replaceAll('<', '\\u003c');
}
