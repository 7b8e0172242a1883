import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { recordAudit, system } from '../audit.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
  for (const id of [1, 2, 3])
    await site.app.db.transaction().execute((tx) =>
      recordAudit(tx, {
        ...{ actor: system, action: 'approve', subject: { kind: 'profile', id }, now: site.app.clock() },
        after: { approvedAt: site.app.clock() },
      }),
    );
});
afterAll(() => site.close());

/** Runs `npm run audit:verify` while this test's server runs. */
async function runVerify(...args: string[]) {
  const { databaseUrl, dataDir } = site.app.config;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'verify.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, wrong };
}

test('npm run audit:verify checks it while the site runs, and exits with 1 when it was changed', async () => {
  const { code, output } = await runVerify();
  expect(code).toBe(0);
  const [, last] = /Last row: (\d+:[0-9a-f]{64})\n/.exec(output)!;
  expect(await runVerify(last!)).toMatchObject({ code: 0, output });
  expect(await runVerify('nonsense')).toMatchObject({ code: 2 });

  await sql`alter table audit_log disable trigger user`.execute(site.app.db);
  await sql`update audit_log set role = 'admin', account_id = 1 where id = 2`.execute(site.app.db);
  const changed = await runVerify();
  expect(changed.code).toBe(1);
  expect(changed.wrong).toContain('Row 2 was changed.');
});
