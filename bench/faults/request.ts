import http from 'node:http';

export type Outcome = {
  /** When it was sent, on the clock of performance.now(). */
  sentAt: number;
  /** Until the whole answer was there, or until there was none. */
  ms: number;
  /** null: no whole answer. */
  status: number | null;
  retryAfter: boolean;
  /** Why there was no answer: the system's code, or "timeout". */
  failure: string | null;
  /** The connection broke in the middle of the answer. */
  torn: boolean;
  body: string;
};

export type Sent = {
  method?: string;
  token?: string;
  body?: unknown;
  /** Without an agent, the request opens its own connection. */
  agent?: http.Agent;
  timeoutMs?: number;
};

/** Sends one request and returns its outcome. Never throws. */
export function send(
  url: string,
  { method = 'GET', token, body, agent, timeoutMs = 30_000 }: Sent = {},
): Promise<Outcome> {
  const sentAt = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    let readBefore = 0;
    let retryAfter = false;
    const end = (status: number | null, failure: string | null, answer = '') => {
      clearTimeout(timer);
      const torn = status === null && (request.socket?.bytesRead ?? 0) > readBefore;
      resolve({ sentAt, ms: performance.now() - sentAt, status, retryAfter, failure, torn, body: answer });
    };
    const request = http.request(url, {
      method,
      agent: agent ?? false,
      headers: {
        ...(token ? { cookie: `session=${token}` } : {}),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    const timer = setTimeout(() => request.destroy(new Error('timeout')), timeoutMs);
    request.on('socket', (socket) => {
      readBefore = socket.bytesRead;
    });
    request.on('error', (error: NodeJS.ErrnoException) => end(null, error.code ?? error.message));
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      retryAfter = response.headers['retry-after'] !== undefined;
      response.on('data', (part) => parts.push(part));
      response.on('error', (error: NodeJS.ErrnoException) => end(null, error.code ?? error.message));
      response.on('end', () => end(response.statusCode!, null, Buffer.concat(parts).toString()));
    });
    request.end(text);
  });
}
