import { sql } from 'kysely';
import type { App } from '../kit/app/app.ts';
import type { Database } from '../kit/database/db.ts';
import { CHANNELS, type Channel, SWITCHABLE, type Switchable } from './rules.ts';

/** What an account has chosen for a category. */
export type Choice = { category: Switchable; bell: boolean; email: boolean };

/** Returns an account's choice for each category that can be switched off: on, unless it was switched off. */
export async function listChoices(db: Database, account: number): Promise<Choice[]> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['category', 'channel'])
    .where('account_id', '=', account)
    .where('enabled', '=', false)
    .execute();
  const isOn = (category: Switchable, channel: Channel) =>
    !rows.some((row) => row.category === category && row.channel === channel);
  return SWITCHABLE.map((category) => ({
    category,
    bell: isOn(category, 'bell'),
    email: isOn(category, 'email'),
  }));
}

/** Returns whether an account is emailed about a category. */
export async function isEmailed(db: Database, account: number, category: Switchable): Promise<boolean> {
  return (await listChoices(db, account)).some((one) => one.category === category && one.email);
}

/** Switches categories on or off for an account; a channel that is not given stays as it is. */
export async function setChoice(
  app: App,
  account: number,
  categories: Switchable[],
  wanted: Partial<Record<Channel, boolean>>,
): Promise<void> {
  const rows = categories.flatMap((category) =>
    CHANNELS.flatMap((channel) =>
      wanted[channel] === undefined ? [] : [{ category, channel, enabled: wanted[channel] }],
    ),
  );
  // A deleted account has nothing to switch.
  await sql`
    insert into notification_preferences (account_id, category, channel, enabled, changed_at)
    select a.id, r.category, r.channel, r.enabled, ${app.clock()}
    from account_states a
    cross join json_to_recordset(${JSON.stringify(rows)}) as r (category text, channel text, enabled boolean)
    where a.id = ${account}
    on conflict (account_id, category, channel) do update
      set enabled = excluded.enabled, changed_at = excluded.changed_at`.execute(app.db);
}
