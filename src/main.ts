import path from 'node:path';
import { serveApi } from './api.ts';
import { readConfig } from './kit/config.ts';
import { openContext } from './kit/context.ts';
import { openHttp } from './kit/http.ts';
import { freeJobs, startJobs } from './kit/jobs.ts';
import { readPages } from './kit/page.ts';
import { hidden, screens } from './paths.ts';
import { prepare } from './prepare.ts';
import { tasks } from './worker.ts';

async function start() {
  const config = readConfig(process.env);
  const pages = await readPages(path.resolve(import.meta.dirname, '../build/client'), {
    publicUrl: config.publicUrl,
    screens,
    hidden,
  });
  const http = openHttp(config, 'info');
  const app = await openContext(config, { log: http.log });
  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
  const stop = once(async () => {
    // What is in flight is finished first; the database goes last.
    await http.close();
    await jobs?.stop();
    await app.close();
  });
  // From here on there is a database to stop, also while the samples of a demo are still drawn.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop().finally(() => process.exit(0)));
  }
  try {
    await prepare(app);
    await serveApi(http, app);
    await pages.register(http);
    // The embedded database has one server.
    if (!config.databaseUrl) await freeJobs(app);
    jobs = await startJobs(app, tasks);
    await http.listen({ port: config.port, host: config.host });
    say(config.publicUrl, config.demo);
  } catch (error) {
    await stop();
    throw error;
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

function say(address: string, demo: boolean) {
  console.log(`\nHumsafar is ready: ${address}`);
  if (demo) console.log('It is a demo with sample people; both login forms are filled in already.');
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
