import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Entitlement } from '../shared/rules.ts';
import { findUse, listGrants, lockGrants } from './grantStore.ts';

/** Allowance of a profile under an entitlement: how much of it there is and what is left. */
export type Allowance = {
  allowed: boolean;
  /** How often it can be used in all; null without limit, 0 without the entitlement. */
  quota: number | null;
  used: number;
  /** Null without limit. */
  left: number | null;
};

const NOTHING: Allowance = { allowed: false, quota: 0, used: 0, left: 0 };

/**
 * Returns whether a profile has an entitlement at an instant, and how much of it is left. Quotas of overlapping
 * memberships add up; if one of them has no limit, the sum has none.
 */
export async function may(
  db: Database | Tx,
  now: Date,
  profileId: number,
  entitlement: Entitlement,
): Promise<Allowance> {
  return allowance(await listGrants(db, now, profileId, entitlement));
}

/** Like `may`, for every entitlement of the profile. */
export async function mayAll(
  db: Database | Tx,
  now: Date,
  profileId: number,
): Promise<Map<Entitlement, Allowance>> {
  const grants = await listGrants(db, now, profileId);
  const names = new Set(grants.map(({ entitlement }) => entitlement));
  return new Map(
    [...names].map((name) => [name, allowance(grants.filter(({ entitlement }) => entitlement === name))]),
  );
}

/**
 * Consumes an entitlement once for a subject, named by `usedFor`. The same subject is not charged twice. The
 * membership stays locked until the transaction ends, so that parallel uses never exceed the quota.
 * @returns false if nothing is left, or the profile has no such entitlement
 */
export async function consumeEntitlement(
  tx: Tx,
  now: Date,
  profileId: number,
  entitlement: Entitlement,
  usedFor: string,
): Promise<boolean> {
  return (await consumeFrom(tx, now, profileId, entitlement, usedFor)) !== null;
}

/** Like `consumeEntitlement`. @returns the id of the charged membership; null if nothing is left */
export async function consumeFrom(
  tx: Tx,
  now: Date,
  profileId: number,
  entitlement: Entitlement,
  usedFor: string,
): Promise<number | null> {
  const grants = await lockGrants(tx, now, profileId, entitlement);
  const before = await findUse(tx, grants, entitlement, usedFor);
  if (before !== undefined) return before;
  // The membership that ends first is used up first.
  const open = grants.find(({ quota, used }) => quota === null || used < quota);
  if (!open) return null;
  await tx
    .insertInto('entitlement_uses')
    .values({ membership_id: open.membership_id, entitlement, used_for: usedFor, used_at: now })
    .execute();
  return open.membership_id;
}

function allowance(grants: { quota: number | null; used: number }[]): Allowance {
  if (grants.length === 0) return NOTHING;
  const used = grants.reduce((sum, grant) => sum + grant.used, 0);
  if (grants.some(({ quota }) => quota === null)) return { allowed: true, quota: null, used, left: null };
  const quota = grants.reduce((sum, grant) => sum + grant.quota!, 0);
  return { allowed: used < quota, quota, used, left: Math.max(0, quota - used) };
}
