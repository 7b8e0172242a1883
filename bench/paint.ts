import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { DEMO_PASSWORD } from '../src/base/site/samples.ts';
import { readArguments } from '../src/kit/start/arguments.ts';
import { startServer } from './server.ts';

const { values, refuse } = readArguments({
  usage: `
usage: npm run paint [-- --rounds 3]

When a phone shows what a page is about, on a line and a processor that are really slow (Lighthouse computes them), with
an empty cache; the median of some rounds.`,
  options: { rounds: { type: 'string', default: '3' } },
});
if (!(Number(values.rounds) >= 1)) refuse('--rounds needs a number.');

/** Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
const LIMIT_MS = 60_000;
/** How long a page is left alone after it is ready, for what moves late, in ms. */
const QUIET_MS = 2000;

/** Pages, what they show, and who is logged in. */
const pages = [
  { path: '/', shows: 'h1' },
  { path: '/browse', shows: 'a[data-card]' },
  { path: '/profile/P001', shows: 'h1' },
  { path: '/login', shows: 'input' },
  { path: '/packages', shows: 'h2' },
  { path: '/browse', shows: 'a[data-card]', member: true },
  { path: '/dashboard', shows: 'h1', member: true },
];

type Figures = Record<'shown' | 'largest' | 'ready' | 'shifted' | 'scripts' | 'kB' | 'htmlKB', number>;

async function measure(browser: Browser, base: string, page: (typeof pages)[number]): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });
  try {
    if (page.member) {
      const data = { email: 'demo@humsafar.example', password: DEMO_PASSWORD };
      await context.request.post(`${base}/api/sessions`, { data });
    }
    const tab = await context.newPage();
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const sizes = new Map<string, number>();
    const scripts = new Set<string>();
    let html = '';
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' && response.url.startsWith('http')) scripts.add(requestId);
      if (type === 'Document') html = requestId;
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
    });
    await tab.addInitScript((shows) => {
      const figures = { shown: 0, largest: 0, ready: 0, shifted: 0 };
      Object.assign(window, { figures });
      new PerformanceObserver((list) => {
        figures.largest = list.getEntries().at(-1)!.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          figures.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        if (!figures.shown && document.querySelector(`main ${shows}`)?.getClientRects().length)
          figures.shown = performance.now();
        if (!figures.ready && document.documentElement?.dataset.takenOver === '')
          figures.ready = performance.now();
        if (!figures.shown || !figures.ready) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, page.shows);
    await tab.goto(base + page.path, { waitUntil: 'load', timeout: 60_000 });
    const read = () => tab.evaluate(() => (window as unknown as { figures: Figures }).figures);
    let figures = await read();
    const end = Date.now() + LIMIT_MS;
    while (!figures.shown || !figures.ready) {
      if (Date.now() > end) throw new Error(`${page.path} does not show ${page.shows}`);
      await tab.waitForTimeout(50);
      figures = await read();
    }
    await tab.waitForTimeout(QUIET_MS);
    figures = await read();
    const sum = [...scripts].reduce((all, id) => all + (sizes.get(id) ?? 0), 0);
    return { ...figures, scripts: scripts.size, kB: sum / 1000, htmlKB: (sizes.get(html) ?? 0) / 1000 };
  } finally {
    await context.close();
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-paint-'));
const server = await startServer({
  DATA_DIR: process.env.DATA_DIR ?? path.join(folder, 'data'),
  NODE_ENV: 'development',
});
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  console.log('| page | shown (s) | LCP (s) | taken over (s) | CLS | document (kB) | scripts | kB |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const page of pages) {
    const rounds: Figures[] = [];
    for (let round = 0; round < Number(values.rounds); round++)
      rounds.push(await measure(browser, server.base, page));
    const medianOf = (name: keyof Figures) => median(rounds.map((one) => one[name]));
    const seconds = (name: keyof Figures) => (medianOf(name) / 1000).toFixed(2);
    const cells = [
      page.path + (page.member ? ', member' : ''),
      ...[seconds('shown'), seconds('largest'), seconds('ready'), medianOf('shifted').toFixed(3)],
      ...[medianOf('htmlKB').toFixed(1), String(medianOf('scripts')), medianOf('kB').toFixed(0)],
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
