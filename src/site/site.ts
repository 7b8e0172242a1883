import { recordAudit } from '../audit/audit.ts';
import type { Staff } from '../kit/api/call.ts';
import { code } from '../kit/api/errorCode.ts';
import { refuse } from '../kit/api/refusals.ts';
import type { App } from '../kit/app/app.ts';
import { dayInIndia } from '../kit/app/clock.ts';
import { lockSetting, readSetting, readVersion, writeSetting } from '../kit/app/storedSettings.ts';
import { recordEvent } from '../kit/events/events.ts';
import { sampleSeller } from './kind/demo.ts';
import { readSeller, readSite } from './read.ts';
import { type SiteFacts, TERMS_VERSION } from './rules.ts';
import type { RefundApproval } from './seller/refundRules.ts';
import type { Seller } from './seller/sellerRules.ts';

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

/** Sets from which amount on a refund needs a second person; those that wait already go on waiting. */
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

/**
 * Stores a setting that has changed, with its event and its row in the audit log.
 * @param version of the setting as it was read: one that has changed since is refused
 */
async function changeSetting(
  app: App,
  staff: Staff,
  {
    subject,
    event,
    value,
  }:
    | { subject: 'refunds'; event: 'refund_approval.changed'; value: RefundApproval }
    | { subject: 'seller'; event: 'seller.changed'; value: Seller }
    | { subject: 'site'; event: 'site.changed'; value: SiteFacts },
  version: string | null | undefined,
): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    await lockSetting(tx, subject);
    const before = await readSetting(tx, subject);
    if (version !== undefined && version !== (await readVersion(tx, subject)))
      throw refuse.conflict(code('settings_changed'));
    const fields = changedFields(before, value);
    if (!fields) return;
    await writeSetting(tx, { subject, value, now, actor: staff.accountId });
    await recordEvent(tx, {
      name: event,
      data: { fields },
      actor: staff.accountId,
      subject: { kind: subject, id: subject },
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'change',
      subject: { kind: 'setting', id: subject },
      at: now,
      before: before ?? {},
      after: value,
    });
  });
}

/** Returns the names of the changed fields, joined by commas. */
function changedFields(before: object | null, after: object): string {
  const old = new Map(Object.entries(before ?? {}));
  return Object.entries(after)
    .flatMap(([field, value]) => (JSON.stringify(old.get(field)) === JSON.stringify(value) ? [] : [field]))
    .join(',');
}

/** Gives a demo its sample seller, unless it has one. */
export async function seedSampleSeller(app: App): Promise<void> {
  if (await readSeller(app.db)) return;
  await writeSetting(app.db, { subject: 'seller', value: sampleSeller, now: app.clock(), actor: null });
}
