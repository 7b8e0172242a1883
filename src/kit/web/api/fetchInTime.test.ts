import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchInTime } from './fetchInTime.ts';

let close: () => void = () => {};
afterEach(() => close());

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('an answer in time is as that of fetch', async () => {
  const url = await serve((_request, response) => response.end('here'));
  expect(await (await fetchInTime(new Request(url))).text()).toBe('here');
});

test('a server that never answers, or stops within its answer, is given up', async () => {
  const silent = await serve(() => {});
  await expect(fetchInTime(new Request(silent), {}, 50)).rejects.toMatchObject({ name: 'TimeoutError' });
  close();
  const stopping = await serve((_request, response) => {
    response.write('a part');
  });
  // On a busy machine it is given up before its first part comes.
  const read = async () => (await fetchInTime(new Request(stopping), {}, 50)).text();
  await expect(read()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('whoever calls can abort it, by the request or the options', async () => {
  const url = await serve(() => {});
  for (const by of ['request', 'options'] as const) {
    const caller = new AbortController();
    const options = { signal: caller.signal };
    const call =
      by === 'request' ? fetchInTime(new Request(url, options)) : fetchInTime(new Request(url), options);
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  }
});
