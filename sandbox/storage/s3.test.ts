import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type S3Sandbox } from './s3.ts';
import { signatureOf } from './signature.ts';

let s3: S3Sandbox;
beforeAll(async () => {
  s3 = await openSandbox();
});
afterAll(() => s3.close());

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

// "Examples: Signature Calculations" in the Amazon S3 API Reference.
test.each([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    EMPTY,
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test%24file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['GET', '/?lifecycle', {}, EMPTY, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  [
    'GET',
    '/?max-keys=2&prefix=J',
    {},
    EMPTY,
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('the signature of %s %s is the documented one', (method, url, more, hash, signature) => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': hash,
    'x-amz-date': '20130524T000000Z',
    ...more,
  };
  const account = { secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' };
  const signedHeaders = Object.keys(headers).sort().join(';');
  expect(signatureOf({ method, url, headers, signedHeaders }, account)).toBe(signature);
});

type Sent = {
  body?: string;
  stated?: string;
  secret?: string;
  key?: string;
  region?: string;
  datetime?: string;
};

/** Sends a signed request with one wrong part. Returns status and code. */
async function send(method: string, path: string, it: Sent = {}): Promise<[number, string | undefined]> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = s3.env;
  const { headers } = await new AwsV4Signer({
    method,
    url: `${S3_ENDPOINT}/${S3_BUCKET}/${path}`,
    headers: {
      'x-amz-content-sha256': createHash('sha256')
        .update(it.stated ?? it.body ?? '')
        .digest('hex'),
    },
    accessKeyId: it.key ?? S3_ACCESS_KEY_ID,
    secretAccessKey: it.secret ?? S3_SECRET_ACCESS_KEY,
    region: it.region ?? S3_REGION,
    service: 's3',
    ...(it.datetime ? { datetime: it.datetime } : {}),
  }).sign();
  const answer = await fetch(`${S3_ENDPOINT}/${S3_BUCKET}/${path}`, {
    method,
    headers,
    body: it.body ?? null,
  });
  return [answer.status, /<Code>(\w+)</.exec(await answer.text())?.[1]];
}

test('a request with another secret, key, region, time or body than signed is refused', async () => {
  expect(await send('PUT', 'photos/a', { body: 'x' })).toEqual([200, undefined]);
  expect(await send('GET', 'photos/a', { secret: 'other' })).toEqual([403, 'SignatureDoesNotMatch']);
  expect(await send('GET', 'photos/a', { key: 'AKIAOTHER' })).toEqual([403, 'InvalidAccessKeyId']);
  expect(await send('GET', 'photos/a', { region: 'us-east-1' })).toEqual([
    400,
    'AuthorizationHeaderMalformed',
  ]);
  expect(await send('GET', 'photos/a', { datetime: '20130524T000000Z' })).toEqual([
    403,
    'RequestTimeTooSkewed',
  ]);
  expect(await send('PUT', 'photos/b', { body: 'x', stated: 'y' })).toEqual([
    400,
    'XAmzContentSHA256Mismatch',
  ]);
  expect(await send('GET', 'photos/b')).toEqual([404, 'NoSuchKey']);
  const unsigned = await fetch(`${s3.env.S3_ENDPOINT}/${s3.env.S3_BUCKET}/photos/a`);
  expect(unsigned.status).toBe(403);
});

test('what is cut off while it is uploaded is no file', async () => {
  const body = Buffer.alloc(100_000, 'x');
  const sending = request(`${s3.env.S3_ENDPOINT}/${s3.env.S3_BUCKET}/photos/cut`, {
    method: 'PUT',
    headers: { 'content-length': body.length },
  });
  const ended = new Promise((resolve) => sending.on('error', resolve));
  sending.write(body.subarray(0, 50_000), () => sending.destroy(new Error('cut')));
  await ended;
  expect([...s3.objects.keys()]).not.toContain('photos/cut');
});
