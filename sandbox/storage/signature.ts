import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// Computed from the documentation, and not by the library that the site signs with: Amazon S3 API Reference,
// "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)".

export type Account = { accessKeyId: string; secretAccessKey: string; region: string };

type Signed = {
  method: string;
  /** As requested, with the query. */
  url: string;
  /** By their names in small letters. */
  headers: Record<string, string | string[] | undefined>;
  /** Names of the headers that are signed, in small letters, with semicolons between. */
  signedHeaders: string;
};

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** UriEncode of the documentation: all but letters, digits, hyphen, full stop, underscore and tilde. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Returns the signature that a request must have. */
export function signatureOf(
  { method, url, headers, signedHeaders }: Signed,
  { secretAccessKey, region }: Omit<Account, 'accessKeyId'>,
): string {
  const [path = '', query = ''] = url.split('?');
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => encode(decodeURIComponent(part))))
    .map(([name, value = '']) => `${name}=${value}`);
  const canonicalRequest = [
    method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    pairs.sort().join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const instant = String(headers['x-amz-date']);
  const day = instant.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonicalRequest)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return hmac(key, text).toString('hex');
}

/** A refusal of S3: its status, and its code. */
export type Refusal = [status: number, code: string];

const SKEW_MS = 15 * 60 * 1000;
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, *SignedHeaders=([\w;-]+), *Signature=([0-9a-f]{64})$/;

/** Returns why S3 would not accept a request; null when it would. */
export function refusalOf(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  account: Account,
): Refusal | null {
  if (!headers.authorization) return [403, 'AccessDenied'];
  const [, keyId, day, region, signedHeaders = '', signature] = FORM.exec(headers.authorization) ?? [];
  const instant = String(headers['x-amz-date']);
  if (!keyId || instant.slice(0, 8) !== day) return [400, 'AuthorizationHeaderMalformed'];
  if (keyId !== account.accessKeyId) return [403, 'InvalidAccessKeyId'];
  if (region !== account.region) return [400, 'AuthorizationHeaderMalformed'];
  const signed = signedHeaders.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => signed.includes(name))) return [403, 'AccessDenied'];
  const sentAt = Date.parse(
    instant.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(Date.now() - sentAt) < SKEW_MS)) return [403, 'RequestTimeTooSkewed'];
  if (signature !== signatureOf({ method, url, headers, signedHeaders }, account)) {
    return [403, 'SignatureDoesNotMatch'];
  }
  // Stricter than S3, which accepts unsigned bodies over https.
  if (headers['x-amz-content-sha256'] !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
  return null;
}
