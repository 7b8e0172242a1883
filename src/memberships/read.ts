import type { App } from '../kit/app/app.ts';
import { countMemberships as count } from './store.ts';

export { findPlan, listPlans } from './plans/planStore.ts';
export { listMembershipsToTell, type MembershipToTell } from './reminders/reminderStore.ts';
export { listMemberships, lockProfile } from './store.ts';

/** Memberships that are running now. */
export function countMemberships(app: App): Promise<number> {
  return count(app.db, app.clock());
}
