import { createHash } from 'node:crypto';
import type { KeptPage } from '../kit/http/page.ts';

/** One call of an endpoint. */
export type PageCall = { name: readonly string[]; input: unknown };

type Made = { html: Buffer; status: number };
type Read = (call: PageCall) => Promise<unknown>;

type Visit = {
  /** What else the page shows, such as the site's facts. */
  shown: string;
  /** Calls an endpoint as the visitor. */
  read: Read;
  /** Renders the page; what it calls on the way is noted. */
  make(read: Read): Promise<Made>;
  /** Whether it lists people: nothing of it is shown that cannot be read now. */
  listsPeople: boolean;
};

type Kept = { shown: string; calls: PageCall[]; page: KeptPage };

/**
 * Returns a function that makes pages which are the same for every visitor, and keeps each as it was made last. Every request
 * compares what the page shows with what it was made with: the site's facts, and what the endpoints it calls answer now. So
 * nothing has to tell it of a change.
 */
export function openKeptPages() {
  const pages = new Map<string, Kept>();

  /** @param key the address, and whatever else decides how it is drawn: few of them */
  return async function readPage(key: string, { shown, read, make, listsPeople }: Visit): Promise<KeptPage> {
    const known = pages.get(key);
    if (known) {
      // While the database is away, a page without people stays as it is.
      const now = await readAll(known.calls, read).catch((error) => {
        if (listsPeople) throw error;
        return null;
      });
      if (now === null || known.shown === shown + now) return known.page;
    }
    const calls: PageCall[] = [];
    const answers: unknown[] = [];
    const { html, status } = await make(async (call) => {
      if (isVersioned(call)) return read(call);
      const place = calls.push(call) - 1;
      const answer = await read(call);
      answers[place] = answer;
      return answer;
    });
    const page = { html, status, scripts: hashesOf(html.toString()), compressed: new Map(), listsPeople };
    // A page that was made without an answer, because it failed or came late, is made anew.
    if (Object.keys(answers).length === calls.length)
      pages.set(key, { shown: shown + JSON.stringify(answers), calls, page });
    return page;
  };
}

/** Whether the same call always has the same answer: the site's facts have its version. */
const isVersioned = ({ input }: PageCall) =>
  typeof input === 'object' && input !== null && 'version' in input;

const readAll = async (calls: PageCall[], read: Read) => JSON.stringify(await Promise.all(calls.map(read)));

/** Returns the hashes of a page's inline scripts, as a content security policy wants them. */
function hashesOf(html: string): string {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes, script]) => script && !attributes!.includes('src=') && !attributes!.includes('json'),
  );
  return scripts
    .map(([, , script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    .join(' ');
}
