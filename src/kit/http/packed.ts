import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepResults } from '../memoize.ts';

/** How small answers are compressed while the event loop waits: 24 cards in 34 µs to 2.3 kB, in 92 µs to 2.1 kB at quality 4. */
export const QUICK = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
/** Up to how many bytes that takes less time than a stream takes to begin (bench/ground.ts). */
export const AT_ONCE = 16 * 1024;
/** From how many bytes compressing is worth it. */
export const WORTH = 1024;
/** Of how many letters the compressed answers are kept: 10 MB at most with what they became. */
const KEPT = 4_000_000;

const packers = {
  br: (text: string, best: boolean) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: best ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  gzip: (text: string, best: boolean) => promisify(gzip)(text, { level: best ? 9 : 6 }),
};

type Packing = keyof typeof packers;

/** Returns how a client reads text that is packed: the way that makes it smallest; undefined when it reads none. */
function packingOf({ headers }: FastifyRequest): Packing | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]!.trim());
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one));
}

/**
 * Compresses a page for whoever requests it, off the event loop, and sets the reply's headers: @fastify/compress does it
 * for routes, and pages are answered by the handler of what is none.
 * @param kept where a page that is the same for many is kept once it is packed, by its name: that may take longer
 */
export async function packPage(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  kept?: { packed: Map<string, Promise<Buffer>>; name: string },
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  const packing = packingOf(request);
  if (!packing) return text;
  reply.header('content-encoding', packing);
  if (!kept) return packers[packing](text, false);
  const key = `${packing} ${kept.name}`;
  const found = kept.packed.get(key) ?? packers[packing](text, true);
  kept.packed.set(key, found);
  return found;
}

const packKept = keepResults((text) => brotliCompressSync(text, QUICK), KEPT);

/**
 * Compresses a small JSON answer and sets the reply's headers; returns any other as it is, for @fastify/compress. The last ones
 * are kept as they were compressed, so it is for answers that many get: strangers the same text of a profile, and visitors
 * the same page of a search.
 */
export function packAnswer(request: FastifyRequest, reply: FastifyReply, text: string): string | Buffer {
  if (text.length < WORTH || text.length > AT_ONCE || packingOf(request) !== 'br') return text;
  reply.header('vary', 'accept-encoding').header('content-encoding', 'br');
  return packKept(text);
}
