import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { lockProfiles } from '../../../people/profiles/visible/listing.ts';
import { type Intake, overdueSince, windowStart } from '../shared/rules.ts';
import { findIntake, listReleasable, putIntake } from './intakeStore.ts';
import { RELEASED_AT_ONCE, releaseQueued } from './queue.ts';

/** Returns how many new interests a week a member wants to see. */
export const readIntake = async (db: Database, member: Member): Promise<{ perWeek: Intake }> => ({
  perWeek: await findIntake(db, member.profile.id),
});

/** Sets how many new interests a week reach a member's profile. Interests that now have a place are released soon. */
export async function setIntake(app: App, member: Member, perWeek: Intake): Promise<{ perWeek: Intake }> {
  const profile = member.profile.id;
  await app.db.transaction().execute(async (tx) => {
    // Sending an interest to this profile takes the same lock.
    await lockProfiles(tx, [profile]);
    if (!(await putIntake(tx, profile, perWeek, app.clock()))) return;
    await recordEvent(tx, {
      name: 'intake.changed',
      data: { profile },
      actor: member.accountId,
      subject: { kind: 'profile', id: profile },
      jobs: [{ task: 'release_interests', payload: { profile } }],
    });
  });
  return { perWeek };
}

/** Releases interests from a profile's queue that have a place now. */
export async function releaseFor(app: App, profile: number): Promise<void> {
  for (let released = RELEASED_AT_ONCE; released === RELEASED_AT_ONCE; ) {
    released = await app.db.transaction().execute(async (tx) => {
      await lockProfiles(tx, [profile]);
      return releaseQueued(tx, profile, app.clock());
    });
  }
}

const BATCH = 500;

/** Releases interests from every queue that have a place now or have waited long enough. */
export async function releaseDue(app: App): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const now = app.clock();
    const found: number[] = await listReleasable(app.db, {
      after,
      since: windowStart(now),
      overdue: overdueSince(now),
      limit: BATCH,
    });
    for (const profile of found) await releaseFor(app, profile);
    after = found.length === BATCH ? found.at(-1) : undefined;
  }
}
