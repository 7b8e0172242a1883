import type { App } from '../kit/app.ts';
import { countMemberships as count } from './store.ts';

/** Active memberships now, and all that was ever paid for memberships, in paise. */
export function countMemberships(app: App): Promise<{ active: number; paidPaise: number }> {
  return count(app.db, app.clock());
}
