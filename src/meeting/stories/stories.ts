import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { recordConsent, recordWithdrawal } from '../../people/accounts/states/consents.ts';
import { holdOffBlocks } from '../../people/profiles/visible/blocked.ts';
import { lockProfiles } from '../../people/profiles/visible/listing.ts';
import { readOwnStory } from './read.ts';
import type { StoryFields } from './shared/rules.ts';
import {
  deleteStory,
  findStory,
  listBlockedStoriesOf,
  listPartners,
  listStoriesOf,
  type StoryRow,
  setConsented,
  setStoryDecided,
  upsertStory,
} from './store.ts';

/** A couple corrects its story a few times; each change asks the partner again. */
const A_DAY = { max: 10, windowSeconds: 24 * 60 * 60 };

type Ids = Pick<StoryRow, 'id' | 'profile_id' | 'partner_id'>;
type StoryEvent = `story.${'saved' | 'consented' | 'approved' | 'rejected' | 'withdrawn'}`;

/** Records an event of a story in the transaction that causes it. */
const recordStory = (tx: Tx, name: StoryEvent, story: Ids, actor: Actor) =>
  recordEvent(tx, {
    name,
    data: { story: story.id, profile: story.profile_id, partner: story.partner_id },
    actor,
    subject: { kind: 'story', id: story.id },
  });

/**
 * Saves the story of a profile, or replaces it. It is shown once the partner has consented and staff have approved
 * it. Refuses a partner who is not connected as not found, and a partner who is in another story as a conflict.
 */
export async function saveStory(
  app: App,
  member: Member,
  { partner: publicId, version, ...fields }: StoryFields & { version: number },
) {
  const me = member.profile.id;
  const [partner] = await listPartners(app.db, me, publicId);
  if (!partner) throw refuse.notFound();
  await app.db.transaction().execute(async (tx) => {
    await holdOffBlocks(tx, me, partner.key);
    await lockProfiles(tx, [me, partner.key]);
    if ((await listPartners(tx, me, publicId)).length === 0) throw refuse.notFound();
    const stories = await listStoriesOf(tx, [me, partner.key]);
    const mine = stories.find((story) => story.profile_id === me);
    if (stories.some((story) => story !== mine)) throw refuse.conflict(code('story_other'));
    if ((mine?.version ?? 0) !== version) throw refuse.conflict(code('story_changed'));
    const wait = await consume(tx, app.clock, { key: `stories of ${me}`, ...A_DAY });
    if (wait > 0) throw refuse.tooMany(wait);
    if (mine && mine.partner_id !== partner.key) await endStory(tx, mine, member.accountId);
    const saved = { profile: me, partner: partner.key, fields: { ...fields, partner: publicId } };
    // The partner agreed to the earlier version.
    if (mine?.partner_id === partner.key) await endConsent(tx, mine, 'partner', member.accountId);
    const id = await upsertStory(tx, { ...saved, now: app.clock() });
    const story = { id, profile_id: me, partner_id: partner.key };
    await recordStory(tx, 'story.saved', story, member.accountId);
    await recordConsent(app, tx, { owner: { profile: me }, purpose: 'story', actor: member.accountId });
  });
  return readOwnStory(app, member);
}

/** Consents to the version that the partner's side has read. Repeating it changes nothing. */
export async function consentToStory(app: App, member: Member, { version }: { version: number }) {
  const me = member.profile.id;
  const seen = (await listStoriesOf(app.db, [me])).find((story) => story.partner_id === me);
  if (!seen) throw refuse.notFound();
  await app.db.transaction().execute(async (tx) => {
    await lockProfiles(tx, [me, seen.profile_id]);
    const story = (await listStoriesOf(tx, [me])).find((one) => one.partner_id === me);
    if (story?.id !== seen.id) throw refuse.notFound();
    if (story.version !== version) throw refuse.conflict(code('story_changed'));
    if (story.consented_at) return;
    await setConsented(tx, story.id, app.clock());
    await recordStory(tx, 'story.consented', story, member.accountId);
    await recordConsent(app, tx, { owner: { profile: me }, purpose: 'story', actor: member.accountId });
  });
  return readOwnStory(app, member);
}

/**
 * Approves a story, which the home page then shows, or rejects it, in the transaction of the decision. The caller has
 * locked the profile of the author.
 */
export async function decideStory(
  app: Pick<App, 'clock'>,
  tx: Tx,
  id: string,
  { approved, actor }: { approved: boolean; actor: Actor },
): Promise<void> {
  const story = await findStory(tx, id);
  if (!story || !(await setStoryDecided(tx, id, approved, app.clock()))) return;
  await recordStory(tx, approved ? 'story.approved' : 'story.rejected', story, actor);
}

/** Deletes the story that the member's profile is in, whichever side it is. Repeating it changes nothing. */
export async function withdrawStory(app: App, member: Member) {
  const me = member.profile.id;
  await app.db.transaction().execute((tx) => endStoriesOf(tx, me, member.accountId));
  return readOwnStory(app, member);
}

/** Deletes the story of a profile, or only its story with another profile. */
export async function endStoriesOf(tx: Tx, profile: number, actor: Actor, other?: number): Promise<void> {
  const isMeant = (story: StoryRow) =>
    other === undefined || story.profile_id === other || story.partner_id === other;
  const seen = (await listStoriesOf(tx, [profile])).filter(isMeant);
  const sides = seen.flatMap((story) => [story.profile_id, story.partner_id]);
  if (seen.length === 0) return;
  await lockProfiles(tx, sides);
  for (const story of (await listStoriesOf(tx, [profile])).filter(isMeant)) await endStory(tx, story, actor);
}

/** Deletes the story of a profile if there is a block between the two sides. The caller has locked the profile. */
export async function endBlockedStories(tx: Tx, profile: number, actor: Actor): Promise<void> {
  for (const story of await listBlockedStoriesOf(tx, profile)) await endStory(tx, story, actor);
}

async function endStory(tx: Tx, story: StoryRow, actor: Actor): Promise<void> {
  if (!(await deleteStory(tx, story.id))) return;
  await recordStory(tx, 'story.withdrawn', story, actor);
  await endConsent(tx, story, 'author', actor);
  await endConsent(tx, story, 'partner', actor);
}

/** Records the end of a side's consent to a story, if it had consented. */
async function endConsent(tx: Tx, story: StoryRow, side: 'author' | 'partner', actor: Actor) {
  if (side === 'partner' && !story.consented_at) return;
  const owner = { profile: side === 'author' ? story.profile_id : story.partner_id };
  await recordWithdrawal(tx, { owner, purpose: 'story', actor });
}
