import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openContext } from '../src/kit/start/context.ts';
import type { Test } from './app.ts';

/** Opens what another process of a site has: it shares the database, and nothing in memory. */
export async function openOtherProcess({ app: { config, clock, log } }: Test) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'humsafar-other-'));
  const app = await openContext({ ...config, dataDir }, { clock, log, alone: false });
  return {
    app,
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
