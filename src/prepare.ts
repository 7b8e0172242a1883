import { slowDownRecoveryCodes } from './accounts/secondFactor/recovery.ts';
import { releaseWithoutSms } from './accounts/settings/phone.ts';
import { catchUpWithJournal } from './backup/journal/catchUp.ts';
import type { App } from './kit/app/app.ts';
import { seedPlans } from './memberships/plans/planStore.ts';
import { claimSite } from './site/kind/kind.ts';
import { seedSampleSeller } from './site/site.ts';
import { seedVocabulary } from './vocabulary/vocabulary.ts';

/**
 * Prepares a database for the first request: the option lists and the plans; after a restore, what the journal has; in a demo, its sample seller and
 * people. Throws an Error when the database belongs to a real site and this is a demo, or the other way round.
 */
export async function prepare(app: App): Promise<void> {
  await claimSite(app);
  await seedVocabulary(app.db);
  await seedPlans(app.db);
  await releaseWithoutSms(app);
  await slowDownRecoveryCodes(app.db);
  await catchUpWithJournal(app);
  if (!app.config.demo) return;
  await seedSampleSeller(app);
  const { seedDemo } = await import('../seed/demo.ts');
  await seedDemo(app);
}
