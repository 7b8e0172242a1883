import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '../memoize.ts';

/** How small answers are compressed while the event loop waits: 24 cards in 34 µs to 2.3 kB, in 92 µs to 2.1 kB at quality 4. */
export const FAST_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
/** Up to how many bytes that takes less time than a stream takes to begin (bench/ground.ts). */
export const SYNC_BYTES_MAX = 16 * 1024;
/** From how many bytes compressing is worth it. */
export const BYTES_MIN = 1024;
/** Of how many letters the compressed answers are cached: 10 MB at most with what they became. */
const CACHED_LETTERS = 4_000_000;

const compressors = {
  br: (text: string, best: boolean) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: best ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  gzip: (text: string, best: boolean) => promisify(gzip)(text, { level: best ? 9 : 6 }),
};

type Encoding = keyof typeof compressors;

/** Returns the encoding the client accepts that makes a text smallest; undefined without one. */
function encodingOf({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]!.trim());
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one));
}

/**
 * Compresses a page off the event loop and sets the reply's headers. @fastify/compress does not see pages: they are answered
 * by the not-found handler.
 * @param cache of a page that many get, by encoding: it is compressed once, which may take longer
 */
export async function compressPage(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cache?: Map<string, Promise<Buffer>>,
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = encodingOf(request);
  if (!encoding) return text;
  reply.header('content-encoding', encoding);
  if (!cache) return compressors[encoding](text, false);
  const found = cache.get(encoding) ?? compressors[encoding](text, true);
  cache.set(encoding, found);
  return found;
}

const compressCached = memoize((text) => brotliCompressSync(text, FAST_BROTLI), CACHED_LETTERS);

/**
 * Compresses a small JSON answer and sets the reply's headers; returns any other as it is, for @fastify/compress. The last ones
 * are cached compressed, so it is for answers that many get: the same profile, the same page of a search.
 */
export function compressAnswer(request: FastifyRequest, reply: FastifyReply, text: string): string | Buffer {
  if (text.length < BYTES_MIN || text.length > SYNC_BYTES_MAX || encodingOf(request) !== 'br') return text;
  reply.header('vary', 'accept-encoding').header('content-encoding', 'br');
  return compressCached(text);
}
