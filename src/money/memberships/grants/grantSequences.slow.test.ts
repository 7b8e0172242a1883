import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { later, newProfile, order, refund, setUp, site, start } from '../../../../test/setup/grants.ts';
import { addMonths } from '../../../kit/shared/time/calendar.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';

setUp();

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

  /** Checks conditions that hold at every instant. */
  async function check(profileId: number, now: Date) {
    const all = await rows(profileId);
    for (const one of all) {
      expect(one.starts_at <= one.ends_at && one.ends_at <= one.bought_until).toBe(true);
      if (one.ended || one.ends_at <= now || one.ends_at <= one.starts_at) continue;
      // The time is proportional to the payment. Months differ in length, and a day that has begun counts as a whole
      // one.
      const whole = addMonths(one.starts_at, one.months).getTime() - one.starts_at.getTime();
      const time = (one.ends_at.getTime() - one.starts_at.getTime()) / whole;
      const left = (one.ends_at.getTime() - now.getTime()) / DAY_MS;
      if (left > 1) expect(Math.abs(time - one.value / one.price)).toBeLessThan(0.05);
      // A membership that has not begun follows another one, or it would have begun.
      if (one.starts_at > now) {
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
          let now = start;
          const waiting: { order: Awaited<ReturnType<typeof order>>; in: number }[] = [];
          const paid: { orderId: string; paise: number }[] = [];
          const payDue = async (all = false) => {
            for (const one of [...waiting]) {
              if (one.in-- > 0 && !all) continue;
              waiting.splice(waiting.indexOf(one), 1);
              await one.order.pay(now);
              paid.push({ orderId: one.order.orderId, paise: one.order.terms.amountPaise });
              await check(her, now);
            }
          };
          for (const { plan, days, late } of steps) {
            // The credit is what was unused when the order was made, so orders do not wait for days here.
            if (waiting.length === 0) now = later(now, days);
            waiting.push({ order: await order(her, plan, now), in: late });
            await payDue();
          }
          await payDue(true);
          while (paid.length > 0) {
            const [one] = paid.splice(luck.next().value % paid.length, 1);
            now = later(now, 1);
            await refund(one!.orderId, now, one!.paise);
            await check(her, now);
          }
          const left = (await rows(her)).map(
            ({ starts_at, ends_at }) =>
              (ends_at.getTime() - Math.max(now.getTime(), starts_at.getTime())) / DAY_MS,
          );
          expect(Math.max(...left)).toBeLessThan(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});
