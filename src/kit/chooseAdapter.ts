import type { z } from 'zod';

type Env = Record<string, string | undefined>;

/** A provider of something outside of the site, such as SMS, that environment variables switch on. */
export type Configurable = {
  /** As the provider writes it. */
  title: string;
  /** The environment variables of an account. An account needs all that are not optional. */
  account: z.ZodObject;
};

/** Returns the error of a configuration, with a line for each variable that is wrong. */
export const invalid = (lines: string[]) =>
  new Error(`The configuration is not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`);

/** Whether an address is an https: one of a domain, as production demands of a provider's: a stand-in is no provider. */
export function isAddressOf(address: string, domain: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && `.${hostname}`.endsWith(`.${domain}`);
}

const variablesOf = ({ account }: Configurable): string[] => Object.keys(account.shape);

const needed = (adapter: Configurable): string[] =>
  variablesOf(adapter).filter((name) => !adapter.account.shape[name]!.safeParse(undefined).success);

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
): { adapter: Adapter; account: z.output<Adapter['account']> } | null {
  const chosen = adapters.filter((one) => variablesOf(one).some((name) => env[name] !== undefined));
  const [adapter, other] = chosen;
  if (!adapter) return null;
  if (other) throw invalid([`${needed(adapter)[0]} and ${needed(other)[0]} belong to two ${kind}: keep one`]);
  const read = adapter.account.safeParse(env);
  if (read.success) return { adapter, account: read.data as z.output<Adapter['account']> };
  const all = new Intl.ListFormat('en').format(needed(adapter));
  throw invalid(
    read.error.issues.map(({ path: [name], message }) =>
      env[String(name)] === undefined
        ? `${String(name)} must be set too: ${adapter.title} needs ${all}`
        : `${String(name)} ${message}`,
    ),
  );
}
