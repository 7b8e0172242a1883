import { describe, expect, test } from 'vitest';
import {
  buy,
  inTx,
  later,
  newProfile,
  order,
  refund,
  setUp,
  site,
  start,
} from '../../../../test/setup/grants.ts';
import { addMonths } from '../../../kit/shared/time/calendar.ts';
import { beginMembership } from '../grants/grant.ts';
import { consumeEntitlement, may } from './may.ts';

setUp();

describe('a quota', () => {
  const gained = async (attempts: Promise<boolean>[]) => (await Promise.all(attempts)).filter(Boolean).length;
  const open = (her: number, who: string, now: Date) =>
    inTx((tx) => consumeEntitlement(tx, now, her, 'contact_details', who));

  test('is never exceeded by fifty at once', async () => {
    const her = await newProfile();
    const { purchase } = await order(her, 'Gold', start);
    await inTx((tx) =>
      beginMembership(tx, start, {
        ...purchase,
        grants: [{ entitlement: 'contact_details', quota: 7 }],
      }),
    );
    expect(await gained(Array.from({ length: 50 }, (_, n) => open(her, `P${n}`, start)))).toBe(7);
    expect(await may(site.app.db, start, her, 'contact_details')).toEqual({
      allowed: false,
      quota: 7,
      used: 7,
      left: 0,
    });
  });

  test('counts one thing once, also fifty times at once', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    expect(await gained(Array.from({ length: 50 }, () => open(her, 'P1', start)))).toBe(50);
    expect((await may(site.app.db, start, her, 'contact_details')).used).toBe(1);
  });

  test('adds up where memberships overlap, and is used up from the one that ends first', async () => {
    const her = await newProfile();
    const plan = (await order(her, 'Gold', start)).purchase;
    const other = (await order(her, 'Platinum', start)).purchase;
    await inTx(async (tx) => {
      await beginMembership(tx, start, { ...plan, grants: [{ entitlement: 'contact_details', quota: 4 }] });
      await beginMembership(tx, start, { ...other, grants: [{ entitlement: 'contact_details', quota: 5 }] });
    });
    expect((await may(site.app.db, start, her, 'contact_details')).quota).toBe(9);
    expect(await gained(Array.from({ length: 4 }, (_, n) => open(her, `P${n}`, start)))).toBe(4);
    // Uses that the first membership has paid for stay with it while it runs.
    expect((await may(site.app.db, addMonths(start, 4), her, 'contact_details')).used).toBe(0);
    expect(await gained(Array.from({ length: 50 }, (_, n) => open(her, `P${n}`, start)))).toBe(9);
    expect((await may(site.app.db, start, her, 'contact_details')).left).toBe(0);
  });

  test('is not counted against one without limit, and nothing is used without a membership', async () => {
    const her = await newProfile();
    expect(await open(her, 'P1', start)).toBe(false);
    expect(await may(site.app.db, start, her, 'contact_details')).toEqual({
      allowed: false,
      quota: 0,
      used: 0,
      left: 0,
    });
    await buy(her, 'Platinum', start);
    expect(await gained(Array.from({ length: 50 }, (_, n) => open(her, `P${n}`, start)))).toBe(50);
    expect(await may(site.app.db, start, her, 'contact_details')).toMatchObject({
      allowed: true,
      quota: null,
      left: null,
    });
    expect(await open(her, 'P99', addMonths(start, 12))).toBe(false);
  });

  test('holds while the money goes back at the same moment', async () => {
    const her = await newProfile();
    const { orderId } = await buy(her, 'Gold', start);
    const now = later(start, 1);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => open(her, `P${n}`, now)),
      refund(orderId, now, 299_900),
    ]);
    expect(await open(her, 'P99', later(now, 1))).toBe(false);
  });
});
