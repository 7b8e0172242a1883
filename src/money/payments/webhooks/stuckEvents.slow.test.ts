import { expect, test } from 'vitest';
import { sendEvent } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { order, pay, setUp, site } from '../../../../test/setup/orders.ts';

setUp();

const queue = async () => (await (await site.as('admin')).get('/api/staff/payment-queue')).body;
const captured = (amount: number) => ({
  entity: 'event',
  event: 'payment.captured',
  payload: {
    payment: {
      entity: {
        id: `pay_${crypto.randomUUID().slice(0, 14)}`,
        order_id: null,
        amount,
        currency: 'INR',
        status: 'captured',
        captured: true,
        created_at: 1,
      },
    },
  },
});

test('a payment above what an integer holds is booked', async () => {
  const event = captured(9_999_999_999);
  await sendEvent(site, event);
  const { items, events } = await queue();
  expect(events).toEqual([]);
  expect(
    items.find(
      ({ gatewayPaymentId }: { gatewayPaymentId: string }) =>
        gatewayPaymentId === event.payload.payment.entity.id,
    ),
  ).toMatchObject({ amountPaise: 9_999_999_999, attention: 'unmatched' });
});

test.each<[string, unknown, string | null]>([
  [
    'another shape',
    { event: 'payment.captured', payload: { payment: { entity: { id: 7 } } } },
    'payment.captured',
  ],
  ['an amount that is no number of paise', captured(1e300), 'payment.captured'],
  ['no JSON', '{"event":', null],
])('an event with %s waits for finance until it is resolved', async (_, event, name) => {
  const before = (await queue()).waiting;
  await sendEvent(site, event, typeof event === 'string' ? event : undefined);
  const { waiting, events } = await queue();
  expect(waiting).toBe(before + 1);
  expect(events).toMatchObject([{ name, unreadable: true }]);
  const admin = await site.as('admin');
  expect((await admin.get('/api/staff/dashboard')).body.attention.payments.waiting).toBe(waiting);
  const address = `/api/staff/gateway-events/${events[0].id}/attention`;
  expect((await admin.put(address, {})).status).toBe(200);
  expect((await admin.put(address, {})).status).toBe(200);
  expect(await queue()).toMatchObject({ waiting: before, events: [] });
  expect((await admin.put('/api/staff/gateway-events/unknown/attention', {})).status).toBe(404);
});

test('an event of a kind that is not used waits for nobody', async () => {
  await sendEvent(site, {
    event: 'settlement.processed',
    payload: { settlement: { entity: { id: 'setl_1' } } },
  });
  expect((await queue()).events).toEqual([]);
});

test('an event whose job keeps failing is shown after an hour, and no longer once it is booked', async () => {
  const id = crypto.randomUUID();
  const body = Buffer.from(JSON.stringify(captured(5_000)));
  await site.app.db
    .insertInto('gateway_events')
    .values({ id, body, received_at: site.app.clock() })
    .execute();
  expect((await queue()).events).toEqual([]);
  site.travel(0.05);
  expect((await queue()).events).toMatchObject([{ id, unreadable: false, name: 'payment.captured' }]);
  await site.app.db
    .updateTable('gateway_events')
    .set({ settled_at: site.app.clock() })
    .where('id', '=', id)
    .execute();
  expect((await queue()).events).toEqual([]);
});

test('another amount for an order of ours names the member and the order', async () => {
  const her = await addMember(site);
  const made = await order(her.browser);
  const { payment } = await site.gateway.pay(made.gatewayOrder, { amount: 150_000 });
  await site.gateway.dashboard({ capture: payment.id });
  await site.workOff();
  const found = (await queue()).items.find(
    ({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId === payment.id,
  );
  expect(found).toMatchObject({
    attention: 'unmatched',
    expected: { plan: 'Gold', amountPaise: made.amountPaise, member: { publicId: her.id } },
  });
});

test('money that arrived just before its profile was deleted waits for finance, older money does not', async () => {
  const erase = async (days: number) => {
    const her = await addMember(site);
    const payment = await pay((await order(her.browser)).gatewayOrder);
    site.travel(days);
    const deleted = await her.browser.post('/api/me/deletion', {
      ...{ password: 'a quiet river 7', reason: 'other', text: '' },
      profiles: [{ id: her.id, outcome: 'delete' }],
    });
    expect(deleted.status).toBe(200);
    return (await queue()).items.find(
      ({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId === payment.id,
    );
  };
  expect(await erase(0)).toMatchObject({ attention: 'account_deleted', member: null, plan: 'Gold' });
  expect(await erase(2)).toBeUndefined();
});
