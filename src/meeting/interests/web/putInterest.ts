import type { QueryClient } from '@tanstack/react-query';
import { changeShown } from '../../../kit/web/api/storeAnswer.ts';
import type { Interest } from '../contract.ts';

/** Puts an interest into every cached answer that has the profile with an older interest. */
export function putInterest(queries: QueryClient, profileId: string, interest: Interest | null): void {
  changeShown(queries, {}, (cached) => withInterest(cached, profileId, interest))();
}

/** Returns the same object where nothing in it changes. */
export function withInterest(cached: unknown, profileId: string, interest: Interest | null): unknown {
  const inside = (value: unknown) => withInterest(value, profileId, interest);
  if (Array.isArray(cached)) {
    const next = cached.map(inside);
    return next.some((value, index) => value !== cached[index]) ? next : cached;
  }
  if (typeof cached !== 'object' || cached === null) return cached;
  if ('interest' in cached && 'id' in cached && cached.id === profileId) return { ...cached, interest };
  const changed = Object.entries(cached).flatMap(([key, value]) => {
    const next = inside(value);
    return next === value ? [] : [[key, next]];
  });
  return changed.length > 0 ? { ...cached, ...Object.fromEntries(changed) } : cached;
}
