import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { closeHttp, openHttp } from './http.ts';

test('a server that stops finishes what is in flight, and does not wait for its connection to end', async () => {
  const http = openHttp(readConfig({}), 'silent');
  http.get('/slow', async () => {
    await sleep(200);
    return { done: true };
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}/slow`);
  await sleep(100);
  const began = performance.now();
  await closeHttp(http);
  expect(await (await answer).json()).toEqual({ done: true });
  expect(performance.now() - began).toBeLessThan(7000);
}, 10_000);

test('a server that stops answers or closes whoever has connected, and waits for nobody who is silent', async () => {
  const http = openHttp(readConfig({}), 'silent');
  http.get('/', async () => ({ served: true }));
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const arrive = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const heard = { text: '', closed: false };
    socket.on('data', (part) => {
      heard.text += part;
    });
    socket.once('close', () => {
      heard.closed = true;
    });
    await Promise.all([once(socket, 'connect'), once(http.server, 'connection')]);
    return { socket, heard };
  };
  const [asking, silent] = [await arrive(), await arrive()];
  const began = performance.now();
  const closed = closeHttp(http);
  asking.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await closed;
  expect(performance.now() - began).toBeLessThan(7000);
  expect(asking.heard.text).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i);
  await expect.poll(() => silent.heard.closed).toBe(true);
  expect(silent.heard.text).toBe('');
});

test('headers and bodies that do not arrive in time end with their connection', () => {
  const { server } = openHttp(readConfig({}), 'silent');
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeGreaterThan(server.headersTimeout);
  expect(server.timeout).toBeGreaterThan(0);
  expect(server.keepAliveTimeout).toBeGreaterThan(0);
});
