import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { readMemberRow } from '../members.ts';
import { insertNote, listMemberNotes } from './store.ts';

/** Adds a note about a member, for colleagues. The audit log keeps that it was added, not its text. */
export async function addNote(app: App, staff: Staff, { id, text }: { id: string; text: string }) {
  return app.db.transaction().execute(async (tx) => {
    const member = await readMemberRow(app, tx, id);
    if (!(await lockProfile(tx, member.id))) throw refuse.notFound();
    const now = app.clock();
    const note = await insertNote(tx, { profileId: member.id, author: staff.accountId, text, now });
    await recordEvent(tx, {
      name: 'member.noted',
      data: { profile: member.id },
      actor: staff.accountId,
      subject: { kind: 'profile', id: member.id },
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'note',
      subject: { kind: 'profile', id },
      now,
      after: { note },
    });
    return (await listMemberNotes(tx, member.id, note))[0]!;
  });
}
