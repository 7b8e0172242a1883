import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { lockProfile } from '../profiles/visible/listing.ts';
import type { ReportReason } from '../safety/shared/rules.ts';
import { insertWarning } from './store.ts';

/** Warns the managers of a profile, in the caller's transaction: they read why in a notification and an email. Returns its id. */
export async function warnProfile(
  app: App,
  tx: Tx,
  profileId: number,
  it: { reason: ReportReason; message: string; actor: number },
): Promise<string> {
  if (!(await lockProfile(tx, profileId))) throw refuse.notFound();
  const warning = await insertWarning(tx, { profileId, ...it, now: app.clock() });
  await recordEvent(tx, {
    name: 'profile.warned',
    data: { profile: profileId, warning },
    actor: it.actor,
    subject: { kind: 'profile', id: profileId },
  });
  return warning;
}
