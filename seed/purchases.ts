import type { RazorpaySandbox } from '../sandbox/razorpay/gateway.ts';
import type { App } from '../src/kit/app/app.ts';
import { capturePayment, settlePayment } from '../src/money/payments/booking/settlePayment.ts';
import { ORDER_CLOSES_MS } from '../src/money/payments/shared/rules.ts';
import { insertOrder, setGatewayOrder } from '../src/money/payments/store/orderStore.ts';
import { payInThePast } from './pastPurchases.ts';
import { people } from './people.ts';

const methods = ['upi', 'card', 'netbanking'] as const;
const emailOf = (key: string) => `${key}@humsafar.example`;

/**
 * Lets the sample people with a plan pay for it at the sandbox, through the same code as anybody, once: their
 * invoices and ledger are real ones. One of them pays twice, so that the finance queue has an entry.
 */
export async function payForSamples(app: App, sandbox: RazorpaySandbox): Promise<void> {
  await payInThePast(app, sandbox);
  const owing = await app.db
    .selectFrom('memberships as m')
    .innerJoin('profile_managers as g', 'g.profile_id', 'm.profile_id')
    .innerJoin('accounts as a', 'a.id', 'g.account_id')
    .innerJoin('plans as p', 'p.id', 'm.plan_id')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .select([
      'm.id',
      'g.account_id',
      'm.profile_id',
      'm.plan_id',
      'm.plan_name',
      'm.paid_paise',
      'p.months',
      'a.email',
      'm.order_id',
    ])
    .where(
      'a.email',
      'in',
      people.filter(({ plan }) => plan).map(({ key }) => emailOf(key)),
    )
    .where((where) => where.or([where('m.order_id', 'is', null), where('o.paid_at', 'is', null)]))
    .orderBy('m.id')
    .execute();
  for (const [place, one] of owing.entries()) {
    const person = people.find(({ key }) => emailOf(key) === one.email)!;
    const id = one.order_id ?? (await orderFor(app, one, person.name));
    const made = await app.config.gateway!.createOrder({
      id,
      amountPaise: one.paid_paise,
      currency: 'INR',
      payer: { accountId: one.account_id, name: person.name, email: emailOf(person.key), phone: null },
      closesAt: new Date(app.clock().getTime() + ORDER_CLOSES_MS),
    });
    await setGatewayOrder(app.db, id, { ...made, gateway: app.config.gateway!.name });
    const { payment } = await sandbox.pay(made.id, { method: methods[place % methods.length]! });
    await settlePayment(app, await app.config.gateway!.findPayment({ id: payment.id, orderId: made.id }));
    await capturePayment(app, payment.id);
    if (place !== 0) continue;
    const again = await sandbox.pay(made.id, { method: 'upi' });
    await sandbox.dashboard({ capture: again.payment.id });
    await settlePayment(
      app,
      await app.config.gateway!.findPayment({ id: again.payment.id, orderId: made.id }),
    );
  }
}

type Owing = {
  id: number;
  account_id: number;
  profile_id: number;
  plan_id: number;
  plan_name: string;
  paid_paise: number;
  months: number;
};

function orderFor(app: App, one: Owing, name: string): Promise<string> {
  const now = app.clock();
  return app.db.transaction().execute(async (tx) => {
    const { id } = await insertOrder(tx, {
      accountId: one.account_id,
      profileId: one.profile_id,
      planId: one.plan_id,
      planName: one.plan_name,
      months: one.months,
      grants: [],
      pricePaise: one.paid_paise,
      creditPaise: 0,
      credited: [],
      amountPaise: one.paid_paise,
      buyer: { name, address: null, state: '27', pin: '411004' },
      now,
      expiresAt: now,
      checkAt: null,
    });
    // The membership exists already: paying starts no second one.
    await tx.updateTable('memberships').set({ order_id: id }).where('id', '=', one.id).execute();
    return id;
  });
}
