import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { onForget } from '../../../../kit/web/viewer.ts';

/** How long a reason typed for a member's private detail holds for the member's others: a family is at the desk. */
export const REASON_MINUTES = 30;

const kept = new Map<string, { reason: string; until: number }>();
onForget(() => kept.clear());

/** Keeps, in this page alone, the reason that somebody has typed for a member. */
export function keepReason(member: string, reason: string, now = Date.now()): void {
  kept.set(member, { reason, until: now + REASON_MINUTES * MINUTE_MS });
}

/** Returns the reason that still holds for a member. */
export function keptReason(member: string, now = Date.now()): string | undefined {
  const found = kept.get(member);
  return found && now < found.until ? found.reason : undefined;
}
