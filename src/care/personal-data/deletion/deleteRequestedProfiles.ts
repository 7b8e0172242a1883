import { sql } from 'kysely';
import { recordAudit, system } from '../../../base/audit/audit.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { lockOrdersOf } from '../../../money/payments/read.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { eraseProfile } from './eraseProfile.ts';
import { keepSealedCopy } from './sealedCopies.ts';

const AT_ONCE = 500;

/** Deletes the profiles whose only owner asked for it, and which no manager has kept in time. */
export async function deleteRequestedProfiles(app: App): Promise<void> {
  const due = await app.db
    .selectFrom('deletion_requests')
    .select('profile_id')
    .where('delete_at', '<=', app.clock())
    .limit(AT_ONCE)
    .execute();
  for (const { profile_id } of due) {
    await app.db.transaction().execute((tx) => deleteOne(app, tx, profile_id));
  }
}

async function deleteOne(app: App, tx: Tx, profileId: number): Promise<void> {
  const now = app.clock();
  await lockOrdersOf(tx, { profiles: [profileId] });
  await lockProfile(tx, profileId);
  // Whoever kept it while this waited for the lock is found.
  const { rows } = await sql<{ id: string; owner: number }>`
    select p.public_id as id, (
      select account_id from managers_of m where m.profile_id = p.id and m.role = 'owner'
      order by accepted_at, account_id limit 1
    ) as owner
    from deletion_requests d join profiles p on p.id = d.profile_id
    where d.profile_id = ${profileId} and d.delete_at <= ${now}`.execute(tx);
  const [found] = rows;
  if (!found) return;
  const { id, owner } = found;
  await keepSealedCopy(app, tx, { account: owner, profiles: [id], reason: 'not_kept', address: null });
  await eraseProfile(tx, profileId, { actor: null, now });
  await recordAudit(tx, {
    actor: system,
    action: 'remove',
    subject: { kind: 'profile', id },
    now,
    reason: 'not kept after its owner asked to delete it',
  });
}
