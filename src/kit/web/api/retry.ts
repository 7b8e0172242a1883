const LONGEST_MS = 30_000;
const LONGEST_ASKED_SECONDS = 60;

/**
 * Returns how many milliseconds to wait before a failed request is sent again: longer after each failure, not before
 * the server sent, and never the same for all browsers.
 * @param failures how many there were before this one
 */
export function pauseBefore(failures: number, retryAfterSeconds = 0): number {
  const half = Math.min(LONGEST_MS, 1000 * 2 ** failures) / 2;
  return Math.max(half, Math.min(retryAfterSeconds, LONGEST_ASKED_SECONDS) * 1000) + Math.random() * half;
}
