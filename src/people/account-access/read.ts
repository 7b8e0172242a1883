import type { App } from '../../kit/app/app.ts';
import { firstName } from '../profiles/shared/rules.ts';
import { stateOf } from './rules.ts';
import { listOfAccount } from './store.ts';

/** Returns the access to an account that is open now; null where nobody has any. */
export async function findOpenAccess(app: App, accountId: number) {
  const now = app.clock();
  const row = (await listOfAccount(app.db, accountId)).find((one) => stateOf(one, now) === 'allowed');
  return row ? { id: row.id, endsAt: row.ends_at } : null;
}

/** Returns the requests to an account that wait for its answer, by their ids. */
export async function findWaitingAccess(
  app: App,
  accountId: number,
): Promise<Map<string, { colleague: string; name: string; reason: string }>> {
  const now = app.clock();
  const rows = (await listOfAccount(app.db, accountId)).filter((row) => stateOf(row, now) === 'asked');
  return new Map(
    rows.flatMap((row) =>
      row.colleague
        ? [[row.id, { colleague: row.colleague, name: firstName(row.name), reason: row.reason }]]
        : [],
    ),
  );
}
