import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readArguments } from '../src/kit/start/arguments.ts';

const { values } = readArguments({
  usage: `
usage: npm run fuzz [-- --seed 7] [--requests 20000] [--only ENDPOINT [--at N]]

Many requests to every endpoint, valid and mutated, against a throwaway database. Without a seed it picks a new one.
  --only  one endpoint; --at one of its requests`,
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    requests: { type: 'string', default: '20000' },
    only: { type: 'string' },
    at: { type: 'string' },
  },
});
console.log(`Seed ${values.seed}, ${values.requests} requests`);
const root = path.resolve(import.meta.dirname, '..');
const { status, signal } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'fuzz/fuzz.slow.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      FUZZ_SEED: values.seed,
      FUZZ_REQUESTS: values.requests,
      ...(values.only === undefined ? {} : { FUZZ_ONLY: values.only }),
      ...(values.at === undefined ? {} : { FUZZ_AT: values.at }),
    },
  },
);
if (signal) console.error(`Ended by ${signal} before it was done.`);
process.exitCode = status ?? 1;
