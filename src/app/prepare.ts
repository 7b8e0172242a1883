import { seedSampleSeller } from '../base/site/site.ts';
import { checkSiteKind } from '../base/site/siteKind.ts';
import { seedVocabulary } from '../base/vocabulary/vocabulary.ts';
import { catchUpWithJournal } from '../desk/backup/journal/catchUp.ts';
import type { App } from '../kit/app/app.ts';
import { seedPlans } from '../money/memberships/plans/planStore.ts';
import { slowDownRecoveryCodes } from '../people/accounts/secondFactor/recovery.ts';
import { releaseWithoutSms } from '../people/accounts/settings/phone.ts';

/**
 * Prepares a database for the first request: the option lists and the plans; after a restore, what the journal has; in a demo, its sample seller and
 * people. Throws an Error when the database belongs to a real site and this is a demo, or the other way round.
 */
export async function prepare(app: App): Promise<void> {
  await checkSiteKind(app);
  await seedVocabulary(app.db);
  await seedPlans(app.db);
  await releaseWithoutSms(app);
  await slowDownRecoveryCodes(app.db);
  await catchUpWithJournal(app);
  if (!app.config.demo) return;
  await seedSampleSeller(app);
  const { seedDemo } = await import('../../seed/demo.ts');
  await seedDemo(app);
}
