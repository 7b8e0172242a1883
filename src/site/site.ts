import type { App } from '../kit/app.ts';
import { dayInIndia } from '../kit/clock.ts';
import { record } from '../kit/events.ts';
import { refuse } from '../kit/refusals.ts';
import type { Viewer } from '../kit/viewer.ts';
import { sampleSeller } from './demo.ts';
import { readSeller, readSite } from './read.ts';
import { type SiteFacts, TERMS_VERSION } from './rules.ts';
import type { Seller } from './sellerRules.ts';
import { readSetting, writeSetting } from './store.ts';

/** Sets who stands on invoices from now on; what was written before keeps its seller. */
export async function changeSeller(app: App, viewer: Viewer, seller: Seller): Promise<Seller> {
  return app.db.transaction().execute(async (tx) => {
    const fields = changedFields(await readSeller(tx), seller);
    if (!fields) return seller;
    await writeSetting(tx, { subject: 'seller', value: seller, at: app.clock(), by: viewer.accountId });
    await record(tx, { name: 'seller changed', data: { account: viewer.accountId, fields } });
    return seller;
  });
}

/** Sets how the site is named and reached. Once it resolves, this process shows it; the others follow at once. */
export async function changeSite(app: App, viewer: Viewer, facts: SiteFacts): Promise<SiteFacts> {
  if (facts.termsVersion > dayInIndia(app.clock()) && facts.termsVersion !== TERMS_VERSION)
    throw refuse.invalid({ termsVersion: 'This date is in the future.' });
  await app.db.transaction().execute(async (tx) => {
    const fields = changedFields(await readSetting(tx, 'site'), facts);
    if (!fields) return;
    await writeSetting(tx, { subject: 'site', value: facts, at: app.clock(), by: viewer.accountId });
    await record(tx, { name: 'site changed', data: { account: viewer.accountId, fields } });
  });
  await app.settings.refresh();
  return readSite(app);
}

/** Returns the names of the fields that differ, with commas between. */
function changedFields(before: object | null, after: object): string {
  const old = new Map(Object.entries(before ?? {}));
  return Object.entries(after)
    .flatMap(([field, value]) => (JSON.stringify(old.get(field)) === JSON.stringify(value) ? [] : [field]))
    .join(',');
}

/** Gives a demo its sample seller, unless it has one. */
export async function seedSampleSeller(app: App): Promise<void> {
  if (await readSeller(app.db)) return;
  await writeSetting(app.db, { subject: 'seller', value: sampleSeller, at: app.clock(), by: null });
}
