import type { AddressInfo } from 'node:net';
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
  expect(performance.now() - began).toBeLessThan(3000);
}, 10_000);
