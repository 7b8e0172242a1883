import { closeReports, readCloseHours, readReported } from '../../../people/safety/read.ts';
import type { ReviewKind } from '../kind.ts';

/**
 * What members reported of a profile, a photo or a message. Rejected means upheld, approved dismissed: it is about what was
 * reported. Its member learns nothing of either.
 */
export const report: ReviewKind = {
  dueHours: 24,
  closeHours: (tx, { subjectId }) => readCloseHours(tx, subjectId),
  read: async (app, { subjectId }) => ({ reported: await readReported(app, subjectId) }),
  apply: (app, tx, { subjectId }, { approved, actor }) =>
    closeReports(tx, subjectId, {
      outcome: approved ? 'dismissed' : 'upheld',
      actor,
      now: app.clock(),
    }),
};
