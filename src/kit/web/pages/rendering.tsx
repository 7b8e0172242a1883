import type { QueryClient } from '@tanstack/react-query';

/** Options of the lists, by kind. */
export type Words = Record<string, { key: string; name: string; inForms: boolean; inFilter: boolean }[]>;

/** What the server knew when it rendered a page, beside its queries: the browser starts from the same. */
export type Initial = {
  /** Answers of the API that pages share, by path: '/api/me'. */
  answers: Record<string, unknown>;
  /** The part of the option lists that the page shows; the whole ones are fetched once it is rendered. */
  words?: Words;
  /** Whether the screen was taken for a wide one. */
  wide?: boolean;
  /** Whether the browser prefers compact lists on a phone. */
  compact?: boolean;
  /** When it was rendered, for the live stream: what changed afterwards is fetched again. */
  mark?: string;
};

/** One page that the server is rendering. */
export type Rendering = Required<Initial> & {
  /** Its queries, as the loaders have filled them. */
  queries: QueryClient;
  /** What queries with a version in their key have found, for every page, by the hash of the key. */
  lasting: Map<string, unknown>;
  /** Returns who requested it (viewer.ts): null for a visitor, undefined where it is rendered without data. */
  viewer(): Promise<unknown>;
  /** Resolves when the page is rendered with what is there. */
  late: Promise<void>;
  /** Calls an endpoint as the viewer of the request. */
  call(path: readonly string[], input: unknown): Promise<unknown>;
  /** Requests a path that pages share. */
  answer(path: string): Promise<unknown>;
  site: { facts: object; json: string; publicUrl: string; nonce: string };
  /** Why it failed. */
  fault?: unknown;
};

let find: () => Rendering | undefined = () => undefined;

/** Sets how the server finds the page that it is rendering: many are rendered at a time (entry.server.tsx). */
export function findRenderingBy(finder: () => Rendering | undefined): void {
  find = finder;
}

/** Returns the page that the server is rendering; undefined in a browser, and under `npm run dev`. */
export const rendering = (): Rendering | undefined => (import.meta.env.SSR ? find() : undefined);

const ID = 'initial';

/** What the server knew; in a browser, read once from the document. */
const initial: Initial = import.meta.env.SSR
  ? { answers: {} }
  : JSON.parse(document.getElementById(ID)?.textContent || '{"answers":{}}');

/** Returns what the document of this page brought; on the server, what it will bring. */
export const initialOf = (): Initial => rendering() ?? initial;

/** What the server knew, in the document: text that no browser runs. */
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
  const { answers, words, wide, compact, mark } = current;
  return JSON.stringify({ answers, words, wide, compact, mark } satisfies Initial).replaceAll('<', '\\u003c');
}
