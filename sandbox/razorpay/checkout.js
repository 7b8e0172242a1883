// @ts-check
// Served as /v1/checkout.js: runs in the site's page, opens the payment page above it and exchanges messages with it.
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

  const home = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;

  // A function rather than a class: pages call it with and without `new`, as they do the original.
  /** @param {Options} options */
  function Razorpay(options) {
    if (!options?.key) throw new Error('No key passed');
    /** @type {Map<string, ((event: unknown) => void)[]>} */
    const listeners = new Map();
    /** @type {HTMLDialogElement | null} */
    let dialog = null;
    /** @type {HTMLIFrameElement} */
    let frame;
    let overflow = '';

    const shown = {
      key: options.key,
      order_id: options.order_id,
      name: options.name ?? '',
      description: options.description ?? '',
      prefill: { ...options.prefill },
      theme: { color: options.theme?.color ?? '' },
      escape: options.modal?.escape !== false,
    };

    /** @param {MessageEvent} event */
    function onMessage(event) {
      if (event.origin !== home || event.source !== frame.contentWindow) return;
      const word = event.data;
      if (word.type === 'ready') frame.contentWindow?.postMessage({ type: 'open', options: shown }, home);
      if (word.type === 'close') dismiss();
      if (word.type === 'failed') {
        for (const listener of listeners.get('payment.failed') ?? []) listener({ error: word.error });
      }
      if (word.type === 'paid') {
        takeDown();
        options.handler?.(word.signed);
      }
    }

    function open() {
      if (dialog) return;
      dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Payment');
      Object.assign(dialog.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: '0',
        padding: '0',
        border: '0',
        overflow: 'hidden',
        background: 'rgba(15, 23, 42, 0.6)',
      });
      frame = document.createElement('iframe');
      frame.title = 'Payment';
      frame.src = `${home}/checkout/frame?parent=${encodeURIComponent(location.origin)}`;
      Object.assign(frame.style, {
        display: 'block',
        width: '100%',
        height: '100%',
        border: '0',
        // A frame whose scheme differs from its page's is painted opaque.
        colorScheme: 'light',
      });
      frame.addEventListener('load', () => frame.focus());
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (shown.escape) dismiss();
      });
      dialog.append(frame);
      window.addEventListener('message', onMessage);
      overflow = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      document.body.append(dialog);
      dialog.showModal();
    }

    function takeDown() {
      if (!dialog) return;
      window.removeEventListener('message', onMessage);
      document.documentElement.style.overflow = overflow;
      dialog.close();
      dialog.remove();
      dialog = null;
    }

    function dismiss() {
      if (!dialog) return;
      takeDown();
      options.modal?.ondismiss?.();
    }

    return {
      open,
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
