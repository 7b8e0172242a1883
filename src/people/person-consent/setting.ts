import { type ListingRule, readListingRule } from '../../base/site/listingRule.ts';
import { changeSetting } from '../../base/site/settings.ts';
import type { Staff } from '../../kit/api/call.ts';
import type { App } from '../../kit/app/app.ts';
import { enqueue } from '../../kit/jobs/queue.ts';
import { relist } from '../profiles/visible/listing.ts';
import { findMislisted } from './store.ts';

/** Sets which are shown. It holds at once for every profile that changes; a task goes through the others. */
export async function changeListingRule(
  app: App,
  staff: Staff,
  shown: ListingRule,
  version?: string | null,
): Promise<ListingRule> {
  await changeSetting(
    app,
    staff,
    {
      subject: 'person_consent',
      event: 'person_consent_setting.changed',
      value: { show: shown },
      before: { show: readListingRule(app) },
      also: (tx) => enqueue(tx, { task: 'relist_by_consent', payload: {} }),
    },
    version,
  );
  await app.settings.refresh();
  return readListingRule(app);
}

const BATCH = 100;

/** Lists and unlists profiles as the setting now is. Each in a transaction of its own: nobody waits for all. */
export async function relistByConsent(app: App): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await findMislisted(app.db, after, BATCH);
    for (const id of ids) await app.db.transaction().execute((tx) => relist(app, tx, id, 'system'));
    if (ids.length < BATCH) return;
    after = ids.at(-1)!;
  }
}
