import type { Checkout } from '../payments.ts';

/** Callbacks while the gateway's checkout is open. */
export type CheckoutListeners = {
  /** Called when the payment has succeeded, with the gateway's signature. */
  onPaid(gatewayPaymentId: string, signature: string): void;
  /** Called when the gateway closed the checkout after a payment without reporting a result. */
  onFinished(): void;
  /** Called when one attempt has failed; the checkout stays open for another. */
  onFailed(): void;
  /** Called when the checkout was closed without a payment. */
  onClosed(): void;
};

/** Texts and the site's colour that the checkout shows. */
export type CheckoutLook = { description: string; colour: string };

/** Opens a gateway's checkout, whose script is loaded. @returns a function that closes it */
type Open = (checkout: Checkout, look: CheckoutLook, listeners: CheckoutListeners) => () => void;

const LOAD_MS = 20_000;
const loading = new Map<string, Promise<void>>();

/** Loads a gateway's script, once. Rejects when it fails to load; the next call tries again. */
function load(url: string, isLoaded: () => boolean): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), LOAD_MS);
    script.onload = () => {
      clearTimeout(late);
      if (isLoaded()) resolve();
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

/** Returns functions that call only one listener, once, and none after the page has closed the checkout. */
function endOnce() {
  let over = false;
  return {
    end(listener: () => void) {
      if (over) return;
      over = true;
      listener();
    },
    close() {
      over = true;
    },
  };
}

type RazorpayOptions = {
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
  handler(answer: { razorpay_payment_id: string; razorpay_signature: string }): void;
};
type RazorpayCheckout = {
  open(): void;
  close?(): void;
  on(event: 'payment.failed', listener: () => void): void;
};

/** Razorpay's window over the page (razorpay.com/docs, Standard Checkout). */
const openRazorpay: Open = (checkout, look, listeners) => {
  const { Razorpay } = window as unknown as { Razorpay: new (options: RazorpayOptions) => RazorpayCheckout };
  const { name, email, contact } = checkout.prefill;
  const { end, close } = endOnce();
  const opened = new Razorpay({
    key: checkout.keyId,
    order_id: checkout.gatewayOrderId,
    amount: checkout.amountPaise,
    currency: checkout.currency,
    name: checkout.sellerName,
    description: look.description,
    prefill: { name, ...(email ? { email } : {}), ...(contact ? { contact } : {}) },
    theme: { color: look.colour },
    retry: { enabled: true },
    modal: { ondismiss: () => end(listeners.onClosed) },
    handler: (answer) => end(() => listeners.onPaid(answer.razorpay_payment_id, answer.razorpay_signature)),
  });
  opened.on('payment.failed', () => listeners.onFailed());
  opened.open();
  return () => {
    close();
    opened.close?.();
  };
};

type CashfreeResult = { error?: { message?: string }; redirect?: boolean; paymentDetails?: object };
type CashfreeCheckout = {
  checkout(options: { paymentSessionId: string; redirectTarget: '_modal' }): Promise<CashfreeResult>;
};

/**
 * Cashfree's window over the page (cashfree.com/docs/payments/online/web/redirect, Cashfree.js v3). It has no way to
 * close it.
 */
const openCashfree: Open = (checkout, _look, listeners) => {
  const { Cashfree } = window as unknown as {
    Cashfree: (options: { mode: 'sandbox' | 'production' }) => CashfreeCheckout;
  };
  const { end, close } = endOnce();
  Cashfree({ mode: checkout.test ? 'sandbox' : 'production' })
    .checkout({ paymentSessionId: checkout.session ?? '', redirectTarget: '_modal' })
    .then(
      (result) => end(result.paymentDetails ? listeners.onFinished : listeners.onClosed),
      () => end(listeners.onClosed),
    );
  return close;
};

/** For each gateway: the global that its script defines, and the function that opens its checkout. */
const gateways: Record<Checkout['gateway'], { defines: string; open: Open }> = {
  razorpay: { defines: 'Razorpay', open: openRazorpay },
  cashfree: { defines: 'Cashfree', open: openCashfree },
};

/**
 * Opens the gateway's checkout over the page.
 * @returns a function that closes it
 * @throws when the gateway's script does not load
 */
export async function openCheckout(checkout: Checkout, look: CheckoutLook, listeners: CheckoutListeners) {
  const { defines, open } = gateways[checkout.gateway];
  await load(checkout.scriptUrl, () => defines in window);
  return open(checkout, look, listeners);
}
