import type { Page } from '@playwright/test';

/** The cards of the results. */
export const cards = (page: Page) => page.getByRole('link', { name: /^View Profile: / });

/** What the page says of how many match. */
export function sentence(count: number): string {
  const profiles = count === 1 ? 'profile' : 'profiles';
  return `Discover ${count.toLocaleString('en-IN')} verified ${profiles} matching your preferences`;
}

/** Returns how many match a query. */
export async function countOf(page: Page, query = ''): Promise<number> {
  const answer = await page.request.get(`/api/profiles/count${query}`);
  return ((await answer.json()) as { count: number }).count;
}
