import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '../src/kit/app/app.ts';
import { readArguments } from '../src/kit/start/arguments.ts';
import { openContext } from '../src/kit/start/context.ts';
import { hashPassword } from '../src/people/accounts/passwords/password.ts';
import { configOf, grow, openBeside, silent } from './grow.ts';
import { logInMany } from './members.ts';
import { databaseProcesses, memoryOf, processorOf, startFloor, startServer } from './server.ts';

const { values, positionals, refuse } = readArguments({
  usage: `
usage: npm run first [-- 100000] [--load 14]

What members do for the first time, beside a bare row by its key in the same run: each request comes once, by members
and about profiles that are drawn anew in each run. Then the server's memory, and how long a start takes.
  --only  measures what contains this
  --load  then also lets 16 clients log in and read recommendations beside so many processes that do nothing but work`,
  options: { load: { type: 'string', default: '0' }, only: { type: 'string', default: '' } },
  most: 1,
});
const size = Number(positionals[0] ?? 100_000);
const load = Number(values.load);
if (!Number.isInteger(size) || size < 1) refuse('Give a number of profiles.');
if (!Number.isInteger(load) || load < 0) refuse('Give a number of processes.');
const dataDir = path.resolve(process.env.DATA_DIR ?? './data/first');

/** Requests with one client and with sixteen. */
const GROUPS = [
  { clients: 1, requests: 250 },
  { clients: 16, requests: 1600 },
];
const WARMING = 320;
const PASSWORD = 'bench of first times';

type Person = { account: number; profile: number; publicId: string; cookie: string };
type Request = {
  method?: 'GET' | 'PUT' | 'POST';
  path: string;
  cookie?: string;
  body?: object;
  base?: string;
};
type Answer = { ms: number; status: number };

const agent = new http.Agent({ keepAlive: true });

/** Returns how long a request takes until all of its answer has arrived. */
function time({ method = 'GET', path: address, cookie, body, base }: Request): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const began = performance.now();
  const headers = {
    'accept-encoding': 'gzip, br',
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = http.request(`${base}${address}`, { agent, method, headers }, (answer) => {
    answer.resume().on('error', reject);
    answer.on('end', () => resolve({ ms: performance.now() - began, status: answer.statusCode! }));
  });
  sent.on('error', reject).end(body && JSON.stringify(body));
  return promise;
}

/** Sends requests by a number of clients at once, each taking the next one. */
async function send(requests: Request[], clients: number, base: string) {
  const answers: Answer[] = [];
  let next = 0;
  const began = performance.now();
  const work = async () => {
    while (next < requests.length) answers.push(await time({ base, ...requests[next++]! }));
  };
  await Promise.all(Array.from({ length: clients }, work));
  const seconds = (performance.now() - began) / 1000;
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const failed = answers.filter(({ status }) => status >= 400).map(({ status }) => status);
  return { p50: quantile(0.5), p95: quantile(0.95), perSecond: answers.length / seconds, failed };
}

/** Draws listed members, each with a session, of a gender if one is given. */
async function drawMembers(app: App, count: number, gender?: 'f' | 'm'): Promise<Person[]> {
  const { rows } = await sql<Omit<Person, 'cookie'>>`
    select m.profile_id as profile, min(m.account_id) as account, min(p.public_id) as "publicId"
    from managers_of m join search_rows r on r.profile_id = m.profile_id join profiles p on p.id = m.profile_id
    where ${gender ? sql`r.gender = ${gender}` : sql`true`}
      and not exists (select from interest_sendings s where s.sender_id = p.id and s.sent_at > now() - interval '1 day')
    group by m.profile_id order by random() limit ${count}`.execute(app.db);
  const cookies = await logInMany(
    app,
    rows.map(({ account }) => account),
  );
  return rows.map((row, n) => ({ ...row, cookie: cookies[n]! }));
}

/** Draws pairs of which neither has an interest in the other. */
async function drawPairs(app: App, count: number): Promise<[Person, Person][]> {
  const women = await drawMembers(app, count, 'f');
  const men = await drawMembers(app, count, 'm');
  const { rows } = await sql<{ n: number }>`
    select n.n from unnest(${women.map(({ profile }) => profile)}::bigint[], ${men.map(({ profile }) => profile)}::bigint[])
      with ordinality n (her, him, n)
    where exists (select from interests i where least(i.sender_id, i.receiver_id) = least(her, him)
      and greatest(i.sender_id, i.receiver_id) = greatest(her, him))`.execute(app.db);
  const known = new Set(rows.map(({ n }) => n - 1));
  return women.flatMap((her, n) => (known.has(n) || !men[n] ? [] : [[her, men[n]] as [Person, Person]]));
}

/** Connects pairs, each with a conversation. Returns the ids of the conversations. */
async function connect({ db }: App, pairs: [Person, Person][]): Promise<string[]> {
  const her = pairs.map(([one]) => one.profile);
  const him = pairs.map(([, other]) => other.profile);
  const accounts = pairs.map(([one]) => one.account);
  await sql`
    insert into interests (sender_id, account_id, receiver_id, state, sent_at, expires_at, answered_at)
    select her, account, him, 'accepted', now() - interval '2 days', now() + interval '90 days', now() - interval '1 day'
    from unnest(${her}::bigint[], ${accounts}::bigint[], ${him}::bigint[]) n (her, account, him)`.execute(db);
  const { rows } = await sql<{ id: string }>`
    with begun as (
      insert into conversations (low_id, high_id, created_at)
      select least(her, him), greatest(her, him), now() - interval '1 day'
      from unnest(${her}::bigint[], ${him}::bigint[]) n (her, him)
      returning id, low_id, high_id
    )
    select b.id from unnest(${her}::bigint[], ${him}::bigint[]) with ordinality n (her, him, place)
    join begun b on b.low_id = least(her, him) and b.high_id = greatest(her, him) order by place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the requests of each kind, all for the first time. */
async function drawRequests(app: App, count: number): Promise<Record<string, Request[]>> {
  const readers = await drawMembers(app, count);
  const viewers = await drawMembers(app, Math.ceil(count / 20));
  const viewed = await drawMembers(app, count);
  const pairs = await drawPairs(app, Math.ceil(count * 1.02));
  const connected = (await drawPairs(app, Math.ceil(count / 4))).slice(0, Math.ceil(count / 5));
  const conversations = await connect(app, connected);
  await sql`delete from match_queues where profile_id = any(${readers.map(({ profile }) => profile)}::bigint[])`.execute(
    app.db,
  );
  return {
    'recommendations without a queue': readers.map(({ cookie }) => ({
      path: '/api/recommendations',
      cookie,
    })),
    'recommendations again': readers.map(({ cookie }) => ({ path: '/api/recommendations', cookie })),
    'an interest': pairs.slice(0, count).map(([{ cookie }, { publicId }]) => ({
      method: 'PUT',
      path: `/api/profiles/${publicId}/interest`,
      cookie,
      body: {},
    })),
    'an interest that can be undone': pairs.slice(0, count).map(([{ publicId }, { cookie }], n) => ({
      method: 'PUT',
      path: `/api/profiles/${pairs[(n + 1) % pairs.length]![0].publicId ?? publicId}/interest`,
      cookie,
      body: { undoable: true },
    })),
    'a message': Array.from({ length: count }, (_, n) => {
      const place = n % conversations.length;
      const turn = Math.floor(n / conversations.length) % 2;
      return {
        method: 'PUT' as const,
        path: `/api/conversations/${conversations[place]}/messages/${randomUUID()}`,
        cookie: connected[place]![turn]!.cookie,
        body: { body: 'Namaste, we liked your profile. When may we call your family?' },
      };
    }),
    "a profile's first read": viewed.map(({ publicId }, n) => ({
      path: `/api/profiles/${publicId}`,
      cookie: viewers[n % viewers.length]!.cookie,
    })),
    "a profile's second read": viewed.map(({ publicId }, n) => ({
      path: `/api/profiles/${publicId}`,
      cookie: viewers[n % viewers.length]!.cookie,
    })),
  };
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);

async function measure(app: App, base: string, floorBase: string, pid: number): Promise<void> {
  console.log(
    '| what | clients | p50 / p95 (ms) | p50 ÷ bare row | per s | refused | processor: server + database (ms) |\n|---|---|---|---|---|---|---|',
  );
  // The first ones of a process also compile code and prepare statements, for each connection to the database.
  for (const all of Object.values(await drawRequests(app, WARMING))) await send(all, 16, base);
  for (const { clients, requests } of GROUPS) {
    const { rows } = await sql<{
      id: number;
    }>`select id from profiles order by random() limit ${requests}`.execute(app.db);
    const floor = rows.map(({ id }) => ({ path: `/row/${id}`, base: floorBase }));
    const bare = async () => (await send(floor, clients, floorBase)).p50;
    await bare();
    const kinds = await drawRequests(app, requests);
    for (const [what, all] of Object.entries(kinds)) {
      if (!what.includes(values.only)) continue;
      // Their pages have asked who they are before.
      const cookies = [...new Set(all.map(({ cookie }) => cookie))];
      await send(
        cookies.map((cookie) => ({ path: '/api/me', cookie })),
        4,
        base,
      );
      const before = await bare();
      const database = await databaseProcesses(dataDir);
      const used = async () => [await processorOf([pid]), await processorOf(database)] as const;
      const start = await used();
      const found = await send(all, clients, base);
      const [inServer, inDatabase] = (await used()).map((one, n) => (one - start[n]!) / all.length);
      const row = (before + (await bare())) / 2;
      const failed = found.failed.length > 0 ? `${found.failed.length} (${found.failed[0]})` : '0';
      console.log(
        `| ${what} | ${clients} | ${ms(found.p50)} / ${ms(found.p95)} | ${(found.p50 / row).toFixed(1)} | ${found.perSecond.toFixed(0)} | ${failed} | ${inServer!.toFixed(1)} + ${inDatabase!.toFixed(1)} |`,
      );
    }
  }
  console.log(`\nThe server has ${((await memoryOf(pid)) / 1e6).toFixed(0)} MB afterwards.`);
}

/** Sends logins and recommendations by 16 clients beside processes that keep the processors busy. */
async function measureUnderLoad(app: App, base: string): Promise<void> {
  const people = await drawMembers(app, 400);
  const hash = await hashPassword(PASSWORD);
  const accounts = people.map(({ account }) => account);
  const { rows } = await sql<{ email: string }>`
    update accounts set password_hash = ${hash} where id = any(${accounts}::bigint[]) returning email`.execute(
    app.db,
  );
  const logins = rows.slice(0, 200).map(({ email }) => ({
    method: 'POST' as const,
    path: '/api/sessions',
    body: { email, password: PASSWORD },
  }));
  const reads = people.slice(200).map(({ cookie }) => ({ path: '/api/recommendations', cookie }));
  const busy = Array.from({ length: load }, () => spawn(process.execPath, ['-e', 'for(;;);']));
  try {
    await sleep(2000);
    const halves = await Promise.all([send(logins, 8, base), send(reads, 8, base)]);
    for (const [n, { p50, p95, failed }] of halves.entries())
      console.log(
        `Beside ${load} busy processes, ${['200 logins', '200 first recommendations'][n]}: ${ms(p50)} / ${ms(p95)} ms, ${failed.length} refused`,
      );
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
}

/** Removes the emails of an earlier run that have come due: the server would write them meanwhile. */
async function dropJobs(): Promise<void> {
  const app = await openContext(configOf(dataDir), { log: silent });
  await app.pool.query('delete from graphile_worker._private_jobs');
  await app.close();
}

const listed = await grow(dataDir, size);
await dropJobs();
console.log(
  `\n${listed.toLocaleString('en')} listed profiles, Node ${process.version}, ${availableParallelism()} cores\n`,
);
const began = performance.now();
const indexed = Promise.withResolvers<number>();
const server = await startServer({ DATA_DIR: dataDir, READING_LIMITS: 'on' }, (text) => {
  if (text.includes('profiles in memory')) indexed.resolve(performance.now() - began);
});
try {
  const { base, pid } = server;
  const search = () => time({ base, path: '/api/profiles?ageMin=25&ageMax=30' });
  await search();
  const first = performance.now() - began;
  const byIndex = await indexed.promise;
  console.log(
    `The first search is answered ${first.toFixed(0)} ms after the start, by the index from ${byIndex.toFixed(0)} ms on.\n`,
  );
  const app = await openBeside(dataDir);
  const floor = await startFloor({ DATA_DIR: dataDir });
  try {
    await measure(app, base, floor.base, pid);
    if (load > 0) await measureUnderLoad(app, base);
  } finally {
    await floor.stop();
    await app.close();
  }
} finally {
  await server.stop();
}
