// @ts-check
// Served in front of a gateway's script, in one block with it: opens the payment page in a frame over the site's page.

const home = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;

/**
 * Opens the payment page and passes on what it reports. It stays open until the returned function is called.
 * @param {{
 *   key: string, order_id: string, name: string, description: string,
 *   prefill: { name?: string, email?: string, contact?: string, method?: string }, theme: { color: string }, escape: boolean,
 * }} options
 * @param {{ onPaid(signed: any): void, onFailed?(error: unknown): void, onClose(): void }} listeners
 * @returns {() => void} closes it
 */
// biome-ignore lint/correctness/noUnusedVariables: the script behind it calls it.
const openPaymentPage = (options, { onPaid, onFailed, onClose }) => {
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
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    border: '0',
    // A frame whose scheme differs from its page's is painted opaque.
    colorScheme: 'light',
  });

  /** @param {MessageEvent} event */
  function onMessage(event) {
    if (event.origin !== home || event.source !== frame.contentWindow) return;
    const { type, signed, error } = event.data;
    if (type === 'ready') frame.contentWindow?.postMessage({ type: 'open', options }, home);
    if (type === 'close') onClose();
    if (type === 'failed') onFailed?.(error);
    if (type === 'paid') onPaid(signed);
  }

  frame.addEventListener('load', () => frame.focus());
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (options.escape) onClose();
  });
  dialog.append(frame);
  window.addEventListener('message', onMessage);
  const { overflow } = document.documentElement.style;
  document.documentElement.style.overflow = 'hidden';
  document.body.append(dialog);
  dialog.showModal();

  return () => {
    window.removeEventListener('message', onMessage);
    document.documentElement.style.overflow = overflow;
    dialog.close();
    dialog.remove();
  };
};
