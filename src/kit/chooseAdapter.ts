import type { z } from 'zod';

type Env = Record<string, string | undefined>;

/** An address of a provider. `variable` leads to another one, such as a stand-in's; production accepts those in `domain` only. */
export type ProviderAddress = { variable: string; url: string; domain: string };

/** A provider of something outside of the site, such as SMS, that environment variables switch on. */
export type Configurable<Account extends z.ZodObject = z.ZodObject, Address extends string = string> = {
  /** As the provider writes it. */
  title: string;
  /** The environment variables of an account. An account needs all that are not optional. */
  account: Account;
  addresses?: Record<Address, ProviderAddress>;
};

/** A provider with its account, and its addresses without a slash at the end. */
export type Chosen<Adapter extends Configurable> = {
  adapter: Adapter;
  account: z.output<Adapter['account']>;
  addresses: { [Name in keyof Adapter['addresses']]: string };
};

/** Returns the error of a configuration, with a line for each variable that is wrong. */
export const invalid = (lines: string[]) =>
  new Error(`The configuration is not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`);

const variablesOf = ({ account }: Configurable): string[] => Object.keys(account.shape);

const needed = (adapter: Configurable): string[] =>
  variablesOf(adapter).filter((name) => !adapter.account.shape[name]!.safeParse(undefined).success);

const addressesOf = ({ addresses = {} }: Configurable): ProviderAddress[] => Object.values(addresses);

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Whether an address is the provider's own. A stand-in would take money, or show everybody's codes. */
function isOwn(address: string, { domain }: ProviderAddress): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && `.${hostname}`.endsWith(`.${domain}`);
}

/**
 * Returns the provider whose variables are set, with its account; null when none is. Throws an Error that names what is
 * missing or wrong.
 * @param env without empty variables
 * @param kind what they are providers of, in the plural
 */
export function chooseAdapter<Adapter extends Configurable>(
  adapters: readonly Adapter[],
  env: Env,
  kind: string,
  { production }: { production: boolean },
): Chosen<Adapter> | null {
  const given = ({ variable, url }: ProviderAddress) => env[variable] ?? url;
  const unreadable = adapters.flatMap(addressesOf).filter((one) => !isWeb(given(one)));
  if (unreadable.length > 0) {
    const mistake = 'must be an address that begins with http:// or https://';
    throw invalid(unreadable.map(({ variable }) => `${variable} ${mistake}`));
  }

  const chosen = adapters.filter((one) => variablesOf(one).some((name) => env[name] !== undefined));
  const [adapter, other] = chosen;
  if (!adapter) return null;
  if (other) throw invalid([`${needed(adapter)[0]} and ${needed(other)[0]} belong to two ${kind}: keep one`]);
  const elsewhere = addressesOf(adapter).filter((one) => !isOwn(given(one), one));
  if (production && elsewhere.length > 0) {
    throw invalid(
      elsewhere.map(
        ({ variable, domain }) => `${variable} must be an https: address of ${domain} in production`,
      ),
    );
  }

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
  const addresses = Object.entries(adapter.addresses ?? {}).map(([name, one]) => [
    name,
    given(one).replace(/\/+$/, ''),
  ]);
  return {
    adapter,
    account: read.data as z.output<Adapter['account']>,
    addresses: Object.fromEntries(addresses) as Chosen<Adapter>['addresses'],
  };
}
