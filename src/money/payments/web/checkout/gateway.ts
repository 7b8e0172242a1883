import type { Checkout } from '../payments.ts';

// The browser side of the gateway, by its documented protocol (razorpay.com/docs, Standard Checkout).

const LOAD_MS = 20_000;

type Opened = { open(): void; close?(): void; on(event: 'payment.failed', listener: () => void): void };
type Answer = { razorpay_payment_id: string; razorpay_signature: string };
type Options = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: Record<string, string>;
  theme: { color: string };
  retry: { enabled: boolean };
  modal: { ondismiss(): void };
  handler(answer: Answer): void;
};
type Gateway = new (options: Options) => Opened;

const gateway = () => (window as { Razorpay?: Gateway }).Razorpay;
const loading = new Map<string, Promise<void>>();

/** Loads the gateway's script, once. Rejects when it fails to load; the next call tries again. */
function load(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), LOAD_MS);
    script.onload = () => {
      clearTimeout(late);
      if (gateway()) resolve();
      else reject(new Error('empty'));
    };
    script.onerror = () => {
      clearTimeout(late);
      reject(new Error('refused'));
    };
  }).catch((error) => {
    loading.delete(url);
    script.remove();
    throw error;
  });
  loading.set(url, loaded);
  script.src = url;
  document.head.append(script);
  return loaded;
}

type CheckoutListeners = {
  /** Called with the gateway's signature when the payment has succeeded. */
  onPaid(gatewayPaymentId: string, signature: string): void;
  /** Called when one attempt has failed; the window stays open for another. */
  onFailed(): void;
  /** Called when the window was closed without a payment. */
  onClosed(): void;
};

/**
 * Opens the gateway's window over the page.
 * @returns a function that closes it
 * @throws when the gateway's script does not load
 */
export async function openGateway(checkout: Checkout, description: string, listeners: CheckoutListeners) {
  await load(checkout.scriptUrl);
  const { name, email, contact } = checkout.prefill;
  let over = false;
  const opened = new (gateway()!)({
    key: checkout.keyId,
    order_id: checkout.gatewayOrderId,
    amount: checkout.amountPaise,
    currency: checkout.currency,
    name: checkout.sellerName,
    description,
    prefill: { name, email, ...(contact ? { contact } : {}) },
    theme: { color: '#9b1b30' },
    retry: { enabled: true },
    modal: {
      ondismiss() {
        if (over) return;
        over = true;
        listeners.onClosed();
      },
    },
    handler(answer) {
      over = true;
      listeners.onPaid(answer.razorpay_payment_id, answer.razorpay_signature);
    },
  });
  opened.on('payment.failed', () => listeners.onFailed());
  opened.open();
  return () => {
    over = true;
    opened.close?.();
  };
}
