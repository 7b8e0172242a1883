import { serveApi } from '../../api.ts';
import { tasks } from '../../worker.ts';
import { readConfig } from '../config.ts';
import { openContext } from '../context.ts';
import { openHttp } from '../http.ts';
import { freeJobs, startJobs } from '../jobs.ts';

// The server in its own process, without pages, for tests that kill it.
const config = readConfig(process.env);
const http = openHttp(config, 'silent');
const app = await openContext(config, { log: { info() {}, warn() {}, error: console.error } });
await serveApi(http, app);
await freeJobs(app);
await startJobs(app, tasks);
await http.listen({ port: config.port, host: config.host });
console.log('ready');
