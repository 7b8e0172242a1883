import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { readSections, type Section, writeSection } from '../../../people/profiles/sections/sections.ts';
import type { SectionName } from '../../../people/profiles/shared/sections/lists.ts';
import type { SectionValues } from '../../../people/profiles/shared/sections/rules.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { readMemberKey } from '../members.ts';

/** Returns the sections of a member's profile for editing. As they hold private details, the audit log keeps the reason. */
export async function openEditor(app: App, staff: Staff, { id, reason }: { id: string; reason: string }) {
  const profile = await app.db.transaction().execute(async (tx) => {
    const key = await readMemberKey(app, tx, id);
    await recordAudit(tx, {
      actor: staff,
      action: 'open',
      subject: { kind: 'profile', id },
      now: app.clock(),
      reason,
      after: { field: 'profile' },
    });
    return key;
  });
  const { sections, unapproved } = await readSections(app, {
    accountId: staff.accountId,
    profile: { id: profile },
  });
  return { sections, unapproved };
}

type Edit = { id: string; reason: string; version: number };

/**
 * Saves a section of a member's profile for the staff, who may also correct a verified name or date of birth. Of two who save
 * at once the later one is refused with CONFLICT. New free text waits for review as a member's does.
 */
export async function saveMemberSection<Name extends SectionName>(
  app: App,
  staff: Staff,
  name: Name,
  { id, reason, ...sent }: SectionValues[Name] & Edit,
): Promise<Section<Name>> {
  return app.db.transaction().execute(async (tx) => {
    const profile = await readMemberKey(app, tx, id);
    if (!(await lockProfile(tx, profile))) throw refuse.notFound();
    const editor = { accountId: staff.accountId, profile: { id: profile }, overVerified: true };
    const { section, changed } = await writeSection(
      app,
      tx,
      editor,
      name,
      sent as unknown as SectionValues[Name] & { version: number },
    );
    if (changed.length > 0) {
      // Which fields, never the text of a member.
      await recordAudit(tx, {
        actor: staff,
        action: 'change',
        subject: { kind: 'profile', id },
        now: app.clock(),
        reason,
        after: Object.fromEntries(changed.map((field) => [field, 'changed'])),
      });
    }
    return section;
  });
}
