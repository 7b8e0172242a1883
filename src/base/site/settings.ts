import type { Staff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { lockSetting, readSetting, readVersion, writeSetting } from '../../kit/app/storedSettings.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import type { ReadingLimits } from '../../kit/shared/api/limits/readingRules.ts';
import type { Retention } from '../../kit/shared/retention/rules.ts';
import { recordAudit } from '../audit/audit.ts';
import type { StoredLegal } from './legalRules.ts';
import type { RefundApproval } from './refundRules.ts';
import type { Logo } from './shared/logo/rules.ts';
import type { SiteFacts } from './shared/rules.ts';
import type { Seller } from './shared/seller/sellerRules.ts';

type Change = (
  | { subject: 'legal'; event: 'legal.changed'; value: StoredLegal }
  | { subject: 'logo'; event: 'logo.changed'; value: { logo: Logo | null } }
  | {
      subject: 'person_consent';
      event: 'person_consent_setting.changed';
      value: { show: 'always' | 'consented' };
    }
  | { subject: 'reading'; event: 'reading_limits.changed'; value: ReadingLimits }
  | { subject: 'refunds'; event: 'refund_approval.changed'; value: RefundApproval }
  | { subject: 'retention'; event: 'retention.changed'; value: Retention }
  | { subject: 'seller'; event: 'seller.changed'; value: Seller }
  | { subject: 'site'; event: 'site.changed'; value: SiteFacts }
) & {
  /** What else is written in the transaction of the change. */
  also?(tx: Tx, now: Date): Promise<void>;
  /** What holds while nothing is stored. */
  before?: object;
};

/**
 * Stores a setting that has changed, with its event and its row in the audit log.
 * @param version of the setting as it was read: one that has changed since is refused
 */
export async function changeSetting(
  app: App,
  staff: Staff,
  { subject, event, value, also, before: usual = {} }: Change,
  version?: string | null,
): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    await lockSetting(tx, subject);
    const before = await readSetting(tx, subject);
    if (version !== undefined && version !== (await readVersion(tx, subject)))
      throw refuse.conflict(code('settings_changed'));
    const fields = changedFields(before ?? usual, value);
    if (!fields) return;
    await also?.(tx, now);
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
      now,
      before: before ?? { ...usual },
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
