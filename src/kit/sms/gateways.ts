import type { SmsAdapter, SmsGateway } from './gateway.ts';
import { msg91 } from './msg91.ts';
import { twilio } from './twilio.ts';

/** The SMS providers that a site can choose from. A further one is a line here. */
const adapters: SmsAdapter[] = [twilio, msg91];

const TIMEOUT_MS = 10_000;

type Env = Record<string, string | undefined>;
type Site = { production: boolean; publicUrl: string; timeoutMs?: number };

const invalid = (lines: string[]) =>
  new Error(`The configuration is not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`);

const variablesOf = ({ account }: SmsAdapter): string[] => Object.keys(account.shape);

const needed = (adapter: SmsAdapter): string[] =>
  variablesOf(adapter).filter((name) => !adapter.account.shape[name]!.safeParse(undefined).success);

/**
 * Opens the site's account at an SMS gateway; null without one. Throws an Error that names what is missing or wrong.
 * @param env without empty variables
 */
export function openSmsGateway(env: Env, site: Site): SmsGateway | null {
  const chosen = adapters.filter((one) => variablesOf(one).some((name) => env[name] !== undefined));
  const [adapter, other] = chosen;
  if (!adapter) return null;
  if (other)
    throw invalid([`${needed(adapter)[0]} and ${needed(other)[0]} belong to two SMS gateways: keep one`]);
  const apiUrl = readApiUrl(adapter, env, site);
  const read = adapter.account.safeParse(env);
  if (!read.success) {
    const all = new Intl.ListFormat('en').format(needed(adapter));
    throw invalid(
      read.error.issues.map(({ path: [name], message }) =>
        env[String(name)] === undefined
          ? `${String(name)} must be set too: ${adapter.title} needs ${all}`
          : `${String(name)} ${message}`,
      ),
    );
  }
  // A gateway refuses a message with an address that it cannot reach.
  const reachable = site.publicUrl.startsWith('https:') || apiUrl !== adapter.api.url;
  return adapter.open(read.data, {
    apiUrl,
    reportsUrl: reachable ? `${site.publicUrl}/api/sms/reports/${adapter.name}` : null,
    timeoutMs: site.timeoutMs ?? TIMEOUT_MS,
  });
}

function readApiUrl({ api }: SmsAdapter, env: Env, { production }: Site): string {
  const text = env[api.variable] ?? api.url;
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw invalid([`${api.variable} must be an address that begins with http:// or https://`]);
  const { protocol, hostname } = new URL(text);
  // A stand-in would show everybody's codes.
  if (production && (protocol !== 'https:' || !`.${hostname}`.endsWith(`.${api.domain}`)))
    throw invalid([`${api.variable} must be an https: address of ${api.domain} in production`]);
  return text.replace(/\/+$/, '');
}
