import type { App } from '../kit/app/app.ts';
import type { Tx } from '../kit/database/db.ts';
import type { Actor } from '../kit/events/events.ts';

/** Subject of a review: its kind, and the profile that it belongs to. */
export type Subject = { subjectId: string; profileId: number };

/** A submitted text, beside the public one. */
export type SubmittedText = {
  name: 'bio' | 'description';
  submitted: string | null;
  approved: string | null;
};

/** What the reviewer sees besides the profile, which is always there. */
export type Material = { texts: SubmittedText[] };

/** One kind of review (moderation). */
export type ReviewKind = {
  /** Time limit for a decision, in hours. */
  dueHours: number;
  read(app: App, subject: Subject): Promise<Material>;
  /**
   * Applies a decision, in its transaction. The profile is locked. Called by staff and by commands.
   */
  apply(
    app: Pick<App, 'clock'>,
    tx: Tx,
    subject: Subject,
    decision: { approved: boolean; actor: Actor },
  ): Promise<void>;
};
