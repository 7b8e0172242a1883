import { defineConfig } from 'vitest/config';
import { words } from './vite.words.ts';

export default defineConfig({
  plugins: [words()],
  test: {
    include: ['{src,seed,sandbox,fuzz,bench}/**/*.test.{ts,tsx}'],
    globalSetup: 'src/kit/test/database.ts',
    pool: 'forks',
    // Nothing of the server or of the tests keeps state between files but counters: modules are loaded once a worker.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
