import type { ClientConfig } from 'pg';

/**
 * What statements of the site rely on. A server, a database or a role may have other defaults; the built-in PostgreSQL has
 * these.
 */
const SETTINGS = {
  DateStyle: 'ISO,MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  default_transaction_deferrable: 'off',
  lock_timeout: '0',
  jit: 'off',
  // A machine that dies keeps its locks until its connections are given up, which takes two hours by default.
  tcp_keepalives_idle: '30',
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
};

/**
 * Returns how to connect to the database at `url`, so that each connection has the settings that the site relies on and
 * `more`. Options in the address itself stay, where they are none of these.
 */
export function sessionOf(
  url: string,
  more: Record<string, string> = {},
): Required<Pick<ClientConfig, 'connectionString' | 'options'>> {
  const address = new URL(url);
  // The driver would take these in place of ours.
  const own = address.searchParams.get('options');
  address.searchParams.delete('options');
  const options = Object.entries({ ...SETTINGS, ...more }).map(
    ([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`,
  );
  return { connectionString: address.href, options: [...(own ? [own] : []), ...options].join(' ') };
}
