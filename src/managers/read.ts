import type { App } from '../kit/app/app.ts';
import { listManagerRows } from '../profiles/managed/managers.ts';
import { readNameOf } from '../profiles/read.ts';

/** Returns those of some accounts that still manage a profile: their relation, and its name. */
export async function findJoined(
  app: App,
  profileId: number,
  accounts: number[],
): Promise<{ account: number; relation: string | null; name: string }[]> {
  if (accounts.length === 0) return [];
  const [rows, name] = await Promise.all([listManagerRows(app.db, profileId), readNameOf(app, profileId)]);
  return rows.flatMap(({ account_id, relation }) =>
    accounts.includes(account_id) && name !== undefined ? [{ account: account_id, relation, name }] : [],
  );
}
