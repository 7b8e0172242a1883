// @ts-check
// Served as /js/v3/cashfree.js: runs in the site's page and opens the payment page above it. `Cashfree({ mode })` and
// `checkout()` with its results as Cashfree documents them (cashfree.com/docs/payments/online/web/redirect).
{
  const home = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;

  /** @typedef {{ error?: { message: string, code: string }, redirect?: boolean, paymentDetails?: object }} Result */

  /**
   * Opens the payment page in a frame over the page.
   * @param {string} session
   * @returns {Promise<Result>}
   */
  function openFrame(session) {
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog');
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
      const frame = document.createElement('iframe');
      frame.title = 'Payment';
      frame.src = `${home}/checkout/frame?parent=${encodeURIComponent(location.origin)}`;
      // A frame whose scheme differs from its page's is painted opaque.
      Object.assign(frame.style, {
        display: 'block',
        width: '100%',
        height: '100%',
        border: '0',
        colorScheme: 'light',
      });

      /** @param {Result} result */
      function end(result) {
        window.removeEventListener('message', onMessage);
        dialog.close();
        dialog.remove();
        resolve(result);
      }
      const aborted = { message: 'Payment was cancelled', code: 'payment_aborted' };

      /** @param {MessageEvent} event */
      function onMessage(event) {
        if (event.origin !== home || event.source !== frame.contentWindow) return;
        const { type, signed } = event.data;
        if (type === 'ready') {
          const options = {
            key: session,
            order_id: session,
            name: 'Cashfree',
            description: '',
            prefill: {},
            theme: { color: '' },
            escape: true,
          };
          frame.contentWindow?.postMessage({ type: 'open', options }, home);
        }
        if (type === 'close') end({ error: aborted });
        if (type === 'paid') end({ paymentDetails: signed });
      }

      frame.addEventListener('load', () => frame.focus());
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        end({ error: aborted });
      });
      dialog.append(frame);
      window.addEventListener('message', onMessage);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  /** @param {{ mode: 'sandbox' | 'production' }} options */
  function Cashfree(options) {
    if (!['sandbox', 'production'].includes(options?.mode))
      throw new Error('mode should be sandbox or production');
    return {
      /** @param {{ paymentSessionId: string, redirectTarget?: string }} chosen */
      async checkout({ paymentSessionId, redirectTarget }) {
        if (redirectTarget !== '_modal') throw new Error('The stand-in opens over the page only');
        return openFrame(paymentSessionId);
      },
    };
  }

  Object.assign(window, { Cashfree });
}
