// @ts-check
// The payment page in its frame: shows the payment methods and every outcome, and posts the result to the site's page.
{
  /**
   * @typedef {{ id: string, status: string, signed: object | null, error: unknown }} Answer
   * @typedef {{
   *   key: string, order_id: string, name: string, description: string,
   *   prefill: { email?: string, contact?: string, method?: string }, theme: { color: string }, escape: boolean,
   * }} Options
   */

  const site = new URLSearchParams(location.search).get('parent') ?? '';
  /** @param {string} selector */
  const $ = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  /** @param {object} word */
  const post = (word) => parent.postMessage(word, site);

  /** @type {Options} */
  let options;
  /** Counts the views: an answer for an earlier view is not shown. */
  let turn = 0;

  /** @param {'method' | 'bank' | 'result'} step */
  function show(step) {
    turn++;
    for (const section of all('[data-step]')) section.hidden = section.dataset.step !== step;
    $(`[data-step="${step}"] h1`).focus();
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {'again' | 'leave' | null} button
   */
  function showMessage(title, text, button) {
    $('#result-title').textContent = title;
    $('#result').textContent = text;
    $('#again').hidden = button !== 'again';
    $('#leave').hidden = button !== 'leave';
    show('result');
  }

  /**
   * @param {string} path
   * @param {object} [body]
   */
  async function call(path, body) {
    return fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    });
  }

  /** @param {Options} given */
  async function open(given) {
    options = given;
    $('#seller').textContent = options.name;
    $('#description').textContent = options.description;
    if (/^#[0-9a-f]{6}$/i.test(options.theme.color)) {
      document.documentElement.style.setProperty('--accent', options.theme.color);
    }
    const { method } = options.prefill;
    const radio = $(`[name=method][value="${CSS.escape(method ?? '')}"]`);
    radio?.click();
    const answer = await call('orders', { key: options.key, order_id: options.order_id });
    $('main').hidden = false;
    if (!answer.ok) {
      showMessage('Payment not possible', 'This page was opened without a valid order.', 'leave');
      return;
    }
    const { amount, currency, status } = await answer.json();
    const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100);
    for (const place of all('[data-amount]')) place.textContent = money;
    if (status === 'paid') showMessage('Already paid', 'No action needed.', 'leave');
    else chosen();
  }

  const method = () => /** @type {HTMLInputElement} */ ($('[name=method]:checked')).value;

  function chosen() {
    for (const details of all('[data-method]')) details.hidden = details.dataset.method !== method();
    show('method');
  }

  /** @param {string} outcome */
  async function pay(outcome) {
    showMessage('Please wait', 'Checking with the bank.', null);
    const answer = await call('payments', {
      key: options.key,
      order_id: options.order_id,
      method: method(),
      outcome,
      email: options.prefill.email,
      contact: options.prefill.contact,
    });
    if (!answer.ok) {
      const failure = await answer.json().catch(() => null);
      showMessage(
        'Payment not possible',
        failure?.error?.description ?? "Couldn't reach the payment gateway.",
        'again',
      );
      return;
    }
    /** @type {Answer} */
    const payment = await answer.json();
    if (outcome === 'closed') {
      showMessage(
        'The bank accepted the payment',
        'This browser now acts as if its tab was closed. Only the payment gateway tells the site about the payment.',
        'leave',
      );
      return;
    }
    await follow(payment);
  }

  /**
   * @param {Answer} payment
   * @returns {Promise<void>}
   */
  async function follow(payment) {
    if (payment.signed) {
      post({ type: 'paid', signed: payment.signed });
      return;
    }
    if (payment.status === 'failed') {
      post({ type: 'failed', error: payment.error });
      showMessage(
        'Payment failed',
        'Declined by the bank. You have not been charged. You can try again.',
        'again',
      );
      return;
    }
    showMessage(
      'Waiting for your bank',
      'Your bank may take a moment to reply. You can close this page. Your payment will not be lost.',
      'leave',
    );
    const started = turn;
    while (turn === started) {
      await new Promise((done) => setTimeout(done, 1000));
      const answer = await call(`payments/${payment.id}`).catch(() => null);
      if (turn !== started || !answer?.ok) continue;
      /** @type {Answer} */
      const now = await answer.json();
      if (now.status !== 'created') return follow(now);
    }
  }

  function leave() {
    turn++;
    post({ type: 'close' });
  }

  /** The Tab key stays on this page while it is open. */
  /** @param {KeyboardEvent} event */
  function keepFocus(event) {
    const stops = all('button, input, select').filter((one) => one.offsetParent !== null);
    const [first, last] = [stops[0], stops.at(-1)];
    const focused = document.activeElement;
    if (event.shiftKey ? focused === first || focused?.tagName === 'H1' : focused === last) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  }

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && options?.escape) leave();
    if (event.key === 'Tab') keepFocus(event);
  });
  $('#close').addEventListener('click', leave);
  $('#leave').addEventListener('click', leave);
  $('#again').addEventListener('click', () => show('method'));
  $('#back').addEventListener('click', () => show('method'));
  $('#form').addEventListener('change', () => {
    for (const details of all('[data-method]')) details.hidden = details.dataset.method !== method();
  });
  $('#form').addEventListener('submit', (event) => {
    event.preventDefault();
    show('bank');
  });
  for (const button of all('[data-outcome]')) {
    button.addEventListener('click', () => void pay(button.dataset.outcome ?? ''));
  }
  window.addEventListener('message', (event) => {
    if (event.origin !== site || event.source !== parent || event.data?.type !== 'open' || options) return;
    void open(event.data.options);
  });
  post({ type: 'ready' });
}
