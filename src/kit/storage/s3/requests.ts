import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { UnavailableError } from '../../unavailable.ts';
import type { S3Account } from './account.ts';
import { readTag } from './xml.ts';

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The key of an object; without one, the request is about the bucket. */
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  /** How often it is tried: more than once only where a repetition does no harm. */
  attempts?: number;
  /** Until its answer begins. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;
/** For a body of 8 MB at 2 Mbit/s. */
const BODY_MS = 40_000;
const PAUSE_MS = 200;
/** No attempt begins after this time: somebody waits for the answer. */
const PATIENCE_MS = 15_000;

/** A request that S3 refused. */
export class S3Refusal extends Error {
  status: number;
  code: string;

  constructor({ method, key = '' }: S3Request, status: number, code: string) {
    super(`S3 refused to ${method} ${key}: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

const isBusy = (status: number) => status === 429 || (status >= 500 && status !== 501);

/** Sends a request and passes the answer to `take`, which reads what it needs of it. */
export type Send = <Result>(
  request: S3Request,
  take: (answer: Response) => Result | Promise<Result>,
) => Promise<Result>;

/**
 * Returns how to send requests to a bucket. Each attempt is signed anew and has time limits until its answer begins and until
 * it is taken; what is busy, cut off or too late is tried again after a growing pause.
 * An answer that is no success is thrown as an S3Refusal, or as an UnavailableError when the last attempt found S3 busy
 * or away.
 * @param warn receives why S3 did not answer, once for each request
 */
export function sendTo(account: S3Account, warn: (line: string) => void): Send {
  const cache = new Map<string, ArrayBuffer>();
  return async (request, take) => {
    const { attempts = 3 } = request;
    const began = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await sendOnce(account, cache, request, take);
      } catch (error) {
        if (error instanceof S3Refusal && !isBusy(error.status)) throw error;
        if (attempt >= attempts || performance.now() - began > PATIENCE_MS) {
          const { message, cause } = error as Error;
          warn(`The file storage does not answer: ${cause instanceof Error ? cause.message : message}`);
          throw new UnavailableError('The file storage does not answer.', { cause: error });
        }
      }
      // Servers that were refused together do not come back together.
      await pause(PAUSE_MS * 3 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

async function sendOnce<Result>(
  { address, region, accessKeyId, secretAccessKey }: S3Account,
  cache: Map<string, ArrayBuffer>,
  request: S3Request,
  take: (answer: Response) => Result | Promise<Result>,
): Promise<Result> {
  const { method, key = '', query = {}, body, timeoutMs = body ? BODY_MS : TIMEOUT_MS } = request;
  const url = new URL(address + key);
  // Encoded here: URLSearchParams writes a space as a plus sign, which S3 reads as one.
  url.search = Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
  const sha256 = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const headers = { 'x-amz-content-sha256': sha256 };
  const options = { accessKeyId, secretAccessKey, region, service: 's3', cache };
  const signed = await new AwsV4Signer({ method, url: url.href, headers, ...options }).sign();
  // Bytes as they are stored, or their length would be another. Not signed, because proxies rewrite it.
  signed.headers.set('accept-encoding', 'identity');
  const control = new AbortController();
  async function within<Value>(ms: number, work: () => Value | Promise<Value>): Promise<Value> {
    const late = setTimeout(() => control.abort(new Error(`too late after ${ms} ms`)), ms);
    try {
      return await work();
    } finally {
      clearTimeout(late);
    }
  }
  const answer = await within(timeoutMs, () =>
    fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      signal: control.signal,
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    }),
  );
  if (answer.ok) return within(BODY_MS, () => take(answer));
  const text = await within(TIMEOUT_MS, () => answer.text());
  throw new S3Refusal(request, answer.status, readTag(text, 'Code') ?? '');
}
