import type { QueryClient } from '@tanstack/react-query';
import { changeShown } from '../../../../kit/web/api/storeAnswer.ts';
import type { Interest } from '../../contract.ts';

/** Puts an interest into every cached answer that shows this profile with the one before. */
export function putInterest(queries: QueryClient, profileId: string, interest: Interest | null): void {
  changeShown(queries, {}, (kept) => withInterest(kept, profileId, interest))();
}

/** Returns the same object where nothing in it changes. */
export function withInterest(kept: unknown, profileId: string, interest: Interest | null): unknown {
  const inside = (value: unknown) => withInterest(value, profileId, interest);
  if (Array.isArray(kept)) {
    const next = kept.map(inside);
    return next.some((value, index) => value !== kept[index]) ? next : kept;
  }
  if (typeof kept !== 'object' || kept === null) return kept;
  if ('interest' in kept && 'id' in kept && kept.id === profileId) return { ...kept, interest };
  const changed = Object.entries(kept).flatMap(([key, value]) => {
    const next = inside(value);
    return next === value ? [] : [[key, next]];
  });
  return changed.length > 0 ? { ...kept, ...Object.fromEntries(changed) } : kept;
}
