import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findChromium } from '../scripts/chromium.mjs';
import { readArguments } from '../src/kit/start/arguments.ts';
import { startServer } from './server.ts';

const { positionals: given } = readArguments({
  usage: `
usage: npm run lighthouse [-- /browse /login]

Lighthouse's scores of pages of a demo, as built and as a visitor's phone sees them. Lighthouse brings 83 packages that
nothing else needs: npm keeps it in its own cache, outside of the project.`,
  options: {},
  most: 20,
});

const LIGHTHOUSE = 'lighthouse@13.5.0';

type Report = {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; displayValue?: string }>;
};

async function measure(address: string, port: number): Promise<Report> {
  // It needs the pinned Node, which `env node` finds first.
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  const args = ['exec', '--yes', LIGHTHOUSE, '--', address, `--port=${port}`, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)('npm', args, {
    env: { ...process.env, PATH },
    maxBuffer: 1e8,
    timeout: 300_000,
  });
  return JSON.parse(stdout) as Report;
}

/** Of each page, the run in the middle is shown. */
const ROUNDS = 3;
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const paths = given.length > 0 ? given : ['/', '/browse', '/profile/P001', '/login', '/packages'];
const folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-lighthouse-'));
const server = await startServer({
  DATA_DIR: process.env.DATA_DIR ?? path.join(folder, 'data'),
  NODE_ENV: 'development',
});
const port = 20_000 + Math.floor(Math.random() * 20_000);
const chromium = spawn(
  findChromium() ?? 'chromium',
  [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${path.join(folder, 'browser')}`,
    'about:blank',
  ],
  // A group of its own: what is started may be a script around the browser.
  { stdio: 'ignore', detached: true },
);
try {
  await sleep(3000);
  // Whatever a browser does only once.
  await measure(`${server.base}/about`, port);
  for (const address of paths) {
    const rounds: Report[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(`${server.base}${address}`, port));
    const speed = (one: Report) => one.categories.performance!.score ?? 0;
    const { categories, audits } = rounds.toSorted((a, b) => speed(a) - speed(b))[Math.floor(ROUNDS / 2)]!;
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${score}`);
    const times = METRICS.map((id) => audits[id]!.displayValue);
    console.log(`${address}: ${scores.join(', ')}`);
    console.log(
      `  FCP, LCP, blocked: ${times.join(', ')}; CLS ${audits['cumulative-layout-shift']!.displayValue}`,
    );
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const audit = audits[id]!;
        if (weight > 0 && audit.score !== null && audit.score < 0.9)
          console.log(`  ${id}: ${audit.score} ${audit.displayValue ?? ''}`);
      }
    }
  }
} finally {
  process.kill(-chromium.pid!);
  await once(chromium, 'exit').catch(() => {});
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
