import { termsVersion } from '../../../base/site/legal.ts';
import type { Client } from '../../../kit/api/call.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { findAcceptedTerms } from '../../accounts/settings/terms.ts';
import { hashToken } from '../../accounts/tokens/tokens.ts';
import { readThumbnails } from '../../photos/read.ts';
import { readForPerson } from '../../profiles/facts/profile.ts';
import { lockProfile, relist } from '../../profiles/visible/listing.ts';
import { findCreator } from '../read.ts';
import { type ConsentAnswer, type ConsentState, nextState } from '../shared/rules.ts';
import { deleteLinks, findConsentOfLink, insertGivenByAccount, updateAnswer } from '../store.ts';

/** Returns all that the profile of a link says, and who created it. Refuses a link that is unknown or replaced as not found. */
export async function readLink(app: App, client: Client, token: string) {
  await limit(app, client);
  const found = await findConsentOfLink(app.db, hashToken(token));
  if (!found) throw refuse.notFound();
  const { profile_id: id, state, waiting } = found;
  const [profile, pictures, creator] = await Promise.all([
    readForPerson(app, id),
    readThumbnails(app, id),
    findCreator(app, id),
  ]);
  // The person has no login: the pictures are in the answer.
  const photos = pictures.map((bytes) => ({
    src: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`,
    blurred: false,
  }));
  return {
    state,
    waiting,
    name: profile.name,
    creator,
    profile: { ...profile, photo: photos[0] ?? null, photos },
  };
}

/**
 * Records what a person says with their link, and shows or hides the profile at once. Repeating it changes nothing, and of two
 * at once the later one holds.
 */
export async function answerLink(
  app: App,
  client: Client,
  { token, answer }: { token: string; answer: ConsentAnswer },
): Promise<{ state: ConsentState }> {
  await limit(app, client);
  const hash = hashToken(token);
  return app.db.transaction().execute(async (tx) => {
    const seen = await findConsentOfLink(tx, hash);
    if (!seen) throw refuse.notFound();
    await lockProfile(tx, seen.profile_id);
    // Whoever waited for the lock finds the other answer, or the link replaced.
    const found = await findConsentOfLink(tx, hash);
    if (!found) throw refuse.notFound();
    const { profile_id: profileId } = found;
    const state = nextState(found.state, answer);
    // Asked at another address after one that refused, the person's own answer is the first.
    if (state === found.state && !found.waiting) return { state };
    await updateAnswer(tx, { profileId, state, termsVersion: termsVersion(app), now: app.clock() });
    await recordAnswer(app, tx, profileId, state);
    return { state };
  });
}

/** Shows or hides a profile as its person says now, and records it. */
export async function recordAnswer(
  app: Pick<App, 'clock'>,
  tx: Tx,
  profileId: number,
  state: ConsentState,
): Promise<void> {
  await relist(app, tx, profileId, 'system');
  await recordEvent(tx, {
    name: 'person_consent.answered',
    data: { profile: profileId, state },
    actor: 'system',
    subject: { kind: 'profile', id: profileId },
  });
}

/**
 * Records consent when the person accepts an invitation as themselves, with a login of their own: the page of that invitation
 * (managers/web/JoinPage.tsx) says that accepting it is consent. Who has refused with their link answers with that.
 */
export async function consentByJoining(
  tx: Tx,
  { profile: profileId, account }: { profile: number; account: number },
  { now }: { now: Date },
): Promise<void> {
  const { accepted } = await findAcceptedTerms(tx, account);
  if (await insertGivenByAccount(tx, { profileId, account, termsVersion: accepted ?? '', now })) {
    // They were sent where the person may not be: the person has a login now.
    await deleteLinks(tx, profileId);
    await relist({ clock: () => now }, tx, profileId, 'system');
  }
}

async function limit(app: App, { address }: Client): Promise<void> {
  const wait = await consume(app.db, app.clock, {
    key: `person consents from ${address}`,
    max: 120,
    windowSeconds: 3600,
  });
  if (wait) throw refuse.tooMany(wait);
}
