import { expect, test } from 'vitest';
import { MINUTE_MS } from '../src/kit/shared/time/durations.ts';
import { describe, fuzz, type Options } from './run.ts';

const { FUZZ_SEED, FUZZ_REQUESTS, FUZZ_ONLY, FUZZ_AT } = process.env;

// As part of the tests it is short and deterministic; `npm run fuzz` sets these.
const options: Options = {
  seed: Number(FUZZ_SEED ?? 1),
  requests: Number(FUZZ_REQUESTS ?? 800),
  only: FUZZ_ONLY,
  index: FUZZ_AT === undefined ? undefined : Number(FUZZ_AT),
};

test(
  `${options.requests} requests of seed ${options.seed} find no fault and no status that is not listed`,
  async () => {
    const report = await fuzz(options);
    const { requests, seconds, statuses, findings, unreached, after } = report;
    console.log(
      `${requests} requests in ${seconds.toFixed(1)} s:`,
      Object.entries(statuses)
        .map(([status, count]) => `${status} × ${count}`)
        .join(', '),
    );
    // One of each kind is printed, with the number of all.
    const kinds = new Map(findings.map((it) => [`${it.endpoint} ${it.wrong.join()}`, it]));
    const descriptions = [...kinds.values()].slice(0, 30).map((it) => describe(options, it));
    expect(
      findings.length,
      `${findings.length} findings of ${kinds.size} kinds\n\n${descriptions.join('\n\n')}`,
    ).toBe(0);
    expect(after, 'wrong after the run').toEqual([]);
    if (options.index === undefined)
      expect(unreached, 'endpoints of which no valid request succeeded').toEqual([]);
  },
  30 * MINUTE_MS,
);
