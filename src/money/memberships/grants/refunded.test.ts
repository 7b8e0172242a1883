import { describe, expect, test } from 'vitest';
import {
  buy,
  days,
  emailsTo,
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

setUp();

describe('money back', () => {
  test('all of it ends the membership now', async () => {
    const her = await newProfile();
    const { orderId } = await buy(her, 'Gold', start);
    const now = later(start, 4);
    await refund(orderId, now, 299_900);
    expect(await held(her)).toMatchObject([{ paid_paise: 0, ends_at: now }]);
    expect((await may(site.app.db, later(now, 1), her, 'chat')).allowed).toBe(false);
    await site.workOff();
    const [sentEmail] = emailsTo(her, 'Your Gold plan has ended');
    expect(sentEmail!.text).toMatch(/We refunded your Gold plan/);
    expect(sentEmail!.text).toMatch(/The profile, interests and messages stay/);
  });

  test('a part of it lets the membership run; only that much less is credited later', async () => {
    const her = await newProfile();
    const { orderId } = await buy(her, 'Gold', start);
    await refund(orderId, start, 100_000, false);
    expect(await held(her)).toMatchObject([{ paid_paise: 199_900, ends_at: addMonths(start, 3) }]);
    expect((await order(her, 'Diamond', start)).terms.creditPaise).toBe(199_900);
  });

  test('for an upgrade lets what it had ended run on', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    const { orderId, terms } = await buy(her, 'Platinum', later(start, 10));
    await refund(orderId, later(start, 12), terms.amountPaise);
    expect(await held(her)).toMatchObject([
      { plan_name: 'Gold', ends_at: addMonths(start, 3) },
      { plan_name: 'Platinum', ends_at: later(start, 12) },
    ]);
    await site.workOff();
    const [sentEmail] = emailsTo(her, 'Your Platinum plan has ended');
    expect(sentEmail!.text).toContain('Your Gold plan is valid until 1 Mar 2027.');
  });

  test('for a plan that has not begun cancels that one, and says which one goes on', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    const { orderId } = await buy(her, 'Gold', later(start, 1));
    await refund(orderId, later(start, 2), 299_900);
    await site.workOff();
    expect(emailsTo(her, 'Your Gold plan has ended')).toEqual([]);
    const [sentEmail] = emailsTo(her, 'Your Gold plan from 1 Mar 2027 is cancelled');
    expect(sentEmail!.text).toMatch(
      /refunded a payment for the Gold plan .* so the plan that was to start on 1 Mar 2027 is cancelled\./,
    );
    expect(sentEmail!.text).toContain('Your Gold plan is valid until 1 Mar 2027.');
  });

  test('for one of two plans of a name lets the other one begin, and is not called the end of the plan', async () => {
    const her = await newProfile();
    const { orderId } = await buy(her, 'Gold', start);
    await buy(her, 'Gold', later(start, 1));
    await refund(orderId, later(start, 2), 299_900);
    await site.workOff();
    expect(emailsTo(her, 'Your Gold plan has ended')).toEqual([]);
    const [sentEmail] = emailsTo(her, 'One of your Gold plans has ended');
    expect(sentEmail!.text).toContain('Your Gold plan is valid until 5 Mar 2027.');
  });

  test('for a plan whose unused days paid for another tells the family when that one ends now', async () => {
    const her = await newProfile();
    const { orderId } = await buy(her, 'Gold', start);
    await buy(her, 'Diamond', start);
    await refund(orderId, later(start, 1), 299_900);
    await site.workOff();
    const [, diamond] = await held(her);
    const [sentEmail, ...more] = emailsTo(her, 'Your Diamond plan now ends on 12 Feb 2027');
    expect(diamond!.ends_at.toISOString()).toMatch(/^2027-02-12/);
    expect(sentEmail!.text).toMatch(/refunded the Gold plan .* your Diamond plan now ends on 12 Feb 2027\./);
    expect(more).toEqual([]);
  });

  test('for a plan that was used up before the upgrade changes nothing, and nobody is told', async () => {
    const her = await newProfile();
    const shortened = () => site.mail.filter(({ subject }) => /Diamond plan now ends/.test(subject)).length;
    const before = shortened();
    const { orderId } = await buy(her, 'Gold', start);
    await buy(her, 'Diamond', later(start, 100));
    await refund(orderId, later(start, 101), 299_900);
    await site.workOff();
    expect(shortened()).toBe(before);
  });

  test('twice for the same order is once', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    const { orderId, terms } = await buy(her, 'Platinum', later(start, 10));
    const now = later(start, 12);
    await Promise.all([
      refund(orderId, now, terms.amountPaise),
      refund(orderId, now, terms.amountPaise),
      refund(orderId, now, terms.amountPaise),
    ]);
    const before = await held(her);
    await refund(orderId, later(start, 20), terms.amountPaise);
    expect(await held(her)).toEqual(before);
    const { rows } = await site.app.pool.query(
      "select from events where name = 'membership.ended' and data->>'order' = $1",
      [orderId],
    );
    expect(rows).toHaveLength(1);
  });

  test('lets what was to follow begin now', async () => {
    const her = await newProfile();
    const first = await buy(her, 'Gold', start);
    await buy(her, 'Gold', start);
    await buy(her, 'Gold', start);
    const now = later(start, 1);
    await refund(first.orderId, now, 299_900);
    const [, second, third] = await held(her);
    expect(second!.starts_at).toEqual(now);
    expect(third!.starts_at).toEqual(second!.ends_at);
    expect(Math.abs(days(third!) - 91)).toBeLessThanOrEqual(3);
  });

  test('for what was upgraded since takes its part of the time from the upgrade, and gives nothing for nothing', async () => {
    const her = await newProfile();
    const gold = await buy(her, 'Gold', start);
    const diamond = await buy(her, 'Diamond', start);
    expect(diamond.terms.creditPaise).toBe(299_900);
    await refund(gold.orderId, later(start, 1), 299_900);
    const [, shorter] = await held(her);
    expect(shorter!.paid_paise).toBe(200_000);
    expect(days(shorter!)).toBe(Math.round((182 * 200_000) / 499_900));
    await refund(diamond.orderId, later(start, 2), 200_000);
    expect((await may(site.app.db, later(start, 3), her, 'chat')).allowed).toBe(false);
    expect((await held(her)).map(({ paid_paise }) => paid_paise)).toEqual([0, 0]);
  });

  test('in the middle of a chain of upgrades does not bring the first one back', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    const diamond = await buy(her, 'Diamond', start);
    const platinum = await buy(her, 'Platinum', start);
    await refund(diamond.orderId, later(start, 1), diamond.terms.amountPaise);
    const [gold, , last] = await held(her);
    expect(days(gold!)).toBe(0);
    // Its value: the price of Gold plus the extra payment for Platinum.
    expect(last!.paid_paise).toBe(299_900 + platinum.terms.amountPaise);
    expect(days(last!)).toBe(Math.round((365 * last!.paid_paise) / 899_900));
  });
});
