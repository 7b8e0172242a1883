import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { may } from '../../money/memberships/entitlements/may.ts';
import { isPrivate, setPrivate } from './store.ts';

/** Returns whether a member browses privately, and whether their plan includes it. */
export async function readPrivateBrowsing(app: App, { profile }: Member) {
  const [on, { quota }] = await Promise.all([
    isPrivate(app.db, profile.id),
    may(app.db, app.clock(), profile.id, 'enhanced_privacy'),
  ]);
  return { on, allowed: quota !== 0 };
}

/** Switches a member's private browsing on or off. Refuses to switch it on without a plan that includes it. */
export async function changePrivateBrowsing(app: App, member: Member, on: boolean) {
  const { profile, accountId } = member;
  if (on && !(await readPrivateBrowsing(app, member)).allowed) {
    throw refuse.forbidden(code('private_browsing_needs_plan'));
  }
  await app.db.transaction().execute(async (tx) => {
    if (await setPrivate(tx, { profile: profile.id, on, now: app.clock() })) {
      await recordEvent(tx, {
        name: 'private_browsing.changed',
        data: { profile: profile.id },
        actor: accountId,
        subject: { kind: 'profile', id: profile.id },
      });
    }
  });
  return readPrivateBrowsing(app, member);
}
