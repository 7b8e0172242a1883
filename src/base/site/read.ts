import type { App } from '../../kit/app/app.ts';
import { readSetting } from '../../kit/app/storedSettings.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { RefundApproval } from './refundRules.ts';
import { sampleFacts } from './samples.ts';
import type { Logo } from './shared/logo/rules.ts';
import { defaultFacts, type SiteFacts, TERMS_VERSION } from './shared/rules.ts';
import type { Seller } from './shared/seller/sellerRules.ts';

/** Returns the seller of the plans; null until staff have set it: nothing can be sold before. */
export async function readSeller(db: Database | Tx): Promise<Seller | null> {
  return (await readSetting(db, 'seller')) as Seller | null;
}

/** Returns the amount above which a refund needs a second person; no refund does until staff have set it. */
export async function readRefundApproval(db: Database | Tx): Promise<RefundApproval> {
  return ((await readSetting(db, 'refunds')) as RefundApproval | null) ?? { abovePaise: null };
}

const factsCache = new WeakMap<ReadonlyMap<string, unknown>, SiteFacts>();

/**
 * Returns the site's name and contact, from memory: the same object until a setting changes. The setting of the staff
 * wins over SUPPORT_EMAIL, and that over the sample of a demo.
 */
export function readSite({ settings, config }: Pick<App, 'settings' | 'config'>): SiteFacts {
  const values = settings.read();
  const found = factsCache.get(values) ?? factsIn(values, config);
  factsCache.set(values, found);
  return found;
}

/** Returns the site's logo, from memory; null while it has the built-in mark. */
export const readLogo = ({ settings }: Pick<App, 'settings'>): Logo | null =>
  (settings.read().get('logo') as { logo: Logo | null } | undefined)?.logo ?? null;

function factsIn(values: ReadonlyMap<string, unknown>, { demo, supportEmail }: App['config']): SiteFacts {
  const facts: SiteFacts = {
    ...(demo ? sampleFacts : defaultFacts),
    ...(supportEmail ? { contactEmail: supportEmail } : {}),
    ...(values.get('site') as Partial<SiteFacts> | undefined),
  };
  // An update of this program may include newer terms.
  return facts.termsVersion < TERMS_VERSION ? { ...facts, termsVersion: TERMS_VERSION } : facts;
}

/** Throws an Error with what to set when a site in production has no contact address. */
export function requireContact(app: Pick<App, 'settings' | 'config'>): void {
  if (!app.config.production || readSite(app).contactEmail) return;
  throw new Error(
    'SUPPORT_EMAIL must be set in production. It is the email address where members can reach you. ' +
      'An admin can change it later in Settings.',
  );
}
