import http from 'node:http';
import { toJson } from './hostileValues.ts';
import type { Draft } from './mutations/draft.ts';

/** A request as it is sent. */
export type Request = {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body: string | Buffer | null;
};

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** Encodes a text for an address. Half of a surrogate pair becomes the bytes that UTF-8 would have for it. */
function encode(text: string): string {
  return [...text]
    .map((character) => {
      if (character.isWellFormed()) return encodeURIComponent(character);
      const code = character.charCodeAt(0);
      const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
      return bytes.map((byte) => `%${byte.toString(16)}`).join('');
    })
    .join('');
}

const plain = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value).replace(/^raw\((.*)\)raw$/, '$1');

/** Writes a value of a query in the API's notation: `a[b][0]=c`. */
function pairs(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${encode(plain(value))}`];
  return Object.entries(value)
    .slice(0, 500)
    .flatMap(([key, inner]) => pairs(`${name}[${encode(key)}]`, inner));
}

/** Serialises a draft: fields in the path go there, the others into the query of a GET, else into a JSON body. */
export function write(draft: Draft): Request {
  const { method, headers } = draft;
  const isObject = typeof draft.input === 'object' && draft.input !== null;
  const rest = isObject ? { ...draft.input } : {};
  let path = draft.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encode(plain(value ?? ''));
  });
  const inQuery = method === 'GET' || method === 'HEAD';
  const query = [
    ...(inQuery ? Object.entries(rest).flatMap(([name, value]) => pairs(encode(name), value)) : []),
    ...(draft.query === undefined ? [] : [draft.query]),
  ].join('&');
  if (query) path += `?${query}`;
  const hasBody = draft.body !== undefined || (!inQuery && (draft.hasBody || Object.keys(rest).length > 0));
  const body = hasBody ? (draft.body ?? toJson(rest)) : null;
  return {
    method,
    // Nothing else is allowed in a request line.
    path: path.replace(/[^\x21-\xff]/g, ''),
    // Node sends no length for a GET, so its body would be parsed as the next request.
    headers: {
      ...(body === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
    body,
  };
}

const PATIENCE_MS = 20_000;

/** Sends requests one after the other on keep-alive connections. */
export function openSender(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    /** @throws the error when there is no answer */
    send({ method, path, headers, body }: Request): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const request = http.request(
          { host: '127.0.0.1', port, agent, method, path, headers, timeout: PATIENCE_MS },
          (response) => {
            const parts: Buffer[] = [];
            const done = () =>
              resolve({
                status: response.statusCode!,
                headers: response.headers,
                text: Buffer.concat(parts).toString(),
              });
            // A stream has no end: its start is the answer.
            if (response.headers['content-type'] === 'text/event-stream') {
              done();
              request.destroy();
              return;
            }
            // Invalid HTTP is refused with a body whatever the method, and Node reports the extra bytes.
            if (method === 'HEAD') done();
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('end', done);
            response.on('error', reject);
          },
        );
        request.on('timeout', () => request.destroy(new Error(`No answer within ${PATIENCE_MS / 1000} s`)));
        request.on('error', reject);
        request.end(body ?? undefined);
      });
    },
  };
}
