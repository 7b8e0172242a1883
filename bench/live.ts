import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { generate } from '../seed/generate/generate.ts';
import type { App } from '../src/kit/app/app.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { readArguments } from '../src/kit/start/arguments.ts';
import { openContext } from '../src/kit/start/context.ts';
import { addMissingRows } from '../src/meeting/search/rows/rows.ts';
import { logInAll, type Member } from './members.ts';
import { memoryOf, startServer } from './server.ts';

const { positionals, refuse } = readArguments({
  usage: `
usage: npm run live [-- 1000]

How long a message takes to its reader while many pages have their live line open, and what a line costs in memory. The
number is that of the lines.`,
  options: {},
  most: 1,
});
const STREAMS = Number(positionals[0] ?? 1000);
if (!Number.isInteger(STREAMS) || STREAMS < 1) refuse('Give a number of lines.');
const PAIRS = 50;
const MESSAGES = 300;
/** Pages that one account has open. */
const PAGES = 8;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'humsafar-live-'));
const server = await startServer({ DATA_DIR: dataDir, SEARCH_INDEX: 'on' });
const app = await openContext(
  readConfig({ NODE_ENV: 'production', PUBLIC_URL: server.base, DATA_DIR: dataDir }),
  {
    besideServer: true,
    log: { info() {}, warn: console.warn, error: console.error },
  },
);
try {
  await generate(app, { count: Math.ceil(STREAMS / PAGES) + 2 * PAIRS, seed: 7 });
  await addMissingRows(app.db);
  const members = await logInAll(app);
  const pairs = await connectPairs(app, members);
  const before = await memoryOf(server.pid);
  const waiting = new Map<string, (arrivedAt: number) => void>();
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, place) => listen(members[place % members.length]!, waiting)),
  );
  await sleep(2000);
  const perStream = ((await memoryOf(server.pid)) - before) / STREAMS;
  const notified: number[] = [];
  const read: number[] = [];
  for (let sent = 0; sent < MESSAGES; sent++) {
    const { id, from, to } = pairs[sent % pairs.length]!;
    const arrived = new Promise<number>((resolve) => waiting.set(to.cookie, resolve));
    const began = performance.now();
    const answer = await fetch(`${server.base}/api/conversations/${id}/messages/${randomUUID()}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: from.cookie, origin: server.base },
      body: JSON.stringify({ body: `Namaste ${sent}` }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    notified.push((await arrived) - began);
    // As the page does, which fetches what has changed.
    const shown = await fetch(`${server.base}/api/conversations/${id}/messages`, {
      headers: { cookie: to.cookie },
    });
    if (!(await shown.text()).includes(`Namaste ${sent}`)) throw new Error('The message is not there.');
    read.push(performance.now() - began);
  }
  console.log(
    `load ${os.loadavg()[0]!.toFixed(1)}, ${STREAMS} lines: the reader's page is notified after ${spread(notified)}, and has the message after ${spread(read)}; ${(perStream / 1024).toFixed(1)} kB a line`,
  );
  for (const stream of streams) stream.destroy();
} finally {
  await app.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Describes times: the median, 95 % of them, and the longest. */
function spread(times: number[]): string {
  times.sort((one, other) => one - other);
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1);
  return `${percentile(0.5)} ms (p95 ${percentile(0.95)}, at most ${percentile(1)})`;
}

/** Gives pairs of a woman and a man a conversation. */
async function connectPairs(on: App, members: Member[]) {
  const { rows } = await sql<{ one: number; other: number }>`
    select f.id as one, m.id as other
    from (select id, row_number() over (order by id) as place from profiles where gender = 'female' and listed_at is not null) f
    join (select id, row_number() over (order by id) as place from profiles where gender = 'male' and listed_at is not null) m
      using (place)
    limit ${PAIRS}`.execute(on.db);
  const memberOf = (profile: number) => members.find((member) => member.profile === profile)!;
  const pairs: { id: string; from: Member; to: Member }[] = [];
  for (const { one, other } of rows) {
    await sql`
      insert into interests (sender_id, receiver_id, state, sent_at, answered_at, expires_at)
      values (${one}, ${other}, 'accepted', now(), now(), now() + interval '30 days')`.execute(on.db);
    const added = await sql<{ id: string }>`
      insert into conversations (low_id, high_id) values (${Math.min(one, other)}, ${Math.max(one, other)})
      returning id`.execute(on.db);
    pairs.push({ id: added.rows[0]!.id, from: memberOf(one), to: memberOf(other) });
  }
  return pairs;
}

/** Opens the live line of a page; calls what waits for its account once messages have changed. */
function listen(
  member: Member,
  waiting: Map<string, (arrivedAt: number) => void>,
): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${server.base}/api/live`, { headers: { cookie: member.cookie }, agent: false });
    request.on('error', () => {});
    request.once('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} for a live line`));
      response.on('error', () => {});
      response.on('data', (part: Buffer) => {
        if (!part.includes('"messages"')) return;
        waiting.get(member.cookie)?.(performance.now());
        waiting.delete(member.cookie);
      });
      resolve(request);
    });
  });
}
