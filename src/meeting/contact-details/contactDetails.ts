import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { formatPhone } from '../../kit/shared/api/phone.ts';
import { consumeEntitlement, may } from '../../money/memberships/entitlements/may.ts';
import { findVisible } from '../../people/profiles/read.ts';
import { holdOffBlocks } from '../../people/profiles/visible/blocked.ts';
import type { Contact, Details } from './contract.ts';
import { closedBecause } from './rules.ts';
import { insertContactView, readContactDetails, readContactState } from './store.ts';

/** Returns the state of a visible profile's contact details for the member. */
export async function readContact(app: App, member: Member, publicId: string): Promise<Contact> {
  const other = await findVisible(app, member, publicId);
  return readState(app.db, app.clock(), member, other);
}

/**
 * Opens the contact details of a connected profile and uses one of the member's quota. Details that were opened
 * before stay open and are not counted again, even under a later membership.
 */
export async function openContact(app: App, member: Member, publicId: string): Promise<Contact> {
  const me = member.profile.id;
  const other = await findVisible(app, member, publicId);
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    await holdOffBlocks(tx, me, other);
    // One of the two may have blocked the other meanwhile. Then the quota is not used.
    await findVisible({ db: tx }, member, publicId);
    const { connected, opened } = await readContactState(tx, me, other);
    if (!connected) {
      throw refuse.conflict(code('contact_not_connected'));
    }
    const { quota } = await may(tx, now, member.profile.id, 'contact_details');
    if (quota === 0) throw refuse.forbidden(code('contact_needs_plan'));
    if (!opened) {
      if (!(await consumeEntitlement(tx, now, member.profile.id, 'contact_details', String(other)))) {
        throw refuse.conflict(code('contact_used_up'));
      }
      if (await insertContactView(tx, { viewer: member, viewedId: other, now })) {
        await recordEvent(tx, {
          name: 'contact.opened',
          data: { viewer: me, viewed: other },
          actor: member.accountId,
          subject: { kind: 'profile', id: other },
        });
      }
    }
    // The two may not be connected any more, so the state is as of the opening.
    return readState(tx, now, member, other, { connected, opened: true });
  });
}

async function readState(
  db: Database | Tx,
  now: Date,
  member: Member,
  other: number,
  between?: Awaited<ReturnType<typeof readContactState>>,
): Promise<Contact> {
  const { connected, opened } = between ?? (await readContactState(db, member.profile.id, other));
  const { quota, left } = await may(db, now, member.profile.id, 'contact_details');
  const reason = closedBecause({ connected, entitled: quota !== 0, left, opened });
  return {
    allowed: reason === null,
    reason,
    quota,
    left,
    opened: connected && opened,
    details: reason === null && opened ? await details(db, other) : null,
  };
}

async function details(db: Database | Tx, profileId: number): Promise<Details | null> {
  const found = await readContactDetails(db, profileId);
  if (!found) return null;
  return {
    phone:
      found.phone === null
        ? null
        : { number: found.phone, formatted: formatPhone(found.phone), verified: found.phone_verified },
    email: found.email ? { address: found.email, verified: found.email_verified } : null,
  };
}
