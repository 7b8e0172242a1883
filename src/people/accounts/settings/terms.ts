import { readLegal, termsVersion } from '../../../base/site/legal.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { insertConsents } from '../store.ts';

type Terms = {
  version: string;
  /** The version that the account agreed to last; null where it never did. */
  accepted: string | null;
  /** When it agreed to any for the first time. */
  acceptedAt: Date | null;
  changes: string | null;
};

/** Returns the terms in force, and which ones an account has agreed to. */
export async function readTerms(app: App, accountId: number): Promise<Terms> {
  const accepted = await findAcceptedTerms(app.db, accountId);
  return { version: termsVersion(app), ...accepted, changes: readLegal(app).changes };
}

/** Returns the version of the terms that an account has agreed to last, and when it agreed first; null where it never did. */
export async function findAcceptedTerms(
  db: Database | Tx,
  accountId: number,
): Promise<Pick<Terms, 'accepted' | 'acceptedAt'>> {
  const row = await db
    .selectFrom('consents')
    .select(({ fn }) => [fn.max('version').as('version'), fn.min('given_at').as('given_at')])
    .where('account_id', '=', accountId)
    .where('document', '=', 'terms')
    .executeTakeFirstOrThrow();
  return { accepted: row.version, acceptedAt: row.given_at };
}

/** Records that an account agrees to the terms in force. Repeating it changes nothing. Refuses a version that is not in force. */
export async function acceptTerms(app: App, accountId: number, version: string): Promise<Terms> {
  if (version !== termsVersion(app)) throw refuse.conflict(code('terms_changed'));
  await app.db.transaction().execute((tx) => insertConsents(tx, accountId, version, app.clock()));
  return readTerms(app, accountId);
}
