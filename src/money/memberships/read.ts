import type { App } from '../../kit/app/app.ts';
import { countMemberships as count } from './store.ts';

export { listCredited } from './grants/credited.ts';
export { listRefundEffects } from './grants/refundEffects.ts';
export { findPlan, listPlans } from './plans/planStore.ts';
export { listNotifiedMemberships, type NotifiedMembership } from './reminders/reminderStore.ts';
export { listMemberships, lockProfile } from './store.ts';

/** Returns how many memberships are running at an instant. */
export const countMemberships = (app: App, now: Date): Promise<number> => count(app.db, now);
