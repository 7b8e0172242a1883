import type { App } from '../kit/app/app.ts';
import { countMemberships as count } from './store.ts';

export { findPlan, listPlans } from './plans/planStore.ts';
export { listNotifiedMemberships, type NotifiedMembership } from './reminders/reminderStore.ts';
export { listMemberships, lockProfile } from './store.ts';

/** Returns how many memberships are running now. */
export function countMemberships(app: App): Promise<number> {
  return count(app.db, app.clock());
}
