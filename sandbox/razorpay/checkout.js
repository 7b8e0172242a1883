// @ts-check
// Served as /v1/checkout.js behind checkout/frame.js: runs in the site's page and opens the payment page above it.
// Options, `handler`, `modal` and `payment.failed` as Razorpay's standard checkout documents them.
{
  /**
   * @typedef {{ razorpay_payment_id: string, razorpay_order_id: string, razorpay_signature: string }} Signed
   * @typedef {{
   *   key: string, order_id: string, amount?: number | string, currency?: string, name?: string, description?: string,
   *   prefill?: { name?: string, email?: string, contact?: string, method?: string },
   *   theme?: { color?: string },
   *   handler?: (signed: Signed) => void,
   *   modal?: { ondismiss?: () => void, escape?: boolean },
   * }} Options
   */

  // A function rather than a class: pages call it with and without `new`, as they do the original.
  /** @param {Options} options */
  function Razorpay(options) {
    if (!options?.key) throw new Error('No key passed');
    /** @type {Map<string, ((event: unknown) => void)[]>} */
    const listeners = new Map();
    /** @type {(() => void) | null} */
    let takeDown = null;

    const shown = {
      key: options.key,
      order_id: options.order_id,
      name: options.name ?? '',
      description: options.description ?? '',
      prefill: { ...options.prefill },
      theme: { color: options.theme?.color ?? '' },
      escape: options.modal?.escape !== false,
    };

    function end() {
      takeDown?.();
      takeDown = null;
    }

    function dismiss() {
      if (!takeDown) return;
      end();
      options.modal?.ondismiss?.();
    }

    return {
      open() {
        takeDown ??= openPaymentPage(shown, {
          onPaid(signed) {
            end();
            options.handler?.(signed);
          },
          onFailed(error) {
            for (const listener of listeners.get('payment.failed') ?? []) listener({ error });
          },
          onClose: dismiss,
        });
      },
      close: dismiss,
      /**
       * @param {string} name
       * @param {(event: unknown) => void} listener
       */
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      },
    };
  }

  Object.assign(window, { Razorpay });
}
