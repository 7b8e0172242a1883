/** Interests a free member may send in a day (India's calendar). Premium members send without limit. */
export const FREE_INTERESTS_A_DAY = 5;

/** What a plan can open. Every one is asked for by name (may.ts); plans are only lists of them. */
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

/** One entitlement of a plan or membership; `quota` is how often it can be used, null without limit. */
export type Grant = { entitlement: Entitlement; quota: number | null };

/** Entitlements that a person of the staff fulfils: a member opens a request, staff work through it. */
export const requestable = [
  'relationship_manager',
  'astrology_consultation',
  'verification_assistance',
  'enhanced_privacy',
  'priority_support',
] as const satisfies readonly Entitlement[];
export type Requestable = (typeof requestable)[number];

/** Entitlements that are used one by one, so that a plan can say how often; all others are there or not. */
export const countable: readonly Entitlement[] = ['contact_details', ...requestable];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What the unused days of a membership are worth, in paise: its value in proportion to them. A day that has begun
 * counts as unused.
 */
export function unusedPaise(one: { paidPaise: number; startsAt: Date; endsAt: Date }, at: Date): number {
  const all = Math.round((one.endsAt.getTime() - one.startsAt.getTime()) / DAY_MS);
  const from = Math.max(at.getTime(), one.startsAt.getTime());
  const unused = Math.min(Math.ceil((one.endsAt.getTime() - from) / DAY_MS), all);
  return unused <= 0 || all <= 0 ? 0 : Math.floor((one.paidPaise * unused) / all);
}

/** How long an order's credit for unused days stands while its bank is slow; later only what is then unused counts. */
export const CREDIT_STANDS_MS = 4 * DAY_MS;

/** The least that can be paid, in paise: the gateway takes no less than one rupee. */
export const LEAST_PAISE = 100;

/** A line of what a plan opens: all that the plan before it opens, or one entitlement. */
export type Feature = { includes: string } | Grant;

const covers = (grants: readonly Grant[], { entitlement, quota }: Grant) =>
  grants.some(
    (one) =>
      one.entitlement === entitlement && (one.quota === null || (quota !== null && one.quota >= quota)),
  );

/**
 * What a plan opens as a price list says it: when it opens everything that the plan before it does, that comes first,
 * and only what it adds follows.
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
