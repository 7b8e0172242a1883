import { recordAudit } from '../../../base/audit/audit.ts';
import { deleteByStaff } from '../../../care/personal-data/deletion/deleteByStaff.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { cleanName } from '../../../kit/shared/text/clean.ts';
import { readMemberKey } from '../members.ts';

/** Deletes a profile for the staff. Refuses unless its name is typed again. */
export async function removeMember(
  app: App,
  staff: Staff,
  { id, name, reason }: { id: string; name: string; reason: string },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const profile = await readMemberKey(app, tx, id);
    const { name: called, accounts } = await deleteByStaff(app, tx, { profile, id, staff, reason });
    if (cleanName(name) !== cleanName(called)) throw refuse.invalid({ name: code('name_differs') });
    await recordAudit(tx, {
      actor: staff,
      action: 'remove',
      subject: { kind: 'profile', id },
      now: app.clock(),
      reason,
      after: { accounts },
    });
  });
}
