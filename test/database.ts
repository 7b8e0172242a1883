import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/kit/database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's throwaway PostgreSQL; its user may create databases. */
    postgres: string;
  }
}

/** One throwaway PostgreSQL for the whole run, or the server of TEST_DATABASE_URL: as its user, who may create databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('postgres', process.env.TEST_DATABASE_URL);
    return async () => {};
  }
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'humsafar-test-'));
  const postgres = await startPostgres({ dataDir, throwaway: true });
  project.provide('postgres', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
