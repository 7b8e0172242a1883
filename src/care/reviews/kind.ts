import type { AuditActor } from '../../base/audit/audit.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import type { Actor } from '../../kit/events/events.ts';
import type { RejectReason } from '../../kit/shared/api/rejections.ts';
import type { readStoryForReview } from '../../meeting/stories/read.ts';
import type { readDocumentForReview } from '../../people/identity/read.ts';
import type { TextName } from '../../people/profiles/texts/names.ts';
import type { readReported } from '../../people/safety/read.ts';

/** Subject of a review, and the profile that it belongs to. */
export type ReviewedIds = { subjectId: string; profileId: number };

/** A submitted text, beside the public one. */
export type SubmittedText = {
  name: TextName;
  submitted: string | null;
  approved: string | null;
};

/** A photo that waits, and the profiles of other accounts that have the same picture. */
export type SubmittedPhoto = {
  id: string;
  /** Addresses of what is shown, and of the whole picture that it is a part of. */
  src: string;
  whole: string;
  similar: { publicId: string; name: string; src: string }[];
};

/** The reported content as it was, and who reported it. */
export type ReportedContent = Awaited<ReturnType<typeof readReported>>;

/** A success story and its two people. */
export type SubmittedStory = NonNullable<Awaited<ReturnType<typeof readStoryForReview>>>;

/** An identity document, and what it is compared with. */
export type SubmittedDocument = NonNullable<Awaited<ReturnType<typeof readDocumentForReview>>>;

/** What the reviewer sees besides the profile, which is always there. */
export type ReviewMaterial = {
  texts?: SubmittedText[];
  photos?: SubmittedPhoto[];
  reported?: ReportedContent;
  story?: SubmittedStory;
  document?: SubmittedDocument;
};

export type Verdict = {
  approved: boolean;
  actor: Actor;
  /** The same actor as the audit log names it. */
  staff: AuditActor;
  reason: RejectReason | null;
  note: string | null;
};

/** One kind of review (moderation). */
export type ReviewKind = {
  /** Time limit for a decision, in hours. */
  dueHours: number;
  /** Time limit once staff have assigned it, in hours; `dueHours` is then the limit until it is assigned. */
  closeHours?(tx: Tx, subject: ReviewedIds): Promise<number>;
  read(app: App, subject: ReviewedIds): Promise<ReviewMaterial>;
  /**
   * Applies a decision, in its transaction. The profile is locked. Called by staff and by commands.
   */
  apply(app: Pick<App, 'clock'>, tx: Tx, subject: ReviewedIds, verdict: Verdict): Promise<void>;
};
