import { defineConfig, devices } from '@playwright/test';
import { askForSite, findSite } from './e2e/sites.ts';
import { findChromium } from './scripts/chromium.mjs';

// The last --disable-features counts: Playwright's own list as far as it concerns Linux, macOS and this site, and the
// two windows of the address bar that a headless Chromium would load for each context (0.4 s of processor time).
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const args = [
  '--headless',
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
  // A page of a journey lives for seconds: optimising its scripts costs more than it saves.
  '--js-flags=--no-maglev --no-turbofan',
];

await askForSite();

// `npm test` sets it: the core drives each of its journeys once and scans nothing (docs/testing.md). Otherwise journeys run
// at all their sizes, with scans; after the core, staff journeys at a tablet alone, where they are scanned at every width.
const core = process.env.TEST_LEVEL === 'core';
const rest = process.env.TEST_LEVEL === 'rest';
/** Journeys, and files of them, that are not in the core. */
const SLOW = /[.@]slow\b/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Starts a server with a database of its own for each worker.
  globalSetup: './e2e/server.ts',
  fullyParallel: true,
  workers: process.env.E2E_URL ? 1 : 2,
  // A busy machine makes a journey slower and nothing else.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./e2e/failures.ts']],
  use: {
    baseURL: findSite()?.url,
    actionTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Nothing fades while it is looked at; motion.slow.spec.ts has it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Each context would fetch and compile all scripts of members; journeys without a connection allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args },
  },
  // @both: driven on a phone, and what it shows is measured at the desk's width too (e2e/accessible.ts).
  // @bureau: the daily work of the staff, driven at a desk and on a tablet, where it is measured at the widths of a phone and
  // a desk too.
  // @slow, or a file named .slow.spec.ts: not in the core.
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        // The server guesses the width of the screen by it.
        userAgent: devices['Pixel 7'].userAgent,
      },
      grepInvert: core ? [/@desk|@bureau/, SLOW] : /@desk|@bureau/,
    },
    {
      name: 'desk',
      use: { viewport: { width: 1280, height: 800 } },
      grep: core ? /@desk|@bureau/ : /./,
      grepInvert: core ? SLOW : rest ? /@phone|@both|@bureau/ : /@phone|@both/,
    },
    {
      name: 'tablet',
      use: { viewport: { width: 768, height: 1024 } },
      grep: core ? /(?!)/ : /@bureau/,
    },
  ],
});
