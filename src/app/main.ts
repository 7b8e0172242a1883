import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Node strips types and compiles each module at every start: half of the processor time until the first search. It
// keeps the result here from the second start on, by content, so that an update compiles what has changed.
const dataDir = path.resolve(process.env.DATA_DIR || './data');
if (existsSync(dataDir)) enableCompileCache(path.join(dataDir, 'compiled'));

await import('./server.ts');
