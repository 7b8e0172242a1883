import { sql } from 'kysely';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { listAgreed, recordConsent, recordWithdrawal } from '../../people/accounts/states/consents.ts';
import {
  type Channel,
  CONSENTED,
  NOTIFICATION_CHANNELS,
  SWITCHABLE,
  type Switchable,
} from './shared/rules.ts';
import { lockNotifications } from './store.ts';

/** What an account has chosen for a category. */
export type CategoryChoice = { category: Switchable; bell: boolean; email: boolean };

/**
 * Returns an account's choice for each category that can be switched: on, unless it was switched off. Emails that need a
 * consent are on where it was given.
 */
export async function listChoices(db: Database | Tx, account: number): Promise<CategoryChoice[]> {
  const [rows, agreed] = await Promise.all([listSwitched(db, account), listAgreed(db, account)]);
  const isOn = (category: Switchable, channel: Channel) => {
    const switched = rows.find((row) => row.category === category && row.channel === channel);
    if (switched) return switched.enabled;
    const purpose = channel === 'email' && CONSENTED[category];
    return !purpose || agreed.includes(purpose);
  };
  return SWITCHABLE.map((category) => ({
    category,
    bell: isOn(category, 'bell'),
    email: isOn(category, 'email'),
  }));
}

/** Returns the categories that an account has switched off in the bell. */
export async function listHidden(db: Database, account: number): Promise<string[]> {
  const rows = await listSwitched(db, account);
  return rows.filter((row) => row.channel === 'bell' && !row.enabled).map(({ category }) => category);
}

const listSwitched = (db: Database | Tx, account: number) =>
  db
    .selectFrom('notification_preferences')
    .select(['category', 'channel', 'enabled'])
    .where('account_id', '=', account)
    .execute();

/** Returns whether an account is emailed about a category. */
export async function isEmailed(db: Database, account: number, category: Switchable): Promise<boolean> {
  return (await listChoices(db, account)).some((one) => one.category === category && one.email);
}

/**
 * Switches categories on or off for an account; a channel that is not given stays as it is. The emails that need a consent
 * have each change of it recorded once.
 */
export async function setChoice(
  app: App,
  account: number,
  categories: Switchable[],
  wanted: Partial<Record<Channel, boolean>>,
): Promise<void> {
  const rows = categories.flatMap((category) =>
    NOTIFICATION_CHANNELS.flatMap((channel) =>
      wanted[channel] === undefined ? [] : [{ category, channel, enabled: wanted[channel] }],
    ),
  );
  await app.db.transaction().execute(async (tx) => {
    await lockNotifications(tx, account);
    const before = await listChoices(tx, account);
    // A deleted account has nothing to switch.
    if (!(await upsertChoices(tx, account, rows, app.clock()))) return;
    for (const { category, email } of before) {
      const purpose = CONSENTED[category];
      if (!purpose || wanted.email === undefined || !categories.includes(category)) continue;
      if (email === wanted.email) continue;
      const consent = { owner: { account }, purpose, actor: account };
      if (wanted.email) await recordConsent(app, tx, consent);
      else await recordWithdrawal(tx, consent);
    }
  });
}

/** @returns whether there is such an account */
async function upsertChoices(tx: Tx, account: number, rows: object[], now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notification_preferences (account_id, category, channel, enabled, changed_at)
    select a.id, r.category, r.channel, r.enabled, ${now}
    from account_states a
    cross join json_to_recordset(${JSON.stringify(rows)}) as r (category text, channel text, enabled boolean)
    where a.id = ${account}
    on conflict (account_id, category, channel) do update
      set enabled = excluded.enabled, changed_at = excluded.changed_at`.execute(tx);
  return Number(numAffectedRows) > 0;
}
