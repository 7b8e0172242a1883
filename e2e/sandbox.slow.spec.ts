import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { openSandbox as openCashfreeSandbox } from '../sandbox/cashfree/gateway.ts';
import { openSandbox, type RazorpaySandbox } from '../sandbox/razorpay/gateway.ts';
import { openPaymentGateway } from '../src/kit/payments/gateways.ts';
import { HOUR_MS } from '../src/kit/shared/time/durations.ts';
import { expectAccessible } from './steps.ts';

// The sandbox's checkout over a page that is nothing but a button: what the site's own checkout relies on.
let sandbox: RazorpaySandbox;
let shop: Server;
let address: string;

test.beforeAll(async () => {
  shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><button>Buy</button></main>
      <script src="${sandbox.checkoutUrl}"></script>`);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  sandbox = await openSandbox({ sites: [address] });
});
test.afterAll(async () => {
  await sandbox.close();
  shop.closeAllConnections();
  shop.close();
});

/** Opens the checkout of a new order; `received` lists the messages that the page has received since. */
async function buy(page: Page) {
  const client = openPaymentGateway(sandbox.variables, { production: false })!;
  const order = await client.createOrder({
    amountPaise: 249_900,
    currency: 'INR',
    id: `${Date.now()} ${Math.random()}`.slice(0, 40),
    payer: { accountId: 1, name: 'Nandini', email: 'nandini@humsafar.example', phone: null },
    closesAt: new Date(Date.now() + HOUR_MS),
  });
  await page.goto(address);
  const received: [string, Record<string, string>?][] = [];
  await page.exposeFunction('onMessage', (...words: [string, Record<string, string>?]) =>
    received.push(words),
  );
  await page.evaluate(
    ([key, order_id]) => {
      const { Razorpay, onMessage } = window as unknown as {
        Razorpay: new (
          options: object,
        ) => { on(name: string, then: (event: unknown) => void): void; open(): void };
        onMessage(...words: unknown[]): void;
      };
      document.querySelector('button')!.addEventListener('click', () => {
        const checkout = new Razorpay({
          key,
          order_id,
          name: 'Humsafar Matrimony',
          description: 'Diamond, 6 months',
          prefill: { method: 'card' },
          theme: { color: '#9f1239' },
          handler: (signed: unknown) => onMessage('paid', signed),
          modal: { ondismiss: () => onMessage('dismissed') },
        });
        checkout.on('payment.failed', (event) => onMessage('failed', (event as { error: unknown }).error));
        checkout.open();
      });
    },
    [sandbox.account.keyId, order.id],
  );
  await page.getByRole('button', { name: 'Buy' }).click();
  const checkout = page.frameLocator('iframe');
  await expect(checkout.getByRole('heading', { name: 'Pay ₹2,499.00' })).toBeVisible();
  return { client, order, received, checkout };
}

test('each step is accessible, a failure is reported, and a success is signed', {
  tag: '@desk',
}, async ({ page }) => {
  const { client, order, received, checkout } = await buy(page);
  await expect(checkout.getByText('Test payment. No real money is charged.')).toBeVisible();
  await expect(checkout.getByRole('radio', { name: /Card/ })).toBeChecked();
  await expectAccessible(page);
  await checkout.getByRole('button', { name: 'Pay ₹2,499.00' }).click();
  await expectAccessible(page);
  await checkout.getByRole('button', { name: 'Failure' }).click();
  await expect(checkout.getByRole('heading', { name: 'Payment failed' })).toBeFocused();
  await expectAccessible(page);
  expect(received).toMatchObject([['failed', { code: 'BAD_REQUEST_ERROR' }]]);

  await checkout.getByRole('button', { name: 'Try again' }).click();
  await checkout.getByRole('button', { name: 'Pay ₹2,499.00' }).click();
  await checkout.getByRole('button', { name: /^Success/ }).click();
  await expect.poll(() => received.length).toBe(2);
  const [word, signed] = received[1]!;
  expect(word).toBe('paid');
  expect(
    client.isReturnSigned(
      { id: signed!.razorpay_payment_id!, orderId: order.id },
      signed!.razorpay_signature!,
    ),
  ).toBe(true);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the keyboard stays inside until Escape leaves, and is then where it was', { tag: '@desk' }, async ({
  page,
}) => {
  const { received, checkout } = await buy(page);
  const names = new Set<string>();
  for (let times = 0; times < 16; times++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe')).toBeFocused();
    names.add(
      await checkout.locator(':focus').evaluate((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
  }
  expect([...names]).toEqual(expect.arrayContaining(['Close payment', 'Pay ₹2,499.00']));
  await page.keyboard.press('Escape');
  await expect.poll(() => received).toEqual([['dismissed']]);
  await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused();
});

test('a closed tab reports to the page only that it was left', { tag: '@desk' }, async ({ page }) => {
  const { client, order, received, checkout } = await buy(page);
  await checkout.getByRole('button', { name: 'Pay ₹2,499.00' }).click();
  await checkout.getByRole('button', { name: /^Closed tab/ }).click();
  await checkout.getByRole('button', { name: 'Back to the site' }).click();
  await expect.poll(() => received).toEqual([['dismissed']]);
  expect(await client.listPayments(order.id)).toMatchObject([{ state: 'authorized' }]);
});

test("Cashfree's stand-in opens an order by its session, and resolves when it is paid or left", {
  tag: '@desk',
}, async ({ page }) => {
  let script = '';
  const stand = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1></main><script src="${script}"></script>`,
    );
  }).listen(0, '127.0.0.1');
  await once(stand, 'listening');
  const origin = `http://127.0.0.1:${(stand.address() as AddressInfo).port}`;
  const cashfree = await openCashfreeSandbox({ sites: [origin] });
  script = cashfree.checkoutUrl;
  const client = openPaymentGateway(cashfree.variables, { production: false })!;
  const order = await client.createOrder({
    id: crypto.randomUUID(),
    amountPaise: 249_950,
    currency: 'INR',
    payer: { accountId: 1, name: 'Nandini', email: 'nandini@humsafar.example', phone: null },
    closesAt: new Date(Date.now() + HOUR_MS),
  });
  await page.goto(origin);
  const open = () =>
    page.evaluate((paymentSessionId) => {
      const { Cashfree } = window as unknown as {
        Cashfree: (options: object) => { checkout(options: object): Promise<object> };
      };
      const result = Cashfree({ mode: 'sandbox' }).checkout({ paymentSessionId, redirectTarget: '_modal' });
      Object.assign(window, { result });
    }, order.session!);
  const result = () => page.evaluate(() => (window as unknown as { result: Promise<object> }).result);
  const frame = page.frameLocator('iframe');

  await open();
  await expect(frame.getByRole('heading', { name: 'Pay ₹2,499.50' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect(await result()).toMatchObject({ error: { code: 'payment_aborted' } });

  await open();
  await frame.getByRole('button', { name: 'Pay ₹2,499.50' }).click();
  await frame.getByRole('button', { name: /^Success/ }).click();
  expect(await result()).toMatchObject({ paymentDetails: {} });
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await client.listPayments(order.id)).toMatchObject([{ state: 'captured', amountPaise: 249_950 }]);
  await cashfree.close();
  stand.closeAllConnections();
  stand.close();
});
