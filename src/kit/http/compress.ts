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

export type KeptCompressed = {
  /** Whether it lists people: it changes often, and no cache on the way may have it. */
  listsPeople: boolean;
  /** What it has been compressed to, by encoding. */
  compressed: Map<string, Promise<Buffer>>;
};

type Level = 'once' | 'often' | 'lasting';

/** 168 kB of cards become 15.3 kB in 0.5 ms at quality 3, 13.4 kB in 3.6 ms at quality 5. */
const QUALITY = { once: 3, often: 5, lasting: constants.BROTLI_MAX_QUALITY };
const GZIP_LEVEL = { once: 6, often: 6, lasting: 9 };

const compressors = {
  br: (page: string | Buffer, level: Level) =>
    promisify(brotliCompress)(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[level],
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(page),
      },
    }),
  gzip: (page: string | Buffer, level: Level) => promisify(gzip)(page, { level: GZIP_LEVEL[level] }),
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
 * @param kept a page that many get: it is compressed once for each encoding, which may take longer
 */
export async function compressPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string | Buffer,
  kept: KeptCompressed | null,
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = encodingOf(request);
  if (!encoding) return page;
  reply.header('content-encoding', encoding);
  if (!kept) return compressors[encoding](page, 'once');
  const { compressed, listsPeople } = kept;
  const found = compressed.get(encoding) ?? compressors[encoding](page, listsPeople ? 'often' : 'lasting');
  compressed.set(encoding, found);
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
