import { pick } from '../../seed/random.ts';
import { REVIEW_KINDS, REVIEW_STATES } from '../../src/care/reviews/shared/rules.ts';
import { cast } from '../actors.ts';
import { uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what the reviewers' requests need. */
export function reviewNeeds({ site, db, profileOf }: World): Needs {
  /** Adds a waiting review of the hidden profile, claimed by nobody. */
  async function addReview() {
    const { id: profile_id } = await profileOf(cast.hidden!);
    await db.updateTable('profiles').set({ approved_at: null }).where('id', '=', profile_id).execute();
    await db.deleteFrom('reviews').where('profile_id', '=', profile_id).execute();
    const now = site.app.clock();
    return db
      .insertInto('reviews')
      .values({
        subject_kind: 'profile',
        subject_id: String(profile_id),
        profile_id,
        version: 1,
        submitted_at: now,
        due_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  return {
    'reviews.submit': { actor: 'hidden', fields: () => addReview().then(() => ({})) },
    'reviews.queue': {
      actor: 'moderator',
      fields: async (next) => {
        const state = pick(next, REVIEW_STATES);
        const kind = pick(next, [undefined, ...REVIEW_KINDS]);
        const list = `reviews ${state} ${kind ?? 'all'}`;
        return { state, kind, ...(await cursorOf(db, next, list, instant(next), uuid(next))) };
      },
    },
    'reviews.read': { actor: 'moderator', fields: addReview },
    'reviews.claim': {
      actor: 'moderator',
      fields: async () => ({ ...(await addReview()), claimedAt: null }),
    },
    'reviews.decide': {
      actor: 'moderator',
      fields: async (next) => ({
        ...(await addReview()),
        version: 1,
        state: pick(next, ['approved', 'rejected']),
        reason: pick(next, ['unsuitable', 'duplicate']),
        also: [],
      }),
    },
  };
}
