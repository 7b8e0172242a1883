import type { Browser } from '../client.ts';

/** Returns the recommendations of all pages. */
// biome-ignore lint/suspicious/noExplicitAny: answers are compared, not used
export async function readRecommendations(browser: Browser): Promise<any[]> {
  const all = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await browser.get(`/api/recommendations${cursor && `?cursor=${cursor}`}`);
    all.push(...body.profiles);
    cursor = body.nextCursor;
  }
  return all;
}
