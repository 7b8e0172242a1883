import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { findVisible } from '../profiles/read.ts';
import { firstName } from '../profiles/shared/rules.ts';
import { type BlockedRow, deleteBlock, findBlocked, insertBlock } from '../profiles/visible/blocked.ts';

/** A family blocks a few; a list of hundreds a day is somebody's script. */
const A_DAY = { max: 100, windowSeconds: 24 * 60 * 60 };

/** Returns a blocked profile as the side that blocked it sees it. */
export const toBlockedProfile = (row: BlockedRow) => ({
  id: row.public_id,
  name: firstName(row.name),
  blockedAt: row.created_at.toISOString(),
});

/**
 * Blocks a profile that the member may see: neither of the two sees the other from then on. Repeating it changes nothing.
 * Refuses the member's own profile, and as not found one that they may not see.
 */
export async function block(app: App, member: Member, publicId: string) {
  const me = member.profile.id;
  const known = await findBlocked(app.db, me, publicId);
  if (known) return toBlockedProfile(known);
  const other = await findVisible(app, member, publicId);
  if (other === me) throw refuse.conflict(code('profile_own'));
  return app.db.transaction().execute(async (tx) => {
    await addBlock(app, tx, member, other);
    return toBlockedProfile((await findBlocked(tx, me, publicId))!);
  });
}

/** Blocks a profile in the transaction of what led to it. The caller has checked that the member may see it. */
export async function addBlock(app: App, tx: Tx, member: Member, other: number): Promise<void> {
  const me = member.profile.id;
  if (!(await insertBlock(tx, me, other, app.clock()))) return;
  const wait = await consume(tx, app.clock, { key: `blocks of ${me}`, ...A_DAY });
  if (wait > 0) throw refuse.tooMany(wait, code('blocks_too_often'));
  await record(tx, 'profile.blocked', member, other);
}

/** Removes the member's own block of a profile; refuses one that they have not blocked as not found. */
export async function unblock(app: App, member: Member, publicId: string) {
  return app.db.transaction().execute(async (tx) => {
    const row = await findBlocked(tx, member.profile.id, publicId);
    if (!row || !(await deleteBlock(tx, member.profile.id, row.id))) throw refuse.notFound();
    await record(tx, 'profile.unblocked', member, row.id);
    return toBlockedProfile(row);
  });
}

const record = (tx: Tx, name: 'profile.blocked' | 'profile.unblocked', member: Member, other: number) =>
  recordEvent(tx, {
    name,
    data: { blocker: member.profile.id, blocked: other },
    actor: member.accountId,
    subject: { kind: 'profile', id: other },
  });
