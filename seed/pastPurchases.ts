import type { RazorpaySandbox } from '../sandbox/razorpay/gateway.ts';
import type { App } from '../src/kit/app/app.ts';
import { DAY_MS, MINUTE_MS } from '../src/kit/shared/time/durations.ts';
import { findPlan } from '../src/money/memberships/plans/planStore.ts';
import { capturePayment, settlePayment } from '../src/money/payments/booking/settlePayment.ts';
import { ORDER_CLOSES_MS } from '../src/money/payments/shared/rules.ts';
import { insertOrder, setGatewayOrder } from '../src/money/payments/store/orderStore.ts';

/** What generated families bought before, the oldest first: invoices are numbered in that order. One payment failed. */
const bought: { daysAgo: number; plan: string; fails?: true }[] = [
  { daysAgo: 334, plan: 'gold' },
  { daysAgo: 318, plan: 'gold' },
  { daysAgo: 290, plan: 'diamond' },
  { daysAgo: 262, plan: 'gold' },
  { daysAgo: 247, plan: 'gold' },
  { daysAgo: 233, plan: 'diamond' },
  { daysAgo: 205, plan: 'gold' },
  { daysAgo: 196, plan: 'gold' },
  { daysAgo: 171, plan: 'gold' },
  { daysAgo: 149, plan: 'gold' },
  { daysAgo: 140, plan: 'gold' },
  { daysAgo: 118, plan: 'gold' },
  { daysAgo: 101, plan: 'gold' },
  { daysAgo: 77, plan: 'gold' },
  { daysAgo: 52, plan: 'gold' },
  { daysAgo: 38, plan: 'gold' },
  { daysAgo: 12, plan: 'gold', fails: true },
];

/** Nobody reads it: the families are made up. */
const EMAIL = 'family@humsafar.example';

const methods = ['upi', 'card', 'netbanking'] as const;

/** Has generated families buy plans over the last year, once, so that a demo's revenue has months. */
export async function payInThePast(app: App, sandbox: RazorpaySandbox): Promise<void> {
  const done = await app.db.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  if (done) return;
  const present = app.clock().getTime();
  const families = await app.db
    .selectFrom('profiles as p')
    .innerJoin('profile_managers as g', 'g.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'g.account_id')
    .select(['p.id', 'p.name', 'g.account_id', 'a.created_at'])
    // Nobody logs in as a generated person.
    .where('a.password_hash', '=', '!')
    .where('p.sample', '=', true)
    .orderBy('p.id')
    .execute();
  for (const [place, { daysAgo, plan: slug, fails }] of bought.entries()) {
    // Not all at one time of the day.
    const paidAt = new Date(present - daysAgo * DAY_MS - ((place * 137) % 540) * MINUTE_MS);
    const then: App = { ...app, clock: () => paidAt };
    const index = families.findIndex(
      ({ created_at }) => created_at.getTime() < paidAt.getTime() - 3 * DAY_MS,
    );
    const [family] = index < 0 ? [] : families.splice(index, 1);
    const plan = await findPlan(app.db, slug);
    if (!family || !plan) continue;
    const { id } = await app.db.transaction().execute((tx) =>
      insertOrder(tx, {
        accountId: family.account_id,
        profileId: family.id,
        planId: plan.id,
        planName: plan.name,
        months: plan.months,
        grants: plan.grants,
        pricePaise: plan.price_paise,
        creditPaise: 0,
        credited: [],
        amountPaise: plan.price_paise,
        buyer: { name: family.name, address: null, state: '27', pin: '411004' },
        now: paidAt,
        expiresAt: paidAt,
        checkAt: null,
      }),
    );
    const gateway = then.config.gateway!;
    const made = await gateway.createOrder({
      id,
      amountPaise: plan.price_paise,
      currency: 'INR',
      payer: { accountId: family.account_id, name: family.name, email: EMAIL, phone: null },
      closesAt: new Date(paidAt.getTime() + ORDER_CLOSES_MS),
    });
    await setGatewayOrder(app.db, id, { ...made, gateway: gateway.name });
    const method = methods[place % methods.length]!;
    const { payment } = await sandbox.pay(made.id, { method, outcome: fails ? 'failure' : 'success' });
    await settlePayment(then, await gateway.findPayment({ id: payment.id, orderId: made.id }));
    if (!fails) await capturePayment(then, payment.id);
  }
}
