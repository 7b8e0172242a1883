import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

// The reporter and `server.ts` run in one process, and may each have loaded this file.
const shared = globalThis as { failedJourneys?: Set<number> };
shared.failedJourneys ??= new Set();
const failed = shared.failedJourneys;

/** Returns whether a journey of a worker has failed since the last call. @param worker its parallel index */
export const takeFailure = (worker: number): boolean => failed.delete(worker);

/** Notes whose journeys have failed. */
export default class Failures implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== test.expectedStatus) failed.add(result.parallelIndex);
  }

  printsToStdio(): boolean {
    return false;
  }
}
