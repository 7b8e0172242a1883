import { createHash, timingSafeEqual } from 'node:crypto';

/** Posts to a gateway. Returns its status and what its JSON says (null when there is none), or why there is no answer. */
export async function post(
  address: string,
  {
    timeoutMs,
    ...init
  }: { headers: Record<string, string>; body: string | URLSearchParams; timeoutMs: number },
): Promise<{ status: number; body: unknown } | { unanswered: string }> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch (error) {
    return { unanswered: (error as Error).name };
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a secret is right, in a time that tells nothing about it. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));
