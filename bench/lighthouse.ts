import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findChromium } from '../scripts/chromium.mjs';
import { startServer } from './server.ts';

// node bench/lighthouse.ts [/path …]: Lighthouse's four scores of pages of the built site, as a phone sees them.
// Lighthouse brings 83 packages that nothing else needs: npm keeps it in its own cache, outside of the project.

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

const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/'];
const folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-lighthouse-'));
const server = await startServer({ DATA_DIR: path.join(folder, 'data') });
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
  { stdio: 'ignore' },
);
try {
  await sleep(3000);
  for (const address of paths) {
    const { categories, audits } = await measure(`${server.base}${address}`, port);
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${score}`);
    console.log(`${address}: ${scores.join(', ')}`);
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const audit = audits[id]!;
        if (weight > 0 && audit.score !== null && audit.score < 0.9)
          console.log(`  ${id}: ${audit.score} ${audit.displayValue ?? ''}`);
      }
    }
  }
} finally {
  chromium.kill();
  await once(chromium, 'exit').catch(() => {});
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
