import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/chromium.mjs';
import { startServer } from './server.ts';

// node bench/lighthouse.ts [/path …]: Lighthouse's four scores of pages of the built site, as a phone sees them.

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
    const result = await lighthouse(`${server.base}${address}`, { port, logLevel: 'error' });
    const { categories, audits } = result!.lhr;
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${score}`);
    console.log(`${address}: ${scores.join(', ')}`);
    for (const { refs } of Object.values(categories).map((one) => ({ refs: one.auditRefs }))) {
      for (const { id, weight } of refs) {
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
