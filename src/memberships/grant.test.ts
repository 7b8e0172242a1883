import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addMonths } from '../kit/calendar.ts';
import type { Tx } from '../kit/database/db.ts';
import { consume, may } from './entitlements/may.ts';
import { beginMembership, type Purchase, reduceMembership, termsOf } from './grant.ts';
import { findPlan } from './plans/planStore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);
const start = new Date('2026-12-01T06:30:00Z');

let site: Test;
beforeAll(async () => {
  site = await openTest();
  // Mails are written by the server's clock.
  site.travel((later(start, 20).getTime() - site.app.clock().getTime()) / DAY_MS);
});
afterAll(() => site.close());

const inTx = <T>(work: (tx: Tx) => Promise<T>) => site.app.db.transaction().execute(work);

let made = 0;
const emailOf = new Map<number, string>();
async function newProfile(): Promise<number> {
  made += 1;
  const email = `buyer${made}@example.com`;
  const { rows } = await site.app.pool.query(
    `with account as (
       insert into accounts (email, password_hash, email_verified_at) values ($1, 'none', $2) returning id
     ), profile as (
       insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
       select $3, 'self', 'Asha', 'female', '1996-01-01', religion_id, mother_tongue_id from profiles limit 1
       returning id
     )
     insert into profile_managers (profile_id, account_id) select profile.id, account.id from profile, account
     returning profile_id::int as id`,
    [email, start, `PBUYER${made}`],
  );
  emailOf.set(rows[0].id, email);
  return rows[0].id;
}

/** An order at the terms of an instant, not paid yet. */
async function order(profileId: number, planName: string, at: Date) {
  const orderId = randomUUID();
  const plan = (await findPlan(site.app.db, planName))!;
  const terms = await inTx((tx) => termsOf(tx, at, profileId, plan));
  const purchase: Purchase = {
    orderId,
    orderedAt: at,
    profileId,
    planId: plan.id,
    planName,
    months: plan.months,
    grants: plan.grants,
    pricePaise: terms.pricePaise,
    amountPaise: terms.amountPaise,
    credited: terms.credited,
  };
  await site.app.db
    .insertInto('orders')
    .values({
      id: orderId,
      profile_id: profileId,
      plan_id: plan.id,
      plan_name: planName,
      months: plan.months,
      grants: JSON.stringify(plan.grants),
      price_paise: terms.pricePaise,
      credit_paise: terms.creditPaise,
      credited: JSON.stringify(terms.credited),
      amount_paise: terms.amountPaise,
      buyer: '{}',
      state: 'captured',
      created_at: at,
      expires_at: later(at, 1),
    })
    .execute();
  return { orderId, terms, purchase, pay: (when = at) => inTx((tx) => beginMembership(tx, when, purchase)) };
}

async function buy(profileId: number, planName: string, at: Date) {
  const made = await order(profileId, planName, at);
  await made.pay();
  return made;
}

const refund = (orderId: string, at: Date, paise: number, all = true) =>
  inTx((tx) => reduceMembership(tx, at, orderId, { paise, all }));

const emailsTo = (profileId: number, subject: string) =>
  site.mail.filter((one) => one.to === emailOf.get(profileId) && one.subject === subject);

const held = (profileId: number) =>
  site.app.db
    .selectFrom('memberships')
    .select(['plan_name', 'paid_paise', 'starts_at', 'ends_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();

const days = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) =>
  Math.round((ends_at.getTime() - starts_at.getTime()) / DAY_MS);

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
    // 90 days from the 1st of December; 60 of them are unused, and all of the second one.
    const at = later(start, 30);
    const { terms } = await buy(her, 'Platinum', at);
    const credit = Math.floor((299_900 * 60) / 90) + 299_900;
    expect(terms).toMatchObject({ kind: 'upgrade', creditPaise: credit, amountPaise: 899_900 - credit });
    const [gold, following, platinum] = await held(her);
    expect(gold!.ends_at).toEqual(at);
    expect(days(following!)).toBe(0);
    expect(platinum).toEqual({
      plan_name: 'Platinum',
      paid_paise: 899_900,
      starts_at: at,
      ends_at: addMonths(at, 12),
    });
    // What ended before it began leaves no gap behind it.
    const next = await order(her, 'Platinum', later(at, 1));
    expect(next.terms.startsAt).toEqual(platinum!.ends_at);
    const cheap = await order(her, 'Gold', later(at, 1));
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
    const at = later(start, 10);
    const first = await order(her, 'Diamond', at);
    const second = await order(her, 'Platinum', at);
    expect(second.terms.creditPaise).toBe(first.terms.creditPaise);
    await first.pay();
    await second.pay();
    const [, diamond, platinum] = await held(her);
    expect(diamond!.ends_at).toEqual(addMonths(at, 6));
    expect(platinum!.paid_paise).toBe(second.terms.amountPaise);
    expect(days(platinum!)).toBe(Math.round((365 * second.terms.amountPaise) / 899_900));
  });

  test('a credit whose money went back before the order was paid does not count', async () => {
    const her = await newProfile();
    const gold = await buy(her, 'Gold', start);
    const at = later(start, 10);
    const { terms, pay } = await order(her, 'Diamond', at);
    await refund(gold.orderId, at, 299_900);
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

describe('money back', () => {
  test('all of it ends the membership now', async () => {
    const her = await newProfile();
    const { orderId } = await buy(her, 'Gold', start);
    const at = later(start, 4);
    await refund(orderId, at, 299_900);
    expect(await held(her)).toMatchObject([{ paid_paise: 0, ends_at: at }]);
    expect((await may(site.app.db, later(at, 1), her, 'chat')).allowed).toBe(false);
    await site.workOff();
    const [sentEmail] = emailsTo(her, 'Your Gold plan has ended');
    expect(sentEmail!.text).toMatch(/We refunded your Gold plan/);
    expect(sentEmail!.text).toMatch(/interests and messages stay/);
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
    expect(sentEmail!.text).toContain('Your Gold plan runs until 01-03-2027.');
  });

  test('twice for the same order is once', async () => {
    const her = await newProfile();
    await buy(her, 'Gold', start);
    const { orderId, terms } = await buy(her, 'Platinum', later(start, 10));
    const at = later(start, 12);
    await Promise.all([
      refund(orderId, at, terms.amountPaise),
      refund(orderId, at, terms.amountPaise),
      refund(orderId, at, terms.amountPaise),
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
    const at = later(start, 1);
    await refund(first.orderId, at, 299_900);
    const [, second, third] = await held(her);
    expect(second!.starts_at).toEqual(at);
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
    // Worth what Gold had cost and what Platinum was topped up with.
    expect(last!.paid_paise).toBe(299_900 + platinum.terms.amountPaise);
    expect(days(last!)).toBe(Math.round((365 * last!.paid_paise) / 899_900));
  });
});

describe('whatever is bought and paid back, in any order', () => {
  const step = fc.record({
    plan: fc.constantFrom('Gold', 'Diamond', 'Platinum'),
    days: fc.integer({ min: 0, max: 100 }),
    // An order may be paid after others that count on the same unused days.
    late: fc.integer({ min: 0, max: 2 }),
  });

  const rows = async (profileId: number) => {
    const { rows } = await site.app.pool.query<{
      starts_at: Date;
      ends_at: Date;
      bought_until: Date;
      ended: boolean;
      value: number;
      price: number;
      months: number;
      position: number;
    }>(
      `select m.starts_at, m.ends_at, m.bought_until, m.ended_by is not null as ended, m.paid_paise as value,
         p.price_paise as price, p.months, p.position
       from memberships m join plans p on p.id = m.plan_id where m.profile_id = $1`,
      [profileId],
    );
    return rows;
  };

  /** What holds at every instant. */
  async function check(profileId: number, at: Date) {
    const all = await rows(profileId);
    for (const one of all) {
      expect(one.starts_at <= one.ends_at && one.ends_at <= one.bought_until).toBe(true);
      if (one.ended || one.ends_at <= at || one.ends_at <= one.starts_at) continue;
      // Time is what was paid for; months differ in length, and a day begun is a whole one.
      const whole = addMonths(one.starts_at, one.months).getTime() - one.starts_at.getTime();
      const time = (one.ends_at.getTime() - one.starts_at.getTime()) / whole;
      const left = (one.ends_at.getTime() - at.getTime()) / DAY_MS;
      if (left > 1) expect(Math.abs(time - one.value / one.price)).toBeLessThan(0.05);
      // What is still to begin follows something, or it would have begun.
      if (one.starts_at > at) {
        const before = all.filter(
          (other) => other.position >= one.position && other.ends_at.getTime() === one.starts_at.getTime(),
        );
        expect(before.length).toBeGreaterThan(0);
      }
    }
  }

  test('time and value keep step, and once all money is back nothing is left', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        async (steps, luck) => {
          const her = await newProfile();
          let at = start;
          const waiting: { order: Awaited<ReturnType<typeof order>>; in: number }[] = [];
          const paid: { orderId: string; paise: number }[] = [];
          const payDue = async (all = false) => {
            for (const one of [...waiting]) {
              if (one.in-- > 0 && !all) continue;
              waiting.splice(waiting.indexOf(one), 1);
              await one.order.pay(at);
              paid.push({ orderId: one.order.orderId, paise: one.order.terms.amountPaise });
              await check(her, at);
            }
          };
          for (const { plan, days, late } of steps) {
            // What is credited is what was unused when it was ordered, so nobody lets an order wait for days here.
            if (waiting.length === 0) at = later(at, days);
            waiting.push({ order: await order(her, plan, at), in: late });
            await payDue();
          }
          await payDue(true);
          while (paid.length > 0) {
            const [one] = paid.splice(luck.next().value % paid.length, 1);
            at = later(at, 1);
            await refund(one!.orderId, at, one!.paise);
            await check(her, at);
          }
          const left = (await rows(her)).map(
            ({ starts_at, ends_at }) =>
              (ends_at.getTime() - Math.max(at.getTime(), starts_at.getTime())) / DAY_MS,
          );
          expect(Math.max(...left)).toBeLessThan(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a quota', () => {
  const gained = async (attempts: Promise<boolean>[]) => (await Promise.all(attempts)).filter(Boolean).length;
  const open = (her: number, who: string, at: Date) =>
    inTx((tx) => consume(tx, at, her, 'contact_details', who));

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
    // What the one that ends first was used for is paid for by it, as long as it runs.
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
    const at = later(start, 1);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => open(her, `P${n}`, at)),
      refund(orderId, at, 299_900),
    ]);
    expect(await open(her, 'P99', later(at, 1))).toBe(false);
  });
});
