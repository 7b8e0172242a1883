import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { type Outcome, send } from './request.ts';
import type { Site } from './site.ts';

export type Entry = Outcome & { kind: 'read' | 'write'; connection: 'kept' | 'new' };
type Write = { table: 'messages' | 'interests'; id: string };

export type Load = ReturnType<typeof startLoad>;

/**
 * Sends reads and writes of members at a steady pace, whatever becomes of the earlier ones, and remembers every write
 * that was acknowledged. Half of the requests open a connection of their own.
 */
export function startLoad(site: Site, perSecond = { reads: 10, writes: 10 }) {
  const { cast, base } = site;
  const agent = new http.Agent({ keepAlive: true });
  const entries: Entry[] = [];
  const acknowledged: Write[] = [];
  /** Messages that may or may not have arrived. */
  const unanswered: string[] = [];
  const pending = new Map<Promise<void>, number>();
  let n = 0;

  const connection = () => (n++ % 2 ? ({ agent } as const) : {});
  const note = (kind: Entry['kind'], options: { agent?: http.Agent }, outcome: Outcome) => {
    entries.push({ ...outcome, body: '', kind, connection: options.agent ? 'kept' : 'new' });
  };

  async function read(turn: number) {
    const { women, men } = cast;
    const reader = women[turn % women.length]!;
    const path = turn % 3 === 0 ? '/api/me' : `/api/profiles/${men[turn % men.length]!.publicId}`;
    const options = connection();
    note('read', options, await send(`${base}${path}`, { token: reader.token, ...options }));
  }

  async function sendMessage(turn: number) {
    const { sides, conversation } = cast.couples[turn % cast.couples.length]!;
    const sender = sides[Math.floor(turn / cast.couples.length) % 2]!;
    const id = randomUUID();
    const options = connection();
    const outcome = await send(`${base}/api/conversations/${conversation}/messages/${id}`, {
      method: 'PUT',
      token: sender.token,
      body: { body: `Namaste ${turn}` },
      ...options,
    });
    note('write', options, outcome);
    if (outcome.status === 200) acknowledged.push({ table: 'messages', id });
    else if (outcome.status === null) unanswered.push(id);
  }

  async function sendInterest(turn: number) {
    const { women, men } = cast;
    const pairs = women.length * men.length;
    const woman = women[turn % women.length]!;
    const man = men[Math.floor((turn % pairs) / women.length)]!;
    const options = connection();
    const outcome = await send(`${base}/api/profiles/${man.publicId}/interest`, {
      method: 'PUT',
      token: woman.token,
      ...options,
    });
    note('write', options, outcome);
    if (outcome.status === 200)
      acknowledged.push({ table: 'interests', id: JSON.parse(outcome.body).id as string });
  }

  /** Calls `work` so often in a second; late timers are made up for. */
  function repeat(rate: number, work: (turn: number) => Promise<void>) {
    const began = performance.now();
    let turn = 0;
    return setInterval(() => {
      for (; turn < ((performance.now() - began) / 1000) * rate; turn++) {
        const done: Promise<void> = work(turn).finally(() => pending.delete(done));
        pending.set(done, performance.now());
      }
    }, 20);
  }

  const timers = [
    repeat(perSecond.reads, read),
    repeat(perSecond.writes / 2, sendMessage),
    repeat(perSecond.writes / 2, sendInterest),
  ];
  return {
    entries,
    acknowledged,
    unanswered,
    /** How many requests wait for their answer. */
    get waiting() {
      return pending.size;
    },
    /** For how long the oldest of them waits. */
    get waitingMs() {
      const [oldest] = pending.values();
      return oldest === undefined ? 0 : performance.now() - oldest;
    },
    /** Stops sending and waits for the last answers. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(pending.keys());
      agent.destroy();
    },
  };
}

/** How many acknowledged writes are not in the database, and how many were done without a word to their sender. */
export async function compare(site: Site, load: Load) {
  const missing = async (table: string, column: string, ids: string[]) => {
    const rows = await site.query<{ id: string }>(
      `select ${column} as id from ${table} where ${column} = any($1::uuid[])`,
      [ids],
    );
    return ids.length - rows.length;
  };
  const idsOf = (table: Write['table']) =>
    load.acknowledged.filter((write) => write.table === table).map((write) => write.id);
  const lost =
    (await missing('messages', 'public_id', idsOf('messages'))) +
    (await missing('interests', 'id', idsOf('interests')));
  const unsaid = load.unanswered.length - (await missing('messages', 'public_id', load.unanswered));
  return { lost, unsaid };
}
