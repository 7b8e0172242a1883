import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { connectionLimit } from '../../app/connectionLimit.ts';
import { limitConnections } from './connections.ts';

let server: Server;
const open: Socket[] = [];
let release: () => void;

async function listen(max: number): Promise<void> {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = createServer(async (request, response) => {
    if (request.url === '/held') await held;
    if (request.method === 'POST') await text(request).catch(() => {});
    response.end('served');
  });
  limitConnections(server, max);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

afterEach(async () => {
  release();
  for (const socket of open.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A connection that has sent `first` and collects what comes back. */
async function arrive(
  first = '',
): Promise<{ received: () => string; closed: () => boolean; socket: Socket }> {
  const arrived = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.push(socket);
  let received = '';
  let closed = false;
  socket.on('data', (part) => {
    received += part;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    closed = true;
  });
  await Promise.all([once(socket, 'connect'), arrived]);
  if (first) {
    const request = first.startsWith('GET') || first.startsWith('POST') ? once(server, 'request') : undefined;
    socket.write(first);
    await request;
  }
  return { received: () => received, closed: () => closed, socket };
}

const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 30_000, interval: 10 }).toBe(true);

test('when all places are taken, the connection that has been silent longest makes room', async () => {
  await listen(3);
  const silent = [await arrive(), await arrive(), await arrive()];
  const guest = await arrive('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(() => guest.received().endsWith('served'));
  await until(() => silent[0]!.closed());
  expect(silent.map((one) => one.closed())).toEqual([true, false, false]);
});

test('a body that drips makes room before a request that is being answered', async () => {
  await listen(2);
  const answered = await arrive('GET /held HTTP/1.1\r\nhost: x\r\n\r\n');
  const dripping = await arrive('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nx');
  const guest = await arrive('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(() => dripping.closed());
  await until(() => guest.received().endsWith('served'));
  release();
  await until(() => answered.received().endsWith('served'));
});

test('a request that is being answered is never cut: one connection more is closed instead', async () => {
  await listen(2);
  const answered = [await arrive('GET /held HTTP/1.1\r\nhost: x\r\n\r\n')];
  answered.push(await arrive('GET /held HTTP/1.1\r\nhost: x\r\n\r\n'));
  const guest = await arrive();
  await until(() => guest.closed());
  release();
  for (const one of answered) await until(() => one.received().endsWith('served'));
});

test('a thousand silent connections leave room for others', async () => {
  await listen(50);
  for (let i = 0; i < 1000; i++) await arrive();
  for (let i = 0; i < 20; i++) {
    const guest = await arrive('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => guest.received().endsWith('served'));
  }
  const count = await new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)));
  expect(count).toBeLessThanOrEqual(50);
});

test('the limit leaves files for the database and the photos', () => {
  const files = Number(
    (process.report.getReport() as unknown as { userLimits: { open_files: { soft: number } } }).userLimits
      .open_files.soft,
  );
  expect(connectionLimit()).toBeGreaterThanOrEqual(50);
  if (Number.isFinite(files)) expect(connectionLimit()).toBeLessThan(files);
});
