import { describe, expect, test } from 'vitest';
import {
  buy,
  days,
  held,
  later,
  newProfile,
  order,
  refund,
  setUp,
  site,
  start,
} from '../../../../test/setup/grants.ts';
import { addMonths } from '../../../kit/shared/time/calendar.ts';
import { may } from '../entitlements/may.ts';
import { findPlan } from '../plans/planStore.ts';

setUp();

describe('buying', () => {
  test('a first plan begins at once, for its months, at its price', async () => {
    const her = await newProfile();
    const { terms } = await buy(her, 'Gold', start);
    expect(terms).toMatchObject({ kind: 'new', creditPaise: 0, amountPaise: 299_900 });
    expect(await held(her)).toEqual([
      { plan_name: 'Gold', paid_paise: 299_900, starts_at: start, ends_at: addMonths(start, 3) },
    ]);
    expect(terms.endsAt).toEqual(addMonths(start, 3));
  });

  test('paid twice by the same order, also at the same moment, is one membership', async () => {
    const her = await newProfile();
    const { pay } = await order(her, 'Gold', start);
    await Promise.all([pay(), pay(), pay()]);
    await pay(later(start, 3));
    expect(await held(her)).toHaveLength(1);
  });

  test('the same or a lower plan follows without a gap, at its full price', async () => {
    const her = await newProfile();
    await buy(her, 'Diamond', start);
    const again = await buy(her, 'Diamond', later(start, 5));
    const lower = await buy(her, 'Gold', later(start, 6));
    expect([again, lower].map(({ terms }) => [terms.kind, terms.creditPaise])).toEqual([
      ['following', 0],
      ['following', 0],
    ]);
    const [first, second, third] = await held(her);
    expect(second!.starts_at).toEqual(first!.ends_at);
    expect(third!.starts_at).toEqual(second!.ends_at);
    expect(third!.ends_at).toEqual(addMonths(third!.starts_at, 3));
  });

  test('a higher plan begins at once; the unused days of the lower ones are part of its price', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    await buy(her, 'Gold', later(start, 1));
    // 90 days from the 1st of December: 60 of them are unused, and all days of the second membership.
    const now = later(start, 30);
    const { terms } = await buy(her, 'Platinum', now);
    const credit = Math.floor((299_900 * 60) / 90) + 299_900;
    expect(terms).toMatchObject({ kind: 'upgrade', creditPaise: credit, amountPaise: 899_900 - credit });
    const [gold, following, platinum] = await held(her);
    expect(gold!.ends_at).toEqual(now);
    expect(days(following!)).toBe(0);
    expect(platinum).toEqual({
      plan_name: 'Platinum',
      paid_paise: 899_900,
      starts_at: now,
      ends_at: addMonths(now, 12),
    });
    // The membership that ended before it began leaves no gap.
    const next = await order(her, 'Platinum', later(now, 1));
    expect(next.terms.startsAt).toEqual(platinum!.ends_at);
    const cheap = await order(her, 'Gold', later(now, 1));
    expect(cheap.terms.startsAt).toEqual(platinum!.ends_at);
  });

  test('a credit worth more than the plan costs leaves one rupee to pay and becomes time', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    await buy(her, 'Gold', start);
    const { terms } = await buy(her, 'Diamond', start);
    expect(terms).toMatchObject({ creditPaise: 499_800, amountPaise: 100 });
    const diamond = (await held(her)).at(-1)!;
    expect(diamond.paid_paise).toBe(599_900);
    expect(days(diamond)).toBe(Math.round((182 * 599_900) / 499_900));
    expect(diamond.ends_at).toEqual(terms.endsAt);
  });

  test('two upgrades that count on the same membership: the second is shortened to what was paid', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    const now = later(start, 10);
    const first = await order(her, 'Diamond', now);
    const second = await order(her, 'Platinum', now);
    expect(second.terms.creditPaise).toBe(first.terms.creditPaise);
    await first.pay();
    await second.pay();
    const [, diamond, platinum] = await held(her);
    expect(diamond!.ends_at).toEqual(addMonths(now, 6));
    expect(platinum!.paid_paise).toBe(second.terms.amountPaise);
    expect(days(platinum!)).toBe(Math.round((365 * second.terms.amountPaise) / 899_900));
  });

  test('a credit whose money went back before the order was paid does not count', async () => {
    const her = await newProfile();
    const gold = await buy(her, 'Gold', start);
    const now = later(start, 10);
    const { terms, pay } = await order(her, 'Diamond', now);
    await refund(gold.orderId, now, 299_900);
    await pay();
    expect((await held(her)).at(-1)!.paid_paise).toBe(terms.amountPaise);
  });

  test('what was bought stays as it was when the plan changes', async () => {
    const her = await newProfile();
    const { pay } = await order(her, 'Gold', start);
    const gold = (await findPlan(site.app.db, 'Gold'))!;
    await site.app.db
      .updateTable('plan_entitlements')
      .set({ quota: 1 })
      .where('plan_id', '=', gold.id)
      .where('entitlement', '=', 'contact_details')
      .execute();
    await pay();
    expect((await may(site.app.db, start, her, 'contact_details')).quota).toBe(50);
    await site.app.db
      .updateTable('plan_entitlements')
      .set({ quota: 50 })
      .where('plan_id', '=', gold.id)
      .where('entitlement', '=', 'contact_details')
      .execute();
  });
});
