import { listStories } from '../../../../meeting/stories/read.ts';
import type { Kind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

/** The first name of the other side of a success story. */
export type StoryOf = { name: string };
type StoryEvent = 'story.saved' | 'story.approved' | 'story.rejected';
type State = 'consent' | 'approved' | 'rejected';

/** What the kinds about success stories have in common: they are sent while the story is in that state. */
export const storyOf = (
  state: State,
): Pick<Kind<StoryEvent, StoryOf>, 'category' | 'joins' | 'receivers' | 'key' | 'load'> => ({
  category: 'service',
  joins: false,
  receivers: async (tx, { profile, partner }) => [
    ...(state === 'consent' ? [] : await managersOf(tx, profile)),
    ...(await managersOf(tx, partner)),
  ],
  key: ({ story }) => `story ${story}`,
  async load(app, reader, events) {
    if (!reader.profile) return new Map();
    const ids = events.map(({ story }) => story);
    const found = await listStories(app.db, reader.profile.id, ids);
    return new Map(
      found
        .filter((story) => story.state === state && !(state === 'consent' && story.mine))
        .map(({ id, name }) => [`story ${id}`, { name }]),
    );
  },
});
