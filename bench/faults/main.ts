import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../src/kit/shared/time/durations.ts';
import { readArguments } from '../../src/kit/start/arguments.ts';
import { clock } from './clock.ts';
import { connections } from './connections.ts';
import { frozen, postmaster, stopped } from './database.ts';
import { diskFull } from './disk.ts';
import type { Fault, Result } from './fault.ts';
import { openFolder } from './folder.ts';
import { percentile, tally } from './measure/figures.ts';
import { kill, sigterm } from './process.ts';
import { head, keep, row } from './report.ts';
import { gatewaySilent, mailHangs } from './services.ts';
import { openSite } from './site.ts';

const { values, positionals: names } = readArguments({
  usage: `
usage: npm run faults [-- frozen "kill -9"] [--seconds 5] [--write]

A real server with its own database goes through long faults under a steady load. Names choose faults by a part of
theirs. Ends with 1 when something that has to hold does not.
  --seconds  how long one lasts, or how many rounds it has
  --write    keeps their lines in the table of bench/README.md`,
  options: { seconds: { type: 'string' }, write: { type: 'boolean', default: false } },
  most: 20,
});

const faults: Fault[] = [
  stopped,
  frozen,
  postmaster,
  ...connections,
  diskFull,
  await mailHangs(),
  await gatewaySilent(),
  clock,
  sigterm,
  kill,
];

/** What a fault may take besides its length. */
const GRACE_MS = 4 * MINUTE_MS;
const length = values.seconds === undefined ? undefined : Number(values.seconds);
const chosen = faults.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
if (process.platform !== 'linux') fail('The fault bench reads /proc: it runs on Linux.');
if (chosen.length === 0) fail(`There is no such fault. These there are:\n${list(faults)}`);
if (length !== undefined && !(length >= 0)) fail('--seconds needs a number.');

const root = await openFolder();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => void root.close().finally(() => process.exit(130)));
}
const rows = new Map<string, string>();
let broken = 0;
try {
  for (const [index, fault] of chosen.entries()) {
    const missing = fault.missing?.();
    if (missing) {
      console.log(`\n${fault.name}: not tried, ${missing}`);
      continue;
    }
    console.log(`\n${fault.name}`);
    const result = await tried(fault, index);
    if (!result) continue;
    rows.set(fault.name, row(fault.name, result));
    printResult(result);
  }
} finally {
  await root.close();
  for (const fault of faults) await fault.close?.();
}
const table = [...head, ...rows.values()].join('\n');
console.log(`\n${table}\n\nNode ${process.version}, ${availableParallelism()} cores`);
if (values.write) {
  const file = path.join(import.meta.dirname, '../README.md');
  const text = await readFile(file, 'utf8');
  const order = faults.map(({ name }) => name);
  await writeFile(file, keep(text, rows, order));
}
process.exit(broken > 0 ? 1 : 0);

/** Runs one fault on its own server. An error counts as broken. */
async function tried(fault: Fault, index: number): Promise<Result | undefined> {
  let site: Awaited<ReturnType<typeof openSite>> | undefined;
  try {
    site = await openSite(root.folder, String(index), fault.site);
    const rounds = length ?? fault.length;
    const deadline = sleep(GRACE_MS + rounds * (fault.roundMs ?? 1000), undefined, { ref: false });
    const late = deadline.then(() => {
      throw new Error('It takes too long.');
    });
    const result = await Promise.race([fault.run(site, rounds), late]);
    for (const [warning, count] of await site.warnings()) console.log(`  ${count} × the server: ${warning}`);
    return result;
  } catch (error) {
    broken++;
    console.log(`  BROKEN ${error instanceof Error ? error.stack : error}`);
    rows.set(fault.name, `| ${fault.name} | broken: ${String(error).split('\n')[0]} |`);
    return undefined;
  } finally {
    await site?.close().catch((error: unknown) => console.log(`  ${error}`));
  }
}

function printResult({ measured, bounds, notes }: Result) {
  for (const [kind, count] of Object.entries(tally(measured.during))) console.log(`  ${count} × ${kind}`);
  for (const connection of ['kept', 'new'] as const) {
    const times = measured.during.filter((entry) => entry.connection === connection).map(({ ms }) => ms);
    if (times.length > 0)
      console.log(`  p95 ${percentile(times, 0.95).toFixed(0)} ms on ${connection} connections`);
  }
  for (const note of notes) console.log(`  ${note}`);
  for (const { words, holds } of bounds) console.log(`  ${holds ? 'holds ' : 'BROKEN'} ${words}`);
  broken += bounds.filter(({ holds }) => !holds).length;
}

function list(all: Fault[]) {
  return all.map(({ name }) => `  ${name}`).join('\n');
}

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}
