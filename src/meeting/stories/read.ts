import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { findName, findStory, listApproved, listPartners, listStoriesOf, type StoryRow } from './store.ts';

const shown = ({ id, names, occasion, month, city, body }: StoryRow) => ({
  id,
  names,
  event: occasion && month ? { occasion, month } : null,
  city,
  body,
});

const stateOf = ({ consented_at, approved_at, rejected_at }: StoryRow) => {
  if (!consented_at) return 'consent' as const;
  if (approved_at) return 'approved' as const;
  return rejected_at ? ('rejected' as const) : ('review' as const);
};

/** Returns the stories for the home page. Samples are for a demo that has none. */
export async function readShownStories(app: App) {
  const stories = (await listApproved(app.db)).map(shown);
  return { stories, samples: app.config.demo && stories.length === 0 };
}

/** Returns the story of a member's profile, and the profiles that a story can be about. */
export async function readOwnStory(app: App, { profile }: Member) {
  const [stories, partners] = await Promise.all([
    listStoriesOf(app.db, [profile.id]),
    listPartners(app.db, profile.id),
  ]);
  const [row] = stories;
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
  if (!row) return { story: null, partners: partners.map(named) };
  const mine = row.profile_id === profile.id;
  const other = await findName(app.db, mine ? row.partner_id : row.profile_id);
  const story = { ...shown(row), version: row.version, mine, other: named(other), state: stateOf(row) };
  return { story, partners: partners.map(named) };
}

/** Returns a story for a reviewer; null if it was deleted. The caller has checked the capability. */
export async function readStoryForReview(app: App, id: string) {
  const row = await findStory(app.db, id);
  if (!row) return null;
  const { id: publicId, name } = await findName(app.db, row.partner_id);
  const { names, event, city, body } = shown(row);
  return { names, event, city, body, partner: { publicId, name } };
}

/** Returns the stories, among some, that a profile is in, with the first name of the other side and their state. */
export async function listStories(db: Database | Tx, profile: number, ids: string[]) {
  const rows = (await listStoriesOf(db, [profile])).filter(({ id }) => ids.includes(id));
  return Promise.all(
    rows.map(async (row) => {
      const mine = row.profile_id === profile;
      const { name } = await findName(db, mine ? row.partner_id : row.profile_id);
      return { id: row.id, mine, name, state: stateOf(row) };
    }),
  );
}
