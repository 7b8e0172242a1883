import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { lockAccount } from '../../../people/accounts/read.ts';
import { VIEWS_MAX } from '../shared/rules.ts';

/** Returns the filters that an account has saved, by name. */
export function readViews(app: App, accountId: number) {
  return app.db
    .selectFrom('member_views')
    .select(['id', 'name', 'query'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute();
}

/** Saves filters under a name. Refuses a name that the account has used, and more than a few. */
export async function saveView(app: App, accountId: number, view: { name: string; query: string }) {
  return app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const present = await tx
      .selectFrom('member_views')
      .select('name')
      .where('account_id', '=', accountId)
      .execute();
    if (present.some(({ name }) => name.toLowerCase() === view.name.toLowerCase())) {
      throw refuse.invalid({ name: code('view_name_taken') });
    }
    if (present.length >= VIEWS_MAX) {
      throw refuse.conflict(code('views_too_many', { maximum: VIEWS_MAX }));
    }
    return tx
      .insertInto('member_views')
      .values({ account_id: accountId, ...view, saved_at: app.clock() })
      .returning(['id', 'name', 'query'])
      .executeTakeFirstOrThrow();
  });
}

/** Removes filters that the account has saved. Refuses another's as not found. */
export async function removeView(app: App, accountId: number, id: string): Promise<void> {
  const { numDeletedRows } = await app.db
    .deleteFrom('member_views')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refuse.notFound();
}
