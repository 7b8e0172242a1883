import { approveTexts, readTexts } from '../../../people/profiles/sections/texts/texts.ts';
import type { ReviewKind } from '../kind.ts';

/** New free text of a visible profile. Until it is approved, and when it is rejected, others see the old one. */
export const profileText: ReviewKind = {
  dueHours: 24,
  async read(app, { profileId }) {
    const { approved, submitted } = await readTexts(app.db, profileId);
    if (!submitted) return {};
    const names = ['bio', 'description'] as const;
    return {
      texts: names
        .filter((name) => submitted[name] !== approved[name])
        .map((name) => ({ name, submitted: submitted[name], approved: approved[name] })),
    };
  },
  async apply(app, tx, { profileId }, { approved, actor }) {
    if (approved) await approveTexts(app, tx, profileId, actor);
  },
};
