import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { formatPhone } from '../../../kit/shared/api/phone.ts';
import type { Nominee } from '../shared/nominees.ts';
import { deleteNominee, findNominee, putNominee } from './nomineeStore.ts';

/** Returns the viewer's nominee for their data rights; null for nobody. */
export async function readNominee(app: App, { accountId }: Viewer) {
  const row = await findNominee(app.db, accountId);
  if (!row) return { nominee: null };
  const { name, relation, email } = row;
  return {
    nominee: { name, relation, phone: formatPhone(row.phone), email, namedAt: row.named_at.toISOString() },
  };
}

/** Names a nominee, in place of the one before. Staff have none: what they do here is no data of a member. */
export async function nameNominee(app: App, viewer: Viewer, nominee: Nominee) {
  if (viewer.staff) throw refuse.forbidden(code('profile_required'));
  await app.db.transaction().execute(async (tx) => {
    await putNominee(tx, viewer.accountId, { ...nominee, named_at: app.clock() });
    await recordChange(tx, viewer);
  });
  return readNominee(app, viewer);
}

/** Removes the nominee. Does nothing where there is none. */
export async function removeNominee(app: App, viewer: Viewer): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    if (await deleteNominee(tx, viewer.accountId)) await recordChange(tx, viewer);
  });
}

const recordChange = (tx: Tx, { accountId }: Viewer): Promise<unknown> =>
  recordEvent(tx, {
    name: 'nominee.changed',
    data: { account: accountId },
    actor: accountId,
    subject: { kind: 'account', id: accountId },
  });
