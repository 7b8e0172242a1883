/**
 * Returns how long to wait before another try, in milliseconds: `firstMs` before the second try, doubled with each
 * further one up to `maxMs`, less a random part of up to half of it, so that many callers do not try in step.
 * @param tries how many tries have failed so far, 1 or more
 */
export function backoffMs(tries: number, { firstMs = 100, maxMs = 2000 } = {}): number {
  const whole = Math.min(maxMs, firstMs * 2 ** Math.min(tries - 1, 30));
  return whole * (0.5 + Math.random() / 2);
}
