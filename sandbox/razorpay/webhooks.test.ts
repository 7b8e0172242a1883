import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { order, ref, setUp, start, verify } from '../../test/setup/sandbox.ts';

setUp();

test('an event is sent again with growing pauses until the site takes it, for a day at most', async () => {
  const { client, sandbox, received, answerWith, travel } = await start();
  answerWith(500);
  const { id } = await client.createOrder(order('retry'));
  await sandbox.pay(id, { outcome: 'failure' });
  const tries = () => sandbox.sent()[0]!.tries;
  expect(tries()).toBe(1);
  await sandbox.tick();
  expect(tries()).toBe(1);
  travel(6_000);
  await sandbox.tick();
  expect(tries()).toBe(2);
  travel(6_000);
  await sandbox.tick();
  expect(tries()).toBe(2);
  travel(6_000);
  answerWith(204);
  await sandbox.tick();
  expect(received).toHaveLength(1);
  expect(sandbox.sent()[0]).toMatchObject({ tries: 3, state: 'delivered' });

  answerWith(500);
  await sandbox.pay(id, { outcome: 'failure' });
  travel(DAY_MS);
  await sandbox.tick();
  expect(sandbox.sent()[1]).toMatchObject({ tries: 2, state: 'given_up' });
});

test('held events come in the order a test wants, doubled, forged or never', async () => {
  const { client, sandbox, received, names } = await start();
  const { id } = await client.createOrder(order('held'));
  sandbox.hold();
  const { payment } = await sandbox.pay(id);
  await client.capture(ref(payment.id), 99_900, 'INR');
  await sandbox.settle();
  expect(received).toEqual([]);
  const [authorized, captured] = sandbox.sent();
  expect(await sandbox.deliver(captured!.id, { times: 3 })).toEqual([204, 204, 204]);
  expect(names()).toEqual(['payment.captured', 'payment.captured', 'payment.captured']);
  await sandbox.deliver(captured!.id, { body: captured!.raw.replace('99900', '99901') });
  expect(verify(client, received.at(-1)!.raw, received.at(-1)!.signature)).toBeNull();
  sandbox.drop(authorized!.id);
  await sandbox.release({ order: 'reversed' });
  expect(names().slice(4)).toEqual(['order.paid']);
});
