import { defineConfig } from 'vitest/config';
import { words } from './vite.words.ts';

export default defineConfig({
  plugins: [words()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'sandbox/**/*.test.ts', 'fuzz/**/*.test.ts'],
    globalSetup: 'src/kit/test/database.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
