import type { Staff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { writeSetting } from '../../kit/app/storedSettings.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { readSeller, readSite } from './read.ts';
import type { RefundApproval } from './refundRules.ts';
import { sampleSeller } from './samples.ts';
import { changeSetting } from './settings.ts';
import { type SiteFacts, TERMS_VERSION } from './shared/rules.ts';
import type { Seller } from './shared/seller/sellerRules.ts';

/** Sets the seller of invoices from now on; existing invoices keep theirs. */
export async function changeSeller(
  app: App,
  staff: Staff,
  seller: Seller,
  version?: string | null,
): Promise<Seller> {
  await changeSetting(app, staff, { subject: 'seller', event: 'seller.changed', value: seller }, version);
  return seller;
}

/** Sets the amount above which a refund needs a second person. Refunds that wait already go on waiting. */
export async function changeRefundApproval(
  app: App,
  staff: Staff,
  value: RefundApproval,
  version?: string | null,
): Promise<RefundApproval> {
  await changeSetting(app, staff, { subject: 'refunds', event: 'refund_approval.changed', value }, version);
  return value;
}

/** Sets the site's name and contact. Once it resolves, this process shows it; the others follow at once. */
export async function changeSite(
  app: App,
  staff: Staff,
  facts: SiteFacts,
  version?: string | null,
): Promise<SiteFacts> {
  if (facts.termsVersion > dayInIndia(app.clock()) && facts.termsVersion !== TERMS_VERSION)
    throw refuse.invalid({ termsVersion: code('terms_future') });
  await changeSetting(app, staff, { subject: 'site', event: 'site.changed', value: facts }, version);
  await app.settings.refresh();
  return readSite(app);
}

/** Gives a demo its sample seller, unless it has one. */
export async function seedSampleSeller(app: App): Promise<void> {
  if (await readSeller(app.db)) return;
  await writeSetting(app.db, { subject: 'seller', value: sampleSeller, now: app.clock(), actor: null });
}
