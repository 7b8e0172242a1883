import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { catalog } from './vite.catalog.ts';

/** The longest of all and then the slow ones: at the end, one would run alone. */
const order = [/\/relations\.slow\.test\.ts$/, /\.slow\.test\.ts$/, /./];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) => order.findIndex((one) => one.test(moduleId));
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  plugins: [catalog()],
  test: {
    include: ['{src,seed,sandbox,fuzz,bench,upgrade}/**/*.test.{ts,tsx}'],
    globalSetup: 'test/database.ts',
    setupFiles: 'test/cheapPasswords.ts',
    pool: 'forks',
    // Nothing of the server or of the tests keeps state between files but counters: modules are loaded once a worker.
    isolate: false,
    maxWorkers: 3,
    // What is made for one request is collected less often, and what stays until there is 1 GB: 4 % of the processor time
    // each.
    execArgv: ['--max-semi-space-size=64', '--initial-old-space-size=1024'],
    sequence: { sequencer: LongFirst },
    // Longer than the slowest takes on a machine that is busy with something else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy machine makes a test slower and nothing else.
    expect: { poll: { timeout: 30_000 } },
  },
});
