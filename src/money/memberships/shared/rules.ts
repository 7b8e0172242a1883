import { DAY_MS } from '../../../kit/shared/time/durations.ts';

/** Interests a free member may send in a day (India's calendar). Premium members have no limit. */
export const FREE_INTERESTS_A_DAY = 5;

/** Everything a plan can open. Code checks each entitlement by name (may.ts); plans are only lists of them. */
export const entitlements = [
  'unlimited_interests',
  'contact_details',
  'chat',
  'search_highlight',
  'priority_support',
  'relationship_manager',
  'profile_promotion',
  'featured_badge',
  'astrology_consultation',
  'verification_assistance',
  'enhanced_privacy',
] as const;
export type Entitlement = (typeof entitlements)[number];

/** One entitlement of a plan or membership. @property quota how often it can be used; null without limit */
export type Grant = { entitlement: Entitlement; quota: number | null };

/** Entitlements that staff fulfil: a member opens a request, and staff work through it. */
export const requestable = [
  'relationship_manager',
  'astrology_consultation',
  'verification_assistance',
  'enhanced_privacy',
  'priority_support',
] as const satisfies readonly Entitlement[];
export type Requestable = (typeof requestable)[number];

/** Entitlements that are counted, so that a plan can have a quota; all others are on or off. */
export const countable: readonly Entitlement[] = ['contact_details', ...requestable];

/**
 * Returns the value of a membership's unused days, in paise, in proportion to all its days. A day that has started
 * counts as unused.
 */
export function unusedPaise(one: { paidPaise: number; startsAt: Date; endsAt: Date }, now: Date): number {
  const all = Math.round((one.endsAt.getTime() - one.startsAt.getTime()) / DAY_MS);
  const from = Math.max(now.getTime(), one.startsAt.getTime());
  const unused = Math.min(Math.ceil((one.endsAt.getTime() - from) / DAY_MS), all);
  return unused <= 0 || all <= 0 ? 0 : Math.floor((one.paidPaise * unused) / all);
}

/**
 * How long an order's credit for unused days is kept while its bank is slow; later only the days unused by then
 * count.
 */
export const CREDIT_VALID_MS = 4 * DAY_MS;

/** Minimum amount of a payment, in paise: the gateway's minimum is one rupee. */
export const PAYMENT_MIN_PAISE = 100;

/** A line of a plan in the price list: everything of the plan before it, or one entitlement. */
export type Feature = { includes: string } | Grant;

const covers = (grants: readonly Grant[], { entitlement, quota }: Grant) =>
  grants.some(
    (one) =>
      one.entitlement === entitlement && (one.quota === null || (quota !== null && one.quota >= quota)),
  );

/**
 * Returns the entitlements of a plan as price list lines. If the plan includes everything of the plan before it, that
 * line comes first, and only the additions follow.
 * @param before the plan before it in the list
 */
export function featuresOf(
  { grants }: { grants: readonly Grant[] },
  before?: { name: string; grants: readonly Grant[] },
): Feature[] {
  const includes =
    before && before.grants.length > 0 && before.grants.every((grant) => covers(grants, grant));
  const own = includes ? grants.filter((grant) => !covers(before.grants, grant)) : grants;
  const inOrder = entitlements.flatMap((name) => own.filter(({ entitlement }) => entitlement === name));
  return includes ? [{ includes: before.name }, ...inOrder] : inOrder;
}
