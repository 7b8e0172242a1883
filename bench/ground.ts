import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { portraitPool } from '../seed/portraits/pool.ts';
import { serveApi } from '../src/app/api.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openHttp } from '../src/kit/http/open.ts';
import { openContext } from '../src/kit/start/context.ts';
import { logInMember } from './members.ts';
import { type Profile, splitTime } from './parts.ts';
import { drawSamples } from './queries.ts';

// DATA_DIR=./data/bench node bench/ground.ts
// Where a small request's time goes: microseconds of the server's processor per request, by part, from a profile of
// the process, and what its statements take until they are answered. One client, requests one after the other.

const READS = 300;
const ROUNDS = 5;

const app = await openContext(
  readConfig({ ...process.env, REQUESTS_PER_MINUTE: '0', READING_LIMITS: 'off' }),
  {
    log: { info() {}, warn: console.warn, error: console.error },
  },
);
const http = openHttp(app.config, 'silent');
const inspector = new Session();
const client = new Worker(new URL('./client.ts', import.meta.url));
try {
  await serveApi(http, app);
  http.get<{ Params: { id: string } }>('/row/:id', async ({ params }) => {
    const read = { name: 'row', text: 'select * from profiles where id = $1', values: [params.id] };
    return (await app.pool.query(read)).rows[0];
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  // The photos that the profiles share are drawn once.
  await portraitPool(app.storage);
  const member = await logInMember(app);
  const samples = await drawSamples(app.db, READS);
  // `npm run bench` has blocked some of them for this member.
  const { rows } = await app.pool.query(
    `select p.id, p.public_id, h.id as photo from profiles p left join lateral (
       select id from photos where profile_id = p.id and p.photo_visibility = 'all' limit 1
     ) h on true
     where p.public_id = any($1) and not exists (select from blocks where blocker_id = $2 and blocked_id = p.id)`,
    [samples.map(({ public_id }) => public_id), member.profile],
  );
  const { cookie } = member;
  const ids = rows.map(({ public_id }) => public_id);
  const photos = rows.flatMap(({ photo }) => (photo ? [`/api/photos/${photo}/small`] : []));
  const reads = ids.map((id) => `/api/profiles/${id}`);
  const requests: [name: string, paths: string[], headers: Record<string, string>][] = [
    ['nothing (/healthz)', ids.map(() => '/healthz'), {}],
    ['a row by its key', rows.map(({ id }) => `/row/${id}`), {}],
    ['profile, visitor', reads, {}],
    ['profile, member', reads, { cookie }],
    ['who is logged in', ids.map(() => '/api/me'), { cookie }],
    ['photo, member', photos, { cookie }],
  ];
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.setSamplingInterval', { interval: 100 });
  const found: Record<string, Record<string, number>> = {};
  for (const [name, paths, headers] of requests) {
    const send = async (rounds: number) => {
      client.postMessage({ base, paths, headers, rounds });
      const [answer] = (await once(client, 'message')) as [{ ms: number }];
      return (answer.ms * 1000) / (rounds * paths.length);
    };
    await send(2);
    const statements = timeStatements();
    await inspector.post('Profiler.start');
    const wall = await send(ROUNDS);
    const { profile } = (await inspector.post('Profiler.stop')) as { profile: Profile };
    const sent = ROUNDS * paths.length;
    found[name] = {
      ...splitTime(profile, sent),
      'statements sent': statements.count / sent,
      'until answered, in all': statements.microseconds / sent,
      'request as the client sees it': wall,
    };
    statements.stop();
  }
  print(found);
} finally {
  inspector.disconnect();
  await client.terminate();
  await http.close();
  await app.close();
}

/** Counts the statements that this process sends from now on, and how long each waits for its answer. */
function timeStatements() {
  const { query } = pg.Client.prototype;
  const stop = () => {
    pg.Client.prototype.query = query;
  };
  const total = { count: 0, microseconds: 0, stop };
  pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
    const began = performance.now();
    const done = () => {
      total.microseconds += (performance.now() - began) * 1000;
    };
    total.count++;
    const called = all.at(-1);
    if (typeof called === 'function')
      all[all.length - 1] = (...answer: unknown[]) => {
        done();
        called(...answer);
      };
    const sent: unknown = Reflect.apply(query, this, all);
    if (sent instanceof Promise) sent.then(done, done);
    return sent;
  } as typeof query;
  return total;
}

function print(found: Record<string, Record<string, number>>) {
  const names = Object.keys(found);
  const parts = [...new Set(Object.values(found).flatMap((one) => Object.keys(one)))];
  console.log(`| | ${names.join(' | ')} |\n|---|${names.map(() => '---|').join('')}`);
  for (const part of parts) {
    const cells = names.map((name) => (found[name]![part] ?? 0).toFixed(part === 'statements sent' ? 1 : 0));
    console.log(`| ${part} | ${cells.join(' | ')} |`);
  }
}
