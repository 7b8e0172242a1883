import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../app/config.ts';
import { closeHttp } from './close.ts';
import { openHttp } from './open.ts';

/** Less than a connection waits for its next request, and more than a busy machine stalls. */
const PATIENCE_MS = 30_000;

/** A server whose stop never cuts what is open: one that waits for an open connection exceeds the test's limit. */
function openUncut() {
  const http = openHttp(readConfig({}), 'silent');
  vi.spyOn(http.server, 'closeAllConnections').mockImplementation(() => {});
  return http;
}

test(
  'a server that stops finishes what is in flight, and does not wait for its connection to end',
  async () => {
    const http = openUncut();
    const asked = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    http.get('/slow', async () => {
      asked.resolve();
      await finish.promise;
      return { done: true };
    });
    await http.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}/slow`);
    await asked.promise;
    const closed = closeHttp(http);
    await expect.poll(() => http.server.listening, { timeout: PATIENCE_MS }).toBe(false);
    finish.resolve();
    await closed;
    expect(await (await answer).json()).toEqual({ done: true });
  },
  PATIENCE_MS,
);

test(
  'a server that stops answers or closes whoever has connected, and waits for nobody who is silent',
  async () => {
    const http = openUncut();
    http.get('/', async () => ({ served: true }));
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const arrive = async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      const received = { text: '', closed: false };
      socket.on('data', (part) => {
        received.text += part;
      });
      socket.once('close', () => {
        received.closed = true;
      });
      await Promise.all([once(socket, 'connect'), once(http.server, 'connection')]);
      return { socket, received };
    };
    const [asking, silent] = [await arrive(), await arrive()];
    const closed = closeHttp(http);
    asking.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await closed;
    expect(asking.received.text).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i);
    await expect.poll(() => silent.received.closed, { timeout: PATIENCE_MS }).toBe(true);
    expect(silent.received.text).toBe('');
  },
  PATIENCE_MS,
);

test('headers and bodies that do not arrive in time end with their connection', () => {
  const { server } = openHttp(readConfig({}), 'silent');
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeGreaterThan(server.headersTimeout);
  expect(server.timeout).toBeGreaterThan(0);
  expect(server.keepAliveTimeout).toBeGreaterThan(0);
});
