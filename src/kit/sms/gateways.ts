import { chooseAdapter } from '../chooseAdapter.ts';
import type { SmsAdapter, SmsGateway } from './gateway.ts';
import { msg91 } from './msg91.ts';
import { twilio } from './twilio.ts';

/** The SMS providers that a site can choose from. A further one is a line here. */
export const adapters: SmsAdapter[] = [twilio, msg91];

const TIMEOUT_MS = 10_000;

type Env = Record<string, string | undefined>;
type Site = { production: boolean; publicUrl: string; timeoutMs?: number };

/**
 * Opens the site's account at an SMS gateway; null without one. Throws an Error that names what is missing or wrong.
 * @param env without empty variables
 */
export function openSmsGateway(env: Env, site: Site): SmsGateway | null {
  const chosen = chooseAdapter(adapters, env, 'SMS gateways', site);
  if (!chosen) return null;
  const { adapter, account, addresses } = chosen;
  // A gateway refuses a message with an address that it cannot reach.
  const reachable = site.publicUrl.startsWith('https:') || addresses.api !== adapter.addresses.api.url;
  return adapter.open(account, {
    apiUrl: addresses.api,
    reportsUrl: reachable ? `${site.publicUrl}/api/sms/reports/${adapter.name}` : null,
    timeoutMs: site.timeoutMs ?? TIMEOUT_MS,
  });
}
