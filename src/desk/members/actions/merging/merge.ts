import { recordAudit, recordRead } from '../../../../base/audit/audit.ts';
import { readVocabulary } from '../../../../base/vocabulary/vocabulary.ts';
import { mergeProfiles } from '../../../../care/personal-data/deletion/merging/merge.ts';
import { readMerge } from '../../../../care/personal-data/deletion/merging/preview.ts';
import type { Staff } from '../../../../kit/api/call.ts';
import { refuse } from '../../../../kit/api/refusals.ts';
import type { App } from '../../../../kit/app/app.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { cleanName } from '../../../../kit/shared/text/clean.ts';
import { readCompletenessPercents } from '../../../../people/profiles/facts/completeness.ts';
import type { MemberRow } from '../../memberStore.ts';
import { readMemberRow, shownListed } from '../../members.ts';

type Two = { id: string; duplicate: string };

/** Returns what merging a duplicate into a member's profile would do. Refuses an unknown one of the two as not found. */
export async function previewMerge(app: App, staff: Staff, { id, duplicate }: Two) {
  if (id === duplicate) throw refuse.conflict(code('merge_same'));
  const [kept, other] = await Promise.all([
    readMemberRow(app, app.db, id),
    readMemberRow(app, app.db, duplicate),
  ]);
  await recordRead(app, staff, { kind: 'profile', ids: [id, duplicate] });
  const [preview, percents, vocabulary] = await Promise.all([
    readMerge(app.db, { kept: kept.id, duplicate: other.id }, app.clock()),
    readCompletenessPercents(app, [kept.id, other.id]),
    readVocabulary(app.db),
  ]);
  const shown = (row: MemberRow) => shownListed(row, percents.get(row.id) ?? 0, vocabulary);
  return { kept: shown(kept), duplicate: shown(other), ...preview };
}

/**
 * Merges a duplicate into a member's profile, once its name is typed. Refuses with CONFLICT what the preview refuses, and what
 * has changed since it.
 */
export async function mergeMember(
  app: App,
  staff: Staff,
  { id, duplicate, name, reason, version }: Two & { name: string; reason: string; version: string },
): Promise<void> {
  if (id === duplicate) throw refuse.conflict(code('merge_same'));
  const [kept, other] = await Promise.all([
    readMemberRow(app, app.db, id),
    readMemberRow(app, app.db, duplicate),
  ]);
  if (cleanName(name) !== cleanName(other.name)) throw refuse.invalid({ name: code('name_differs') });
  await app.db.transaction().execute(async (tx) => {
    const pair = { kept: kept.id, duplicate: other.id };
    const { accounts } = await mergeProfiles(app, tx, { ...pair, id: duplicate, staff, reason, version });
    await recordAudit(tx, {
      actor: staff,
      action: 'merge',
      // Whoever looks for the profile that is gone finds where it went.
      subject: { kind: 'profile', id, other: duplicate },
      now: app.clock(),
      reason,
      after: { duplicate, accounts },
    });
  });
}
