import { describe, expect, test } from 'vitest';
import { startPlans } from './plans/startPlans.ts';
import { entitlements, featuresOf, type Grant, unusedPaise } from './rules.ts';

describe('the value of unused days', () => {
  const one = {
    paidPaise: 90_000,
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2026-04-01T00:00:00Z'),
  };
  test.each([
    ['a month before it begins', '2025-12-01T00:00:00Z', 90_000],
    ['as it begins', '2026-01-01T00:00:00Z', 90_000],
    ['in its first minute: the day has begun, and counts as unused', '2026-01-01T00:01:00Z', 90_000],
    ['after one day', '2026-01-02T00:00:00Z', 89_000],
    ['half way', '2026-02-15T00:00:00Z', 45_000],
    ['in its last minute', '2026-03-31T23:59:00Z', 1000],
    ['at its end', '2026-04-01T00:00:00Z', 0],
    ['long after', '2027-04-01T00:00:00Z', 0],
  ])('%s', (_when, at, paise) => {
    expect(unusedPaise(one, new Date(at))).toBe(paise);
  });

  test('never a fraction of a paisa, nor anything for nothing', () => {
    const odd = unusedPaise({ ...one, paidPaise: 299_900 }, new Date('2026-01-20T07:00:00Z'));
    expect(odd).toBe(Math.floor((299_900 * 71) / 90));
    expect(unusedPaise({ ...one, paidPaise: 0 }, one.startsAt)).toBe(0);
    expect(unusedPaise({ ...one, endsAt: one.startsAt }, one.startsAt)).toBe(0);
  });
});

describe('the features of a plan in the price list', () => {
  const grant = (entitlement: Grant['entitlement'], quota: number | null = null) => ({ entitlement, quota });
  const gold = { name: 'Gold', grants: [grant('chat'), grant('contact_details', 50)] };

  test('the first lists everything, in one order whatever the order of the rows', () => {
    expect(featuresOf(gold)).toEqual([grant('contact_details', 50), grant('chat')]);
    expect(featuresOf({ grants: entitlements.toReversed().map((name) => grant(name)) })).toEqual(
      entitlements.map((name) => grant(name)),
    );
  });

  test.each([
    ['more of the same', [grant('chat'), grant('contact_details', 150)], [grant('contact_details', 150)]],
    ['the same without limit', [grant('chat'), grant('contact_details')], [grant('contact_details')]],
    ['one thing more', [...gold.grants, grant('featured_badge')], [grant('featured_badge')]],
    ['nothing more', gold.grants, []],
  ])('one that opens %s includes the one before', (_what, grants, own) => {
    expect(featuresOf({ grants }, gold)).toEqual([{ includes: 'Gold' }, ...own]);
  });

  test.each([
    ['fewer', [grant('chat'), grant('contact_details', 10)]],
    ['something else', [grant('chat'), grant('featured_badge')]],
  ])('one that opens %s stands for itself', (_what, grants) => {
    expect(featuresOf({ grants }, gold)).not.toContainEqual({ includes: 'Gold' });
    expect(featuresOf({ grants }, gold)).toHaveLength(grants.length);
  });

  test('without a limit does not become a limit', () => {
    const before = { name: 'All', grants: [grant('contact_details')] };
    expect(featuresOf({ grants: [grant('contact_details', 500)] }, before)).toEqual([
      grant('contact_details', 500),
    ]);
  });

  test('a new site sells plans that grow, as the specification lists them', () => {
    const listed = startPlans.map((plan, place) =>
      featuresOf(
        { grants: plan.grants as Grant[] },
        startPlans[place - 1] as { name: string; grants: Grant[] } | undefined,
      ),
    );
    expect(listed.map((features) => features.length)).toEqual([5, 5, 5]);
    expect(listed[2]).toEqual([
      { includes: 'Diamond' },
      grant('contact_details'),
      grant('astrology_consultation'),
      grant('verification_assistance'),
      grant('enhanced_privacy'),
    ]);
  });
});
