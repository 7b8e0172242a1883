import type { App } from '../kit/app/app.ts';
import type { Tx } from '../kit/database/db.ts';
import type { Actor } from '../kit/events/events.ts';

/** What one review is about: a subject of a kind, and the profile that it belongs to. */
export type Subject = { subjectId: string; profileId: number };

/** A text that waits, beside the one that others see now. */
export type SubmittedText = {
  name: 'bio' | 'description';
  submitted: string | null;
  approved: string | null;
};

/** What the reviewer is shown beside the profile, which is always there. */
export type Material = { texts: SubmittedText[] };

/** One kind of what is reviewed. */
export type ReviewKind = {
  /** How long a decision may take, in hours. */
  dueHours: number;
  read(app: App, subject: Subject): Promise<Material>;
  /**
   * Does what follows from a decision, in its transaction. The profile is locked. Called by staff and by commands.
   */
  apply(
    app: Pick<App, 'clock'>,
    tx: Tx,
    subject: Subject,
    decision: { approved: boolean; actor: Actor },
  ): Promise<void>;
};
