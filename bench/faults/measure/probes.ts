import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from '../load.ts';
import { send } from '../request.ts';
import type { Site } from '../site.ts';
import { isServed } from './figures.ts';

const LIVE_CONNECTIONS = `select count(*)::int as n from pg_stat_activity where application_name = 'humsafar live'`;

/** Whether something was sent and served since an instant, reads and writes, nothing was refused and nothing waits. */
export function servedSince(load: Load, since: number): boolean {
  if (load.waitingMs > 2000) return false;
  const recent = load.entries.filter((entry) => entry.sentAt >= since);
  return (
    recent.some((entry) => entry.kind === 'read') &&
    recent.some((entry) => entry.kind === 'write') &&
    recent.every(isServed)
  );
}

/** Connections that listen to the database, after they had time to grow too many. */
export async function countLive(site: Site, settleMs: number): Promise<number> {
  const count = async () => (await site.query<{ n: number }>(LIVE_CONNECTIONS))[0]!.n;
  for (const giveUpAt = performance.now() + 15_000; performance.now() < giveUpAt; ) {
    if ((await count()) === 1) break;
    await sleep(250);
  }
  await sleep(settleMs);
  return count();
}

/** Opens a member's live stream and sends that member a message. Resolves to false when no event arrives within 20 seconds. */
export async function hearsChange(site: Site): Promise<boolean> {
  const { sides, conversation } = site.cast.couples.at(-1)!;
  let received = false;
  const request = http.get(`${site.base}/api/live`, {
    agent: false,
    headers: { cookie: `session=${sides[0].token}` },
  });
  request.on('error', () => {});
  request.on('response', (response) => {
    response.on('error', () => {});
    response.on('data', (part: Buffer) => {
      if (part.includes('event: changed')) received = true;
    });
  });
  for (let tries = 0; tries < 8 && !received; tries++) {
    await send(`${site.base}/api/conversations/${conversation}/messages/${crypto.randomUUID()}`, {
      method: 'PUT',
      token: sides[1].token,
      body: { body: 'Are you there?' },
    });
    for (const giveUpAt = performance.now() + 2500; !received && performance.now() < giveUpAt; )
      await sleep(50);
  }
  request.destroy();
  return received;
}

/** Waits until something holds. Throws an Error with `words` when it does not within the time. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  ms: number,
  words: string,
): Promise<void> {
  for (const giveUpAt = performance.now() + ms; !(await holds()); ) {
    if (performance.now() > giveUpAt) throw new Error(words);
    await sleep(100);
  }
}
