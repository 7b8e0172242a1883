import { createHash } from 'node:crypto';
import type { KeptPage } from '../kit/http/page.ts';

type Made = { html: string; status: number; answers: Record<string, unknown> };
type Answer = (path: string) => Promise<unknown>;

/**
 * Returns a function that makes pages which are the same for every visitor, and keeps each as it was made last. Every request
 * compares the site's facts and the answers that the page shows with those it was made with, so nothing has to tell it of a change.
 */
export function openKeptPages() {
  const kept = new Map<string, { shown: string; paths: string[]; page: KeptPage }>();

  /**
   * @param facts the site's facts, as JSON
   * @param answer reads an answer as a visitor; it rejects while the database is away, and the page stays as it is
   */
  return async function read(
    address: string,
    { facts, answer, make }: { facts: string; answer: Answer; make(): Promise<Made> },
  ): Promise<KeptPage> {
    const known = kept.get(address);
    const now = known && (await readAll(known.paths, answer).catch(() => null));
    if (known && (now === null || known.shown === facts + now)) return known.page;
    const { html, status, answers } = await make();
    const page = { html, status, scripts: hashesOf(html), compressed: new Map() };
    const paths = Object.keys(answers).filter((path) => path !== '/api/me');
    kept.set(address, { shown: facts + JSON.stringify(paths.map((path) => answers[path])), paths, page });
    return page;
  };
}

async function readAll(paths: string[], answer: Answer): Promise<string> {
  return JSON.stringify(await Promise.all(paths.map(answer)));
}

/** Returns the hashes of a page's inline scripts, as a content security policy wants them. */
function hashesOf(html: string): string {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes, script]) => script && !attributes!.includes('src=') && !attributes!.includes('json'),
  );
  return scripts
    .map(([, , script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    .join(' ');
}
