/**
 * Returns how long to wait before another try, in milliseconds: `firstMs` before the second try, doubled with each
 * further one up to `maxMs`, less a random part of up to half of it, so that many callers do not try in step.
 * @param tries how many tries have failed so far, 1 or more
 */
export function backoffMs(tries: number, { firstMs = 100, maxMs = 2000 } = {}): number {
  const whole = Math.min(maxMs, firstMs * 2 ** Math.min(tries - 1, 30));
  return whole * (0.5 + Math.random() / 2);
}

const WAIT_MAX_MS = 30_000;
const ASKED_MAX_SECONDS = 60;

/**
 * Returns how many milliseconds to wait before a failed request is sent again: longer after each failure, not before
 * the server sent, and never the same for all browsers.
 * @param failures how many there were before this one
 */
export function retryDelayMs(failures: number, retryAfterSeconds = 0): number {
  const half = Math.min(WAIT_MAX_MS, 1000 * 2 ** failures) / 2;
  return Math.max(half, Math.min(retryAfterSeconds, ASKED_MAX_SECONDS) * 1000) + Math.random() * half;
}
