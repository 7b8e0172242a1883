import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { copyPhoto, findShownPhoto, mainPhotoOf } from '../photos/files/copy.ts';
import { readForStaff } from '../profiles/facts/profile.ts';
import { findVisible } from '../profiles/read.ts';
import { addEmptyProfile } from '../profiles/registration/insertProfile.ts';
import { findBlocked } from '../profiles/visible/blocked.ts';
import { lockProfile } from '../profiles/visible/listing.ts';
import { addBlock } from './blocks.ts';
import type { Complaint } from './contract.ts';
import { REPORT_NOTE_MAX } from './shared/rules.ts';
import type { Snapshot } from './snapshot.ts';
import { addToReport, findOpenReport, insertReport, type ReportRow, type ReportSubject } from './store.ts';

const HOUR_SECONDS = 60 * 60;
const LIMITS = [
  { of: 'hour', max: 10, windowSeconds: HOUR_SECONDS },
  { of: 'day', max: 30, windowSeconds: 24 * HOUR_SECONDS },
];
/** A repeated report adds paragraphs up to this many characters. */
const NOTES_MAX = 4 * REPORT_NOTE_MAX;

/** Reports a profile that the member may see, or that they have blocked. */
export async function reportProfile(app: App, member: Member, publicId: string, it: Complaint) {
  const blocked = await findBlocked(app.db, member.profile.id, publicId);
  const reportedId = blocked?.id ?? (await findVisible(app, member, publicId));
  const photo = await mainPhotoOf(app.db, reportedId);
  return fileReport(app, member, { subject: { kind: 'profile', id: publicId }, reportedId, photo }, it);
}

/** Reports a photo that the member may see sharp. */
export async function reportPhoto(app: App, member: Member, id: string, it: Complaint) {
  const shown = await findShownPhoto(app.db, member, id);
  if (!shown) throw refuse.notFound();
  return fileReport(
    app,
    member,
    { subject: { kind: 'photo', id }, reportedId: shown.profile_id, photo: id },
    it,
  );
}

type Reported = {
  subject: ReportSubject;
  reportedId: number;
  /** Id of a photo whose copy is stored with the report. */
  photo?: string | undefined;
  more?: Omit<Snapshot, 'profile'>;
};

/**
 * Files a member's report with what was reported as it is now. Until it is decided, a repeat adds its reason and its
 * note to the first one. It is kept when what was reported is deleted meanwhile. Refuses the member's own, and too many in a short time. The caller has checked that the member may see it.
 */
export async function fileReport(app: App, member: Member, it: Reported, complaint: Complaint) {
  const me = member.profile.id;
  const { subject } = it;
  if (it.reportedId === me) throw refuse.conflict(code('profile_own'));
  const profile = { ...(await readForStaff(app, it.reportedId)), photo: null, photos: [] };
  const copy =
    it.photo !== undefined && !(await findOpenReport(app.db, me, subject))
      ? await copyPhoto(app, it.photo, 'reports')
      : null;
  await app.db.transaction().execute(async (tx) => {
    // Before the block's own lock, as everybody takes them.
    const gone = !(await lockProfile(tx, it.reportedId));
    const open = await findOpenReport(tx, me, subject);
    if (open) await join(tx, member, open, complaint);
    else {
      await mustNotFlood(app, tx, me);
      await copy?.takeOwnership(tx);
      const id = await insertReport(tx, {
        subject,
        // It was deleted meanwhile: what was reported is still to be looked at.
        reportedId: gone ? await addEmptyProfile(tx, app.clock()) : it.reportedId,
        reporterId: me,
        accountId: member.accountId,
        reason: complaint.reason,
        note: complaint.note || null,
        snapshot: { profile, ...it.more },
        storageKey: copy?.storageKey ?? null,
        now: app.clock(),
      });
      await recordFiled(tx, member, id);
    }
    if (complaint.block && !gone) await addBlock(app, tx, member, it.reportedId);
  });
  return { blocked: complaint.block };
}

async function join(tx: Tx, member: Member, open: ReportRow, { reason, note }: Complaint): Promise<void> {
  const reasons = open.reasons.includes(reason) ? open.reasons : [...open.reasons, reason];
  const known = open.note ?? '';
  const added = note && !known.includes(note) ? [known, note].filter(Boolean).join('\n\n') : known;
  if (reasons === open.reasons && added === known) return;
  await addToReport(tx, open.id, { reasons, note: [...added].slice(0, NOTES_MAX).join('') || null });
  await recordFiled(tx, member, open.id);
}

const recordFiled = (tx: Tx, member: Member, id: string) =>
  recordEvent(tx, {
    name: 'report.filed',
    data: { report: id, reporter: member.profile.id },
    actor: member.accountId,
    subject: { kind: 'report', id },
  });

async function mustNotFlood(app: App, tx: Tx, me: number): Promise<void> {
  for (const { of, max, windowSeconds } of LIMITS) {
    const wait = await consume(tx, app.clock, { key: `reports of ${me} in a ${of}`, max, windowSeconds });
    if (wait > 0) throw refuse.tooMany(wait, code('reports_too_often'));
  }
}
