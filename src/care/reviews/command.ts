import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { findProfile } from '../../people/profiles/read.ts';
import { lockProfile } from '../../people/profiles/visible/listing.ts';
import { approveBySystem } from './decisions/decide.ts';
import { listOldest, listReviewsOf } from './store.ts';
import { submitProfileForReview } from './submissions/submit.ts';

/** Returns profiles that wait for approval, oldest first: id and the instant since when. */
export async function listWaitingProfiles(app: App): Promise<{ id: string; since: Date }[]> {
  return (await listOldest(app.db, 'profile', app.clock())).map((row) => ({
    id: row.public_id,
    since: row.submitted_at,
  }));
}

/** Approves a profile by the site's command, also one that was rejected; refuses one that is approved or unknown. */
export async function approveByCommand(app: App, publicId: string): Promise<void> {
  const profile = await findProfile(app, publicId);
  if (profile === undefined) throw refuse.notFound();
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const found = await lockProfile(tx, profile);
    if (!found || found.approved) throw refuse.notFound();
    const waiting = async () =>
      (
        await listReviewsOf(tx, now, { kind: 'profile', subjectId: String(profile), profileId: profile })
      ).find(({ state }) => state === 'waiting');
    if (!(await waiting())) await submitProfileForReview(tx, { profile }, { actor: 'system', now });
    await approveBySystem(app, tx, (await waiting())!);
  });
}
