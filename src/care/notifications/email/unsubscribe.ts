import type { App } from '../../../kit/app/app.ts';
import { seal, unseal } from '../../../kit/app/seal.ts';
import type { Database } from '../../../kit/database/db.ts';
import { listChoices, setChoice } from '../preferences.ts';
import { SWITCHABLE, type Switchable } from '../shared/rules.ts';

const purpose = { key: 'unsubscribe', use: 'unsubscribe' };

/** Categories of links in emails that were sent before they were split. */
const SPLIT: Record<string, Switchable[]> = { interests: ['interests_received', 'interests_accepted'] };

/** Returns the token of the unsubscribe links of a category. It is valid as long as the account exists. */
export function writeUnsubscribeToken(db: Database, account: number, category: Switchable): Promise<string> {
  return seal(db, purpose, [account, category]);
}

/** Returns the account and the categories of a token; undefined for a token that is not this site's. */
async function readToken(
  db: Database,
  token: string,
): Promise<{ account: number; categories: Switchable[] } | undefined> {
  const value = await unseal(db, purpose, token);
  if (!Array.isArray(value)) return undefined;
  const [account, category] = value;
  const categories = SPLIT[category as string] ?? SWITCHABLE.filter((one) => one === category);
  return typeof account === 'number' && categories.length > 0 ? { account, categories } : undefined;
}

/** Returns the categories that a token ends, and whether all of them have ended; undefined for a token that is not this site's. */
export async function previewUnsubscribe(
  app: App,
  token: string,
): Promise<{ categories: Switchable[]; stopped: boolean } | undefined> {
  const found = await readToken(app.db, token);
  if (!found) return undefined;
  const { account, categories } = found;
  const choices = await listChoices(app.db, account);
  const stopped = choices.every(({ category, email }) => !email || !categories.includes(category));
  return { categories, stopped };
}

/** Unsubscribes by a token. Returns the categories; undefined for a token that is not this site's. */
export async function unsubscribe(app: App, token: string): Promise<Switchable[] | undefined> {
  const found = await readToken(app.db, token);
  if (found) await setChoice(app, found.account, found.categories, { email: false });
  return found?.categories;
}
