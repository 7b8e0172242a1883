import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { onForget } from '../../../../kit/web/viewer.ts';

/** How long a reason for opening one private detail of a member counts for the next one: the family is still at the desk. */
export const REASON_MINUTES = 30;

const cache = new Map<string, { reason: string; until: number }>();
onForget(() => cache.clear());

/** Stores the reason typed for a member, until this page is closed. */
export function cacheReason(member: string, reason: string, now = Date.now()): void {
  cache.set(member, { reason, until: now + REASON_MINUTES * MINUTE_MS });
}

/** Returns the reason stored for a member; undefined once it has expired. */
export function readCachedReason(member: string, now = Date.now()): string | undefined {
  const found = cache.get(member);
  return found && now < found.until ? found.reason : undefined;
}
