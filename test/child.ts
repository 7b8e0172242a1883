import { flushCompileCache } from 'node:module';
import { serveApi } from '../src/app/api.ts';
import { tasks } from '../src/app/worker.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openHttp } from '../src/kit/http/open.ts';
import { freeJobs, startJobs } from '../src/kit/jobs/jobs.ts';
import { openContext } from '../src/kit/start/context.ts';

// The server in its own process, without pages, for tests that kill it.
const config = readConfig(process.env);
const http = openHttp(config, 'silent');
const app = await openContext(config, {
  log: { info() {}, warn() {}, error: console.error },
  alone: false,
});
await serveApi(http, app);
await freeJobs(app);
await startJobs(app, tasks);
await http.listen({ port: config.port, host: config.host });
// What a killed process has compiled is lost, and the next one would compile it again.
flushCompileCache();
console.log('ready');
