import type { App } from '../../../kit/app/app.ts';
import type { FullProfile } from '../contract.ts';
import { readWholeProfile } from '../read.ts';
import { findTexts } from '../sections/texts/textStore.ts';

/**
 * Returns one profile for its person, whom somebody else registered: also the text that waits for review. The caller has checked
 * who reads it. Refuses an unknown one as not found.
 */
export async function readForPerson(app: App, profileId: number): Promise<FullProfile> {
  const [profile, { submitted }] = await Promise.all([
    readWholeProfile(app, profileId),
    findTexts(app.db, profileId),
  ]);
  if (!submitted) return profile;
  const { bio, description } = submitted;
  return { ...profile, bio, preferences: { ...profile.preferences, description } };
}
