import { Readable } from 'node:stream';
import { DAY_MS } from '../../shared/time/durations.ts';
import { checkName, type FileStorage, type Root, type StorageAdapter } from '../storage.ts';
import { accountOf, type S3Account, variables } from './account.ts';
import { S3Refusal, type Send, sendTo } from './requests.ts';
import { readElements, readTag } from './xml.ts';

// Amazon S3 API Reference (docs.aws.amazon.com/AmazonS3/latest/API): objects, multipart uploads, ListObjectsV2.

/** A stream longer than this is uploaded in parts of this size. S3 allows 10,000 of 5 MB or more. */
const PART_BYTES = 8 * 1024 * 1024;
const CHECK_MS = 3_000;
/** How long a body that is being read may pause. */
const IDLE_MS = 30_000;
/** Longer than any upload takes. */
const ABANDONED_MS = DAY_MS;
const REMOVED_AT_ONCE = 8;

/** Any storage that speaks the protocol of Amazon S3. */
export const s3: StorageAdapter<typeof variables> = {
  name: 's3',
  title: 'S3',
  account: variables,
  open(it, site) {
    const account = accountOf(it, site);
    return (root, warn) => openBucket(sendTo(account, warn), account, root);
  },
};

const asText = (answer: Response) => answer.text();

function openBucket(send: Send, account: S3Account, root: Root): FileStorage {
  const keyOf = (name: string) => `${root}/${checkName(name)}`;

  async function* listKeys(prefix: string): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) };
      const page = await send({ method: 'GET', query }, asText);
      yield* readElements(page, 'Contents').map((entry) => readTag(entry, 'Key')!);
      token = readTag(page, 'NextContinuationToken');
    } while (token);
  }

  async function putParts(key: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
    // Repeated after a lost answer, it leaves an upload without parts, which removeUnfinished ends.
    const begun = await send({ method: 'POST', key, query: { uploads: '' } }, asText);
    const uploadId = readTag(begun, 'UploadId')!;
    try {
      const list: string[] = [];
      for await (const body of parts) {
        const partNumber = String(list.length + 1);
        const tag = await send({ method: 'PUT', key, query: { partNumber, uploadId }, body }, tagOf);
        list.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${tag}</ETag></Part>`);
      }
      const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
      const request = { method: 'POST' as const, key, query: { uploadId }, body };
      await send(request, async (answer) => {
        const text = await answer.text();
        // S3 sends the status before it has joined the parts; what it could not do may be repeated.
        if (text.includes('<Error>')) throw new S3Refusal(request, 500, readTag(text, 'Code') ?? '');
      });
    } catch (error) {
      await send({ method: 'DELETE', key, query: { uploadId } }, asText).catch(() => {});
      throw error;
    }
  }

  const open: FileStorage['open'] = (name) =>
    unlessMissing(async () => {
      const answer = await send({ method: 'GET', key: keyOf(name) }, (it) => it);
      const size = sizeOf(answer);
      const content = Readable.from(watch(answer), { objectMode: false });
      // One that is destroyed before it is read has not begun to watch.
      content.once('close', () => void answer.body?.cancel().catch(() => {}));
      return { size, content };
    });

  return {
    place: `the bucket ${account.bucket} (${account.address}${root})`,
    variable: 'S3_BUCKET',
    async put(name, content) {
      const key = keyOf(name);
      const putWhole = async (body: Uint8Array) => void (await send({ method: 'PUT', key, body }, asText));
      if (content instanceof Uint8Array) return putWhole(content);
      const parts = inParts(content);
      try {
        const [first, second] = [await parts.next(), await parts.next()];
        if (second.done) await putWhole(first.value ?? new Uint8Array());
        else await putParts(key, restOf([first.value!, second.value], parts));
      } finally {
        // Has the source closed when it was not read to its end.
        await parts.return(undefined);
      }
    },
    read: (name) =>
      unlessMissing(() =>
        send({ method: 'GET', key: keyOf(name) }, async (answer) => Buffer.from(await answer.arrayBuffer())),
      ),
    open,
    async size(name) {
      const found = await unlessMissing(() => send({ method: 'HEAD', key: keyOf(name) }, (it) => it));
      if (found) return sizeOf(found);
      // HEAD says the same of a missing file and of a missing bucket. GET says which it is.
      const opened = await open(name);
      opened?.content.destroy();
      return opened?.size ?? null;
    },
    async remove(name) {
      await send({ method: 'DELETE', key: keyOf(name) }, asText);
    },
    async removeAll(folder) {
      let keys: string[] = [];
      const removeKeys = async () => {
        await Promise.all(keys.map((key) => send({ method: 'DELETE', key }, asText)));
        keys = [];
      };
      for await (const key of listKeys(`${keyOf(folder)}/`)) {
        keys.push(key);
        if (keys.length === REMOVED_AT_ONCE) await removeKeys();
      }
      await removeKeys();
    },
    async *list(folder) {
      const prefix = folder === '' ? root : keyOf(folder);
      for await (const key of listKeys(`${prefix}/`)) yield key.slice(root.length + 1);
    },
    async removeUnfinished() {
      const answer = await send({ method: 'GET', query: { uploads: '', prefix: `${root}/` } }, asText);
      for (const upload of readElements(answer, 'Upload')) {
        if (Date.now() - Date.parse(readTag(upload, 'Initiated')!) < ABANDONED_MS) continue;
        const [key, uploadId] = [readTag(upload, 'Key')!, readTag(upload, 'UploadId')!];
        await unlessMissing(() => send({ method: 'DELETE', key, query: { uploadId } }, asText));
      }
    },
    async check() {
      const query = { 'list-type': '2', prefix: `${root}/`, 'max-keys': '1' };
      await send({ method: 'GET', query, attempts: 1, timeoutMs: CHECK_MS }, asText);
    },
  };
}

/** Returns the bytes of a file that an answer has. Throws when they are not stated. */
function sizeOf({ headers, body }: Response): number {
  const length = headers.get('content-length');
  // fetch unpacks what is compressed nevertheless, and the length is then another.
  const isPacked = /gzip|deflate|br|zstd/.test(headers.get('content-encoding') ?? '');
  if (length !== null && !isPacked) return Number(length);
  void body?.cancel().catch(() => {});
  throw new Error('The file storage does not state how many bytes a file has. Does a proxy compress it?');
}

async function tagOf(answer: Response): Promise<string> {
  await answer.text();
  return answer.headers.get('etag') ?? '';
}

async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    // A bucket that is missing is no missing file.
    if (error instanceof S3Refusal && error.status === 404 && error.code !== 'NoSuchBucket') return null;
    throw error;
  }
}

/** Yields the pieces of an answer, and fails when none comes for too long while they are read. */
async function* watch({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body!.getReader();
  let isLate = false;
  try {
    for (;;) {
      const late = setTimeout(() => {
        isLate = true;
        void reader.cancel();
      }, IDLE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(late));
      if (isLate) throw new Error('The file storage stopped in the middle of a file.');
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Joins pieces to parts of PART_BYTES; the last part has the rest. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let [pieces, bytes]: [Uint8Array[], number] = [[], 0];
  for await (const piece of content) {
    for (let start = 0; start < piece.length; ) {
      const taken = piece.subarray(start, start + PART_BYTES - bytes);
      pieces.push(taken);
      bytes += taken.length;
      start += taken.length;
      if (bytes < PART_BYTES) continue;
      yield Buffer.concat(pieces);
      [pieces, bytes] = [[], 0];
    }
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

async function* restOf(begun: Uint8Array[], rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* begun;
  yield* rest;
}
