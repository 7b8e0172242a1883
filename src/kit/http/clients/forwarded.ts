import { readFile, rm, writeFile } from 'node:fs/promises';
import { isIP, isIPv6 } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../app/config.ts';

/**
 * Returns an address as some proxies write it, `203.0.113.7:51234`, `[2001:db8::1]:443` or `"[2001:db8::1]"`, without
 * quotes, brackets and port; any other text as it is.
 */
export function withoutPort(text: string): string {
  const plain = text.trim().replace(/^"(.*)"$/, '$1');
  const [, version6, version4] = /^(?:\[([^\]]+)\](?::\d+)?|((?:::ffff:)?[\d.]+):\d+)$/i.exec(plain) ?? [];
  if (version6 !== undefined && isIPv6(version6)) return version6;
  if (version4 !== undefined && isIP(version4) > 0) return version4;
  return plain;
}

/** Shows what a text looks like and not what is in it: 9 for a digit, a for a letter. */
const shapeOf = (text: string) => text.slice(0, 60).replace(/\d/g, '9').replace(/\p{L}/gu, 'a');

const fileIn = (dataDir: string) => path.join(dataDir, 'unreadable-address');

const problem = (shape: string) =>
  `The proxy sends visitors' addresses that cannot be read, such as "${shape}" (9 for a digit, a for a letter). ` +
  'All these visitors count as one, and share the limits of one. X-Forwarded-For has to hold plain addresses: see TRUST_PROXY in README.md.';

/**
 * Takes the ports off the addresses in X-Forwarded-For. The first address of a visitor that cannot be read is logged, and
 * noted for the next start.
 */
export function readForwarded(http: FastifyInstance, { trustProxy, dataDir }: Config): void {
  if (trustProxy === false) return;
  http.server.prependListener('request', ({ headers }) => {
    const sent = headers['x-forwarded-for'];
    if (sent) headers['x-forwarded-for'] = String(sent).split(',').map(withoutPort).join(', ');
  });
  let reported = false;
  http.addHook('onRequest', (request, _reply, done) => {
    done();
    if (reported || isIP(request.ip.split('%')[0]!) > 0) return;
    reported = true;
    const shape = shapeOf(request.ip);
    http.log.error(problem(shape));
    writeFile(fileIn(dataDir), shape, { mode: 0o600 }).catch(() => {});
  });
}

/** Warns at the start of a proxy whose addresses could not be read when the server last ran; it is noted again if it still is so. */
export async function reportUnreadable(
  { trustProxy, dataDir }: Config,
  log: { warn(line: string): void },
): Promise<void> {
  const shape = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  if (shape && trustProxy !== false) log.warn(`When the site last ran: ${problem(shape)}`);
  await rm(fileIn(dataDir), { force: true });
}
