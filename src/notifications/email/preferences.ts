import { sql } from 'kysely';
import type { App } from '../../kit/app/app.ts';
import { seal, unseal } from '../../kit/app/seal.ts';
import type { Database } from '../../kit/database/db.ts';
import { type Channel, isSwitchable, SWITCHABLE, type Switchable } from '../rules.ts';

/** Returns whether an account gets a category by a channel: yes, unless it was switched off. */
export async function isEnabled(
  db: Database,
  account: number,
  category: Switchable,
  channel: Channel,
): Promise<boolean> {
  const row = await db
    .selectFrom('notification_preferences')
    .select('enabled')
    .where('account_id', '=', account)
    .where('category', '=', category)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.enabled ?? true;
}

/** Returns each category that can be switched off, with whether an account gets emails of it. */
export async function listPreferences(
  db: Database,
  account: number,
): Promise<{ category: Switchable; email: boolean }[]> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['category', 'enabled'])
    .where('account_id', '=', account)
    .where('channel', '=', 'mail' satisfies Channel)
    .execute();
  const chosen = new Map(rows.map(({ category, enabled }) => [category, enabled]));
  return SWITCHABLE.map((category) => ({ category, email: chosen.get(category) ?? true }));
}

/** Switches the emails of a category on or off for an account. */
export async function setEnabled(
  app: App,
  account: number,
  category: Switchable,
  enabled: boolean,
): Promise<void> {
  // A deleted account has nothing to switch.
  await sql`
    insert into notification_preferences (account_id, category, channel, enabled, changed_at)
    select id, ${category}, ${'mail' satisfies Channel}, ${enabled}, ${app.clock()}
    from account_states where id = ${account}
    on conflict (account_id, category, channel) do update
      set enabled = excluded.enabled, changed_at = excluded.changed_at`.execute(app.db);
}

const purpose = { key: 'unsubscribe', use: 'unsubscribe' };

/** Returns the token of the unsubscribe links of a category. It is valid as long as the account exists. */
export function writeUnsubscribeToken(db: Database, account: number, category: Switchable): Promise<string> {
  return seal(db, purpose, [account, category]);
}

/** Unsubscribes by a token. Returns the category; undefined for a token that is not this site's. */
export async function unsubscribe(app: App, token: string): Promise<Switchable | undefined> {
  const value = await unseal(app.db, purpose, token);
  if (!Array.isArray(value)) return undefined;
  const [account, category] = value;
  if (typeof account !== 'number' || !isSwitchable(category)) return undefined;
  await setEnabled(app, account, category, false);
  return category;
}
