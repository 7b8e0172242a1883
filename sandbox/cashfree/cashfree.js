// @ts-check
// Served as /js/v3/cashfree.js behind checkout/frame.js: runs in the site's page and opens the payment page above it.
// `Cashfree({ mode })` and `checkout()` with its results as Cashfree documents them
// (cashfree.com/docs/payments/online/web/redirect).
{
  /** @typedef {{ error?: { message: string, code: string }, redirect?: boolean, paymentDetails?: object }} Result */

  /**
   * Opens the payment page of an order.
   * @param {string} session
   * @returns {Promise<Result>}
   */
  function openOrder(session) {
    return new Promise((resolve) => {
      const options = {
        key: session,
        order_id: session,
        name: 'Cashfree',
        description: '',
        prefill: {},
        theme: { color: '' },
        escape: true,
      };
      /** @param {Result} result */
      const end = (result) => {
        takeDown();
        resolve(result);
      };
      const takeDown = openPaymentPage(options, {
        onPaid: (signed) => end({ paymentDetails: signed }),
        onClose: () => end({ error: { message: 'Payment was cancelled', code: 'payment_aborted' } }),
      });
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
        return openOrder(paymentSessionId);
      },
    };
  }

  Object.assign(window, { Cashfree });
}
