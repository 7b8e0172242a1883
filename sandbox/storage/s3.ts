import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Refusal, refusalOf } from './signature.ts';

/**
 * A stand-in for Amazon S3 in tests: a server on loopback with the part of its REST protocol that the site uses
 * (docs.aws.amazon.com/AmazonS3/latest/API). It checks the signature and the hash of each request. Files are in memory.
 */
export type S3Sandbox = Awaited<ReturnType<typeof openSandbox>>;

/**
 * What becomes of a request: it is refused as S3 does when it is busy, cut off before it is received, after half of the
 * answer, or when it is carried out and before the answer; not answered; refused after a status of success; or answered
 * without the length.
 */
export type Failure =
  | 'slow'
  | 'cut'
  | 'cut answer'
  | 'lost answer'
  | 'silent'
  | 'error after 200'
  | 'no length';

type Upload = { key: string; initiated: Date; parts: Map<number, Buffer> };

type Answer = { status?: number; headers?: Record<string, string | number>; body?: Buffer | string };

const PART_MIN = 5 * 1024 * 1024;

/** Starts the stand-in, as behind a proxy that compresses what it may. @param pageSize how many files a list has at most */
export async function openSandbox({ pageSize = 1000 } = {}) {
  const account = {
    region: 'ap-south-1',
    accessKeyId: `AKIA${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(20).toString('hex'),
  };
  const bucket = `bucket-${randomBytes(4).toString('hex')}`;
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Upload>();
  const requests: string[] = [];
  let failing: { how: Failure; times: number; only: RegExp } | null = null;

  function answerTo(request: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const [, ofBucket, ...rest] = pathname.split('/');
    if (ofBucket !== bucket) throw [404, 'NoSuchBucket'] satisfies Refusal;
    const key = rest.map(decodeURIComponent).join('/');
    const uploadId = searchParams.get('uploadId');
    if (uploadId !== null) return answerUpload(request.method!, key, uploadId, searchParams, body);
    switch (request.method) {
      case 'PUT':
        objects.set(key, body);
        return { headers: { etag: etagOf(body) } };
      case 'POST': {
        if (!searchParams.has('uploads')) throw [405, 'MethodNotAllowed'] satisfies Refusal;
        const id = randomUUID();
        uploads.set(id, { key, initiated: new Date(), parts: new Map() });
        return {
          body: `<InitiateMultipartUploadResult>${tag('UploadId', id)}</InitiateMultipartUploadResult>`,
        };
      }
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default: {
        if (key === '') return list(searchParams);
        const found = objects.get(key);
        if (!found) throw [404, 'NoSuchKey'] satisfies Refusal;
        return { headers: { etag: etagOf(found) }, body: found };
      }
    }
  }

  function answerUpload(
    method: string,
    key: string,
    id: string,
    query: URLSearchParams,
    body: Buffer,
  ): Answer {
    const upload = uploads.get(id);
    if (upload?.key !== key) throw [404, 'NoSuchUpload'] satisfies Refusal;
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { headers: { etag: etagOf(body) } };
    }
    uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const stated = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
    const parts = stated.map(([, number, etag]) => {
      const part = upload.parts.get(Number(number));
      if (!part || etagOf(part) !== etag) throw [400, 'InvalidPart'] satisfies Refusal;
      return part;
    });
    if (parts.length === 0) throw [400, 'MalformedXML'] satisfies Refusal;
    if (parts.slice(0, -1).some((part) => part.length < PART_MIN))
      throw [400, 'EntityTooSmall'] satisfies Refusal;
    objects.set(key, Buffer.concat(parts));
    return { body: `<CompleteMultipartUploadResult>${tag('Key', key)}</CompleteMultipartUploadResult>` };
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? '';
    if (query.has('uploads')) {
      const found = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
      const entries = found.map(
        ([id, { key, initiated }]) =>
          `<Upload>${tag('Key', key)}${tag('UploadId', id)}${tag('Initiated', initiated.toISOString())}</Upload>`,
      );
      return { body: `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>` };
    }
    if (query.get('list-type') !== '2') throw [501, 'NotImplemented'] satisfies Refusal;
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? 1000)));
    const more = page.length < keys.length;
    const token = Buffer.from(page.at(-1) ?? '').toString('base64');
    const entries = page.map((key) => `<Contents>${tag('Key', key)}</Contents>`);
    return {
      body:
        `<ListBucketResult>${tag('IsTruncated', String(more))}${entries.join('')}` +
        `${more ? tag('NextContinuationToken', token) : ''}</ListBucketResult>`,
    };
  }

  function takeFailure(line: string): Failure | null {
    if (!failing || failing.times === 0 || !failing.only.test(line)) return null;
    failing.times -= 1;
    return failing.how;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const line = `${request.method} ${request.url}`;
    requests.push(line);
    const failure = takeFailure(line);
    if (failure === 'cut') {
      request.once('data', () => request.socket.destroy());
      return void request.once('end', () => request.socket.destroy());
    }
    const body = await readBody(request);
    // The sender has gone: what it sent is no file.
    if (!body || failure === 'silent') return;
    let answer: Answer;
    try {
      const refusal = refusalOf(request, body, account);
      if (refusal) throw refusal;
      if (failure === 'slow') throw [503, 'SlowDown'] satisfies Refusal;
      answer = failure === 'error after 200' ? { body: errorOf('InternalError') } : answerTo(request, body);
    } catch (refusal) {
      const [status, code] = refusal as Refusal;
      answer = { status, body: errorOf(code) };
    }
    const { status = 200, headers = {}, body: content = '' } = answer;
    if (failure === 'lost answer') return void request.socket.destroy();
    const isPacked = /gzip|\*/.test(String(request.headers['accept-encoding'] ?? '*'));
    const bytes = isPacked ? gzipSync(content) : Buffer.from(content);
    response.writeHead(status, {
      ...headers,
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      ...(isPacked || failure === 'no length' ? {} : { 'content-length': bytes.length }),
    });
    if (request.method === 'HEAD') return void response.end();
    if (failure !== 'cut answer') return void response.end(bytes);
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    /** The variables that lead the site here. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: account.region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
      S3_PATH_STYLE: 'on',
    },
    /** Files by their keys. */
    objects,
    /** Uploads in parts that are not ended. */
    uploads,
    /** Methods and addresses of the requests so far. */
    requests,
    /** Lets the next requests whose method and address match fail. */
    fail(how: Failure, times = 1, only = /./) {
      failing = { how, times, only };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const tag = (name: string, text: string) =>
  `<${name}>${text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!)}</${name}>`;
const errorOf = (code: string) =>
  `<Error>${tag('Code', code)}${tag('Message', 'Refused by the stand-in.')}</Error>`;
const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

/** Returns the body of a request; null when it is cut off. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  try {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    return Buffer.concat(pieces);
  } catch {
    return null;
  }
}
