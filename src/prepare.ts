import type { App } from './kit/app.ts';
import { seedPlans } from './memberships/store.ts';
import { seedSampleSeller } from './settings/settings.ts';
import { seedVocabulary } from './vocabulary/vocabulary.ts';

/** What a database needs before the first request: the option lists and the plans; in a demo, its sample
 * seller and people. */
export async function prepare(app: App): Promise<void> {
  await seedVocabulary(app.db);
  await seedPlans(app.db);
  if (!app.config.demo) return;
  await seedSampleSeller(app);
  const { seedDemo } = await import('../seed/demo.ts');
  await seedDemo(app);
}
