import { createHash, randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenApp } from '../../src/kit/start/context.ts';

/** Writes an account, and a photo with its row, again and again, and notes what was acknowledged and when. */
export function writeUntilStopped(on: OpenApp, writer: number) {
  const accounts: { email: string; madeAt: number }[] = [];
  const photos: { key: string; sum: string; madeAt: number }[] = [];
  let stopped = false;
  async function work() {
    const { id } = await on.db.selectFrom('profiles').select('id').offset(writer).executeTakeFirstOrThrow();
    for (let n = 1; !stopped; n++) {
      const email = `writer${writer}-${n}@example.in`;
      await on.pool.query('insert into accounts (email, password_hash) values ($1, $2)', [email, '-']);
      accounts.push({ email, madeAt: Date.now() });
      if (n % 5 > 0) continue;
      const key = `${writer}-${n}`;
      const picture = randomBytes(20_000);
      await on.storage.put(`${key}/small.webp`, picture);
      await on.pool.query('insert into photos (profile_id, storage_key, position) values ($1, $2, $3)', [
        id,
        key,
        100 + n / 5,
      ]);
      photos.push({ key, sum: sha256(picture), madeAt: Date.now() });
    }
  }
  const working = work();
  return {
    accounts,
    photos,
    async stop() {
      stopped = true;
      await working;
    },
  };
}

/** Begins to upload a photo before a backup; `finish` ends it while the database is copied. */
export async function beginSlowUpload(on: OpenApp) {
  const key = 'slow';
  const picture = randomBytes(20_000);
  const { rows } = await on.pool.query('select id from profiles order by id desc limit 1');
  await on.storage.put(`${key}/small.webp`, picture.subarray(0, 10_000));
  return {
    async finish() {
      while ((await on.pool.query('select from pg_replication_slots')).rowCount === 0);
      await appendFile(path.join(on.config.dataDir, 'photos', key, 'small.webp'), picture.subarray(10_000));
      await on.pool.query('insert into photos (profile_id, storage_key, position) values ($1, $2, 100)', [
        rows[0].id,
        key,
      ]);
      return { key, sum: sha256(picture), madeAt: Date.now() };
    },
  };
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
