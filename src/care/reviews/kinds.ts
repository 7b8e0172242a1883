import { readCustomFields } from '../../base/custom-fields/fields.ts';
import type { App } from '../../kit/app/app.ts';
import { readStoryForReview } from '../../meeting/stories/read.ts';
import { decideStory } from '../../meeting/stories/stories.ts';
import { decideDocument } from '../../people/identity/decide.ts';
import { readDocumentForReview } from '../../people/identity/read.ts';
import { approvePhoto, readPhotoForReview, rejectPhoto } from '../../people/photos/review/review.ts';
import { customTextLines } from '../../people/profiles/custom/lines.ts';
import { changedTexts, type ProfileTexts, type TextName } from '../../people/profiles/texts/names.ts';
import { approveTexts, readProfileTexts } from '../../people/profiles/texts/texts.ts';
import { approveProfile } from '../../people/profiles/visible/listing.ts';
import { closeReports, readCloseHours, readReported } from '../../people/safety/read.ts';
import type { ReviewKind } from './kind.ts';
import type { ReviewKindName } from './shared/rules.ts';

/** A registered profile that nobody sees yet. Rejected, it stays hidden. */
const profile: ReviewKind = {
  dueHours: 24,
  read: async () => ({}),
  async apply(app, tx, { profileId }, { approved, actor }) {
    if (approved) await approveProfile(app, tx, profileId, actor);
  },
};

/** Returns a text as staff read it. */
const textOf = (app: App, name: TextName, texts: ProfileTexts): string | null =>
  name === 'customTexts' ? customTextLines(readCustomFields(app), texts[name]) : texts[name];

/** New free text of a visible profile. Until it is approved, and when it is rejected, others see the old one. */
const profileText: ReviewKind = {
  dueHours: 24,
  async read(app, { profileId }) {
    const { approved, submitted } = await readProfileTexts(app.db, profileId);
    if (!submitted) return {};
    return {
      texts: changedTexts(submitted, approved).map((name) => ({
        name,
        submitted: textOf(app, name, submitted),
        approved: textOf(app, name, approved),
      })),
    };
  },
  async apply(app, tx, { profileId }, { approved, actor }) {
    if (approved) await approveTexts(app, tx, profileId, actor);
  },
};

/** A first photo, or one that another account has too. Others see it once it is approved. */
const photo: ReviewKind = {
  dueHours: 24,
  async read(app, { subjectId }) {
    const found = await readPhotoForReview(app, subjectId);
    return { photos: found ? [found] : [] };
  },
  async apply(app, tx, { subjectId }, { approved, actor, reason, note }) {
    if (approved) await approvePhoto(app, tx, subjectId, actor);
    else await rejectPhoto(app, tx, subjectId, { actor, reason: reason!, note });
  },
};

/** An identity document, which is deleted with the decision. The profile has the badge once it is approved. */
const idDocument: ReviewKind = {
  dueHours: 48,
  read: async (app, { profileId }) => ({
    document: (await readDocumentForReview(app, profileId)) ?? undefined,
  }),
  apply: (app, tx, { profileId }, { approved, staff }) =>
    decideDocument(app, tx, profileId, { approved, actor: staff }),
};

/** A success story that both sides have consented to. The home page shows it once it is approved. */
const story: ReviewKind = {
  dueHours: 72,
  read: async (app, { subjectId }) => ({ story: (await readStoryForReview(app, subjectId)) ?? undefined }),
  apply: (app, tx, { subjectId }, { approved, actor }) =>
    decideStory(app, tx, subjectId, { approved, actor }),
};

/**
 * What members reported of a profile, a photo or a message. Rejected means upheld, approved dismissed: it is about what was
 * reported. Its member learns nothing of either.
 */
const report: ReviewKind = {
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

/** Registry of every kind of review. */
export const reviewKinds: Record<ReviewKindName, ReviewKind> = {
  profile,
  profile_text: profileText,
  photo,
  id_document: idDocument,
  story,
  report,
};
