import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';

/** Rate limit: each upload and each crop costs up to seconds of processor time. */
const AN_HOUR = 120;

/** Counts a picture that is about to be made for a profile; refuses it over the limit. */
export async function limitPictures(app: App, profileId: number): Promise<void> {
  const wait = await consume(app.db, app.clock, {
    key: `photos of ${profileId}`,
    max: AN_HOUR,
    windowSeconds: 60 * 60,
  });
  if (wait > 0) throw refuse.tooMany(wait, code('photos_too_often'));
}
